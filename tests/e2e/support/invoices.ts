/** Invoices as a person has them, and what a test asks of an electricity contract's page. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { pdfOf } from "../../sandbox/pdf";
import { CONTRACTS } from "./calls";
import type { World } from "./world";

export const invoiceCall = (contractId: string): string => `${CONTRACTS}/${contractId}/invoice`;
export const statusCall = (contractId: string): string => `${invoiceCall(contractId)}/analysis/status`;
export const acknowledgeCall = (contractId: string): string => `${invoiceCall(contractId)}/analysis/acknowledge`;

/** A real PDF of one page; `paddingBytes` more after its end, as a scanner leaves them. */
export const pdfInvoice = (name = "Fakturå (1).pdf", paddingBytes = 0) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([
    Buffer.from(pdfOf("Elfaktura", ["Granby Energi", "Källgatan 12", "Att betala: 842 kr"]), "base64"),
    Buffer.alloc(paddingBytes, "\n"),
  ]),
});

/** Such a PDF on the disk, larger than what fits between the browser and a server that reads none of it. */
export function largeInvoice(): string {
  const path = join(mkdtempSync(join(tmpdir(), "invoice-")), "Fakturå (1).pdf");
  writeFileSync(path, pdfInvoice("", 18_000_000).buffer);
  return path;
}

/** A real photo of an invoice, drawn and packed by the browser, under the name that a phone gives it. */
export async function photoInvoice(page: Page, name = "IMG_0042.JPG") {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 1_200;
    canvas.height = 1_600;
    const pen = canvas.getContext("2d")!;
    pen.fillStyle = "#f4f1ea";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = "#222222";
    pen.font = "64px sans-serif";
    pen.fillText("Elfaktura: 842 kr", 120, 240);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1]!;
  });
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}

/** It has come in from elsewhere, before the page is opened. */
export async function sendInvoice(page: Page, accessToken: string, contractId: string): Promise<void> {
  const response = await page.request.post(invoiceCall(contractId), {
    multipart: { file: pdfInvoice() },
    headers: bearer(accessToken),
  });
  expect(response.status()).toBe(200);
}

/** One poll from elsewhere, for what an analysis comes to. */
export async function pollOnce(page: Page, accessToken: string, contractId: string): Promise<void> {
  const response = await page.request.get(statusCall(contractId), { headers: bearer(accessToken) });
  expect(response.status()).toBe(200);
}

/** What came of it has been seen elsewhere. */
export async function acknowledgeOnce(page: Page, accessToken: string, contractId: string): Promise<void> {
  const response = await page.request.post(acknowledgeCall(contractId), { headers: bearer(accessToken) });
  expect(response.status()).toBe(204);
}

/** How many invoices the server took. */
export const takenInvoices = async (world: World, contractId: string): Promise<number> =>
  (await world.calls()).filter(
    ({ method, path, status }) => method === "POST" && path === invoiceCall(contractId) && status === 200,
  ).length;

const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

/** What of a photo is no picture: where it was taken, by which device. */
export const withSecret = (jpeg: Buffer) => {
  const told = Buffer.from("Exif\0\0 taken at Källgatan 12", "latin1");
  const length = Buffer.from([0, told.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, told, jpeg.subarray(2)]);
};

/** Where a contract's page tells of its invoices. */
export const invoiceBlock = (page: Page) => page.getByRole("region", { name: "Din elfaktura" });

export async function openInvoices(page: Page, contractId: string) {
  await page.goto(`/contract/${contractId}`);
  await expect(invoiceBlock(page)).toContainText(/faktura/);
}

/** As a person picks it in the device's own dialog. */
export const chooseInvoice = (page: Page, file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0] = pdfInvoice()) =>
  page.locator("input[type=file]").setInputFiles(file);
