/** What may be uploaded, told by what it is. */
import { describe, expect, it } from "vitest";
import { HEAD_BYTES, TAIL_BYTES } from "../../src/domain/fileKinds";
import { INVOICE_ACCEPT, MAX_INVOICE_BYTES, sizeFaultOf, sortFile } from "../../src/domain/files";
import { bytesOf, heic, JPEG, PDF, PNG, zip } from "../support/invoiceFiles";

const sort = (name: string, bytes: Uint8Array) =>
  sortFile(name, { head: bytes.subarray(0, HEAD_BYTES), tail: bytes.subarray(-TAIL_BYTES) });

describe("the size [F73]", () => {
  it.each([
    [0, "empty"],
    [1, null],
    [20 * 1_024 * 1_024, null],
    [20 * 1_024 * 1_024 + 1, "tooLarge"],
    [200_000_000, "tooLarge"],
  ])("%d bytes: %s", (bytes, fault) => {
    expect(sizeFaultOf(bytes)).toBe(fault);
  });

  it("is at most 20 MB", () => expect(MAX_INVOICE_BYTES).toBe(20_971_520));
});

describe("is taken [INV-01] [UP-01]", () => {
  it.each([
    ["faktura.pdf", PDF, "pdf"],
    ["FAKTURA.PDF", PDF, "pdf"],
    ["Fakturå (1).pdf", PDF, "pdf"],
    [" faktura.pdf ", PDF, "pdf"],
    ["scan.JPEG", JPEG, "jpeg"],
    ["scan.jpg", JPEG, "jpeg"],
    ["bild.Png", PNG, "png"],
    // What stands in the name is less than what is in the file.
    ["bild.png", JPEG, "jpeg"],
    ["content:1234", PDF, "pdf"],
    ["Elfaktura 2026.03", PDF, "pdf"],
    ["faktura nr.5", JPEG, "jpeg"],
    ["faktura.exe.pdf", PDF, "pdf"],
    ["faktura.pdf", bytesOf("\u00ef\u00bb\u00bf%PDF-1.4"), "pdf"],
    ["faktura.pdf", bytesOf("\r\n%PDF-1.4"), "pdf"],
  ])("%s", (name, bytes, kind) => {
    expect(sort(name, bytes)).toEqual({ kind });
  });
});

describe("is refused in words of its own [INV-01] [F73] [A70]", () => {
  it.each([
    ["a photo as an iPhone keeps it", "IMG_1.HEIC", heic("heic"), "heic"],
    ["the same, named otherwise", "IMG_1.jpg", heic("mif1"), "heic"],
    ["another picture of that family", "bild.avif", heic("avif"), "wrongType"],
    ["a program", "faktura.exe", bytesOf("MZ\u0090"), "wrongType"],
    ["a program with two endings", "faktura.pdf.exe", bytesOf("MZ\u0090"), "wrongType"],
    ["a real PDF that would run as a program", "faktura.pdf.exe", PDF, "wrongType"],
    ["one with such an ending in capitals", "FAKTURA.EXE", PDF, "wrongType"],
    ["one whose name is written backwards", "faktura\u202efdp.exe", PDF, "wrongType"],
    ["an archive", "faktura.zip", zip(), "wrongType"],
    ["a drawing", "faktura.svg", bytesOf("<svg xmlns='http://www.w3.org/2000/svg'/>"), "wrongType"],
    ["a text", "faktura.txt", bytesOf("hej"), "wrongType"],
    ["something without an ending", "faktura", bytesOf("hej"), "wrongType"],
    ["a renamed program", "faktura.pdf", bytesOf("MZ\u0090"), "disguised"],
    ["a renamed archive", "faktura.jpg", zip(), "disguised"],
    ["a page", "faktura.pdf", bytesOf("<!doctype html><p>Hej"), "disguised"],
    ["a page that turns into a PDF", "faktura.pdf", bytesOf("<html>\n%PDF-1.7"), "disguised"],
    ["a drawing as a picture", "bild.png", bytesOf("<svg/>"), "disguised"],
    ["a PDF with a page at its head", "faktura.pdf", bytesOf("%PDF-1.7\n<script>alert(1)</script>"), "disguised"],
    ["a PDF with an archive at its end", "faktura.pdf", bytesOf([...PDF, ...zip()]), "disguised"],
    ["a photo with an archive at its end, and words after it", "bild.jpg", bytesOf([...JPEG, ...zip("hej")]), "disguised"],
    ["a beginning only", "faktura.pdf", bytesOf("%PD"), "disguised"],
    ["a PDF that begins far down", "faktura.pdf", bytesOf(`${" ".repeat(40)}%PDF-1.7`), "disguised"],
  ])("%s: %s", (_, name, bytes, fault) => {
    expect(sort(name, bytes)).toEqual({ fault });
  });

  it("but not for an archive that lies inside", () => {
    expect(sort("faktura.pdf", bytesOf([...PDF, ...zip(), ...bytesOf("\nendstream %%EOF")]))).toEqual({ kind: "pdf" });
  });
});

it("is offered by both kinds of names, without capture [UP-05] [INV-01]", () => {
  expect(INVOICE_ACCEPT.split(",")).toEqual(["application/pdf", "image/jpeg", "image/png", ".pdf", ".jpg", ".jpeg", ".png"]);
});
