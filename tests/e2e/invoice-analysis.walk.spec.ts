import { expect } from "@playwright/test";
import { invoiceAnalysisModel } from "../models/invoice-analysis.model";
import { CONTRACTS, countOf } from "./support/calls";
import { holdReads, wrappingApp } from "./support/invoiceDevice";
import {
  acknowledgeCall,
  acknowledgeOnce,
  invoiceCall,
  largeInvoice,
  pdfInvoice,
  pollOnce,
  sendInvoice,
  statusCall,
} from "./support/invoices";
import { walkInBrowser } from "./support/walk";

const OWN = "disa-dahl-electricity";
const UPLOAD = { method: "POST", path: invoiceCall(OWN) };
const STATUS = { method: "GET", path: statusCall(OWN) };
const ACKNOWLEDGE = { method: "POST", path: acknowledgeCall(OWN) };
const CONSENT = { status: 403, body: { reason: "TermsAndConditionsUpdated" } };
const process = (status: string) => ({ status: 200, body: { status, statusDescriptionKey: null, type: "INVOICE_ANALYSIS" } });

/** Made once: 18 MB. */
let file: string | null = null;
const invoiceFile = () => {
  file ??= largeInvoice();
  return file;
};

walkInBrowser(invoiceAnalysisModel, async ({ page, world, signIn }) => {
  await page.clock.install();
  const { letRead } = await holdReads(page);
  const { wrapIn, wrapper, comeBack } = wrappingApp(page);

  // Hidden while a consent is asked for, but there.
  const block = page.locator("section", { has: page.locator("h2", { hasText: "Din elfaktura" }) });
  const button = (name: string) => block.getByRole("button", { name });
  const dialog = page.getByRole("alertdialog", { name: "Appen behöver uppdateras" });
  const consent = page.getByRole("button", { name: "Godkänn villkoren" });
  const toast = (text: string) => page.getByText(text, { exact: true });
  const notSent = toast("Fakturan kom inte fram.");
  const notRead = toast("Vi kunde inte läsa fakturan.");

  const HELD = [UPLOAD, STATUS, { ...ACKNOWLEDGE, times: 1 }].map((call) => ({ ...call, hold: true }));
  const holdAll = () => world.faults(HELD);
  let accessToken = "";
  const open = async ({ status = "" } = {}) => {
    const { session } = await signIn("Disa");
    accessToken = session.tokens.accessToken;
    // Over after its polls, however long a slow machine takes between them.
    await world.process("invoice-analysis", { delayMs: 600_000 });
    if (status) await sendInvoice(page, accessToken, OWN);
    if (status && status !== "PROCESSING") {
      await world.process("invoice-analysis", { polls: 1, outcome: status });
      await pollOnce(page, accessToken, OWN);
    }
    await holdAll();
    await page.goto(`/contract/${OWN}`);
    await expect(block).toBeVisible();
  };
  const isHeld = (call: { method: string; path: string }) => expect.poll(world.held).toContainEqual(call);
  const answer = async (call: { method: string; path: string }, how: Parameters<typeof world.release>[0] = {}) => {
    await isHeld(call);
    await world.release({ ...call, ...how });
  };
  const choose = () => page.locator("input[type=file]").setInputFiles(invoiceFile());
  const askForFile = () => button("Välj fil eller ta ett foto").click();
  /** Whichever call is under way. */
  const answerAny = async (how: Parameters<typeof world.release>[0]) => {
    await expect.poll(async () => (await world.held()).length).toBe(1);
    await world.release(how);
  };
  const askForConsent = async () => {
    await answerAny(CONSENT);
    await expect(consent).toBeVisible();
  };
  /** Nothing can be pressed before. */
  const giveConsent = async () => {
    if (!(await consent.isVisible())) return;
    await consent.click();
    await expect(consent).toBeHidden();
  };
  const press = async (name: string) => {
    await giveConsent();
    await holdAll();
    await button(name).click();
  };
  const says = (text: string) => expect(block).toContainText(text);
  const isIdle = () => expect(block).toContainText(/Visa oss en elfaktura|Har du fått en ny elfaktura/);
  const isChecking = () => says("Vi tittar på filen");
  const isBeingCompared = async () => {
    await isHeld(STATUS);
    await says("Vi kollar om fakturan kom fram");
  };
  const isInterrupted = async () => {
    await says("Fakturan kom inte fram");
    await says("Fakturå (1).pdf");
  };
  const isToldSo = async () => {
    await expect(notSent).toBeVisible();
    await isInterrupted();
  };
  const isAskedForConsent = async () => {
    await isInterrupted();
    await expect(notSent).toHaveCount(0);
  };
  const readAnew = () => expect.poll(() => countOf(world, `${CONTRACTS}/${OWN}`)).toBeGreaterThan(1);
  const isUnsure = async () => {
    await expect(notSent).toHaveCount(0);
    await says("Vi vet inte om fakturan kom fram");
  };
  const isReadAnew = async () => {
    await isIdle();
    await readAnew();
  };
  const isDone = () => says("Fakturan är genomgången");
  const isFailed = () => says("Prova med en skarpare bild, eller med filen från din elhandlare.");

  return {
    events: {
      "a contract without an invoice is opened": () => open(),
      "a contract whose invoice is being analysed is opened": () => open({ status: "PROCESSING" }),
      "a contract whose invoice has a status that nobody knows is opened": () => open({ status: "QUEUED" }),
      "a contract whose invoice is analysed is opened": () => open({ status: "COMPLETED" }),
      "a contract whose invoice couldn't be analysed is opened": () => open({ status: "FAILED" }),
      "a contract without an invoice is opened in the wrapping app": async () => {
        await wrapIn("ios", "3.0.0");
        await open();
      },
      "a contract without an invoice is opened in a wrapping app that is too old": async () => {
        await wrapIn("android", "1.4.0");
        await open();
      },
      "the person chooses a file": choose,
      "the person asks the wrapping app for a file": askForFile,
      "the person asks the wrapping app once more": askForFile,
      "the person comes back with a file": () => {
        const { name, mimeType, buffer } = pdfInvoice();
        return comeBack({ name, type: mimeType, base64: buffer.toString("base64") });
      },
      "the person comes back without a file": () => comeBack(),
      "the person comes back with something that is no file": () => comeBack("a file"),
      "the person wants to update the wrapping app": () => dialog.getByRole("button", { name: "Uppdatera" }).click(),
      "the person doesn't want to update the wrapping app": () => dialog.getByRole("button", { name: "Avbryt" }).click(),
      "the file is fine": () => letRead("go"),
      "the file can't be taken": () => letRead("fail"),
      "more of the file is sent": () =>
        expect.poll(() => block.getByRole("progressbar").getAttribute("aria-valuenow").then(Number)).toBeGreaterThan(0),
      "the server takes it": () => answer(UPLOAD),
      "the server takes it, and has analysed it already": () => answer(UPLOAD, process("COMPLETED")),
      "the server takes it, and can't read it": () => answer(UPLOAD, process("FAILED")),
      "the server finds it too large": () => answer(UPLOAD, { status: 413 }),
      "the server refuses it": () => answer(UPLOAD, { status: 400 }),
      "the server knows the contract no longer": () => answerAny({ status: 404 }),
      // The browser itself repeats what breaks off, so every call does.
      "the connection breaks half-way": async () => {
        await isHeld(UPLOAD);
        await world.faults([{ ...UPLOAD, drop: true }]);
        await world.release({ ...UPLOAD, drop: true });
      },
      "all is sent, but no answer comes": () => answer(UPLOAD, { dropAfterBytes: 0 }),
      "the server asks for a consent": askForConsent,
      "the consent is given": giveConsent,
      "the person cancels": () => button("Avbryt").click(),
      "the person turns back": () => button("Avbryt").click(),
      "it has arrived": () => answer(STATUS),
      "it hasn't arrived": () => answer(STATUS, { status: 404 }),
      "nobody can say whether it has arrived": () => answer(STATUS, { status: 500 }),
      "the person tries again": () => press("Försök igen"),
      "the person asks once more whether it has arrived": () => press("Kolla igen"),
      "the person sends it all the same": () => press("Skicka igen"),
      "the analysis goes on": () => answer(STATUS, process("PROCESSING")),
      "the status can't be read": () => answer(STATUS, { status: 500 }),
      "the analysis is done": () => answer(STATUS, process("COMPLETED")),
      "the analysis fails": () => answer(STATUS, process("FAILED")),
      "two minutes pass": () => page.clock.fastForward(120_000),
      "the person comes back to the page": () => comeBack(),
      "the person asks how it stands": () => press("Kolla igen"),
      "the person acknowledges": () => press("Jag har sett det"),
      "the person acknowledges on the card that tells of it": async () => {
        await world.faults([]);
        await page.getByRole("region", { name: "Att göra" }).getByRole("button", { name: "Jag har sett det" }).click();
      },
      "it is noted": () => answer(ACKNOWLEDGE),
      "it is noted already": async () => {
        await isHeld(ACKNOWLEDGE);
        await acknowledgeOnce(page, accessToken, OWN);
        await answer(ACKNOWLEDGE, { status: 404 });
      },
      "it can't be noted": () => answer(ACKNOWLEDGE, { status: 500 }),
    },
    states: {
      "on the way": () => {}, // nothing is on screen before the page opens
      "no invoice": isIdle,
      "no invoice, in the wrapping app": async () => {
        await isIdle();
        await expect(page.locator("input[type=file]")).toHaveCount(0);
      },
      "in the wrapping app's picker": async () => {
        await says("Välj fakturan i appen");
        expect(await wrapper("picks")).toBeGreaterThan(0);
      },
      "no invoice, in an old wrapping app": async () => {
        await isIdle();
        await expect(dialog).toHaveCount(0);
        expect(await wrapper("isStoreOpen")).toBe(false);
      },
      "asked to update the wrapping app": () => expect(dialog).toBeVisible(),
      "in the store": async () => {
        await isIdle();
        await expect.poll(() => wrapper("isStoreOpen")).toBe(true);
      },
      "looking at the file": isChecking,
      "file refused": async () => {
        await says("Den filen kan vi inte ta emot");
        expect(await countOf(world, UPLOAD.path)).toBe(0);
      },
      sending: async () => {
        await isHeld(UPLOAD);
        await says("Vi skickar din faktura");
      },
      "refused by the server": async () => {
        await says("Filen är för stor. Den får vara högst 20\u00a0MB.");
        await expect(notSent).toBeVisible();
      },
      "asking whether it has arrived": async () => {
        await isBeingCompared();
        await expect(notSent).toHaveCount(0);
      },
      "not sent, told so": isToldSo,
      "not sent": isAskedForConsent,
      "looking at the file once more": isChecking,
      "kept file refused": () => says("Filen går inte att öppna."),
      "perhaps sent": isUnsure,
      "perhaps sent, consent asked for": isUnsure,
      "page read anew, told so": async () => {
        await expect(notSent).toBeVisible();
        await isReadAnew();
      },
      "page read anew": isReadAnew,
      "being analysed": async () => {
        await isHeld(STATUS);
        await says("Vi går igenom din faktura");
      },
      "consent asked for": async () => {
        await expect(consent).toBeVisible();
        await says("Vi går igenom din faktura");
      },
      "taking too long": () => says("Det tar längre tid än vanligt"),
      // The page is loaded anew, behind what it shows.
      "analysed just now": async () => {
        await isDone();
        await readAnew();
      },
      analysed: isDone,
      noting: async () => {
        await isHeld(ACKNOWLEDGE);
        await expect(button("Jag har sett det")).toBeDisabled();
      },
      noted: isReadAnew,
      "noted by the card": async () => {
        await isIdle();
        await expect(page.getByRole("region", { name: "Att göra" })).toHaveCount(0);
        expect(await countOf(world, ACKNOWLEDGE.path)).toBe(1);
      },
      "not noted": async () => {
        await isDone();
        await expect(page.getByText("Det gick inte att spara ditt svar. Försök igen.")).toBeVisible();
      },
      "not analysed": async () => {
        await isFailed();
        await expect(notRead).toHaveCount(0);
      },
      "found unreadable": async () => {
        await isFailed();
        await expect(notRead).toBeVisible();
      },
    },
  };
});
