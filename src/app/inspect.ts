/**
 * What every actor does, for designers and QA: loaded only behind `?inspect`. The last thousand events lie on
 * `window.inspection`, without any data: no token or personal number can be in them, and they never leave the page (XS-12).
 */
import type { AnyActorRef, InspectionEvent } from "xstate";

type Seen = { atMs: number; actor: string; kind: string; event: string; state: unknown };

declare global {
  interface Window {
    inspection?: Seen[];
  }
}

const MAX_SEEN = 1_000;

/** Keeps a thousand events. Context is left out altogether: states and event names tell the story. */
export function inspector(inspected: InspectionEvent): void {
  if (inspected.type !== "@xstate.event" && inspected.type !== "@xstate.snapshot") return;
  const seen = (window.inspection ??= []);
  const snapshot = inspected.type === "@xstate.snapshot" ? inspected.snapshot : undefined;
  seen.push({
    atMs: Date.now(),
    actor: (inspected.actorRef as AnyActorRef).id,
    kind: inspected.type,
    event: inspected.event.type,
    state: snapshot && "value" in snapshot ? snapshot.value : undefined,
  });
  if (seen.length > MAX_SEEN) seen.shift();
}
