// @vitest-environment happy-dom
/** Questions that only yes or no answers: what they say and offer, one at a time, and what becomes of them. */
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { applyTexts } from "../../src/i18n";
import { askedNow, askToConfirm, giveUpAsking } from "../../src/ui/confirm";
import { dropWaitingToasts, waitingToasts } from "../../src/ui/toast";
import { press, renderUi, rulesOf, settled } from "../support/renderUi";

const question = { titleKey: "q.title", bodyKey: "q.body", confirmKey: "q.confirm" };
const texts = { "q.title": "Ta bort avtalet?", "q.body": "Det går inte att ångra.", "q.confirm": "Ta bort" };

afterEach(() => {
  act(() => {
    while (askedNow()) askedNow()?.answer(false);
  });
  dropWaitingToasts();
});

const dialog = () => document.querySelector("[role=alertdialog]");
const button = (name: string) => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) ?? null;

async function ask(...given: Parameters<typeof askToConfirm>) {
  const answered = vi.fn();
  await act(async () => void askToConfirm(...given).then(answered));
  return answered;
}

async function shown(isDanger = false) {
  applyTexts(texts);
  await renderUi(<main>sida</main>);
  const answered = await ask({ ...question, isDanger });
  await settled(() => dialog() !== null);
  return answered;
}

describe("a question [OVL-06]", () => {
  it("has a title, a body, cancel and confirm", async () => {
    await shown();
    const nameOf = (attribute: string) => document.getElementById(dialog()?.getAttribute(attribute) ?? "")?.textContent;
    expect([nameOf("aria-labelledby"), nameOf("aria-describedby")]).toEqual(["Ta bort avtalet?", "Det går inte att ångra."]);
    expect([...document.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(["Avbryt", "Ta bort"]);
  });

  it.each([
    ["Avbryt", false],
    ["Ta bort", true],
  ])("%s answers %s, and the dialog goes", async (name, isYes) => {
    const answered = await shown();
    await press(button(name));
    expect(answered.mock.calls).toEqual([[isYes]]);
    expect(dialog()).toBeNull();
  });

  it("that loses something for good has a red button", async () => {
    await shown(true);
    expect(rulesOf(button("Ta bort"))).toMatch(/background: var\(--chakra-colors-error\)/);
    await press(button("Avbryt"));
    await ask(question);
    await settled(() => dialog() !== null);
    expect(rulesOf(button("Ta bort"))).not.toMatch(/--chakra-colors-error/);
  });

  it("is 15 to 35rem wide [OVL-10]", async () => {
    await shown();
    expect(rulesOf(dialog())).toMatch(/min-width: min\(15rem, 100%\)/);
    expect(rulesOf(dialog())).toMatch(/max-width: 35rem/);
  });
});

describe("several questions", () => {
  it("are asked one after the other", async () => {
    const first = askToConfirm(question);
    const second = askToConfirm({ ...question, titleKey: "second" });
    expect(askedNow()?.question.titleKey).toBe("q.title");
    askedNow()?.answer(true);
    expect(askedNow()?.question.titleKey).toBe("second");
    askedNow()?.answer(false);
    expect([askedNow(), await first, await second]).toEqual([null, true, false]);
  });

  it("go when nobody wants to know any more [XS-08]", async () => {
    const leaving = new AbortController();
    const left = askToConfirm(question, { signal: leaving.signal });
    const stays = askToConfirm({ ...question, titleKey: "second" });
    leaving.abort();
    expect([await left, askedNow()?.question.titleKey]).toEqual([false, "second"]);
    expect(await askToConfirm(question, { signal: leaving.signal })).toBe(false);
    askedNow()?.answer(true);
    expect(await stays).toBe(true);
  });

  it("are all answered no when the dialog can't be fetched, and that is said", async () => {
    const answers = Promise.all([askToConfirm(question), askToConfirm(question)]);
    giveUpAsking();
    expect([await answers, waitingToasts().map(({ textKey }) => textKey)]).toEqual([[false, false], ["confirm.unavailable"]]);
  });
});

it("gives the focus back to what had it, once it is answered [I5]", async () => {
  applyTexts(texts);
  const { container } = await renderUi(<button type="button">Öppna</button>);
  const opener = container.querySelector("button");
  opener?.focus();
  await ask(question);
  await settled(() => dialog() !== null);
  await press(button("Avbryt"));
  await settled(() => document.activeElement === opener);
});
