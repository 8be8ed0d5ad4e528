/** Files as people have them, as small as they can be. */

/** Each character as the byte of its number. */
export const bytesOf = (content: string | number[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(typeof content === "string" ? [...content].map((character) => character.charCodeAt(0)) : content);

export const PDF = bytesOf("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** Begins as a photo does; nothing can be drawn from it. */
export const JPEG = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]);

export const chunk = (type: string, data: string | number[] = []): number[] => {
  const bytes = bytesOf(data);
  return [0, 0, 0, bytes.length, ...bytesOf(type), ...bytes, 1, 2, 3, 4];
};
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const png = (...chunks: number[][]) => bytesOf([...SIGNATURE, ...chunks.flat()]);
export const PNG = png(chunk("IHDR", "thirteen byte"), chunk("IDAT", "pixels"), chunk("IEND"));

export const heic = (brand: string) => bytesOf(`\0\0\0\u0018ftyp${brand}\0\0\0\0`);

/** An archive with nothing in it but a comment. */
export const zip = (comment = "") => bytesOf([0x50, 0x4b, 5, 6, ...Array(16).fill(0), comment.length, 0, ...bytesOf(comment)]);
