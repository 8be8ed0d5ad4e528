/** Reads a QR code the way a camera does: from the pixels of a picture, with a decoder that knows nothing of the app. */
import { type Browser, expect, type Page } from "@playwright/test";
import jsQR, { type QRCode } from "jsqr";
import type { World } from "./world";

/** What the code on the screen says, and the picture it was read from. Tries for a while, as a camera does. */
export async function qrOn(page: Page) {
  let read: { text: string; modules: number; pixels: Pixels; location: QRCode["location"] } | null = null;
  await expect
    .poll(
      async () => {
        const pixels = await pixelsOf(page.context().browser()!, await page.screenshot({ animations: "disabled" }));
        const code = jsQR(pixels.data, pixels.width, pixels.height, { inversionAttempts: "dontInvert" });
        read = code && { text: code.data, modules: 17 + 4 * code.version, pixels, location: code.location };
        return read !== null;
      },
      { message: "a QR code stands on the screen that can be read", timeout: 15_000 },
    )
    .toBe(true);
  return read!;
}

/** The phone reads the code and takes it; once more when it was so slow that the code has grown too old. */
export const scanCode = (page: Page, world: World, personalNumber: string): Promise<void> =>
  expect
    .poll(async () => (await world.scan((await qrOn(page)).text, personalNumber)).ok(), "the phone takes the code")
    .toBe(true);

export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** The picture as RGBA, unpacked by a page of its own: the app's policy has no part in it. */
async function pixelsOf(browser: Browser, png: Buffer): Promise<Pixels> {
  const page = await browser.newPage();
  const { bytes, width, height } = await page.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let binary = "";
    for (let at = 0; at < data.length; at += 8_192) binary += String.fromCharCode(...data.subarray(at, at + 8_192));
    return { bytes: btoa(binary), width: bitmap.width, height: bitmap.height };
  }, png.toString("base64"));
  await page.close();
  return { data: new Uint8ClampedArray(Buffer.from(bytes, "base64")), width, height };
}
