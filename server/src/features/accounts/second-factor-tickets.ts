/**
 * What somebody holds between the right password and the code: a signed word that the password was right. It opens
 * nothing by itself, ends after five minutes, and ends with the password that it was given for.
 */
import { createHash, hkdfSync } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids/ids.ts';

const lifetimeSeconds = 5 * 60;

export interface TicketClaims {
  /** Of the ticket, and of the one session that it may become. */
  id: string;
  userId: string;
  /** Tells whether the password is still the one that was right. */
  passwordMark: string;
}

export interface SecondFactorTickets {
  issue(userId: string, passwordHash: string | null): Promise<string>;
  /** @returns null for whatever is not a valid ticket of this place at this moment */
  read(ticket: string): Promise<TicketClaims | null>;
}

export interface SecondFactorTicketOptions {
  authSecret: string;
  publicUrl: URL;
  clock: Clock;
}

/** A key and a type of its own (RFC 8725, section 3.11): no other token passes for a ticket, and no ticket for another. */
export function createSecondFactorTickets(options: SecondFactorTicketOptions): SecondFactorTickets {
  const { authSecret, publicUrl, clock } = options;
  const key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'akada second factor ticket', 32));
  const issuer = publicUrl.origin;
  const audience = `${publicUrl.origin}/api/second-factor`;

  return {
    issue(userId, passwordHash) {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({ pwm: passwordMarkOf(passwordHash) })
        .setProtectedHeader({ alg: 'HS256', typ: 'second-factor+jwt' })
        .setJti(newId())
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(key);
    },
    async read(ticket) {
      try {
        const { payload } = await jwtVerify(ticket, key, {
          algorithms: ['HS256'],
          typ: 'second-factor+jwt',
          issuer,
          audience,
          requiredClaims: ['sub', 'jti', 'exp', 'pwm'],
          currentDate: new Date(clock.now()),
        });
        return claimsOf(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/** @param passwordHash null for who has no password */
export function passwordMarkOf(passwordHash: string | null): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
}

function claimsOf({ sub, jti, pwm }: JWTPayload): TicketClaims | null {
  if (sub === undefined || jti === undefined || typeof pwm !== 'string') return null;

  return { id: jti, userId: sub, passwordMark: pwm };
}
