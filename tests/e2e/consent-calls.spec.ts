/**
 * Which calls may bring the server's wish for a consent: all that the screens make. A new screen's calls are new lines here.
 * Each opens the one dialog, with each reason; on the pages that one needs to decide, it waits until the person leaves them.
 */
import { CONSENT_REASONS } from "../../src/domain/errors";
import { encodeSignOptions } from "../../src/domain/signOptions";
import sv from "../../src/i18n/sv.json" with { type: "json" };
import {
  ACCEPT,
  ADDRESS,
  allHasCome,
  CATEGORIES,
  COLLECT_SIGNATURE,
  COLLECTION,
  CONTRACTS,
  callsTo,
  DASHBOARD,
  INFO,
  LOCATIONS,
  POA,
  SIGN,
  TERMS,
} from "./support/calls";
import {
  acceptCall,
  acknowledgeCall as acknowledgeOfferCall,
  denyCall,
  offerCall,
  offerOf,
  offersCall,
} from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";
import { acknowledgeCall } from "./support/invoices";
import type { World } from "./support/world";

const texts: Record<string, string> = sv;
const SIGNING = `/sign/poa/${encodeSignOptions({
  powerOfAttorneyId: "poa-2026-01",
  onSuccess: { redirectToPath: "/home" },
  onFail: { redirectToPath: "/more" },
})}`;
const OTHER_SIGNING = `/sign/poa/${encodeSignOptions({
  powerOfAttorneyId: "other",
  onSuccess: { redirectToPath: "/home" },
  onFail: { redirectToPath: "/more" },
})}`;

type Row = {
  call: string;
  method?: "GET" | "POST";
  path: string;
  /** Tom, unless it takes somebody else. */
  who?: string;
  at: string;
  /** What the person does to have the page make the call. */
  act?: (page: Page) => Promise<void>;
  /** Goes wrong beside it. */
  beside?: Parameters<World["faults"]>[0];
};

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const pick = async (page: Page) => {
  await press(page, /^Mobilabonnemang/);
  await page.getByRole("checkbox", { name: "Telnord" }).check();
  await press(page, "Bekräfta");
  await press(page, "Klar");
};
const OVES = "ove-oberg-electricity";
const DISAS = "disa-dahl-electricity";
const LOVAS = "lova-lindqvist-electricity";
const sayYes = (page: Page) => press(page, "Tacka ja");
const sayNo = async (page: Page) => {
  await press(page, "Tacka nej");
  await dialog(page).getByRole("button", { name: "Tacka nej" }).click();
};
const sign = (page: Page) => press(page, "Skriv under med BankID");

/** Home with one card to press: Tom has none of his own. */
const dashboardWith = (action: string, buttonNameKey: string | null) => ({
  method: "GET",
  path: DASHBOARD,
  status: 200,
  body: {
    todoCards: [
      {
        contractId: "c1",
        contractType: "HomeInsurance",
        providers: [{ id: "p1", name: "Hemtrygg" }],
        subFlows: [{ action, buttonNameKey }],
      },
    ],
  },
});

const ASKING: Row[] = [
  { call: "GET info", path: INFO, at: "/more" },
  { call: "GET dashboard", path: DASHBOARD, at: "/home" },
  { call: "GET categories", path: CATEGORIES, at: "/contracts/add" },
  { call: "GET address", path: ADDRESS, at: "/contracts/add" },
  { call: "POST contracts", method: "POST", path: CONTRACTS, at: "/contracts/add", act: pick },
  {
    call: "POST acknowledge",
    method: "POST",
    path: acknowledgeCall("c1"),
    at: "/home",
    act: (page) => press(page, "Jag har sett det"),
    beside: [dashboardWith("ACKNOWLEDGE", "todo.ELECTRICITY.analysisDone.later")],
  },
  {
    call: "POST collection",
    method: "POST",
    path: COLLECTION,
    at: "/home",
    act: (page) => press(page, "Hämta dina avtal"),
    beside: [dashboardWith("COLLECT_CONTRACTS", null)],
  },
  { call: "GET offers", path: offersCall(OVES), who: "Ove", at: `/electricity/${OVES}/offers` },
  { call: "GET offer", path: offerCall(`${OVES}-offer-1`), who: "Ove", at: offerOf(OVES).page },
  {
    call: "POST accept of an offer",
    method: "POST",
    path: acceptCall(`${OVES}-offer-1`),
    who: "Ove",
    at: offerOf(OVES).page,
    act: sayYes,
  },
  {
    call: "POST acknowledge of an offer",
    method: "POST",
    path: acknowledgeOfferCall(`${DISAS}-offer-1`),
    who: "Disa",
    at: offerOf(DISAS).page,
    act: (page) => press(page, "Ja tack, ge mig rabatten"),
  },
  { call: "POST deny of offers", method: "POST", path: denyCall(LOVAS), who: "Lova", at: offerOf(LOVAS).page, act: sayNo },
];

