// @vitest-environment happy-dom
/** The ID app as the browser reaches it, and what is read from the address when it leads back. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bankIdLink, isReturnFromApp, openBankIdApp, returnUrl, wayBack } from "../../src/platform/bankIdApp";

const token = "7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const openAt = (url: string) =>
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`https://avtalsbo.test${url}`);
const runsIn = (userAgent: string) => vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
const page = "https://avtalsbo.test/login/bank-id";

beforeEach(() => openAt("/login/bank-id"));
afterEach(() => document.body.replaceChildren());

describe("opening the app", () => {
  it("presses a real link at once, and leaves nothing behind [BID-17]", () => {
    const pressed: unknown[] = [];
    document.body.addEventListener("click", (event) => {
      const link = event.target as HTMLAnchorElement;
      pressed.push([link.tagName, link.href, link.referrerPolicy, link.isConnected]);
      event.preventDefault();
    });
    openBankIdApp(token);
    expect(pressed).toEqual([["A", `bankid:///?autostarttoken=${token}&redirect=null`, "origin", true]]);
    expect(document.querySelector("a")).toBeNull();
  });

  it("does nothing with a token that isn't one [A26]", () => {
    const click = vi.spyOn(HTMLElement.prototype, "click");
    openBankIdApp("a&redirect=https://evil.test#");
    expect(click).not.toHaveBeenCalled();
    expect(bankIdLink("a&redirect=https://evil.test#")).toBeNull();
  });
});

describe("the way back", () => {
  it("leads to this page and says so, without what else stood in its address", () => {
    runsIn(safari);
    openAt("/login/bank-id?orderRef=evil#anything");
    expect(returnUrl()).toBe(`${page}#initiated=true`);
    expect(new URL(bankIdLink(token) ?? "").searchParams.get("redirect")).toBe(`${page}#initiated=true`);
  });

  it("is the system's own on a computer and on Android", () => {
    expect(returnUrl()).toBeNull();
    runsIn("Mozilla/5.0 (Linux; Android 15) Chrome/137.0.0.0 Mobile Safari/537.36");
    expect(returnUrl()).toBeNull();
    expect(wayBack()).toBeNull();
  });

  it("is the person's own to find from an app on the home screen of iOS", () => {
    runsIn(safari);
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    expect(wayBack()).toBe("app");
  });

  it.each([
    ["#initiated=true", true],
    ["", false],
    ["#", false],
    ["#initiated=false", false],
    ["#initiated=true&orderRef=131daac9", false],
    ["?initiated=true", false],
    ["#orderRef=131daac9-16c6-4618-beb0-365768f37288", false],
  ])("is known by its mark alone: %j [A22]", (rest, isReturn) => {
    openAt(`/login/bank-id${rest}`);
    expect(isReturnFromApp()).toBe(isReturn);
  });
});
