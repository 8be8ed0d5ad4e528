/** A file between the person's hand and the upload: judged, and rid of what they didn't mean to tell. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { withoutExtras } from "../../src/domain/png";
import { checkInvoice } from "../../src/platform/invoiceFiles";
import { bytesOf, chunk, heic, JPEG, PDF, PNG, png } from "../support/invoiceFiles";

afterEach(() => void vi.unstubAllGlobals());

const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const contentOf = async (file: File) => [...new Uint8Array(await file.arrayBuffer())];

/** A browser that can draw pictures, and writes down how. */
function stubDrawing({ width = 400, height = 300, canRead = true, canDraw = true } = {}) {
  const steps: unknown[] = [];
  vi.stubGlobal("createImageBitmap", async (_: File, options: unknown) => {
    if (!canRead) throw new DOMException("broken", "InvalidStateError");
    steps.push(["read", options]);
    return { width, height, close: () => void steps.push(["closed"]) };
  });
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: (_: unknown, ...place: number[]) => void steps.push(["drawn", ...place]) }),
    toBlob: (take: (blob: Blob | null) => void, type: string, quality: number) => {
      steps.push(["written", canvas.width, canvas.height, type, quality]);
      take(canDraw ? new Blob(["drawn anew"]) : null);
    },
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  return steps;
}

describe("a PDF", () => {
  it("stays as it is, under its own name, and is called what it is [UP-01]", async () => {
    const checked = await checkInvoice(fileOf("Fakturå (1).PDF", PDF));
    if (checked.status !== "fine") throw new Error("It was refused.");
    expect([checked.file.name, checked.file.type]).toEqual(["Fakturå (1).PDF", "application/pdf"]);
    expect(await contentOf(checked.file)).toEqual([...PDF]);
  });
});

describe("a photo is drawn anew, so that it tells no place [A72]", () => {
  it("upright, in its own size", async () => {
    const steps = stubDrawing();
    const checked = await checkInvoice(fileOf("IMG_1.JPG", JPEG, "GPS 59.33 18.06"));
    if (checked.status !== "fine") throw new Error("It was refused.");
    expect([checked.file.name, checked.file.type, await checked.file.text()]).toEqual(["IMG_1.JPG", "image/jpeg", "drawn anew"]);
    expect(steps).toEqual([
      ["read", { imageOrientation: "from-image" }],
      ["drawn", 0, 0, 400, 300],
      ["written", 400, 300, "image/jpeg", 0.92],
      ["closed"],
    ]);
  });

  it("smaller when a canvas couldn't hold it", async () => {
    const steps = stubDrawing({ width: 8_000, height: 8_000 });
    await checkInvoice(fileOf("a.jpg", JPEG));
    expect(steps[1]).toEqual(["drawn", 0, 0, 4_000, 4_000]);
  });

  it.each([
    ["the browser can't read", { canRead: false }],
    ["can't be drawn", { canDraw: false }],
  ])("one that %s is refused", async (_, given) => {
    stubDrawing(given);
    expect(await checkInvoice(fileOf("a.jpg", JPEG))).toEqual({ status: "refused", fault: "unreadable" });
  });
});

describe("a PNG keeps what can be seen [A72]", () => {
  const told = png(
    chunk("IHDR", "thirteen byte"),
    chunk("eXIf", "GPS 59.33 18.06"),
    chunk("tEXt", "Author\0Anna"),
    chunk("iTXt", "XML:com.adobe.xmp"),
    chunk("tIME", "2026"),
    chunk("IDAT", "pixels"),
    chunk("IEND"),
  );

  it("and nothing else, under its own name", async () => {
    const checked = await checkInvoice(fileOf("bild.png", told, "and more after its end"));
    if (checked.status !== "fine") throw new Error("It was refused.");
    expect([checked.file.name, checked.file.type]).toEqual(["bild.png", "image/png"]);
    expect(await contentOf(checked.file)).toEqual([...PNG]);
  });

  it.each([
    ["without an end", png(chunk("IHDR", "thirteen byte"), chunk("IDAT", "pixels"))],
    ["that breaks off", bytesOf([...PNG].slice(0, -6))],
    ["that counts wrong", png([0xff, 0xff, 0xff, 0xff, ...bytesOf("IDAT"), 1, 2, 3, 4])],
    ["of nothing", png()],
  ])("one %s is refused", async (_, bytes) => {
    expect(withoutExtras(bytes)).toBeNull();
    expect(await checkInvoice(fileOf("bild.png", bytes))).toEqual({ status: "refused", fault: "unreadable" });
  });
});

describe("what isn't taken is refused before it is read [F73] [A70]", () => {
  it.each([
    ["empty", fileOf("a.pdf"), "empty"],
    ["too large", Object.defineProperty(fileOf("a.pdf", PDF), "size", { value: 200_000_000 }), "tooLarge"],
    ["HEIC", fileOf("a.heic", heic("heic")), "heic"],
    ["a page", fileOf("a.pdf", "<html>"), "disguised"],
    ["a text", fileOf("a.txt", "hej"), "wrongType"],
  ] as const)("%s", async (_, file, fault) => {
    expect(await checkInvoice(file)).toEqual({ status: "refused", fault });
  });

  it("a file that is no longer where it was can't be read", async () => {
    const gone = fileOf("a.pdf", PDF);
    gone.slice = () => {
      throw new DOMException("gone", "NotReadableError");
    };
    expect(await checkInvoice(gone)).toEqual({ status: "refused", fault: "unreadable" });
  });
});