const QUIET: Row[] = [
  { call: "GET composite", path: TERMS, at: "/terms-and-conditions" },
  { call: "GET poa", path: POA, at: "/power-of-attorney" },
  { call: "GET locations", path: LOCATIONS, at: SIGNING },
  { call: "GET poa for a signature", path: POA, at: OTHER_SIGNING },
  { call: "POST sign", method: "POST", path: SIGN, at: SIGNING, act: sign },
  { call: "GET collect", path: COLLECT_SIGNATURE, at: SIGNING, act: sign },
  { call: "GET info", path: INFO, at: "/terms-and-conditions" },
];

const dialog = (page: Page) => page.getByRole("alertdialog");
const bring = async (world: World, { method, path, beside = [] }: Row, reason: string) =>
  world.faults([...beside, { method: method ?? "GET", path, status: 403, body: { reason } }]);
const isBrought = (world: World, { method = "GET", path }: Row, since: number) =>
  expect
    .poll(async () => (await callsTo(world, path)).filter((call) => call.method === method && call.status === 403).length)
    .toBeGreaterThan(since);
const refusals = async (world: World, { path }: Row) =>
  (await callsTo(world, path)).filter(({ status }) => status === 403).length;

test.beforeEach(({ guard }) => guard.expectNetworkErrors());

for (const row of ASKING)
  test(`${row.call} brings each reason, and the dialog stands once [CNS-01] [CNS-02] [AMB-36]`, async ({
    page,
    world,
    signIn,
  }) => {
    await signIn(row.who ?? "Tom");
    for (const reason of CONSENT_REASONS) {
      await bring(world, row, reason);
      await page.goto(row.at);
      await row.act?.(page);
      await expect(dialog(page)).toHaveAccessibleName(texts[`consent.${reason}.title`]!);
      await expect(dialog(page)).toHaveCount(1);
      await expect(dialog(page).getByRole("button")).toHaveText([texts[`consent.${reason}.button`]!, "Logga ut"]);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await world.faults([]);
    }
  });

for (const row of QUIET)
  test(`${row.call} brings each reason to ${row.at.slice(0, 20)}, where no dialog stands [CNS-07]`, async ({
    page,
    world,
    signIn,
  }) => {
    await signIn(row.who ?? "Tom");
    for (const reason of CONSENT_REASONS) {
      const since = await refusals(world, row);
      await bring(world, row, reason);
      await page.goto("/more");
      await page.evaluate(() => localStorage.removeItem("bankIdOrder.signPoa"));
      await page.goto(row.at);
      await row.act?.(page);
      await isBrought(world, row, since);
      await allHasCome(page);
      await expect(page.locator("main")).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      await world.faults([]);
    }
  });

test("GET locations and POST accept in the dialog itself bring no second one [CNS-01]", async ({ page, world, signIn }) => {
  await signIn("Tove");
  for (const [method, path] of [
    ["GET", LOCATIONS],
    ["POST", ACCEPT],
  ] as const) {
    await world.faults([{ method, path, status: 403, body: { reason: "PowerOfAttorneyOutdated" } }]);
    await page.goto("/home");
    const give = dialog(page).getByRole("button", { name: "Godkänn villkoren" });
    await give.click();
    await isBrought(world, { call: "", method, path, at: "" }, 0);
    await expect(give).toHaveAttribute("aria-busy", "false");
    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page)).toHaveAccessibleName("Våra villkor har ändrats");
    await world.faults([]);
  }
});
