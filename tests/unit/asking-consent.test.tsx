// @vitest-environment happy-dom
/** What the consent dialog says and offers for each reason. */
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bindAuth } from "../../src/api/authPort";
import { CONSENT_REASONS } from "../../src/domain/errors";
import { impersonate } from "../../src/domain/session";
import { decodeSignOptions } from "../../src/domain/signOptions";
import { ConsentDialog } from "../../src/flows/consent/ConsentDialog";
import { ConsentOverPage } from "../../src/flows/consent/ConsentOverPage";
import sv from "../../src/i18n/sv.json";
import { bindPorts } from "../../src/ports";
import { beginConsent } from "../support/consentActor";
import { adminLogin, customerLogin, sessionOf } from "../support/people";
import { press, renderUi } from "../support/renderUi";

const texts: Record<string, string> = sv;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

describe("in its real surroundings", () => {
  function surroundings({ session = sessionOf(customerLogin()), here = "/contracts?x=1" } = {}) {
    const calls: string[] = [];
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (request: Request) => {
      const { pathname } = new URL(request.url);
      calls.push(`${request.method} ${pathname.split("/consent/").at(-1)}`);
      return pathname.endsWith("/accept")
        ? new Response("OK")
        : new Response(JSON.stringify({ powerOfAttorneyId: "poa-1", termsAndConditionsId: "terms-1" }));
    });
    bindAuth({
      accessToken: async () => "token",
      epochSignal: () => new AbortController().signal,
      unauthorized: async () => null,
      consentsGiven: () => 0,
      consentNeeded: () => {},
      serverTime: () => {},
    });
    bindPorts({
      session: () => session,
      here: () => here,
      sign: (encoded: string) => void asked.push(decodeSignOptions(encoded)),
      takeBackErrors: () => {},
      consentGiven: () => void asked.push("consent given"),
      refreshCustomer: () => {
        asked.push("refresh");
        return Promise.reject(new Error("offline"));
      },
    } as unknown as Parameters<typeof bindPorts>[0]);
    return { calls, asked };
  }
  const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

  it("accepted terms have calls work again, and the customer read anew [CNS-05] [AMB-64]", async () => {
    const { calls, asked } = surroundings();
    await renderUi(<ConsentOverPage reason="TermsAndConditionsUpdated" isAway={false} />);
    await press(button("Godkänn villkoren"));
    await settle();
    expect([calls, asked]).toEqual([
      ["GET locations", "POST accept"],
      ["consent given", "refresh"],
    ]);
  });

  it.each([
    ["/contracts?x=1", "/contracts?x=1"],
    ["/dev", "/home"],
    ["/no/such/page", "/home"],
  ])("a signature leads from %s back to %s, signed or not [CNS-03] [CNS-04]", async (here, redirectToPath) => {
    const { asked } = surroundings({ here });
    await renderUi(<ConsentOverPage reason="TermsAndConditionsAndPowerOfAttorneyUpdated" isAway={false} />);
    await press(button("Skriv under med BankID"));
    await settle();
    expect(asked).toEqual([
      {
        powerOfAttorneyId: "poa-1",
        termsAndConditionsId: "terms-1",
        onSuccess: { redirectToPath },
        onFail: { redirectToPath },
      },
    ]);
  });

  it("knows an admin who acts for the customer [AMB-66]", async () => {
    surroundings({ session: impersonate(sessionOf(adminLogin()), customerLogin(), Date.now()) });
    await renderUi(<ConsentOverPage reason="PowerOfAttorneyUnsigned" isAway={false} />);
    expect(words("button")).toEqual(["Avsluta"]);
  });

  it("goes on while the person reads the terms, and stands there again after [CNS-07]", async () => {
    const { asked } = surroundings();
    const page = await renderUi(<ConsentOverPage reason="TermsAndConditionsUpdated" isAway={false} />);
    await press(button("Godkänn villkoren"));
    await page.draw(<ConsentOverPage reason="TermsAndConditionsUpdated" isAway />);
    expect(dialog()).toBeNull();
    await settle();
    expect(asked).toEqual(["consent given", "refresh"]);
  });
});
