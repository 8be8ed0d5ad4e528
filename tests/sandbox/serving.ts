/**
 * Serves the built app as production would: the page for every address that a person can go to, hashed files for ever, and the
 * content security policy of facts D8 from the first day. A file that isn't there is never answered with the page (F55).
 */
import { readFile, stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Context, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { SandboxEnv } from "./env";

const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE_HASH}`,
  "style-src-attr 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types app",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join("; ");

const EVERYWHERE = { "x-content-type-options": "nosniff", "referrer-policy": "strict-origin-when-cross-origin" };

export function serving(distDir: string) {
  const read = filesOf(distDir);
  return new Hono<SandboxEnv>().get("*", async (c) => {
    const path = decoded(c.req.path);
    const file = path === null || path.endsWith("/") ? null : await read(path);
    if (file !== null) return sent(c, file, cachingOf(path!));
    const page = path !== null && isNavigation(path, c.req.header("accept")) ? await read("/index.html") : null;
    if (page !== null) return sent(c, page, cachingOf("/index.html"));
    return c.text("Not found", 404, { ...EVERYWHERE, "cache-control": "no-store" });
  });
}

/**
 * Whether a GET is a person going somewhere. A path that ends like a file isn't; `/insurance/collect/1/Hallon.se` is, since
 * no file ends in `.se`.
 */
export const isNavigation = (path: string, accept = ""): boolean =>
  accept.includes("text/html") && getMimeType(path) === undefined && !`${path}/`.startsWith("/assets/");

function cachingOf(path: string): Record<string, string> {
  if (path.endsWith(".html")) return { "cache-control": "no-store", "content-security-policy": CONTENT_SECURITY_POLICY };
  return { "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache" };
}

function sent(c: Context<SandboxEnv>, file: File, headers: Record<string, string>) {
  const all = { ...EVERYWHERE, "content-type": file.type, etag: file.etag, vary: "accept-encoding", ...headers };
  if (c.req.header("if-none-match") === file.etag) return c.body(null, 304, all);
  const encoding = ["br", "gzip"].find((one) => c.req.header("accept-encoding")?.includes(one) && isWorthCompressing(file));
  if (encoding === undefined) return c.body(file.bytes, 200, all);
  return compressed(file, encoding as "br" | "gzip").then((bytes) =>
    c.body(bytes, 200, { ...all, "content-encoding": encoding }),
  );
}

type Bytes = Uint8Array<ArrayBuffer>;
type File = { type: string; etag: string; bytes: Bytes; encoded: Map<string, Promise<Bytes>> };

const isWorthCompressing = ({ type, bytes }: File): boolean =>
  bytes.length > 1_000 && /^text\/|javascript|json|xml|wasm/.test(type);

const encoders = {
  br: (bytes: Bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Bytes) => promisify(gzip)(bytes),
};

/** Once a file and encoding. */
function compressed(file: File, encoding: keyof typeof encoders): Promise<Bytes> {
  const done = file.encoded.get(encoding) ?? encoders[encoding](file.bytes).then((buffer) => new Uint8Array(buffer));
  file.encoded.set(encoding, done);
  return done;
}

/** Reads files below a folder and keeps them until they change. Null for what isn't one. */
function filesOf(folder: string) {
  const root = resolve(folder);
  const kept = new Map<string, { changedAtMs: number; file: File }>();
  return async (path: string): Promise<File | null> => {
    const full = resolve(root, `.${path}`);
    if (!full.startsWith(root + sep)) return null;
    const found = await stat(full).catch(() => null);
    if (!found?.isFile()) return null;
    const known = kept.get(full);
    if (known?.changedAtMs === found.mtimeMs) return known.file;
    const file: File = {
      type: getMimeType(full) ?? "application/octet-stream",
      etag: `W/"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`,
      bytes: new Uint8Array(await readFile(full)),
      encoded: new Map(),
    };
    kept.set(full, { changedAtMs: found.mtimeMs, file });
    return file;
  };
}

/** The path as a file's name; null when it can't be one. */
function decoded(path: string): string | null {
  try {
    const plain = decodeURIComponent(path);
    return plain.includes("\0") ? null : plain;
  } catch {
    return null;
  }
}
