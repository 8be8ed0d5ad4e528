/** The page machine in its real surroundings: what it reads is named by the page. */
import { createPageMachine } from "../../../machines/page";
import { createLoadMachine } from "../../../machines/shared/load";
import { fromRead } from "../fromRead";

/** What a page reads. Rejects with an `ApiError`; `signal` aborts when the page is left or read anew. */
export type ReadPage<Data> = (options: { signal: AbortSignal }) => Promise<Data>;

/**
 * The flow of one page, made once beside the page component: `const faqFlow = pageFlow(readFaq)`. A page whose read depends on
 * an id makes it in `useMemo`, keyed by the id; its route remounts when the id changes.
 */
export const pageFlow = <Data>(read: ReadPage<Data>) =>
  createPageMachine<Data>().provide({
    actors: {
      load: createLoadMachine<Data>().provide({ actors: { read: fromRead(({ signal }) => read({ signal })) } }),
    },
  });

export type PageFlow<Data> = ReturnType<typeof pageFlow<Data>>;
