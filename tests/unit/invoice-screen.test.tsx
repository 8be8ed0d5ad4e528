// @vitest-environment happy-dom
/** What the block of an invoice shows, says aloud and offers in each state. */
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FileFault } from "../../src/domain/files";
import { applyTexts, serverTextOf } from "../../src/i18n";
import { after, HANDLED, invoice, passWithInstantAnswers, processIs } from "../support/invoiceActor";
import { buttons, input, named, openInvoice as open, shown, spoken } from "../support/invoiceScreen";
import { press } from "../support/renderUi";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

/** As the device does once the person has picked. */
const choose = (...files: File[]) =>
  act(async () => {
    Object.defineProperty(input()!, "files", { value: files, configurable: true });
    input()!.dispatchEvent(new Event("change", { bubbles: true }));
  });

describe("nothing is there yet", () => {
  it("asks for an invoice, says what may be sent, and has the device pick [INV-01] [UP-05]", async () => {
    await open();
    expect(spoken()).toContain("Visa oss en elfaktura");
    expect(shown()).toContain("PDF, JPG eller PNG, högst 20\u00a0MB.");
    expect(buttons()).toEqual(["Välj fil eller ta ett foto"]);
    expect(input()?.accept).toBe("application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png");
    expect([input()?.hasAttribute("capture"), input()?.multiple]).toEqual([false, false]);
  });

  it("opens the device's picker by its button", async () => {
    await open();
    const opened = vi.spyOn(input()!, "click").mockImplementation(() => {});
    await press(named("Välj fil eller ta ett foto"));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it("takes a file, and the same one again after it failed; turning back changes nothing [UP-04]", async () => {
    const flow = await open();
    // A browser tells of the same file again only where nothing is chosen any more.
    const cleared = vi.spyOn(input()!, "value", "set");
    await choose();
    expect(flow.checks.calls).toEqual([]);
    await choose(invoice);
    expect(flow.checks.calls).toEqual([{ file: invoice }]);
    expect(cleared.mock.calls).toEqual([[""], [""]]);
    await act(() => flow.check());
    await act(() => flow.failUpload({ kind: "http", status: 500 }));
    await choose(invoice);
    expect(flow.checks.calls).toHaveLength(2);
  });

  it("takes the first of the files that are dropped on it [A74]", async () => {
    const flow = await open();
    const place = document.querySelector("section [class] input[type=file]")!.parentElement!;
    const drop = new Event("drop", { bubbles: true, cancelable: true });
    Object.defineProperty(drop, "dataTransfer", { value: { files: [invoice, new File(["b"], "b.pdf")] } });
    await act(async () => void place.dispatchEvent(drop));
    expect(flow.checks.calls).toEqual([{ file: invoice }]);
    expect(drop.defaultPrevented).toBe(true);
  });

  it("leaves the picking to the wrapping app where there is one, and to nobody while it asks for an update [INV-13]", async () => {
    const flow = await open({ picker: "outdated" });
    expect(input()).toBeNull();
    await press(named("Välj fil eller ta ett foto"));
    expect(flow.questions.calls.map(({ titleKey }) => serverTextOf(titleKey, null))).toEqual(["Appen behöver uppdateras"]);
    const pick = named("Välj fil eller ta ett foto");
    expect([pick?.getAttribute("aria-disabled"), pick?.disabled]).toEqual(["true", false]);
    await press(pick);
    expect(flow.questions.calls).toHaveLength(1);
  });
});

describe("a file that can't be taken", () => {
  it.each([
    ["empty", "Filen är tom."],
    ["tooLarge", "högst 20\u00a0MB"],
    ["heic", "HEIC"],
    ["wrongType", "ingen PDF, JPG eller PNG"],
    ["disguised", "innehåller något annat"],
    ["unreadable", "går inte att öppna"],
  ] satisfies [FileFault, string][])("%s is told apart, and another may be chosen [F73] [A70]", async (fault, words) => {
    const flow = await open();
    await choose(invoice);
    await act(() => flow.check({ status: "refused", fault }));
    expect(spoken()).toContain("Den filen kan vi inte ta emot");
    expect(spoken()).toContain(words);
    expect(buttons()).toEqual(["Välj en annan fil", "Avbryt"]);
  });

  it("leads back to what stood there, with all that one could do", async () => {
    const flow = await open({ process: processIs("COMPLETED") });
    const before = buttons();
    await choose(invoice);
    await act(() => flow.check({ status: "refused", fault: "heic" }));
    await press(named("Avbryt"));
    expect(spoken()).toContain("Fakturan är genomgången");
    expect(buttons()).toEqual(before);
  });
});

describe("on its way", () => {
  const send = async () => {
    const flow = await open();
    await choose(invoice);
    expect(spoken()).toBe("Vi tittar på filen");
    await act(() => flow.check());
    return flow;
  };

  it("shows how far it has come, not aloud at every step, and can be stopped", async () => {
    const flow = await send();
    await act(() => flow.progress(0.425));
    const bar = document.querySelector("[role=progressbar]");
    expect([bar?.getAttribute("aria-valuenow"), bar?.getAttribute("aria-label")]).toEqual(["42", "Skickat"]);
    expect(shown()).toContain("42\u00a0%");
    expect(shown()).toContain("Fakturå (1).pdf");
    expect(spoken()).toBe("Vi skickar din fakturaStanna kvar här tills fakturan är framme.");
    await press(named("Avbryt"));
    expect(flow.uploads[0]?.isOver).toBe(true);
    expect(buttons()).toEqual(["Välj fil eller ta ett foto"]);
  });

  it("says when all has left, and then it can't be stopped", async () => {
    const flow = await send();
    await act(() => flow.progress(1));
    expect(spoken()).toBe("Snart frammeStanna kvar här tills fakturan är framme.");
    expect(buttons()).toEqual([]);
  });

  it("says after five seconds without an answer that it takes longer than usual, and that one may leave", async () => {
    const flow = await send();
    await act(() => flow.progress(1));
    await act(() => after(4_999));
    expect(spoken()).toContain("Snart framme");
    await act(() => after(1));
    expect(spoken()).toBe("Det tar längre tid än vanligtDu kan lämna sidan så länge, vi fortsätter ändå.");
    expect(buttons()).toEqual([]);
  });

  it("that failed keeps the file: two presses send it once more [F07] [UX-03]", async () => {
    const flow = await send();
    await act(() => flow.failUpload());
    expect(spoken()).toContain("Fakturan kom inte fram");
    expect(shown()).toContain("Fakturå (1).pdf");
    expect(buttons()).toEqual(["Försök igen", "Välj en annan fil"]);
    const retry = named("Försök igen");
    await press(retry);
    await press(retry);
    expect(spoken()).toBe("Vi tittar på filen");
    await act(() => flow.check());
    expect(flow.uploads).toHaveLength(2);
  });

  it("that failed leads back to what stood there before, where something did", async () => {
    const flow = await open({ process: processIs("COMPLETED") });
    await choose(invoice);
    await act(() => flow.check());
    await act(() => flow.failUpload());
    expect(buttons()).toEqual(["Försök igen", "Välj en annan fil", "Avbryt"]);
    await press(named("Avbryt"));
    expect(spoken()).toContain("Fakturan är genomgången");
  });

  it("of which nobody knows whether it arrived: it is asked again, and sent again only as what that is [F07]", async () => {
    const flow = await send();
    await act(() => flow.progress(1));
    await act(() => flow.failUpload());
    await act(() => flow.failPoll());
    expect(spoken()).toContain("Vi vet inte om fakturan kom fram");
    expect(shown()).toContain("Fakturå (1).pdf");
    expect(buttons()).toEqual(["Kolla igen", "Skicka igen"]);
    await press(named("Kolla igen"));
    expect(spoken()).toBe("Vi kollar om fakturan kom fram");
    await act(() => flow.failPoll());
    expect(spoken()).toContain("Vi vet fortfarande inte om fakturan kom fram");
    expect(flow.uploads).toHaveLength(1);
    await press(named("Skicka igen"));
    await act(() => flow.check());
    expect(flow.uploads).toHaveLength(2);
    await act(() => flow.progress(1));
    await act(() => flow.failUpload());
    await act(() => flow.failPoll());
    expect(spoken()).toContain("Vi vet inte om fakturan kom fram");
  });

  it("says that it looks whether it arrived", async () => {
    const flow = await send();
    await act(() => flow.progress(1));
    await act(() => flow.failUpload());
    expect(spoken()).toBe("Vi kollar om fakturan kom fram");
  });
});

describe("the analysis", () => {
  it("is told in the server's words, else in ours; one may leave [CDET-31] [F79]", async () => {
    applyTexts({ "status.queued": "Fakturan står i kö." });
    const flow = await open({ process: processIs("QUEUED", "status.queued") });
    expect(spoken()).toBe("Vi går igenom din fakturaFakturan står i kö.");
    expect(shown()).toContain("Du kan lämna sidan så länge");
    expect(shown()).not.toContain("minuter");
    await act(() => flow.poll(processIs("PROCESSING", "no.such.key")));
    expect(spoken()).toContain("mindre än en minut");
  });

  it("goes on being told while a consent is asked for", async () => {
    const flow = await open({ process: processIs("PROCESSING") });
    await act(() => flow.failPoll(HANDLED));
    expect(spoken()).toContain("Vi går igenom din faktura");
  });

  it("that takes too long says so, and can be asked for [F77]", async () => {
    const flow = await open({ process: processIs("PROCESSING") });
    await act(() => passWithInstantAnswers(flow, 120_000));
    expect(spoken()).toContain("Det tar längre tid än vanligt");
    expect(buttons()).toEqual(["Kolla igen", "Välj en annan fil"]);
    const before = flow.polls.length;
    await press(named("Kolla igen"));
    expect(flow.polls).toHaveLength(before + 1);
    expect(spoken()).toContain("Vi går igenom din faktura");
  });

  it("that failed says what helps, and asks for another file [INV-07]", async () => {
    const advice = "Prova med en skarpare bild, eller med filen från din elhandlare.";
    const flow = await open({ process: processIs("PROCESSING") });
    await act(async () => applyTexts({ "status.blurred": "Bilden är suddig." }));
    await act(() => flow.poll(processIs("FAILED", "status.blurred")));
    expect(spoken()).toBe(`Bilden är suddig.${advice}`);
    await act(async () => applyTexts({}));
    expect(spoken()).toBe(`Vi kunde inte läsa fakturan${advice}`);
    expect(buttons()).toEqual(["Välj en annan fil"]);
  });

  it("that is done can be acknowledged, once [INV-09] [UX-03]", async () => {
    const flow = await open({ process: processIs("COMPLETED") });
    expect(spoken()).toContain("Fakturan är genomgången");
    expect(buttons()).toEqual(["Jag har sett det", "Ladda upp en ny faktura"]);
    await press(named("Jag har sett det"));
    await press(named("Jag har sett det"));
    expect(flow.acknowledgements.calls).toHaveLength(1);
    expect(named("Jag har sett det")?.getAttribute("aria-disabled")).toBe("true");
    expect(named("Jag har sett det")?.disabled).toBe(false);
  });
});
