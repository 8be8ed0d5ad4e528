/**
 * What flows ask of the app: bound once by `src/app/main.tsx`, so that flows never import the app, and the route table can
 * import the flows without a circle.
 */
import type { ContractDestination, Destination, Question, Toast } from "../machines/shared/ports";
import type { Customer, LoggedIn } from "./domain/customer";
import type { Place } from "./domain/places";
import type { Session } from "./domain/session";

type Ports = {
  navigate(destination: Destination | ContractDestination): void;
  /** Back to that page where the person came from there, with what it was like; else to it, in place of this one. */
  goBackTo(destination: Destination): void;
  toast(toast: Toast): void;
  /** What failed before has gone well now: its toasts go. */
  takeBackErrors(): void;
  /** Asks in a dialog. No is also the answer when the person closes it, or when `signal` says that nobody wants to know any more. */
  confirm(question: Question, options?: { signal?: AbortSignal }): Promise<boolean>;
  /** A login has succeeded: a new session begins, and lands there (AMB-06). */
  openSession(opening: { loggedIn: LoggedIn; landing: Destination["to"] }): void;
  /** The person wants out; what that means is the session's to decide (AMB-03). */
  logOut(): void;
  session(): Session | null;
  /** What is known of the customer in this moment, in memory only; null until it has been read. */
  customer(): Customer | null;
  /** The same, as soon as it has been read: what is known, is being read, or a read of its own. Rejects with an `ApiError`. */
  knownCustomer(): Promise<Customer>;
  /** Reads the customer anew, after the server has been told something about them. Rejects with an `ApiError`. */
  refreshCustomer(): Promise<void>;
  onSessionChange(listener: (session: Session | null) => void): () => void;
  /** Where this same person was when their last session ended (AMB-62); null when there is nothing to go on with. */
  placeLeft(): string | null;
  /** Goes there, once. */
  goOn(): void;
  /** Goes to a place that came from outside, in place of the page that is shown. */
  goTo(place: Place): void;
  /** To the page before this one in the app, and `otherwise` when this was the first. */
  goBack(otherwise: Destination | ContractDestination): void;
  /** The path that is shown, with query and hash. */
  here(): string;
  /** Told whenever the person goes elsewhere, by our ways or the browser's, as soon as it is known where: the path, as `here`. */
  onPlaceChange(listener: (path: string) => void): () => void;
  /** The person has pressed for it: goes to where the power of attorney is signed. Takes what `encodeSignOptions` makes. */
  sign(encodedOptions: string): void;
  /** Whether `sign` led to these options on this visit; else signing waits for a press (AMB-55). */
  isSigningAskedFor(encodedOptions: string): boolean;
  /** A consent that the server may have asked for has been given: its question goes, and calls work again. */
  consentGiven(): void;
};

let bound: Ports | null = null;

export const bindPorts = (ports: Ports): void => void (bound = ports);

export const ports = (): Ports => {
  if (bound === null) throw new Error("The app's ports are not bound yet.");
  return bound;
};
