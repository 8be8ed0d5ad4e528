// @vitest-environment happy-dom
/** What had the focus is gone: where the keyboard and a reader go on from. */
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InvoiceAnalysis } from "../../src/flows/invoice-analysis/InvoiceAnalysis";
import { useLostFocus } from "../../src/ui/useLostFocus";
import { beginInvoice, invoice, processIs } from "../support/invoiceActor";
import { press, renderUi, settled } from "../support/renderUi";

const scrolls = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  scrolls.mockClear();
  Element.prototype.scrollIntoView = function (how) {
    scrolls(this.textContent, how);
  };
});
afterEach(() => void vi.useRealTimers());

type PageProps = { title?: string; sections?: Record<string, string[]>; toast?: string | null };

function Page({ title = "Hem", sections = {}, toast = null }: PageProps) {
  useLostFocus();
  return (
    <>
      <main key={title}>
        <h1>{title}</h1>
        {Object.entries(sections).map(([name, cards]) => (
          <section key={name}>
            <h2>{name}</h2>
            {cards.map((card) => (
              <article key={card}>
                <h3>{card}</h3>
                <button type="button">{`Klar med ${card}`}</button>
              </article>
            ))}
          </section>
        ))}
      </main>
      {toast && <button type="button">{toast}</button>}
    </>
  );
}

const named = (name: string) => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) ?? null;
const focus = (name: string) => act(async () => named(name)!.focus());
const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent];

it.each([
  ["the card before it", ["A", "B", "C"], "B", ["A", "C"], ["H3", "A"]],
  ["its list's heading where it was the first", ["A", "B"], "A", ["B"], ["H2", "Att göra"]],
  ["the part above where the list is empty", ["A"], "A", [], ["H2", "Att göra"]],
])("of a card that goes, %s has it, and is in view [AXS-01]", async (_, before, gone, left, heading) => {
  const { draw } = await renderUi(<Page sections={{ Erbjudanden: [], "Att göra": before }} />);
  await focus(`Klar med ${gone}`);
  await draw(<Page sections={{ Erbjudanden: [], "Att göra": left }} />);
  expect(focused()).toEqual(heading);
  expect(scrolls.mock.calls).toEqual([[heading[1], { block: "nearest" }]]);
});

it("of a part that goes as a whole the part above has it", async () => {
  const { draw } = await renderUi(<Page sections={{ Faktura: [], "Att göra": ["A"], Tidigare: [] }} />);
  await focus("Klar med A");
  await draw(<Page sections={{ Faktura: [], Tidigare: [] }} />);
  expect(focused()).toEqual(["H2", "Faktura"]);
});

it("of a page that gives way, or of what stands beside the page, the page's heading has it, and nothing is scrolled", async () => {
  const { draw } = await renderUi(<Page sections={{ "Att göra": ["A"] }} toast="Stäng" />);
  await focus("Stäng");
  await draw(<Page sections={{ "Att göra": ["A"] }} />);
  expect(focused()).toEqual(["H1", "Hem"]);
  await focus("Klar med A");
  await draw(<Page title="Avtal" sections={{ "Att göra": ["A"] }} />);
  expect(focused()).toEqual(["H1", "Avtal"]);
  expect(scrolls.mock.calls).toEqual([]);
});

function Contract({ flow }: { flow: ReturnType<typeof beginInvoice> }) {
  useLostFocus();
  return (
    <main>
      <h1>Avtal</h1>
      <InvoiceAnalysis analysis={flow.actor} told={{ latest: null, offersPath: null, isUnderWay: false }} />
    </main>
  );
}

it("the invoice's block keeps it at every step from the file to what was found", async () => {
  const flow = beginInvoice();
  await renderUi(<Contract flow={flow} />);
  const steps: unknown[] = [];
  const step = async (name: string, go: () => Promise<unknown>) => {
    await focus(name);
    await act(async () => void (await go()));
    await settled(() => document.activeElement !== document.body);
    steps.push(focused());
  };
  await step("Välj fil eller ta ett foto", () => flow.choose());
  await act(() => flow.check({ status: "refused", fault: "empty" }));
  await step("Välj en annan fil", () => flow.choose());
  await act(() => flow.check());
  await step("Avbryt", () => flow.progress(1));
  await act(() => flow.failUpload({ kind: "http", status: 400 }));
  await step("Försök igen", () => flow.send({ type: "retry" }));
  await act(() => flow.check());
  await act(() => flow.answerUpload(processIs("COMPLETED")));
  await step("Jag har sett det", async () => {
    await press(named("Jag har sett det"));
    flow.acknowledgements.answer();
    await flow.settle();
  });
  expect(steps).toEqual(steps.map(() => ["H2", "Din elfaktura"]));
  expect(flow.uploads.map(({ file }) => file)).toEqual([invoice, invoice]);
});
