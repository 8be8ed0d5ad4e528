// @vitest-environment happy-dom
import jsQR from "jsqr";
import { create } from "qrcode";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BottomMenu } from "../../src/ui/BottomMenu";
import { CountdownBar } from "../../src/ui/CountdownBar";
import { imageUrlOf } from "../../src/ui/imageUrl";
import { initialsOf, ProviderLogo, tintOf } from "../../src/ui/ProviderLogo";
import { QrCode } from "../../src/ui/QrCode";
import { pathOf } from "../../src/ui/QrImage";
import { ThemeChoice } from "../../src/ui/ThemeChoice";
import { useDocumentTitle } from "../../src/ui/useDocumentTitle";
import { useRouteFocus } from "../../src/ui/useRouteFocus";
import { press, renderUi, settled } from "../support/renderUi";

const QR_DATA = "bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8";

describe("the QR code", () => {
  /** Paints the path as a browser would, 4 px a module, and lets an independent decoder read it. */
  function decode(path: string, side: number): string | undefined {
    const scale = 4;
    const pixels = new Uint8ClampedArray(side * scale * side * scale * 4).fill(255);
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
        for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++) {
          pixels.fill(0, (row * side * scale + column) * 4, (row * side * scale + column) * 4 + 3);
        }
      }
    }
    return jsQR(pixels, side * scale, side * scale)?.data;
  }

  it("holds what it was given, dark on white, with at least 4 white modules on each side [BID-14]", async () => {
    const { container } = await renderUi(<QrCode data={QR_DATA} />);
    await settled(() => container.querySelector("path") !== null);
    const svg = container.querySelector("svg");
    const path = svg?.querySelector("path")?.getAttribute("d") ?? "";
    const side = Number(svg?.getAttribute("viewBox")?.split(" ")[2]);
    expect(decode(path, side)).toBe(QR_DATA);

    const { modules } = create(QR_DATA, { errorCorrectionLevel: "L" });
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
      x: Number(x),
      y: Number(y),
      end: Number(x) + Number(width),
    }));
    expect({
      left: Math.min(...runs.map(({ x }) => x)),
      top: Math.min(...runs.map(({ y }) => y)),
      right: side - Math.max(...runs.map(({ end }) => end)),
      bottom: side - 1 - Math.max(...runs.map(({ y }) => y)),
      side,
    }).toEqual({ left: 4, top: 4, right: 4, bottom: 4, side: modules.size + 8 });
    expect(svg?.querySelector("path")?.getAttribute("fill")).toBe("black");
  });

  it("joins the dark modules of a row, and starts anew in the next", () => {
    expect(pathOf([1, 1, 0, 0, 0, 1, 1, 0, 1], 3)).toBe("M4 4h2v1h-2zM6 5h1v1h-1zM4 6h1v1h-1zM6 6h1v1h-1z");
  });

  it("has a name, and is an empty white square of the same kind without data [AXS-05]", async () => {
    const { container } = await renderUi(<QrCode data={null} />);
    expect([container.querySelector("[role=img]")?.getAttribute("aria-label"), container.querySelector("svg")]).toEqual([
      "QR-kod",
      null,
    ]);
  });

  it("changes inside the image alone, and tells no reader, each second and each tick [AXS-05]", async () => {
    const screen = (data: string, share: number) => (
      <>
        <QrCode data={data} />
        <CountdownBar share={share} />
      </>
    );
    const { container, draw } = await renderUi(screen(QR_DATA, 1));
    await settled(() => container.querySelector("path") !== null);
    const image = container.querySelector("[role=img]");
    await draw(screen("bankid.x.1.y", 0.5));
    expect(container.querySelector("[role=img]")).toBe(image);
    expect(container.querySelector("[aria-live], [role=status], [role=alert], [role=timer], [role=progressbar]")).toBeNull();
    expect(container.querySelector<HTMLElement>("[aria-hidden] > div")?.style.transform).toBe("scaleX(0.5)");
  });

  it.each([
    [-0.1, "scaleX(0)"],
    [1.7, "scaleX(1)"],
  ])("a share of %s of the time is drawn as %s", async (share, transform) => {
    const { container } = await renderUi(<CountdownBar share={share} />);
    expect(container.querySelector<HTMLElement>("[aria-hidden] > div")?.style.transform).toBe(transform);
  });
});

