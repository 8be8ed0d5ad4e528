/**
 * The app that wraps this one on a phone, if there is one: it can pick a file where the phone's web view can't.
 * Facts D7, reading AMB-70; cases UP-05, F74, A86.
 */
import * as v from "valibot";
import type { FilePicker } from "../domain/files";

type NativeApp = {
  platform: "android" | "ios";
  version: string;
  /** Missing in old apps. */
  pickFile?: () => void;
  takeFile?: () => unknown;
  openStore?: () => void;
};

declare global {
  interface Window {
    nativeApp?: unknown;
  }
}

const method = v.optional(v.function());
const appSchema = v.object({
  platform: v.picklist(["android", "ios"]),
  version: v.pipe(v.string(), v.maxLength(40)),
  pickFile: method,
  takeFile: method,
  openStore: method,
});

/** Some more than 20 MB are in base64, so that a file which is too large is called so. */
const MAX_BASE64 = 40_000_000;
const fileSchema = v.nullish(
  v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    type: v.pipe(v.string(), v.maxLength(255)),
    base64: v.pipe(v.string(), v.maxLength(MAX_BASE64)),
  }),
);

/** Android apps from this version on can pick files. */
const FIRST_PICKING_ANDROID = [2, 0, 0];

/** The object itself, so that its methods are called on it. */
const nativeApp = (): NativeApp | null => {
  const { nativeApp: bridge } = window;
  return v.is(appSchema, bridge) ? (bridge as NativeApp) : null;
};

export function filePicker(): FilePicker {
  const app = nativeApp();
  if (app === null) return "browser";
  const hasPicker = app.pickFile !== undefined && app.takeFile !== undefined;
  if (app.platform === "android" && (!hasPicker || isOlder(app.version, FIRST_PICKING_ANDROID))) return "outdated";
  return hasPicker ? "native" : "browser";
}

export const openNativePicker = (): void => quietly(() => nativeApp()?.pickFile?.());

/**
 * The file that was picked; null while there is none. It is unpacked piece by piece, so that nothing on the page stands still
 * meanwhile (A49). @rejects for what is no file.
 */
export async function takeNativeFile(): Promise<File | null> {
  const given = v.parse(fileSchema, nativeApp()?.takeFile?.());
  return given ? new File(await unpacked(given.base64), given.name, { type: given.type }) : null;
}

/** Characters of base64 that are unpacked at a time: some milliseconds on a slow phone. */
const PIECE = 400_000;

async function unpacked(base64: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let rest = "";
  for (let at = 0; at < base64.length; at += PIECE) {
    // Four characters belong together, line breaks aside.
    const text = rest + base64.slice(at, at + PIECE).replace(/\s+/g, "");
    const whole = text.length - (text.length % 4);
    pieces.push(bytesOf(atob(text.slice(0, whole))));
    rest = text.slice(whole);
    await new Promise((goOn) => setTimeout(goOn));
  }
  return [...pieces, bytesOf(atob(rest))];
}

/** In a loop: `Uint8Array.from` takes seconds for 15 MB. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

export const openStore = (): void => quietly(() => nativeApp()?.openStore?.());

/** Told whenever the window has the focus again: what the wrapping app showed over it is gone. */
export function onFocus(listener: () => void): () => void {
  window.addEventListener("focus", listener);
  return () => window.removeEventListener("focus", listener);
}

function isOlder(version: string, than: number[]): boolean {
  const parts = version.split(".").map((part) => Number.parseInt(part, 10) || 0);
  const at = than.findIndex((part, i) => (parts[i] ?? 0) !== part);
  return at >= 0 && (parts[at] ?? 0) < (than[at] ?? 0);
}

/** What the wrapping app throws is its own trouble: the person sees that nothing opened, and presses again. */
function quietly(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.warn("The native app refused.", error);
  }
}
