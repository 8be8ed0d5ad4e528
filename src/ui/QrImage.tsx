import { create } from "qrcode";
import { QR_SIZE_PX } from "./qrSize";

/** White modules on each side; scanners need four. */
const QUIET = 4;

/** The modules of the code as one path: no markup is put together from text. */
export default function QrImage({ data }: { data: string }) {
  const { modules } = create(data, { errorCorrectionLevel: "L" });
  const side = modules.size + 2 * QUIET;
  // Whole pixels a module: on an ordinary screen uneven ones are hard to read for a camera.
  const sizePx = side * Math.max(1, Math.floor(QR_SIZE_PX / side));
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width={sizePx} height={sizePx} shapeRendering="crispEdges" aria-hidden="true">
      <path d={pathOf(modules.data, modules.size)} fill="black" />
    </svg>
  );
}

/** Each run of dark modules in a row as one rectangle. `cells` holds the rows one after the other, 1 is dark. */
export function pathOf(cells: ArrayLike<number>, size: number): string {
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!cells[row * size + column]) continue;
      const start = column;
      while (column < size && cells[row * size + column]) column++;
      path += `M${start + QUIET} ${row + QUIET}h${column - start}v1h${start - column}z`;
    }
  }
  return path;
}
