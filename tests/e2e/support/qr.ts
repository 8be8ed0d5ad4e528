/** Reads a QR code as a phone would: from the pixels of a picture, with a decoder that knows nothing of what drew it. */
import type { Page } from "@playwright/test";
import decode from "jsqr";

/** What the code on the page says. @throws when there is none that can be read */
export async function scanQr(page: Page): Promise<string> {
  const picture = await page.screenshot();
  const { pixels, width, height } = await pixelsOf(page, picture.toString("base64"));
  const code = decode(Uint8ClampedArray.from(Buffer.from(pixels, "base64")), width, height);
  if (!code) throw new Error("No QR code can be read on the page.");
  return code.data;
}

/** Red, green, blue and alpha of each pixel, decoded by the browser on an empty page. */
async function pixelsOf(page: Page, png: string): Promise<{ pixels: string; width: number; height: number }> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      context.drawImage(image, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
      let text = "";
      for (let at = 0; at < data.length; at += 8_192) text += String.fromCharCode(...data.subarray(at, at + 8_192));
      return { pixels: btoa(text), width, height };
    }, png);
  } finally {
    await blank.close();
  }
}
