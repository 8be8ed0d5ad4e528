import { afterEach, beforeEach, expect, vi } from "vitest";
import { tokensOf } from "../../src/domain/session";
import { tokenRefreshModel } from "../models/token-refresh.model";
import { after, beginRefresh, pair, record, refusal } from "../support/refreshActor";
import { turns } from "../support/turns";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(tokenRefreshModel, () => {
  const lock = turns();
  let giveBack = () => {};
  void lock.take(new AbortController().signal).then((key) => void (giveBack = key));
  const round = beginRefresh({ lock });

  const refreshedElsewhere = record({ rotation: 2, generation: 2 });
  const anotherPerson = record({ sub: "bo", generation: 2 });
  const turnComes = async () => {
    await after(0);
    giveBack();
    await after(0);
  };
  const storedFirst = (stored: Parameters<typeof round.store>[0], then: () => unknown) => () => {
    round.store(stored);
    return then();
  };
  const refuse = () => round.fail(refusal(401));
  const ended = (end: { end: string; [key: string]: unknown }) => () => {
    expect(round.end()).toEqual(end);
    expect(round.state()).toBe(end.end);
    expect(lock.count()).toBe(0);
  };

  return {
    events: {
      "its turn comes": turnComes,
      "its turn comes and storage can't be read": storedFirst(new Error("corrupt"), turnComes),
      "its turn comes after another tab refreshed": storedFirst(refreshedElsewhere, turnComes),
      "its turn comes after another tab logged out": storedFirst(null, turnComes),
      "its turn comes after another person logged in": storedFirst(anotherPerson, turnComes),
      "new tokens come": () => round.answer(pair(2)),
      "tokens come that can't be used": () => round.answer({ accessToken: "junk", refreshToken: "junk" }),
      "the auth service fails": () => round.fail(),
      "the wait is over": () => after(250),
      "the auth service refuses": refuse,
      "the auth service refuses what another tab has used": storedFirst(refreshedElsewhere, refuse),
      "the auth service refuses after another tab logged out": storedFirst(null, refuse),
      "the auth service refuses after another person logged in": storedFirst(anotherPerson, refuse),
      "20 seconds have passed": async () => {
        await after(20_000);
        giveBack();
      },
    },
    states: {
      "waiting for its turn": () => {
        expect(round.state()).toBe("waitingForTurn");
        expect(round.requests).toEqual([]);
      },
      "asking for new tokens": () => {
        expect(round.state()).toBe("requesting");
        expect(round.requests.at(-1)?.input).toEqual(pair(1));
      },
      "waiting to ask again": () => expect(round.state()).toBe("backingOff"),
      refreshed: ended({ end: "refreshed", tokens: tokensOf(pair(2)) }),
      "content with another tab's tokens": ended({ end: "adopted", session: refreshedElsewhere }),
      "overtaken by a logout": ended({ end: "superseded", session: null }),
      "overtaken by another person": ended({ end: "superseded", session: anotherPerson }),
      refused: ended({ end: "refused" }),
      "given up": ended({ end: "gaveUp", error: expect.any(Error) }),
    },
  };
});
