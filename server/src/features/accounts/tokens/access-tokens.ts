/** Short-lived tokens, sent with every request. They name a session; its rights are read on each request. */
import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';

const lifetimeSeconds = 15 * 60;

const rememberedAtMost = 10_000;

/** A token with the right signature may still be of another program that shares the secret. */
const Ids = z.object({ userId: z.uuid(), sessionId: z.uuid() });

export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export interface AccessTokens {
  issue(session: { userId: string; sessionId: string }): Promise<string>;
  /** @returns null for a token that is not of this instance, or not valid at this moment */
  read(token: string): Promise<AccessClaims | null>;
}

export interface AccessTokenDeps {
  authSecret: string;
  publicUrl: URL;
  clock: Clock;
}

/** One key, one algorithm, one type (RFC 8725, RFC 9068): no part of a token chooses how it is checked. */
export function createAccessTokens({ authSecret, publicUrl, clock }: AccessTokenDeps): AccessTokens {
  const issuer = publicUrl.origin;
  const audience = `${publicUrl.origin}/api`;
  // Imported once: importing raw bytes on each request costs more than the check itself.
  const signingKey = importKey(authSecret);
  const checked = new Map<string, AccessClaims>();

  const check = async (token: string): Promise<AccessClaims | null> => {
    try {
      const { payload } = await jwtVerify<{ sid?: unknown }>(token, await signingKey, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        issuer,
        audience,
        requiredClaims: ['sub', 'sid', 'exp'],
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
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(await signingKey);
    },
    async read(token) {
      const knownAccessClaims = checked.get(token);
      if (knownAccessClaims) return knownAccessClaims.expiresAt > clock.now() ? knownAccessClaims : null;

      const claims = await check(token);
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

function getClaims({ sub, sid, exp }: { sub?: string; sid?: unknown; exp?: number }): AccessClaims | null {
  const ids = Ids.safeParse({ userId: sub, sessionId: sid });
  if (!ids.success || exp === undefined) return null;

  return { ...ids.data, expiresAt: exp * 1000 };
}

function importKey(authSecret: string): Promise<CryptoKey> {
  const bytes = hkdfSync('sha256', authSecret, '', 'akada access token', 32);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
