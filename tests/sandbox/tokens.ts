/** The tokens of a world: signed JWTs, access and refresh, by the world's own clock. Refresh tokens can be used once. */
import { randomUUID } from "node:crypto";
import { sign, verify } from "hono/jwt";
import * as v from "valibot";
import type { Person } from "./person";
import type { AuthSettings } from "./settings";
import type { Store } from "./store";

const claimsSchema = v.object({
  sub: v.string(),
  iat: v.number(),
  exp: v.number(),
  jti: v.string(),
  world: v.string(),
  use: v.picklist(["access", "refresh"]),
  /** The admin who acts for the subject. */
  actor: v.optional(v.string()),
});

export type Claims = v.InferOutput<typeof claimsSchema>;
type Use = Claims["use"];

type Surroundings = {
  store: Store;
  worldId: string;
  /** Tells two worlds of the same name apart: a forgotten world's tokens are of no use in the next. */
  audience: string;
  secret: string;
  nowMs: () => number;
  settings: () => AuthSettings;
};

const SPENT = "spent-refresh-token";
/** Makes every payload hold both `-` and `_` once it is base64url, whatever stands before it (case JWT-14). */
const URL_SAFE_PROOF = "~~~???";

export type Tokens = ReturnType<typeof tokensOf>;

export function tokensOf({ store, worldId, audience, secret, nowMs, settings }: Surroundings) {
  const issue = (person: Person, use: Use, lifetimeS: number, actorId: string | null): Promise<string> => {
    const iat = Math.floor(nowMs() / 1_000);
    return sign(
      {
        sub: person.customerId,
        iat,
        exp: iat + lifetimeS,
        jti: randomUUID(),
        world: audience,
        use,
        ...(actorId !== null && { actor: actorId }),
        name: `${person.firstName} ${person.lastName} åäö ÅÄÖ`,
        proof: URL_SAFE_PROOF,
      },
      secret,
      "HS256",
    );
  };

  /** The claims of a token that is signed here, for this use and this world; null for any other. */
  const read = async (token: string, use: Use, { mayBeExpired = false } = {}): Promise<Claims | null> => {
    // The times are checked here, by the world's clock.
    const payload = await verify(token, secret, { alg: "HS256", exp: false, iat: false, nbf: false }).catch(() => null);
    const { output: claims, success } = v.safeParse(claimsSchema, payload);
    if (!success || claims.world !== audience || claims.use !== use) return null;
    return mayBeExpired || claims.exp > nowMs() / 1_000 ? claims : null;
  };

  return {
    read,

    async issue(person: Person, { actorId = null }: { actorId?: string | null } = {}) {
      const { accessTokenS, refreshTokenS } = settings();
      const [accessToken, refreshToken] = await Promise.all([
        issue(person, "access", accessTokenS, actorId),
        issue(person, "refresh", refreshTokenS, actorId),
      ]);
      return { accessToken, refreshToken };
    },

    /** Uses up a refresh token of this subject. Its claims; null when it is another's, no good or used before. */
    async spend(refreshToken: string, subject: string): Promise<Claims | null> {
      const claims = await read(refreshToken, "refresh");
      if (claims?.sub !== subject) return null;
      if (!settings().rotate) return claims;
      if (store.read(worldId, SPENT, claims.jti) !== undefined) return null;
      store.write(worldId, SPENT, claims.jti, { exp: claims.exp });
      return claims;
    },
  };
}
