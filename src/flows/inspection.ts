/**
 * XState's inspection for every actor that the app starts. Nothing is loaded or kept unless somebody asked for it: `main`
 * binds an inspector before the first actor when the address carries `?inspect`.
 */
import type { InspectionEvent } from "xstate";

type Inspector = (event: InspectionEvent) => void;

let bound: Inspector | undefined;

export const bindInspection = (inspector: Inspector): void => void (bound = inspector);

export const inspection = (): Inspector | undefined => bound;
