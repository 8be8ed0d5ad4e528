/** What a page loads before it has settled: every script, compressed by ourselves as a static host would. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const IDLE_MS = 2_000;

/**
 * Opens `path` with an empty cache and waits until `content` shows and the network has been idle for two seconds.
 * @returns {Promise<{ files: { file: string, bytes: number }[], bytes: number }>} bytes after brotli
 */
export async function firstLoad(context, address, path, content) {
  const page = await context.newPage();
  const files = new Set();
  let lastAt = Date.now();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) files.add(pathname);
  });
  page.on("requestfinished", () => (lastAt = Date.now()));
  page.on("request", () => (lastAt = Date.now()));
  await page.goto(address + path);
  await content(page).waitFor();
  while (Date.now() - lastAt < IDLE_MS) await page.waitForTimeout(100);
  await page.close();
  const sizes = [...files]
    .map((file) => ({ file, bytes: brotliBytes(`dist${file}`) }))
    .sort((one, other) => other.bytes - one.bytes);
  return { files: sizes, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const brotliBytes = (file) => {
  const source = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  return brotliCompressSync(source, { params }).length;
};

/** kB of first-load script, brotli (docs/testing.md). */
export const BUDGETS = { "/login": 165, "/home": 195 };

export const kB = (bytes) => (bytes / 1_000).toFixed(1);
