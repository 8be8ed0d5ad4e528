/** The screen of electricity offers in a test's hands: drawn, read and pressed. */
import { act } from "react";
import type { OffersPage } from "../../machines/shared/electricity-offers-page";
import type { ElectricityOffer } from "../../src/domain/electricityOffers";
import { ApiError } from "../../src/domain/errors";
import { OffersScreen } from "../../src/flows/electricity-offers/OffersScreen";
import { electricityContract, offerOf } from "./comparedOffers";
import { beginOffers } from "./electricityOffersActor";
import { renderUi } from "./renderUi";

export const plain = (text: string | null | undefined) =>
  (text ?? "").replaceAll("\u00a0", "␣").replaceAll(/[\u2068\u2069]/g, "");
export const NO_LINKS = { termsAndConditionsLink: null, privacyPolicyLink: null };

export async function openOffers(page: OffersPage) {
  const flow = beginOffers({ offerId: page.kind === "offer" ? "o1" : null });
  const { container } = await renderUi(<OffersScreen offers={flow.actor} />);
  await act(async () => flow.reads.answer(page));
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const error = (status: number) => new ApiError({ call: "an offer", kind: "http", status });
  const after = (happens: () => void) =>
    act(async () => {
      happens();
      await new Promise((resolve) => setImmediate(resolve));
    });
  return {
    ...flow,
    /** The answer on its way ends, badly with that status. */
    answered: (status?: number) => after(() => (status ? flow.answers.fail(error(status)) : flow.answers.answer())),
    /** The answer on its way breaks off. */
    cutOff: () => after(() => flow.answers.fail(new ApiError({ call: "an offer", kind: "network" }))),
    /** The read on its way is refused. */
    unread: (status: number) => after(() => flow.reads.fail(error(status))),
    container,
    all,
    shown: () => plain(container.textContent),
    heading: () => all("h1").map((heading) => plain(heading.textContent)),
    button: (name: string) => all("button").find(({ textContent }) => textContent === name) ?? null,
    link: (name: RegExp) => all("a").find(({ textContent }) => name.test(textContent ?? "")) ?? null,
    rows: () =>
      all("tbody tr").map((row) =>
        [...row.children].map((part) =>
          plain(part.querySelector(".paid, :scope:not(:has(.paid))")?.textContent ?? part.textContent),
        ),
      ),
    section: (title: string) =>
      plain(all("section").find((section) => section.querySelector("h2")?.textContent === title)?.textContent),
  };
}

/** One offer, whose contract's other offers nobody knows. */
export const opened = (offer: Partial<ElectricityOffer>, contract = electricityContract(), links: object = {}) =>
  openOffers({ kind: "offer", contract, offer: offerOf(offer), links: { ...NO_LINKS, ...links }, offers: null });
