/** Files that leave the app. */

export type SavedFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** A device that saves to a slow place reads from the address for a while. */
const ADDRESS_KEPT_MS = 60_000;

/** Hands a file to the person's downloads; the page stays where it is, and the file is never opened as a page (A69). */
export function saveFile({ name, type, bytes }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.rel = "noopener";
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS);
}
