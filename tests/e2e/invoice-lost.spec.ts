/** An invoice of which somebody could think the wrong thing: that it was sent, that it wasn't, that nothing has happened to it. */
import { rmSync } from "node:fs";
import { allHasCome, CONTRACTS, countOf } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";
import {
  acknowledgeCall,
  invoiceBlock as block,
  chooseInvoice as choose,
  invoiceCall,
  largeInvoice,
  openInvoices as open,
  sendInvoice,
  statusCall,
  takenInvoices,
} from "./support/invoices";
import { comeBack } from "./support/tabs";

const FRIDAS = "frida-fors-electricity";
const DISAS = "disa-dahl-electricity";
const uploadTo = (id: string) => ({ method: "POST", path: invoiceCall(id) });
const statusOf = (id: string) => ({ method: "GET", path: statusCall(id) });

const button = (page: Page, name: string) => block(page).getByRole("button", { name });

test("the answer gets lost after all has been sent: it is looked for, and nothing is sent twice [F23]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Disa");
  await world.faults([{ ...uploadTo(DISAS), dropAfterBytes: 0 }]);
  await open(page, DISAS);
  await choose(page);
  await expect(block(page)).toContainText("Fakturan är genomgången");
  await expect(page.getByText("Fakturan kom inte fram.", { exact: true })).toHaveCount(0);
  expect(await countOf(world, invoiceCall(DISAS))).toBe(1);
});

test("the answer gets lost, and this invoice ends as the one before did: it is told as arrived, and isn't sent again [F07]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Frida");
  await world.process("invoice-analysis", { polls: 1, outcome: "FAILED" });
  await open(page, FRIDAS);
  await world.faults([{ ...uploadTo(FRIDAS), when: "after", dropAfterBytes: 5 }]);
  await choose(page);
  await expect(page.getByText("Vi kunde inte läsa fakturan.", { exact: true })).toBeVisible();
  await expect(button(page, "Försök igen")).toHaveCount(0);
  expect(await countOf(world, invoiceCall(FRIDAS))).toBe(1);
});

test("the answer gets lost, and nobody can say what became of it: that is said, the server is asked, and it is sent once [F07]", async ({
  page,
  world,
  signIn,
  checkA11y,
  shot,
}) => {
  await signIn("Disa");
  await open(page, DISAS);
  await world.faults([
    { ...uploadTo(DISAS), when: "after", dropAfterBytes: 5 },
    { ...statusOf(DISAS), status: 500 },
  ]);
  await choose(page);
  await expect(block(page)).toContainText("Vi vet inte om fakturan kom fram");
  await expect(button(page, "Skicka igen")).toBeVisible();
  await checkA11y();
  await shot("unsure");
  await world.faults([]);
  await button(page, "Kolla igen").click();
  await expect(block(page)).toContainText("Fakturan är genomgången");
  expect(await countOf(world, invoiceCall(DISAS))).toBe(1);
});

test("a kept file that is gone from the device is refused in words, and another can be picked [F73]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Disa");
  await open(page, DISAS);
  await world.faults([{ ...uploadTo(DISAS), status: 400 }]);
  const path = largeInvoice();
  await choose(page, path);
  await expect(block(page)).toContainText("Fakturan kom inte fram");
  rmSync(path);
  await world.faults([]);
  await button(page, "Försök igen").click();
  await expect(block(page)).toContainText("Filen går inte att öppna.");
  await expect(button(page, "Välj en annan fil")).toBeVisible();
  expect(await takenInvoices(world, DISAS)).toBe(0);
});

test("who leaves while it is sent is told that it wasn't [F29]", async ({ page, world, signIn }) => {
  await signIn("Disa");
  await open(page, DISAS);
  await world.faults([{ ...uploadTo(DISAS), hold: true }]);
  await choose(page, largeInvoice());
  await expect(button(page, "Avbryt")).toBeEnabled();
  await page.getByRole("button", { name: "Tillbaka" }).click();
  await expect(page.getByText("Fakturan hann inte skickas. Välj den igen när du vill.", { exact: true })).toBeVisible();
});

test("the contract is removed elsewhere while its invoice is gone through: the page says so, and nobody asks on [UP-08]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Disa");
  await world.process("invoice-analysis", { polls: 1_000, delayMs: 600_000 });
  await open(page, DISAS);
  await choose(page);
  await expect(block(page)).toContainText("Vi går igenom din faktura");
  const gone = { status: 404 };
  await world.faults([
    { ...statusOf(DISAS), ...gone },
    { method: "GET", path: `${CONTRACTS}/${DISAS}`, ...gone },
  ]);
  await expect(block(page)).toHaveCount(0);
  await allHasCome(page);
  const asked = await countOf(world, statusCall(DISAS));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await countOf(world, statusCall(DISAS))).toBe(asked);
});

test("what was sent in another tab is seen a minute later, and is not taken for seen by this one [TR-15] [F39]", async ({
  page,
  world,
  signIn,
}) => {
  const { session } = await signIn("Disa");
  const { accessToken } = session.tokens;
  await world.process("invoice-analysis", { polls: 1 });
  await open(page, DISAS);
  await choose(page);
  await expect(block(page)).toContainText("Fakturan är genomgången");

  await world.process("invoice-analysis", { polls: 1_000, delayMs: 600_000 });
  await sendInvoice(page, accessToken, DISAS);
  await button(page, "Jag har sett det").click();
  await expect(block(page)).toContainText("Vi går igenom din faktura");
  expect(await countOf(world, acknowledgeCall(DISAS))).toBe(1);
});

test("what has come of it in another tab is seen by who comes back after a minute [TR-15] [F39]", async ({
  page,
  world,
  signIn,
}) => {
  const { session } = await signIn("Disa");
  await page.clock.install();
  await open(page, DISAS);
  await world.process("invoice-analysis", { polls: 1_000, delayMs: 600_000 });
  await sendInvoice(page, session.tokens.accessToken, DISAS);
  await page.clock.fastForward(61_000);
  await comeBack(page);
  await expect(block(page)).toContainText("Vi går igenom din faktura");
});
