/** Walks a specification diagram in the browser: each transition is a test, with a picture of each state on the way. */
import type { Page } from "@playwright/test";
import type { AnyStateMachine } from "xstate";
import type { Session } from "../../../src/domain/session";
import { pathsOf, provedBy, type Walker } from "../../support/paths";
import { test } from "./fixtures";
import type { Guard } from "./guard";
import type { Later } from "./later";
import type { PersonRow, World } from "./world";

/** What a walker has to work with. */
type Hands = {
  page: Page;
  world: World;
  guard: Guard;
  signIn: (who: string) => Promise<PersonRow & { session: Session }>;
};

/** Pictures cost a tenth of a second each: only `npm run walks` takes them. */
const TAKES_PICTURES = process.env.WALK_PICTURES === "1";

/** What the screens already have of every diagram that `later` says nothing of. */
type Nothing = { because: ""; events: []; states: [] };

/**
 * `begin` prepares a page for one path. The tests' titles carry the rows that the diagram proves, once all of it can be walked:
 * only what stands in `later.ts` may be missing from the walker.
 */
export function walkInBrowser<Model extends AnyStateMachine, Waiting extends Later<Model> = Nothing>(
  model: Model,
  begin: (hands: Hands) => Promise<Walker<Model, Waiting["events"][number], Waiting["states"][number]>>,
  later?: Waiting,
) {
  test.describe(`every transition of "${model.id}" ${later ? "that there is so far" : provedBy(model)}`, () => {
    const { paths, unwalked } = pathsOf(model, later);
    if (unwalked.length > 0) throw new Error(`No path walks ${unwalked.join(", ")}.`);
    for (const { title, walk } of paths) {
      test(title, async ({ page, world, guard, signIn, shot }) => {
        let step = 0;
        const look = async (state: string) => {
          await guard.lookForRawKeys(page);
          if (TAKES_PICTURES) await shot(`${++step} ${state}`);
        };
        await walk(await begin({ page, world, guard, signIn }), look);
      });
    }
  });
}
