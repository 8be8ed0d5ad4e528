import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { Failure } from "../../domain/errors";
import { CenteredLoader } from "../../ui/CenteredLoader";
import { ErrorView } from "../../ui/ErrorView";
import { useFlow } from "../useFlow";
import type { PageFlow } from "./wiring";

/** What a page may do and know beside its data. */
export type PageTools = {
  /** Reads again behind what is shown (AMB-21). */
  reload: () => void;
  /** The latest read behind the data failed: what is shown may be old. */
  failure: Failure | null;
};

type LoadedPageProps<Data> = { flow: PageFlow<Data>; children: (data: Data, page: PageTools) => ReactNode };

/** A page that loads before it shows: a loader, what went wrong with a way to try again, or `children` with the data. */
export function LoadedPage<Data>({ flow, children }: LoadedPageProps<Data>) {
  const page = useFlow(flow, undefined);
  const snapshot = useSelector(page, (current) => current);
  const { data, failure } = snapshot.context;

  if (snapshot.matches("pending")) return <CenteredLoader />;
  if (snapshot.matches("rejected")) return <ErrorView failure={failure!} onRetry={() => page.send({ type: "retry" })} />;
  return children(data!, { reload: () => page.send({ type: "reload" }), failure });
}
