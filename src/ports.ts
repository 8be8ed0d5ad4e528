/**
 * What flows ask of the app: bound once by `src/app/main.tsx`, so that flows never import the app, and the route table can
 * import the flows without a circle.
 */
import type { Destination, Toast } from "../machines/shared/ports";
import type { Customer, LoggedIn } from "./domain/customer";
import type { Session } from "./domain/session";

type Ports = {
  navigate(destination: Destination): void;
  toast(toast: Toast): void;
  /** A login has succeeded: a new session begins, and lands there (AMB-06). */
  openSession(opening: { loggedIn: LoggedIn; landing: Destination["to"] }): void;
  /** The person wants out; what that means is the session's to decide (AMB-03). */
  logOut(): void;
  session(): Session | null;
  /** What is known of the customer in this moment, in memory only; null until it has been read. */
  customer(): Customer | null;
  onSessionChange(listener: (session: Session | null) => void): () => void;
  /** Where this same person was when their last session ended (AMB-62); null when there is nothing to go on with. */
  placeLeft(): string | null;
  /** Goes there, once. */
  goOn(): void;
};

let bound: Ports | null = null;

export const bindPorts = (ports: Ports): void => void (bound = ports);

export const ports = (): Ports => {
  if (bound === null) throw new Error("The app's ports are not bound yet.");
  return bound;
};
