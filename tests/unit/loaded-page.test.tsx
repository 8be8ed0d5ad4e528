// @vitest-environment happy-dom
/** What a page shows in each state of its flow. */
import { act, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError, type Failure } from "../../src/domain/errors";
import { LoadedPage } from "../../src/flows/page/LoadedPage";
import { pageFlow } from "../../src/flows/page/wiring";

vi.mock("../../src/ui/CenteredLoader", () => ({ CenteredLoader: () => <p>Laddar</p> }));
vi.mock("../../src/ui/ErrorView", () => ({
  ErrorView: ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      {JSON.stringify(failure)}
    </button>
  ),
}));

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const fault = new ApiError({ call: "GET /faq", kind: "http", status: 500 });

it("shows a loader, then the data [ACC-05]", async () => {
  const page = await openPage();
  expect(page.shown()).toBe("Laddar");
  await page.answer("fem frågor");
  expect(page.shown()).toBe("fem frågor");
});

it("goes on reading when React starts it twice, though the first read is broken off", async () => {
  const page = await openPage();
  await vi.waitFor(() => expect(page.reads[0]?.signal.aborted).toBe(true));
  expect(page.shown()).toBe("Laddar");
  await page.answer("fem frågor");
  expect(page.shown()).toBe("fem frågor");
});

it("shows what went wrong, and reads again on retry [ACC-07] [TR-09]", async () => {
  const page = await openPage();
  await page.answer(fault);
  expect(page.shown()).toBe('{"kind":"http","status":500}');
  const readsBefore = page.reads.length;
  await page.press();
  expect(page.shown()).toBe("Laddar");
  expect(page.reads).toHaveLength(readsBefore + 1);
  await page.answer("fem frågor");
  expect(page.shown()).toBe("fem frågor");
});

it("keeps showing the data while it reads again, and when that fails [AMB-21]", async () => {
  const page = await openPage();
  await page.answer("fem frågor");
  await page.press();
  expect(page.shown()).toBe("fem frågor");
  await page.answer(fault);
  expect(page.shown()).toBe("fem frågor (kanske gamla)");
});

it("gives up its read when it is left [KY-10]", async () => {
  const page = await openPage();
  page.leave();
  // Stopped in a task of its own: StrictMode's double start must not stop what it starts.
  await vi.waitFor(() => expect(page.reads.every(({ signal }) => signal.aborted)).toBe(true));
});

async function openPage() {
  const reads: { signal: AbortSignal; answer: (data: string) => void; fail: (error: unknown) => void }[] = [];
  const flow = pageFlow<string>(
    ({ signal }) =>
      new Promise((answer, fail) => {
        // As a call does that is broken off.
        signal.addEventListener("abort", () => fail(signal.reason));
        reads.push({ signal, answer, fail });
      }),
  );
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <StrictMode>
        <LoadedPage flow={flow}>
          {(questions, { reload, failure }) => (
            <button type="button" onClick={reload}>
              {questions}
              {failure && " (kanske gamla)"}
            </button>
          )}
        </LoadedPage>
      </StrictMode>,
    ),
  );
  return {
    reads,
    shown: () => place.textContent,
    press: () => act(async () => place.querySelector("button")?.click()),
    answer: (answer: string | Error) =>
      act(async () => {
        const read = reads.at(-1)!;
        if (answer instanceof Error) read.fail(answer);
        else read.answer(answer);
      }),
    leave: () => act(() => root.unmount()),
  };
}
