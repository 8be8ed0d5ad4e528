// @vitest-environment happy-dom
/** Tabs of one browser that wait for the same signature: the server tells its end to one of them, and the others follow. */
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Place } from "../../src/domain/places";
import { orderStores, signedStore } from "../../src/platform/stores";
import { bankIdOrder } from "../support/bankIdOrders";
import { after, heading, open, surroundings } from "../support/signingPage";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe("two tabs that wait for the same signature [F41]", () => {
  const home: Place = { route: "/contracts", params: {}, search: "?x=1&y=a%20b", hash: "%C3%A5+%2F" };
  const followed = ["consent given", "refresh", home];
  const subject = JSON.stringify(["anna", { powerOfAttorneyId: "a/b%" }]);
  const { orderRef } = bankIdOrder();
  /** What the other tab stores, and how this one hears of it. */
  const note = (what: { orderRef: string; subject: string }) => {
    const newValue = JSON.stringify(what);
    localStorage.setItem(signedStore.key, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key: signedStore.key, newValue }));
  };

  it("the one that hears of its end leaves a note", async () => {
    surroundings({ collect: { status: "COMPLETE" } });
    await open();
    await after(1_000);
    expect(signedStore.read()).toEqual({ orderRef, subject });
  });

  it("the other follows the note at once, without another poll", async () => {
    const { asked, count } = surroundings();
    await open();
    orderStores.signPoa.write({ ...bankIdOrder(), subject });
    await act(async () => note({ orderRef, subject }));
    await after(5_000);
    expect([asked, count("GET /collect"), orderStores.signPoa.read()]).toEqual([followed, 0, null]);
  });

  it.each([
    ["another person's", JSON.stringify(["bo", { powerOfAttorneyId: "a/b%" }])],
    ["another document's", JSON.stringify(["anna", { powerOfAttorneyId: "poa-2" }])],
  ])("nobody follows %s note", async (_, other) => {
    const { asked } = surroundings();
    await open();
    await act(async () => note({ orderRef: "other", subject: other }));
    expect([asked, heading()]).toEqual([[], "Skanna QR-koden"]);
  });

  it("a tab that slept follows when it hears that there is no such order", async () => {
    const { asked } = surroundings({ collectStatus: 404 });
    await open();
    localStorage.setItem(signedStore.key, JSON.stringify({ orderRef, subject }));
    await after(1_000);
    expect(asked).toEqual(followed);
  });

  it("a tab that hears it first waits a moment for the note", async () => {
    const { asked } = surroundings({ collectStatus: 404 });
    await open();
    await after(1_400);
    expect(asked).toEqual([]);
    await act(async () => note({ orderRef, subject }));
    await after(0);
    expect(asked).toEqual(followed);
  });

  it.each([null, "another"])("without a note of this order (%s) it has failed [SIGN-09]", async (signed) => {
    if (signed) signedStore.write({ orderRef: signed, subject });
    const { asked } = surroundings({ collectStatus: 404 });
    await open();
    await after(1_499);
    expect(asked).toEqual([]);
    await after(1);
    expect(asked).toEqual(["bankId.failed.sign", { route: "/onboarding", params: {}, search: "", hash: "" }]);
  });

  it("a hint of why it failed is believed at once", async () => {
    signedStore.write({ orderRef, subject });
    const { asked } = surroundings({ collect: { status: "FAILED", hintCode: "userCancel" } });
    await open();
    await after(1_000);
    expect(asked).toEqual(["bankId.failed.sign", { route: "/onboarding", params: {}, search: "", hash: "" }]);
  });
});
