// @vitest-environment happy-dom
/** The login page: the way in, and what its logo holds. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { routeTable } from "../../src/app/routeTable";
import { LoginPage } from "../../src/flows/hidden-mode/LoginPage";
import { InternalLinkProvider } from "../../src/ui/InternalLink";
import { press, renderUi } from "../support/renderUi";

afterEach(() => void vi.useRealTimers());

const logo = () => document.querySelector("button");
const panel = () => document.querySelector("section");
const openPage = async () => {
  const opened: string[] = [];
  await renderUi(
    <InternalLinkProvider navigate={(path) => void opened.push(path)} goBack={() => {}}>
      <LoginPage />
    </InternalLinkProvider>,
  );
  return opened;
};

it("is for whoever isn't logged in, and has the logo and one button [AUTH-01]", async () => {
  await openPage();
  expect(routeTable["/login"].access).toBe("NON_AUTHENTICATED");
  expect(document.querySelector("h1")?.textContent).toBe("Välkommen hem till dina avtal");
  expect(logo()?.textContent).toBe("Avtalsbo");
  expect([...document.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual(["Logga in med BankID"]);
});

it("leads to the electronic ID without loading the page anew [AUTH-02]", async () => {
  const opened = await openPage();
  const link = document.querySelector("a");
  expect(link?.getAttribute("href")).toBe("/login/bank-id");
  await press(link);
  expect(opened).toEqual(["/login/bank-id"]);
});

describe("the hidden mode", () => {
  it("opens at the seventh press and closes by its button [AUTH-03]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    await openPage();
    for (let presses = 1; presses <= 6; presses++) await press(logo());
    expect(panel()).toBeNull();
    await press(logo());
    expect(panel()?.textContent).toBe("Dolt lägeHär finns inget att ställa in än.Stäng");
    const close = panel()?.querySelector("button") ?? null;
    close?.focus();
    await press(close);
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(document.querySelector("h1"));
  });
});
