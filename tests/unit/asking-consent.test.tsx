// @vitest-environment happy-dom
/** What the consent dialog says and offers for each reason. */
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CONSENT_REASONS } from "../../src/domain/errors";
import { ConsentDialog } from "../../src/flows/consent/ConsentDialog";
import sv from "../../src/i18n/sv.json";
import { beginConsent } from "../support/consentActor";
import { press, renderUi } from "../support/renderUi";

const texts: Record<string, string> = sv;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

const dialog = () => document.querySelector("[role=alertdialog]");
const told = (attribute: string) => document.getElementById(dialog()?.getAttribute(attribute) ?? "")?.textContent;
const all = (selector: string) => [...(dialog()?.querySelectorAll(selector) ?? [])];
const words = (selector: string) => all(selector).map(({ textContent }) => textContent);
const button = (name: string) => all("button").find(({ textContent }) => textContent === name) ?? null;

async function open(given: Parameters<typeof beginConsent>[0]) {
  const flow = beginConsent(given);
  await renderUi(<ConsentDialog consent={flow.actor} />);
  return flow;
}

describe.each(CONSENT_REASONS)("%s", (reason) => {
  it("has its own title, body and button, the documents to read, and the way out [CNS-02] [AMB-66]", async () => {
    const flow = await open({ reason });
    expect([told("aria-labelledby"), told("aria-describedby")]).toEqual([
      texts[`consent.${reason}.title`],
      texts[`consent.${reason}.body`],
    ]);
    expect(words("button")).toEqual([texts[`consent.${reason}.button`], "Logga ut"]);
    const paths = all("a").map((link) => link.getAttribute("href"));
    expect(paths.includes("/terms-and-conditions")).toBe(reason.startsWith("Terms"));
    expect(paths.includes("/power-of-attorney")).toBe(reason !== "TermsAndConditionsUpdated");
    await press(button("Logga ut"));
    expect(flow.effects).toEqual(["log out"]);
  });

  it("offers an admin only to stop acting [AMB-66]", async () => {
    const flow = await open({ reason, isImpersonating: true });
    expect(told("aria-labelledby")).toBe(texts[`consent.${reason}.title`]);
    expect([words("button"), words("a")]).toEqual([["Avsluta"], []]);
    await press(button("Avsluta"));
    expect(flow.effects).toEqual(["log out"]);
  });
});

it("says that it works, and keeps its button there for the focus", async () => {
  const flow = await open({ reason: "TermsAndConditionsUpdated" });
  const give = button("Godkänn villkoren");
  await press(give);
  expect([give?.getAttribute("aria-busy"), give?.hasAttribute("disabled"), flow.locates.calls.length]).toEqual([
    "true",
    false,
    1,
  ]);
  await act(() => flow.failLocate({ kind: "http", status: 500 }));
  expect(give?.getAttribute("aria-busy")).toBe("false");
});
