import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { createSandbox } from "../sandbox/app";

const PAGE = "<!doctype html><title>Avtalsbo</title>";
const SCRIPT = `console.log("${"å".repeat(2_000)}");`;

const folder = mkdtempSync(join(tmpdir(), "sandbox-dist-"));
const distDir = join(folder, "dist");
mkdirSync(join(distDir, "assets"), { recursive: true });
writeFileSync(join(folder, "secret.txt"), "not for the world");
writeFileSync(join(distDir, "index.html"), PAGE);
writeFileSync(join(distDir, "assets", "app-1a2b.js"), SCRIPT);
writeFileSync(join(distDir, "theme.js"), "1");
writeFileSync(join(distDir, "Å ä.txt"), "ö");
const sandbox = createSandbox({ dataFile: ":memory:", distDir });
afterAll(() => {
  sandbox.close();
  rmSync(folder, { recursive: true });
});

const go = (path: string, init: RequestInit = {}) =>
  sandbox.request(path, { headers: { accept: "text/html,*/*;q=0.8" }, ...init });
const load = (path: string, headers: Record<string, string> = {}) =>
  sandbox.request(path, { headers: { accept: "*/*", ...headers } });

describe("a page", () => {
  it("may be framed by nobody, here and where it is deployed as described [A88]", async () => {
    const policy = (await go("/login")).headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toContain("frame-ancestors 'none'");
    expect(readFileSync("docs/deploying.md", "utf8")).toContain(`\nContent-Security-Policy: ${policy}\n`);
  });

  it.each(["/", "/login/bank-id", "/contract/abc-1", "/insurance/collect/1/Hallon.se", "/sign/poa/eyJhIjoxfQ", "/index.html"])(
    "is served at %s, never stored, under the policy",
    async (path) => {
      const response = await go(path);
      expect([response.status, await response.text()]).toEqual([200, PAGE]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "content-security-policy":
          "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
          "style-src-attr 'none'; require-trusted-types-for 'script'; trusted-types app; connect-src 'self'; " +
          "img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
          "frame-ancestors 'none'; form-action 'none'",
      });
    },
  );

  it.each([
    ["a missing script", "/assets/gone-9f.js"],
    ["anything missing among the assets", "/assets/gone"],
    ["a missing file", "/favicon.ico"],
    ["the folder itself", "/assets"],
    ["a path that can't be decoded", "/%E0%A4%A"],
    ["a path that leads out", "/..%2Fsecret.txt"],
  ])("never stands in for %s", async (_, path) => {
    const response = await go(path);
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      404,
      "text/plain; charset=UTF-8",
      "Not found",
    ]);
  });

  it("is only for people who navigate: not for fetches, other methods, the services or the control calls", async () => {
    expect((await load("/contracts")).status).toBe(404);
    expect((await go("/contracts", { method: "POST" })).status).toBe(404);
    expect((await go("/customer-service/api/v1/nowhere")).headers.get("content-type")).toBe("application/json");
    expect((await go("/sandbox/nowhere")).headers.get("content-type")).toBe("application/json");
  });
});

describe("a file", () => {
  it("among the assets is kept for ever, others are asked for again", async () => {
    const asset = await load("/assets/app-1a2b.js");
    expect([asset.status, asset.headers.get("content-type"), await asset.text()]).toEqual([
      200,
      "text/javascript; charset=utf-8",
      SCRIPT,
    ]);
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-security-policy")).toBeNull();
    const theme = await load("/theme.js");
    expect(theme.headers.get("cache-control")).toBe("no-cache");
    const again = await load("/theme.js", { "if-none-match": theme.headers.get("etag")! });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(await (await load("/%C3%85%20%C3%A4.txt")).text()).toBe("ö");
  });

  it("goes out compressed as the browser likes", async () => {
    const unpacked = async (encoding: string, unpack: (bytes: Buffer) => Buffer) => {
      const response = await load("/assets/app-1a2b.js", { "accept-encoding": encoding });
      return [response.headers.get("content-encoding"), unpack(Buffer.from(await response.arrayBuffer())).toString()];
    };
    expect(await unpacked("gzip, deflate, br", brotliDecompressSync)).toEqual(["br", SCRIPT]);
    expect(await unpacked("gzip", gunzipSync)).toEqual(["gzip", SCRIPT]);
    expect((await load("/theme.js", { "accept-encoding": "br" })).headers.get("content-encoding")).toBeNull();
  });

  it("can be made to fail like any call, and then isn't in the log of the app's calls", async () => {
    const faults = [{ path: "/assets/*", when: "after", times: 1, status: 404, body: "gone" }];
    const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(faults) };
    await sandbox.request("/sandbox/faults", init);
    const gone = await load("/assets/app-1a2b.js", { "accept-encoding": "br" });
    expect([gone.status, gone.headers.get("content-encoding"), await gone.text()]).toEqual([404, null, "gone"]);
    expect((await load("/assets/app-1a2b.js")).status).toBe(200);
    const calls: { path: string }[] = await (await sandbox.request("/sandbox/calls")).json();
    expect(calls.filter(({ path }) => path.startsWith("/assets"))).toEqual([]);
  });
});

describe("the control page", () => {
  it("is there, with its own policy, script and style", async () => {
    const page = await go("/sandbox/");
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'/,
    );
    const html = await page.text();
    expect(html).not.toMatch(/<script>|<style|style=|onclick/);
    for (const [, path] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect([path, (await load(path!)).status]).toEqual([path, 200]);
    expect((await go("/sandbox")).headers.get("location")).toBe("/sandbox/");
  });

  it("is served without a built app too, whose pages are then missing", async () => {
    const bare = createSandbox({ dataFile: ":memory:" });
    expect((await bare.request("/sandbox/", { headers: { accept: "text/html" } })).status).toBe(200);
    expect((await bare.request("/", { headers: { accept: "text/html" } })).status).toBe(404);
    bare.close();
  });
});