describe("a provider's logo", () => {
  const here = { origin: "https://avtalsbo.example", hosts: ["logos.example"] };

  it.each([
    ["/logos/vk.png", "https://avtalsbo.example/logos/vk.png"],
    ["https://avtalsbo.example/a.svg", "https://avtalsbo.example/a.svg"],
    ["https://logos.example/vk.png", "https://logos.example/vk.png"],
    ["https://other.example/vk.png", null],
    ["http://logos.example/vk.png", null],
    ["https://logos.example@evil.example/vk.png", null],
    ["https://user:secret@logos.example/vk.png", null],
    ["//evil.example/vk.png", null],
    ["/\\evil.example/vk.png", null],
    ["javascript:alert(1)", null],
    ["data:text/html,<script>alert(1)</script>", null],
    ["data:image/svg+xml,<svg/>", null],
    ["file:///etc/passwd", null],
    ["blob:https://avtalsbo.example/1", null],
    ["https://", null],
    ["", null],
    [null, null],
  ])("at %s is shown from %s [A64]", (address, expected) => {
    expect(imageUrlOf(address, here)).toBe(expected);
  });

  it.each([
    ["Vindkraft Syd AB", "VS"],
    ["if", "I"],
    ["Åsa & Bo", "ÅB"],
    ["  \u202Enorrsken\u200B   energi ", "NE"],
    ["3 Sverige", "3S"],
    ["🏠 Hemmet", "H"],
    ["", ""],
    [null, ""],
  ])("of %s is %s without an image", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it("has the same tint for the same id, and not one for all", () => {
    const ids = Array.from({ length: 40 }, (_, id) => String(id));
    expect(ids.map(tintOf)).toEqual(ids.map(tintOf));
    expect(new Set(ids.map(tintOf)).size).toBe(4);
  });

  it("gives way to the initials when the image can't be shown, and comes back with another [A65]", async () => {
    const { container, draw } = await renderUi(<ProviderLogo id="1" name="Vindkraft Syd" logoImageUrl="/a.png" />);
    const image = container.querySelector("img");
    await act(async () => image?.dispatchEvent(new Event("error")));
    expect([image?.hidden, container.textContent]).toEqual([true, "VS"]);
    await draw(<ProviderLogo id="1" name="Vindkraft Syd" logoImageUrl="/b.png" />);
    expect(container.querySelector("img")?.hidden).toBe(false);
  });

  it("sends nothing along, and is decoration", async () => {
    const { container } = await renderUi(<ProviderLogo id="1" name="Vindkraft Syd" logoImageUrl="/a.png" />);
    const image = container.querySelector("img");
    expect([image?.alt, image?.getAttribute("referrerpolicy"), container.querySelector("[aria-hidden]") !== null]).toEqual([
      "",
      "no-referrer",
      true,
    ]);
  });
});

describe("the bottom menu", () => {
  const items = [
    { id: "home", href: "/home", label: "Hem", icon: null },
    { id: "contracts", href: "/contracts", label: "Avtal", icon: null },
    { id: "more", href: "/more", label: "Mer", icon: null },
  ] as const;

  it("has the three tabs in a named landmark, and says which one is open [NAV-01]", async () => {
    const { container } = await renderUi(<BottomMenu items={items} currentId="contracts" onPress={() => {}} />);
    const nav = container.querySelector("nav");
    expect(nav?.getAttribute("aria-label")).toBe("Huvudmeny");
    expect(
      [...container.querySelectorAll("a")].map((tab) => [
        tab.textContent,
        tab.getAttribute("href"),
        tab.getAttribute("aria-current"),
      ]),
    ).toEqual([
      ["Hem", "/home", null],
      ["Avtal", "/contracts", "page"],
      ["Mer", "/more", null],
    ]);
  });

  it("hands each press to the layout, also on the open tab, but not one for a new tab of the browser", async () => {
    const onPress = vi.fn();
    const { container } = await renderUi(<BottomMenu items={items} currentId="home" onPress={onPress} />);
    const [home, contracts] = container.querySelectorAll("a");
    expect([await press(home ?? null), await press(contracts ?? null)]).toEqual([false, false]);
    await press(contracts ?? null, { ctrlKey: true });
    expect(onPress.mock.calls).toEqual([["home"], ["contracts"]]);
  });
});

describe("the choice of palette", () => {
  it("is a named group of radio buttons, one of them chosen", async () => {
    const onChoose = vi.fn();
    const { container } = await renderUi(<ThemeChoice choice="light" onChoose={onChoose} />);
    expect(container.querySelector("legend")?.textContent).toBe("Utseende");
    expect(
      [...container.querySelectorAll("label")].map((label) => [label.textContent, label.querySelector("input")?.checked]),
    ).toEqual([
      ["Ljust", true],
      ["Mörkt", false],
      ["Följ systemet", false],
    ]);
    await act(async () => container.querySelectorAll("input")[1]?.click());
    expect(onChoose.mock.calls).toEqual([["dark"]]);
  });
});

let isReturn = false;
const isReturning = () => isReturn;

function Page({ routeKey, title, heading, link }: { routeKey: string; title: string; heading: string | null; link?: string }) {
  useDocumentTitle(title);
  useRouteFocus(routeKey, isReturning);
  return (
    <>
      <a href="/b">Till b</a>
      <input />
      <main key={routeKey}>
        {heading && <h1 key={heading}>{heading}</h1>}
        {link && <a href={link}>Visa</a>}
      </main>
    </>
  );
}

describe("a change of page", () => {
  afterEach(() => (document.activeElement as HTMLElement | null)?.blur());

  it("names the tab, and puts the focus on the new heading, but not on the first load [AXS-01]", async () => {
    const { draw } = await renderUi(<Page routeKey="/a" title="Hem" heading="God morgon" />);
    expect([document.title, document.activeElement]).toEqual(["Hem – Avtalsbo", document.body]);
    await draw(<Page routeKey="/b" title="Avtal" heading="Avtal" />);
    expect([document.title, document.activeElement?.outerHTML]).toEqual(["Avtal – Avtalsbo", '<h1 tabindex="-1">Avtal</h1>']);
  });

  it("waits for a heading that comes late, also when a link of the menu still has the focus [AXS-01]", async () => {
    const { container, draw } = await renderUi(<Page routeKey="/a" title="Hem" heading="God morgon" />);
    container.querySelector("a")?.focus();
    await draw(<Page routeKey="/b" title="Avtal" heading={null} />);
    expect(document.activeElement?.tagName).toBe("A");
    await draw(<Page routeKey="/b" title="Avtal" heading="Avtal" />);
    expect(document.activeElement?.textContent).toBe("Avtal");
  });

  it("leaves the focus where the person has put it meanwhile", async () => {
    const { container, draw } = await renderUi(<Page routeKey="/a" title="Hem" heading="God morgon" />);
    await draw(<Page routeKey="/b" title="Avtal" heading={null} />);
    container.querySelector("input")?.focus();
    await draw(<Page routeKey="/b" title="Avtal" heading="Avtal" />);
    expect(document.activeElement?.tagName).toBe("INPUT");
  });

  it.each([
    ["is put on the link that led away, once it is there again, when one returns", true, "Visa"],
    ["is put on the heading when one is led on to the same page", false, "Erbjudanden"],
  ])("the focus %s", async (_, isBack, focused) => {
    const list = (link?: string) => <Page routeKey="/list" title="Lista" heading="Erbjudanden" {...(link && { link })} />;
    const { container, draw } = await renderUi(list("/offer/2"));
    container.querySelector<HTMLElement>("main a")?.focus();
    await draw(<Page routeKey="/offer/2" title="Ett" heading="Fjällkraft" />);
    expect(document.activeElement?.textContent).toBe("Fjällkraft");
    isReturn = isBack;
    await draw(list());
    expect(document.activeElement?.textContent).toBe("Erbjudanden");
    await draw(list("/offer/2"));
    expect(document.activeElement?.textContent).toBe(focused);
    isReturn = false;
  });

  it("doesn't move the focus when the same page is drawn anew", async () => {
    const { container, draw } = await renderUi(<Page routeKey="/a" title="Hem" heading="God morgon" />);
    container.querySelector("input")?.focus();
    await draw(<Page routeKey="/a" title="Hem" heading="God kväll" />);
    expect(document.activeElement?.tagName).toBe("INPUT");
  });
});
