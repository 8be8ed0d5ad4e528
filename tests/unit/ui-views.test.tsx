// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { Failure } from "../../src/domain/errors";
import { applyTexts } from "../../src/i18n";
import sv from "../../src/i18n/sv.json";

import { NotFoundPage } from "../../src/pages/not-found/NotFoundPage";
import { CardBoundary } from "../../src/ui/CardBoundary";
import { CenteredLoader } from "../../src/ui/CenteredLoader";
import { ErrorBoundary } from "../../src/ui/ErrorBoundary";
import { ErrorView } from "../../src/ui/ErrorView";
import { InternalLinkProvider } from "../../src/ui/InternalLink";
import { LoadingOverlay } from "../../src/ui/LoadingOverlay";
import { NotBuiltView } from "../../src/ui/NotBuiltView";
import { OfflineNotice } from "../../src/ui/OfflineNotice";
import { TextsFailedView } from "../../src/ui/TextsFailedView";
import { press, renderUi, rulesOf } from "../support/renderUi";

const texts: Record<string, string> = sv;

/** What a view says and offers. */
const read = (container: Element) => ({
  title: container.querySelector("h1, h2")?.textContent,
  body: container.querySelector("p")?.textContent,
  button: container.querySelector("button")?.textContent ?? null,
  link: container.querySelector("a")?.textContent ?? null,
});

const wordsOf = (prefix: string) => ({
  title: texts[`${prefix}.title`],
  body: texts[`${prefix}.body`],
  button: texts[`${prefix}.button`],
});

const showFailure = async (failure: Failure) => {
  const onRetry = vi.fn();
  const { container } = await renderUi(<ErrorView failure={failure} onRetry={onRetry} />);
  return { container, onRetry };
};

