/** The app that may wrap this one: what it can do, and what comes of what it gives. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientInfoHeader } from "../../src/platform/clientInfo";
import { filePicker, onFocus, openNativePicker, openStore, takeNativeFile } from "../../src/platform/nativeApp";
import { stubBrowser } from "../support/browser";

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => void (browser = stubBrowser()));
afterEach(() => void vi.unstubAllGlobals());

const wrap = (nativeApp: unknown) => void ((window as Window).nativeApp = nativeApp);
const methods = { pickFile: () => {}, takeFile: () => null, openStore: () => {} };

describe("who picks files [INV-12] [AMB-70] [UP-05] [F74] [A86]", () => {
  it.each([
    ["no wrapping app", undefined, "browser"],
    ["Android 2.0.0", { platform: "android", version: "2.0.0", ...methods }, "native"],
    ["Android 2.10", { platform: "android", version: "2.10", ...methods }, "native"],
    ["Android 10.1.3", { platform: "android", version: "10.1.3", ...methods }, "native"],
    ["Android 1.9.9", { platform: "android", version: "1.9.9", openStore: methods.openStore }, "outdated"],
    ["Android 1.99.0 that says it can", { platform: "android", version: "1.99.0", ...methods }, "outdated"],
    ["Android without a picker", { platform: "android", version: "2.4.0", openStore: methods.openStore }, "outdated"],
    ["Android of an odd version", { platform: "android", version: "beta", ...methods }, "outdated"],
    ["iOS", { platform: "ios", version: "1.0.0", ...methods }, "native"],
    ["iOS without a picker", { platform: "ios", version: "1.0.0" }, "browser"],
    ["another platform", { platform: "windows", version: "3.0.0", ...methods }, "browser"],
    ["junk", "native", "browser"],
    ["null", null, "browser"],
    ["methods that are none", { platform: "android", version: "2.0.0", pickFile: "yes" }, "browser"],
    ["no version", { platform: "ios", ...methods }, "browser"],
  ])("%s: %s", (_, nativeApp, picker) => {
    wrap(nativeApp);
    expect(filePicker()).toBe(picker);
  });
});

describe("what it gives [AMB-70]", () => {
  const give = (given: unknown) => wrap({ platform: "ios", version: "1.0.0", ...methods, takeFile: () => given });

  it("is a file", async () => {
    give({ name: "Fakturå.pdf", type: "application/pdf", base64: btoa("%PDF-\u00ff") });
    const file = await takeNativeFile();
    expect([file?.name, file?.type, file?.size]).toEqual(["Fakturå.pdf", "application/pdf", 6]);
    expect([...new Uint8Array(await file!.arrayBuffer())]).toEqual([37, 80, 68, 70, 45, 255]);
  });

  it("is unpacked piece by piece, whatever its lines: nothing stands still meanwhile [A49]", async () => {
    const text = "%PDF-".padEnd(1_000_001, "faktura");
    const lines = btoa(text).replace(/.{76}/g, "$&\r\n");
    give({ name: "a.pdf", type: "", base64: lines });
    let turns = 0;
    const turning = setInterval(() => turns++);
    const longest = vi.spyOn(globalThis, "atob");
    const file = await takeNativeFile();
    clearInterval(turning);
    expect(Math.max(...longest.mock.calls.map(([piece]) => piece.length))).toBeLessThanOrEqual(400_003);
    longest.mockRestore();
    expect(turns).toBeGreaterThanOrEqual(2);
    expect(await file!.text()).toBe(text);
  });

  it.each([null, undefined])("is nothing yet: %s", async (given) => {
    give(given);
    expect(await takeNativeFile()).toBeNull();
  });

  it.each([
    "a.pdf",
    { name: "a.pdf" },
    { name: "", type: "", base64: "" },
    { name: "x".repeat(256), type: "", base64: "" },
    { name: "a.pdf", type: "", base64: "not base64!" },
    { name: "a.pdf", type: "", base64: "A".repeat(40_000_001) },
    { name: 1, type: "", base64: "" },
  ])("is no file: %#", async (given) => {
    give(given);
    await expect(takeNativeFile()).rejects.toThrow();
  });

  it("is asked for by its own methods, so that it knows itself [INV-13]", () => {
    class Bridge {
      platform = "android";
      version = "3.0.0";
      done: string[] = [];
      pickFile() {
        this.done.push("pick");
      }
      takeFile() {
        this.done.push("take");
        return null;
      }
      openStore() {
        this.done.push("store");
      }
    }
    const bridge = new Bridge();
    wrap(bridge);
    openNativePicker();
    takeNativeFile();
    openStore();
    expect(bridge.done).toEqual(["pick", "take", "store"]);
  });

  it("may throw: the page goes on", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const refuse = () => {
      throw new Error("no");
    };
    wrap({ platform: "ios", version: "1", pickFile: refuse, takeFile: refuse, openStore: refuse });
    openNativePicker();
    openStore();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

it.each([
  [{ platform: "android", version: "2.1.0" }, "2.1.0"],
  [{ platform: "android", version: 2 }, null],
  ["2.1.0", null],
  [null, null],
  [undefined, null],
])("the server is told the version of %o: %s [API-02]", (nativeApp, version) => {
  wrap(nativeApp);
  expect(JSON.parse(clientInfoHeader())).toMatchObject({ nativeAppVersion: version });
});

it("tells of the focus until nobody listens [XS-11]", () => {
  const heard = vi.fn();
  const stop = onFocus(heard);
  browser.dispatch("focus", {});
  stop();
  browser.dispatch("focus", {});
  expect(heard).toHaveBeenCalledTimes(1);
  expect(browser.listening("focus")).toBe(0);
});
