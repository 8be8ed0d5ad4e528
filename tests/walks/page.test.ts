import { afterEach, beforeEach, expect, vi } from "vitest";
import { pageModel } from "../models/page.model";
import { faults, openPage } from "../support/pageActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(pageModel, () => {
  const page = openPage();
  let answers = 0;
  const newest = () => `answer ${answers}`;
  /** What a page is in, what it shows, and whether a read is under way for it. */
  const is = (state: unknown, context: object, isReading: boolean) => {
    expect(page.state()).toEqual(state);
    expect(page.context()).toEqual(context);
    expect(Object.keys(page.actor.getSnapshot().children)).toHaveLength(isReading ? 1 : 0);
  };

  return {
    events: {
      "the data comes": () => {
        answers += 1;
        return page.answer(newest());
      },
      "the server fails": () => page.fail(faults.server),
      "the connection is gone": () => page.loseConnection(),
      "the server asks for a consent": () => page.fail(faults.consent),
      "the consent is given": () => page.send("consent.resolved"),
      "what is shown has changed": () => page.send("reload"),
      "the person tries again": () => page.send("retry"),
      "the connection comes back": () => page.send("wake"),
    },
    states: {
      loading: () => is({ pending: "reading" }, { data: null, failure: null }, true),
      "waiting for a consent": () => is({ pending: "handedOver" }, { data: null, failure: null }, false),
      shown: () => is({ resolved: "current" }, { data: newest(), failure: null }, false),
      "shown, reading again": () => is({ resolved: { rereading: "reading" } }, { data: newest(), failure: null }, true),
      "shown, waiting for a consent": () =>
        is({ resolved: { rereading: "handedOver" } }, { data: newest(), failure: null }, false),
      "shown, perhaps old": () => is({ resolved: "current" }, { data: newest(), failure: expect.any(Object) }, false),
      failed: () => is("rejected", { data: null, failure: { kind: "http", status: 500 } }, false),
      "out of reach": () => is("rejected", { data: null, failure: { kind: "network" } }, false),
    },
  };
});
