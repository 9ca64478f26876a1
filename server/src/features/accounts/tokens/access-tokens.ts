/**
 * Short-lived tokens, sent with every request, so that each byte counts. They name a session; its rights are read on each
 * request.
 */
import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';

const lifetimeSeconds = 15 * 60;

const rememberedAtMost = 10_000;

/** The 16 bytes of an id, which take 22 characters instead of 36. */
const ShortId = z.string().check(z.regex(/^[\w-]{22}$/));
/** A token with `vid` views the account of another person, and names a viewing instead of a session. */
const Claims = z.union([
  z.object({ sub: ShortId, vid: ShortId, exp: z.int() }),
  z.object({ sub: ShortId, sid: ShortId, exp: z.int() }),
]);

export interface AccessClaims {
  userId: string;
  /** The id of the session, or of the viewing. */
  sessionId: string;
  /** True if an administrator views this account. */
  isViewing: boolean;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export interface AccessTokens {
  issue(session: { userId: string; sessionId: string }): Promise<string>;
  /** @param viewing with the end of its token, in milliseconds since the epoch */
  issueViewing(viewing: { userId: string; viewingId: string; expiresAt: number }): Promise<string>;
  /** @returns null for a token that is not of this instance, or not valid at this moment */
  read(token: string): Promise<AccessClaims | null>;
}

export interface AccessTokenDeps {
  authSecret: string;
  /** Tokens that were signed with it are still valid; null for none. */
  previousAuthSecret: string | null;
  publicUrl: URL;
  clock: Clock;
}

/**
 * One key, one algorithm, one type (RFC 8725): no part of a token chooses how it is checked. The key is derived from the
 * address of the API, so issuer and audience need no claims: the key of another instance is another one, even if both
 * share the secret.
 */
export function createAccessTokens({
  authSecret,
  previousAuthSecret,
  publicUrl,
  clock,
}: AccessTokenDeps): AccessTokens {
  // Imported once: importing raw bytes on each request costs more than the check itself.
  const audience = `${publicUrl.origin}/api`;
  const signingKey = importKey(authSecret, audience);
  const previousKey = previousAuthSecret === null ? null : importKey(previousAuthSecret, audience);
  const checked = new Map<string, AccessClaims>();

  const check = async (token: string, key: Promise<CryptoKey>): Promise<AccessClaims | null> => {
    try {
      const { payload } = await jwtVerify(token, await key, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        currentDate: new Date(clock.now()),
      });
      return getClaims(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  return {
    async issue({ userId, sessionId }) {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({ sid: shorten(sessionId), sub: shorten(userId) })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setExpirationTime(now + lifetimeSeconds)
        .sign(await signingKey);
    },
    async issueViewing({ userId, viewingId, expiresAt }) {
      return new SignJWT({ vid: shorten(viewingId), sub: shorten(userId) })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(await signingKey);
    },
    async read(token) {
      const knownAccessClaims = checked.get(token);
      if (knownAccessClaims) return knownAccessClaims.expiresAt > clock.now() ? knownAccessClaims : null;

      const claims = (await check(token, signingKey)) ?? (previousKey && (await check(token, previousKey)));
      if (claims) remember(checked, token, claims);
      return claims;
    },
  };
}

/**
 * A signature that was right stays right; only the time changes. The check costs more than the rest of a small
 * request, so each token is checked once. The oldest entries are removed.
 */
function remember(checked: Map<string, AccessClaims>, token: string, claims: AccessClaims): void {
  const [oldest] = checked.keys();
  if (checked.size >= rememberedAtMost && oldest !== undefined) checked.delete(oldest);
  checked.set(token, claims);
}

/** A token with the right signature may still have other claims: one of an earlier version, for example. */
function getClaims(payload: unknown): AccessClaims | null {
  const claims = z.safeParse(Claims, payload);
  if (!claims.success) return null;

  const { sub, exp } = claims.data;
  const isViewing = 'vid' in claims.data;
  const id = 'vid' in claims.data ? claims.data.vid : claims.data.sid;
  return { userId: lengthen(sub), sessionId: lengthen(id), isViewing, expiresAt: exp * 1000 };
}

function shorten(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function lengthen(short: string): string {
  const hex = Buffer.from(short, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function importKey(authSecret: string, audience: string): Promise<CryptoKey> {
  const bytes = hkdfSync('sha256', authSecret, '', `akada access token for ${audience}`, 32);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
