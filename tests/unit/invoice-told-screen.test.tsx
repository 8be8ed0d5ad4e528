// @vitest-environment happy-dom
/** What the block of an invoice says beside what the rest of its page tells, and of the latest invoice. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { processIs } from "../support/invoiceActor";
import { named, openInvoice as open, shown, spoken } from "../support/invoiceScreen";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

describe("beside what the rest of the page tells", () => {
  const backgroundProcess = processIs("COMPLETED");
  const latest = { invoiceMonth: null, invoiceName: "a.pdf", noBetterDealFound: false, backgroundProcess };
  const looksOf = (name: string) => named(name)?.className;

  const offersPath = "/electricity/el-1/offers";
  const links = () => [...document.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

  it("leads to what was found first of all", async () => {
    await open({ process: processIs("COMPLETED") }, { offersPath, latest });
    expect(spoken()).toBe("Fakturan är genomgångenVi har hittat bättre avtal åt dig.");
    expect(links()).toEqual([["Visa erbjudanden", offersPath]]);
    expect(looksOf("Jag har sett det")).toBe(looksOf("Ladda upp en ny faktura"));
  });

  it("leaves the page's one filled button to the offer's own card", async () => {
    await open({ process: processIs("COMPLETED") });
    const tonal = looksOf("Jag har sett det");
    await open({ process: processIs("COMPLETED") }, { offersPath, latest });
    expect(document.querySelector("a")?.className).toBe(tonal);
  });

  it("that has an offer from before says of nothing better that it is that, not that the price is good", async () => {
    const told = { offersPath, latest: { ...latest, noBetterDealFound: true } };
    const words = "Vi hittade inget bättre än erbjudandet du redan har fått.";
    await open({ process: processIs("COMPLETED") }, told);
    expect(spoken()).toBe(`Fakturan är genomgången${words}`);
    expect(links()).toEqual([]);
    expect(looksOf("Jag har sett det")).not.toBe(looksOf("Ladda upp en ny faktura"));
  });

  it("says the same of it once it is seen", async () => {
    await open({}, { offersPath, latest: { ...latest, noBetterDealFound: true } });
    expect(shown()).toContain("Senaste fakturan: a.pdfVi hittade inget bättre än erbjudandet du redan har fått.");
    expect(shown()).not.toContain("bra pris");
  });

  it.each([
    ["an earlier one, which found nothing better", { ...latest, noBetterDealFound: true, backgroundProcess: null }],
    ["this one, as it stood before", { ...latest, backgroundProcess: processIs("PROCESSING") }],
    ["none", null],
  ])("says nothing of what was found while the page tells of %s", async (_, earlier) => {
    await open({ process: processIs("COMPLETED") }, { offersPath, latest: earlier });
    expect(spoken()).toBe("Fakturan är genomgångenDet vi kom fram till ser du här på sidan.");
    expect(links()).toEqual([]);
  });

  it("has its own button stand out where there is nothing else to press", async () => {
    await open({ process: processIs("COMPLETED") });
    expect(spoken()).toBe("Fakturan är genomgångenDet vi kom fram till ser du här på sidan.");
    expect(looksOf("Jag har sett det")).not.toBe(looksOf("Ladda upp en ny faktura"));
  });

  it.each([
    [{}, "Visa oss en elfaktura"],
    [{ latest: { ...latest, invoiceName: null } }, "Visa oss en elfaktura"],
    [{ latest: { ...latest, invoiceName: " \u200b", invoiceMonth: "?" } }, "Visa oss en elfaktura"],
    [{ latest: { ...latest, invoiceName: null, invoiceMonth: "2026-02" } }, "Har du fått en ny elfaktura?"],
    [{ latest }, "Har du fått en ny elfaktura?"],
    [{ isUnderWay: true }, "Har du fått en ny elfaktura?"],
    [{ latest, isUnderWay: true }, "Har du fått en ny elfaktura?"],
  ])("asks for an invoice as it fits: %o, %s", async (told, words) => {
    await open({}, told);
    expect(spoken()).toContain(words);
  });
});

describe("the latest invoice [CDET-31] [INV-10]", () => {
  const latest = {
    invoiceMonth: "2026-02",
    invoiceName: "a\u202efdp.pdf",
    noBetterDealFound: true,
    backgroundProcess: processIs("COMPLETED"),
  };

  it("is named by name and month, below what was found, which is said once", async () => {
    await open({ process: processIs("COMPLETED") }, { latest });
    const result = "Vi hittade inget bättre avtal den här gången. Du har redan ett bra pris.";
    expect(spoken()).toBe(`Fakturan är genomgången${result}`);
    expect(shown()).toContain(`${result}Senaste fakturan: afdp.pdf (februari 2026)`);
    expect(shown().split("inget bättre avtal")).toHaveLength(2);
  });

  it("is told as long as nothing newer is, also what was found then", async () => {
    await open({}, { latest });
    expect(shown()).toContain("Senaste fakturan: afdp.pdf (februari 2026)Vi hittade inget bättre avtal den här gången.");
  });

  it("says so only of one in which nothing better was found", async () => {
    const found = { ...latest, noBetterDealFound: false };
    await open({ process: processIs("COMPLETED") }, { latest: found });
    expect(shown()).not.toContain("inget bättre avtal");
    await open({}, { latest: found });
    expect(document.body.textContent).not.toContain("inget bättre avtal");
  });

  it("says nothing of the one that came after it", async () => {
    await open({ process: processIs("PROCESSING") }, { latest });
    expect(shown()).not.toContain("afdp.pdf");
    expect(shown()).not.toContain("inget bättre avtal");
  });

  it.each([
    [{ invoiceMonth: null }, "Senaste fakturan: afdp.pdf"],
    [{ invoiceName: null }, "Senaste fakturan: februari 2026"],
    [{ invoiceName: null, invoiceMonth: "MARCH" }, "Senaste fakturan: mars"],
    [{ invoiceMonth: "?", invoiceName: " " }, ""],
  ])("is named as far as one knows: %o", async (given, words) => {
    await open({}, { latest: { ...latest, noBetterDealFound: false, ...given } });
    const [, named = ""] = /räcker\.(.*)Välj fil/.exec(shown()) ?? [];
    expect(named).toBe(words);
  });
});
