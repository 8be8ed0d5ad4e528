import type { Failure } from "../domain/errors";
import { type TextKey, useTexts } from "../i18n";
import { Button } from "./Button";
import { CenteredLoader } from "./CenteredLoader";
import { Lost, Offline, Trouble } from "./drawings/troubles";
import { InternalLink } from "./InternalLink";
import { StateView } from "./StateView";

type ErrorViewProps = { failure: Failure; onRetry: () => void; headingAs?: "h1" | "h2" };

/**
 * What went wrong, in words that fit it, and the one thing to do about it: "/" for 404, another try for the rest.
 * Texts of a status that nobody has written fall back to the generic ones. What the session or the consent view has taken
 * over shows as loading. Specification §8; readings AMB-29, AMB-64.
 */
export function ErrorView({ failure, onRetry, headingAs = "h1" }: ErrorViewProps) {
  const { serverText } = useTexts();
  if (failure.kind === "handled") return <CenteredLoader />;

  const part = (name: "title" | "body" | "button") =>
    serverText(`${prefixOf(failure)}.${name}`, `error.generic.${name}` satisfies TextKey);
  return (
    <StateView drawing={drawingOf(failure)} title={part("title")} body={part("body")} headingAs={headingAs} isAlert>
      {isNotFound(failure) ? (
        <Button asChild>
          {/* The start page may be this very page: then it is asked for anew. */}
          <InternalLink to="/" onFollow={onRetry}>
            {part("button")}
          </InternalLink>
        </Button>
      ) : (
        <Button onClick={onRetry}>{part("button")}</Button>
      )}
    </StateView>
  );
}

function prefixOf(failure: Failure): string {
  if (failure.kind === "http") return `error.http.${failure.status}`;
  return failure.kind === "unexpected" ? "error.generic" : `error.${failure.kind}`;
}

const isNotFound = (failure: Failure): boolean => failure.kind === "http" && failure.status === 404;

function drawingOf(failure: Failure) {
  if (isNotFound(failure)) return <Lost />;
  return failure.kind === "network" ? <Offline /> : <Trouble />;
}
