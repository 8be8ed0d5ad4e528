// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { palette } from "virtual:palette";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const script = readFileSync("public/theme.js", "utf8");

/** Runs theme.js as the browser does, before anything else. */
const runScript = () => new Function(script)();

let systemIsDark = false;
const systemListeners = new Set<() => void>();

beforeEach(() => {
  systemIsDark = false;
  systemListeners.clear();
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#f5fbf7">';
  document.documentElement.className = "";
  vi.spyOn(window, "matchMedia").mockImplementation(
    () =>
      ({
        get matches() {
          return systemIsDark;
        },
        addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => systemListeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

afterEach(() => vi.resetModules());

const shown = () => ({
  isDark: document.documentElement.classList.contains("dark"),
  colorScheme: document.documentElement.style.colorScheme,
  background: document.documentElement.style.backgroundColor,
  meta: document.querySelector("meta")?.getAttribute("content"),
});
const LIGHT = { isDark: false, colorScheme: "light", background: palette.light.background, meta: palette.light.background };
const DARK = { isDark: true, colorScheme: "dark", background: palette.dark.background, meta: palette.dark.background };

describe("before the first paint", () => {
  it.each([
    ["nothing stored, the system is dark", null, true, LIGHT],
    ["dark stored, the system is light", "dark", false, DARK],
    ["light stored, the system is dark", "light", true, LIGHT],
    ["as the system, which is dark", "system", true, DARK],
    ["as the system, which is light", "system", false, LIGHT],
    ["something else stored", '{"dark":true}', true, LIGHT],
  ])("%s [CH-07]", (_, stored, isDark, expected) => {
    if (stored !== null) localStorage.setItem("theme", stored);
    systemIsDark = isDark;
    runScript();
    expect(shown()).toEqual(expected);
  });

  it("is light when the storage can't be read [CH-07]", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    runScript();
    expect(shown()).toEqual(LIGHT);
  });
});

describe("the choice", () => {
  const load = () => import("../../src/platform/theme");

  it("is light until there is one, shows at once and is kept", async () => {
    runScript();
    const { chooseTheme, themeChoice } = await load();
    expect(themeChoice()).toBe("light");
    chooseTheme("dark");
    expect([themeChoice(), shown(), localStorage.getItem("theme")]).toEqual(["dark", DARK, "dark"]);
  });

  it("lives on in memory when nothing can be stored", async () => {
    runScript();
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { chooseTheme, themeChoice } = await load();
    chooseTheme("dark");
    expect([themeChoice(), shown()]).toEqual(["dark", DARK]);
  });

  it("follows the system, and other tabs, and tells whoever shows it", async () => {
    localStorage.setItem("theme", "system");
    runScript();
    const { followTheme, onThemeChange } = await load();
    const stop = followTheme();
    const told = vi.fn();
    const forget = onThemeChange(told);

    systemIsDark = true;
    for (const listener of systemListeners) listener();
    expect(shown()).toEqual(DARK);

    localStorage.setItem("theme", "light");
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    expect(shown()).toEqual(LIGHT);
    expect(told).toHaveBeenCalledTimes(2);

    forget();
    stop();
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    expect([told.mock.calls.length, systemListeners.size]).toEqual([2, 0]);
  });
});

it("the first visit is light on a dark system too; Ljust, Mörkt and Följ systemet are the person's to choose [AMB-40]", async () => {
  systemIsDark = true;
  runScript();
  const { chooseTheme, THEME_CHOICES } = await import("../../src/platform/theme");
  expect(shown()).toEqual(LIGHT);
  const palettes = THEME_CHOICES.map((choice) => {
    chooseTheme(choice);
    return [choice, shown().isDark];
  });
  expect(palettes).toEqual([
    ["light", false],
    ["dark", true],
    ["system", true],
  ]);
});
