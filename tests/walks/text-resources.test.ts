import { afterEach, beforeEach, expect, vi } from "vitest";
import { textResourcesModel } from "../models/text-resources.model";
import { after, FRESH, KEPT, openTexts } from "../support/textsActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(textResourcesModel, () => {
  let opened: ReturnType<typeof openTexts> | null = null;
  const texts = () => opened!;
  const shows = (set: object | null, states: unknown[]) => {
    expect(texts().shown()).toEqual(set);
    expect(states).toContainEqual(texts().state());
  };

  return {
    events: {
      "the app opens for the first time": () => void (opened = openTexts(null)),
      "the app opens again": () => void (opened = openTexts(KEPT)),
      "the texts come": () => texts().answer(),
      "the text service fails once": async () => {
        await texts().fail();
        await after(500);
      },
      "the text service fails, and does so each time": () => texts().failEachTime(),
      "the text service does not answer": () => after(8_000),
      "the person tries again": () => texts().actor.send({ type: "retry" }),
      "the connection comes back": () => texts().actor.send({ type: "wake" }),
    },
    states: {
      idle: () => expect(opened).toBeNull(),
      // After a load that failed, the empty set stands until the next one has come.
      loading: () => {
        expect(texts().state()).toEqual({ loading: "trying" });
        expect(texts().effects.map(([effect]) => effect)).not.toContain("keep");
      },
      "showing kept texts, asking for newer ones": () => shows(KEPT, [{ loaded: { refreshing: "trying" } }]),
      "showing kept texts": () => shows(KEPT, [{ loaded: "current" }]),
      "showing the server's texts": () => {
        shows(FRESH, [{ loaded: "current" }]);
        expect(texts().effects.at(-1)).toEqual(["keep", FRESH]);
      },
      failed: () => shows({}, ["failed"]),
    },
  };
});
