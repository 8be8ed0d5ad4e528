/** Pictures without what they tell beside what they show: where and when they were taken, with which device. Case A72. */
import { MIME_TYPES } from "../domain/files";
import { withoutExtras } from "../domain/png";

/** Larger canvases come out empty on some phones. */
const MAX_PIXELS = 16_000_000;
const QUALITY = 0.92;

/** The picture drawn anew, upright: nothing but what can be seen is left. @throws when the browser can't read it. */
export async function redrawnJpeg(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.floor(picture.width * scale));
    canvas.height = Math.max(1, Math.floor(picture.height * scale));
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("There is no canvas to draw on.");
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return new File([await jpegOf(canvas)], file.name, { type: MIME_TYPES.jpeg });
  } finally {
    picture.close();
  }
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("The picture can't be drawn anew.")) : resolve(blob)),
      MIME_TYPES.jpeg,
      QUALITY,
    ),
  );

/** The same picture, without the texts and places beside it. @throws when it isn't whole. */
export async function barePng(file: File): Promise<File> {
  const bare = withoutExtras(new Uint8Array(await file.arrayBuffer()));
  if (bare === null) throw new Error("The picture isn't whole.");
  return new File([bare], file.name, { type: MIME_TYPES.png });
}
