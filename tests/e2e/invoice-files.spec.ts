/** Which files are sent as invoices, and what of them. */
import { countOf } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";
import {
  invoiceBlock as block,
  chooseInvoice as choose,
  invoiceCall,
  openInvoices,
  pdfInvoice,
  photoInvoice,
  withSecret,
} from "./support/invoices";

const OWN = "disa-dahl-electricity";
const UPLOAD = { method: "POST", path: invoiceCall(OWN) };

const open = (page: Page, id = OWN) => openInvoices(page, id);

test("what a photo tells beside what it shows doesn't leave the device [A72]", async ({ page, signIn }) => {
  await signIn("Disa");
  await open(page);
  const photo = await photoInvoice(page);
  const spied = page.evaluate(
    () =>
      new Promise<{ name: string; type: string; text: string }>((told) => {
        const send = XMLHttpRequest.prototype.send;
        XMLHttpRequest.prototype.send = async function (body) {
          const file = (body as FormData).get("file") as File;
          const text = new TextDecoder("latin1").decode(await file.arrayBuffer());
          told({ name: file.name, type: file.type, text });
          send.call(this, body);
        };
      }),
  );
  const given = withSecret(photo.buffer);
  expect(given.toString("latin1")).toContain("taken at");
  await choose(page, { ...photo, buffer: given });
  const { name, type, text } = await spied;
  expect([name, type]).toEqual(["IMG_0042.JPG", "image/jpeg"]);
  expect(text.startsWith("\u00ff\u00d8\u00ff")).toBe(true);
  expect(text).not.toContain("taken at");
  await expect(block(page)).toContainText("Fakturan är genomgången");
});

test("files that can't be taken are told apart, and none of them leaves the device [F73] [A70]", async ({
  page,
  world,
  signIn,
  checkA11y,
}) => {
  await signIn("Disa");
  await open(page);
  for (const [name, content, words] of [
    ["tom.pdf", Buffer.alloc(0), "Filen är tom."],
    ["foto.heic", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0", "latin1"), "HEIC"],
    ["faktura.docx", Buffer.from("PK\u0003\u0004"), "ingen PDF, JPG eller PNG"],
    ["faktura.pdf", Buffer.from("<html>"), "innehåller något annat"],
    ["stor.pdf", Buffer.concat([pdfInvoice().buffer, Buffer.alloc(20 * 1_024 * 1_024)]), "högst 20\u00a0MB"],
  ] as const) {
    await choose(page, { name, mimeType: "application/pdf", buffer: content });
    await expect(block(page)).toContainText(words);
  }
  await checkA11y();
  expect(await countOf(world, UPLOAD.path)).toBe(0);
  await choose(page, pdfInvoice("FAKTURA.PDF"));
  await expect(block(page)).toContainText("Fakturan är genomgången");
});

test("a wrong file wipes nothing of what stood there: what was found, and a file that is kept [F73] [F07]", async ({
  page,
  world,
  signIn,
  checkA11y,
  shot,
}) => {
  const wrong = { name: "foto.heic", mimeType: "image/heic", buffer: Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0", "latin1") };
  const button = (name: string) => block(page).getByRole("button", { name });
  const chooseWrong = async () => {
    await choose(page, wrong);
    await expect(block(page)).toContainText("Den filen kan vi inte ta emot");
  };
  await signIn("Disa");
  await open(page);
  await choose(page);
  await expect(block(page)).toContainText("Fakturan är genomgången");
  const found = block(page).getByRole("link", { name: "Visa erbjudanden" });
  await expect(found).toBeVisible();
  await chooseWrong();
  await chooseWrong();
  await checkA11y();
  await shot("refused");
  await button("Avbryt").click();
  await expect(block(page)).toContainText("Fakturan är genomgången");
  await expect(found).toBeVisible();

  await world.faults([{ ...UPLOAD, status: 400 }]);
  await choose(page, pdfInvoice("mars.pdf"));
  await expect(block(page)).toContainText("Vi har filen kvar här. Försök igen när du vill.");
  await chooseWrong();
  await button("Avbryt").click();
  await expect(block(page)).toContainText("mars.pdf");
  await expect(block(page)).toContainText("Vi har filen kvar här. Försök igen när du vill.");
  await shot("kept");
  await button("Avbryt").click();
  await expect(found).toBeVisible();
});

test("whoever is asked to update the wrapping app, and says no, is back at the button that they pressed [INV-13]", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => Object.assign(window, { nativeApp: { platform: "android", version: "1.4.0" } }));
  await signIn("Disa");
  await open(page);
  const pick = block(page).getByRole("button", { name: "Välj fil eller ta ett foto" });
  await pick.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Appen behöver uppdateras" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(pick).toBeFocused();
});
