/** Looking into a file that somebody chose, before it is sent anywhere. Cases F73, A70, A72. */
import { HEAD_BYTES, type InvoiceKind, TAIL_BYTES } from "../domain/fileKinds";
import { type CheckedFile, MIME_TYPES, sizeFaultOf, sortFile } from "../domain/files";
import { barePng, redrawnJpeg } from "./photos";

/** Never rejects: what the device can't read is refused as such. */
export async function checkInvoice(file: File): Promise<CheckedFile> {
  const sizeFault = sizeFaultOf(file.size);
  if (sizeFault !== null) return { status: "refused", fault: sizeFault };
  try {
    const [head, tail] = await Promise.all([bytesOf(file.slice(0, HEAD_BYTES)), bytesOf(file.slice(-TAIL_BYTES))]);
    const sorted = sortFile(file.name, { head, tail });
    if ("fault" in sorted) return { status: "refused", fault: sorted.fault };
    return { status: "fine", file: await PREPARE[sorted.kind](file) };
  } catch {
    return { status: "refused", fault: "unreadable" };
  }
}

/** The name stays as it is; the type is what the content says. */
const PREPARE: Record<InvoiceKind, (file: File) => File | Promise<File>> = {
  pdf: (file) => new File([file], file.name, { type: MIME_TYPES.pdf }),
  jpeg: redrawnJpeg,
  png: barePng,
};

const bytesOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());
