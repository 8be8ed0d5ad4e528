// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import sv from "../../src/i18n/sv.json";
import { addTexts } from "../../src/i18n/texts";
import { showToast, type ToastContent, takeBackErrors } from "../../src/ui/toast";
import { press, renderUi, rulesOf } from "../support/renderUi";

const texts: Record<string, string> = sv;
addTexts(sv);

const FAILED: ToastContent = { tone: "error", textKey: "bankId.failed.login", durationMs: 15_000 };
const SAVED: ToastContent = { tone: "success", textKey: "app.name", durationMs: 10_000 };

const toasts = () => [...document.querySelectorAll("[data-scope=toast][data-part=root][data-state=open]")];
const titles = () => toasts().map((toast) => toast.querySelector("[data-part=title]")?.textContent);

/** Lets the time of the toasts pass, which they count in frames. */
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

async function show(...contents: ToastContent[]) {
  await act(async () => contents.forEach((content) => void showToast(content)));
  await pass(100);
}

beforeEach(async () => {
  await import("../../src/ui/Toaster");
  vi.useFakeTimers({
    toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "Date", "setTimeout", "clearTimeout"],
  });
});

// What is left of one test would be drawn in the next.
afterEach(async () => {
  await pass(20_000);
  vi.useRealTimers();
});

describe("a toast", () => {
  it("has the words of its keys, its role by its tone, and stands at the bottom, 16rem wide at least [OVL-07]", async () => {
    await renderUi(<p>Sidan</p>);
    await show(FAILED, { ...SAVED, description: "från \u202Eservern" });
    const read = toasts().map((toast) => [
      toast.getAttribute("role"),
      toast.querySelector("[data-part=title]")?.textContent,
      toast.querySelector("[data-part=description]")?.textContent ?? null,
    ]);
    expect(read.toSorted()).toEqual([
      ["alert", texts["bankId.failed.login"], null],
      ["status", "Avtalsbo", "från servern"],
    ]);
    expect(document.querySelector("[role=region]")?.getAttribute("data-placement")).toBe("bottom");
    expect(rulesOf(toasts()[0] ?? null)).toMatch(/min-width: ?min\(16rem/);
  });

  it.each([
    [SAVED, 10_000],
    [FAILED, 15_000],
  ])("lasts as long as it says: %o [OVL-08] [CH-02]", async (content, lastsMs) => {
    await renderUi(<p>Sidan</p>);
    await show(content);
    await pass(lastsMs - 500);
    expect(toasts()).toHaveLength(1);
    await pass(1_000);
    expect(toasts()).toHaveLength(0);
  });

  it("of an error is taken back when that has been made good", async () => {
    await renderUi(<p>Sidan</p>);
    await show(FAILED, { ...FAILED, textKey: "error.acceptOffer" }, SAVED);
    act(takeBackErrors);
    await pass(100);
    expect(titles()).toEqual(["Avtalsbo"]);
  });

  it("that tells of something undone goes with the errors", async () => {
    await renderUi(<p>Sidan</p>);
    await show({ tone: "info", textKey: "consent.notDone", durationMs: 10_000, isUntilDone: true }, SAVED);
    expect(titles().toSorted()).toEqual(["Avtalsbo", texts["consent.notDone"]]);
    act(takeBackErrors);
    await pass(100);
    expect(titles()).toEqual(["Avtalsbo"]);
  });

  it("comes once a failure: the same words take the place of those that are still there, and begin anew [CH-02]", async () => {
    await renderUi(<p>Sidan</p>);
    await show(FAILED, FAILED);
    expect(titles()).toEqual([texts["bankId.failed.login"]]);
    await pass(14_000);
    await show(FAILED);
    expect(titles()).toEqual([texts["bankId.failed.login"]]);
    await pass(14_000);
    expect(titles()).toEqual([texts["bankId.failed.login"]]);
  });

  it("survives a change of page [CH-02]", async () => {
    const { draw } = await renderUi(<p>Sidan</p>);
    await show(FAILED);
    await draw(<p>En annan sida</p>);
    expect(titles()).toEqual([texts["bankId.failed.login"]]);
  });

  it("goes away by its button, which has a name", async () => {
    await renderUi(<p>Sidan</p>);
    await show(FAILED);
    await press(document.querySelector("[aria-label=Stäng]"));
    await pass(500);
    expect(toasts()).toHaveLength(0);
  });

  it("may have an action: pressed, it closes the toast", async () => {
    const onPress = vi.fn();
    await renderUi(<p>Sidan</p>);
    await show({ ...SAVED, action: { labelKey: "toast.open", onPress } });
    await press(document.querySelector("[data-part=action-trigger]"));
    await pass(500);
    expect([onPress.mock.calls.length, toasts().length]).toEqual([1, 0]);
  });

  it("of a key that nobody has written says what is said of any error", async () => {
    await renderUi(<p>Sidan</p>);
    await show({ tone: "error", textKey: "no.such.key", durationMs: 10_000 });
    expect(titles()).toEqual([sv["error.generic.title"]]);
  });

  it("that came before the page was drawn is shown once it is", async () => {
    showToast(FAILED);
    showToast(FAILED);
    await renderUi(<p>Sidan</p>);
    await pass(100);
    expect(titles()).toEqual([texts["bankId.failed.login"]]);
  });

  it("has at most 300 characters of a server's own words [A61]", async () => {
    await renderUi(<p>Sidan</p>);
    await show({ ...FAILED, description: `<b>${"x".repeat(100_000)}` });
    expect(document.querySelector("[data-part=description]")?.textContent).toBe(`<b>${"x".repeat(297)}`);
  });
});
