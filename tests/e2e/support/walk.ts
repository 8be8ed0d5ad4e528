/** Walks a specification diagram in the browser: each transition is a test, with a picture of each state on the way. */
import type { AnyStateMachine } from "xstate";
import { pathsOf, provedBy, type Walker } from "../../support/paths";
import { test } from "./fixtures";
import type { Guard } from "./guard";
import type { World } from "./world";

type Hands = {
  page: import("@playwright/test").Page;
  world: World;
  guard: Guard;
  signIn: (who: string) => Promise<unknown>;
};

/** Pictures cost a tenth of a second each: only `npm run walks` takes them. */
const TAKES_PICTURES = process.env.WALK_PICTURES === "1";

/** `begin` prepares a page for one path. The tests' titles carry the rows that the diagram proves. */
export function walkInBrowser<Model extends AnyStateMachine>(model: Model, begin: (hands: Hands) => Promise<Walker<Model>>) {
  test.describe(`every transition of "${model.id}" ${provedBy(model)}`, () => {
    const { paths, unwalked } = pathsOf(model);
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
