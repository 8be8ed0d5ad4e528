/** Everything that this device keeps, in one place: key, shape, version. Specification §3 "Local storage". */
import * as v from "valibot";
import { isReadableToken, type Session } from "../domain/session";
import { store } from "./storage";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const epochMs = v.pipe(v.number(), v.finite());

const token = v.pipe(v.string(), v.maxLength(8_000), v.check(isReadableToken));

const tokens = v.object({
  accessToken: token,
  accessTokenExpiresAt: epochMs,
  refreshToken: token,
  refreshTokenExpiresAt: epochMs,
});

const user = v.object({
  id,
  role: v.picklist(["ADMIN", "CUSTOMER"]),
  firstName: v.pipe(v.string(), v.maxLength(200)),
  lastName: v.pipe(v.string(), v.maxLength(200)),
  onboardingState: v.pipe(v.string(), v.maxLength(100)),
  supportsImpersonation: v.boolean(),
});

/** Only 3.1 with complete fields is a session; an original user never comes without their tokens (ST-03). */
const session = v.pipe(
  v.object({
    version: v.literal("3.1"),
    generation: epochMs,
    tokens,
    user,
    originalUser: v.nullable(user),
    originalUserTokens: v.nullable(tokens),
    refreshDisabled: v.boolean(),
  }),
  v.check(({ originalUser, originalUserTokens }) => (originalUser === null) === (originalUserTokens === null)),
);

export const sessionStore = store("session", session as v.GenericSchema<unknown, Session>);

const order = v.object({
  orderRef: id,
  autoStartToken: id,
  qrStartToken: id,
  qrStartSecret: id,
  orderCreatedAtMs: epochMs,
  orderValidForMs: v.pipe(v.number(), v.minValue(1), v.maxValue(600_000)),
  hasLaunchedApp: v.boolean(),
  isPickedUp: v.boolean(),
});

/** Who signs what: another person, or other documents, is another subject. */
const subject = v.pipe(v.string(), v.maxLength(1_500));

/** One order per purpose (LS-11). A signature's order is worth something only to the same person, for the same documents. */
export const orderStores = {
  login: store("bankIdOrder.login", order),
  signPoa: store("bankIdOrder.signPoa", v.object({ ...order.entries, subject })),
};

/** The order that was signed last, for another tab that waits for the same signature (F41). */
export const signedStore = store("bankIdOrder.signed", v.object({ orderRef: id, subject }));

/** The last set of texts of this device (AMB-61). */
export const textsStore = store("texts", v.record(v.string(), v.string()));

/** Server time minus device time, ms, as last measured (AMB-65). */
export const clockSkewStore = store("clock.skewMs", v.pipe(v.number(), v.finite()));

/** Collapsible lists on home, under the specification's exact keys (LS-08, LS-09). */
export const expandedStores = {
  todoCards: store("Home.todoCards.expanded", v.boolean()),
  ongoingCards: store("Home.ongoingCards.expanded", v.boolean()),
};

const MAX_SCROLLS = 10;

/** Scroll positions by page, the most recent last (LS-03, NAV-08). */
export const scrollStore = store(
  "scrollPositions",
  v.pipe(
    v.array(v.tuple([v.pipe(v.string(), v.maxLength(500)), v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e6))])),
    v.transform((entries) => entries.slice(-MAX_SCROLLS)),
  ),
);

/** Where a person was when their session ended, for the same person's next login (AMB-62). */
export const placeStore = store(
  "placeLeft",
  v.object({ userId: id, path: v.pipe(v.string(), v.regex(/^\/[\w%/-]{0,300}(#\w{1,40})?$/)) }),
);