describe("the error view", () => {
  it.each([400, 403, 409, 422, 429, 500, 502, 503, 504])(
    "has the texts of status %i, and another try [ERR-04] [ERR-06]",
    async (status) => {
      const { container, onRetry } = await showFailure({ kind: "http", status });
      expect(read(container)).toEqual({ ...wordsOf(`error.http.${status}`), link: null });
      await press(container.querySelector("button"));
      expect(onRetry).toHaveBeenCalledTimes(1);
    },
  );

  it("leads to / from a 404 [ERR-05]", async () => {
    const { container } = await showFailure({ kind: "http", status: 404 });
    const { button: link, ...words } = wordsOf("error.http.404");
    expect(read(container)).toEqual({ ...words, link, button: null });
    expect(container.querySelector("a")?.getAttribute("href")).toBe("/");
  });

  it("asks anew as well when a 404's link is followed: the start page may be this very page [TR-09]", async () => {
    const [navigate, onRetry] = [vi.fn(), vi.fn()];
    const { container } = await renderUi(
      <InternalLinkProvider navigate={navigate} goBack={() => {}}>
        <ErrorView failure={{ kind: "http", status: 404 }} onRetry={onRetry} />
      </InternalLinkProvider>,
    );
    await press(container.querySelector("a"));
    expect([navigate.mock.calls, onRetry.mock.calls.length]).toEqual([[["/"]], 1]);
  });

  it("falls back to the generic texts, with a button that has a name, where a status has none [AMB-29] [I18-07]", async () => {
    const { container } = await showFailure({ kind: "http", status: 418 });
    expect(read(container)).toEqual({ ...wordsOf("error.generic"), link: null });
  });

  it("takes the texts that the server has for a status we never heard of [ERR-04]", async () => {
    applyTexts({ "error.http.418.title": "Jag är en tekanna", "error.http.500.button": "Igen, tack" });
    const teapot = await showFailure({ kind: "http", status: 418 });
    expect(read(teapot.container)).toEqual({ ...wordsOf("error.generic"), title: "Jag är en tekanna", link: null });
    const broken = await showFailure({ kind: "http", status: 500 });
    expect(read(broken.container).button).toBe("Igen, tack");
  });

  it.each([
    ["network", "error.network"],
    ["malformed", "error.malformed"],
  ] as const)("has words of its own for a %s failure", async (kind, prefix) => {
    const { container } = await showFailure({ kind });
    expect(read(container)).toEqual({ ...wordsOf(prefix), link: null });
  });

  it("offers to draw the page anew after any other error [ERR-07] [AMB-29]", async () => {
    const { container, onRetry } = await showFailure({ kind: "unexpected" });
    expect(read(container)).toEqual({ ...wordsOf("error.generic"), link: null });
    await press(container.querySelector("button"));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("is spoken at once", async () => {
    const { container } = await showFailure({ kind: "http", status: 500 });
    expect(container.querySelector("[role=alert] h1")).not.toBeNull();
  });

  it("is the loader while the session or the consent view has it [AMB-64]", async () => {
    const { container } = await showFailure({ kind: "handled" });
    expect([container.querySelector("[role=status]") !== null, container.querySelector("h1, button, a")]).toEqual([true, null]);
  });
});

describe("an unknown page", () => {
  it("says so, and its button leads to / without loading the app anew [ACC-08] [ACC-09]", async () => {
    const navigate = vi.fn();
    const { container } = await renderUi(
      <InternalLinkProvider navigate={navigate} goBack={() => {}}>
        <NotFoundPage />
      </InternalLinkProvider>,
    );
    expect(read(container)).toEqual({
      title: "Vi hittar inte sidan",
      body: "Sidan kan ha flyttat eller tagits bort. Dina avtal finns kvar.",
      link: "Till startsidan",
      button: null,
    });
    expect(document.title).toBe("Vi hittar inte sidan – Avtalsbo");

    const isLeftToBrowser = await press(container.querySelector("a"));
    expect([isLeftToBrowser, navigate.mock.calls]).toEqual([false, [["/"]]]);
  });

  it("leaves a press for a new tab to the browser", async () => {
    const navigate = vi.fn();
    const { container } = await renderUi(
      <InternalLinkProvider navigate={navigate} goBack={() => {}}>
        <NotFoundPage />
      </InternalLinkProvider>,
    );
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      await press(container.querySelector("a"), init);
    expect(navigate).not.toHaveBeenCalled();
  });
});

it("a page that isn't built yet says so and leads home", async () => {
  const { container } = await renderUi(<NotBuiltView />);
  expect([read(container).title, container.querySelector("a")?.getAttribute("href")]).toEqual([
    "Den här sidan är inte klar än",
    "/",
  ]);
});

describe("without texts", () => {
  it.each([
    [false, "texts.failed.body"],
    [true, "texts.failed.bodyOffline"],
  ])(
    "shows the specification's sentence, a Swedish line and a retry; offline: %s [TXT-05] [AMB-30] [AMB-61]",
    async (isOffline, bodyKey) => {
      const onRetry = vi.fn();
      const { container } = await renderUi(<TextsFailedView isOffline={isOffline} onRetry={onRetry} />);
      expect(read(container)).toEqual({
        title: "Failed to load, please try again later",
        body: texts[bodyKey],
        button: "Försök igen",
        link: null,
      });
      expect(container.querySelector("h1 [lang=en]")).not.toBeNull();
      await press(container.querySelector("button"));
      expect(onRetry).toHaveBeenCalledTimes(1);
    },
  );
});

describe("waiting", () => {
  it("has a name, and shows nothing for 150 ms, so that a quick answer doesn't flicker", async () => {
    const { container } = await renderUi(<CenteredLoader />);
    const loader = container.querySelector("[role=status]");
    expect(loader?.textContent).toContain("Laddar");
    expect(rulesOf(loader)).toMatch(/fadeIn 200ms ease-out 150ms both/);
  });

  it("over the whole screen fades in after 150 ms, and is gone when nobody shows it [OVL-09] [CH-10]", async () => {
    const { container, draw } = await renderUi(<LoadingOverlay label="Vi räknar på ditt pris" />);
    const overlay = container.querySelector("[role=status]");
    expect(overlay?.textContent).toBe("Vi räknar på ditt pris");
    expect(rulesOf(overlay)).toMatch(/fadeIn 200ms ease-out 150ms both/);
    await draw(null);
    expect(container.querySelector("[role=status]")).toBeNull();
  });
});

it("tells that the device is offline in a place that was there before", async () => {
  const { container, draw } = await renderUi(<OfflineNotice isOffline={false} />);
  const place = container.querySelector("[role=status]");
  expect(place?.textContent).toBe("");
  await draw(<OfflineNotice isOffline />);
  expect([container.querySelector("[role=status]") === place, place?.textContent]).toEqual([true, sv["offline.notice"]]);
});

let isBroken = true;
function Card({ name }: { name: string }) {
  if (isBroken && name === "broken") throw new Error("Contract type not implemented");
  return <p>{name}</p>;
}

describe("an error while drawing", () => {
  it("in one card says so there, the others are shown, and it is told once [AMB-63] [F62]", async () => {
    isBroken = true;
    const caught: unknown[] = [];
    const { container } = await renderUi(
      ["first", "broken", "last"].map((name) => (
        <CardBoundary key={name}>
          <Card name={name} />
        </CardBoundary>
      )),
      { onCaughtError: (error) => void caught.push(error) },
    );
    expect([...container.querySelectorAll("p")].map((part) => part.textContent)).toEqual(["first", sv["error.partial"], "last"]);
    expect(caught).toEqual([new Error("Contract type not implemented")]);
  });

  it("can be drawn anew [ERR-07]", async () => {
    isBroken = true;
    const { container } = await renderUi(
      <ErrorBoundary fallback={(redraw) => <ErrorView failure={{ kind: "unexpected" }} onRetry={redraw} />}>
        <Card name="broken" />
      </ErrorBoundary>,
    );
    expect(read(container).title).toBe(sv["error.generic.title"]);
    isBroken = false;
    await press(container.querySelector("button"));
    expect(container.textContent).toBe("broken");
  });
});
