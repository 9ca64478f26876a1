/**
 * A ticket connects the right password and the code: a signed statement that the password was right. A ticket
 * without a code opens nothing, and ends after five minutes or with a change of the password.
 */
import { createHash, hkdfSync } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock/clock.ts';
import { newId } from '../../../platform/ids/ids.ts';

const lifetimeSeconds = 5 * 60;

export interface TicketClaims {
  /** Id of the ticket, and of the one session that it may open. */
  id: string;
  userId: string;
  /** Hash by which a change of the password is noticed. */
  passwordMark: string;
}

export interface SecondFactorTickets {
  issue(userId: string, passwordHash: string | null): Promise<string>;
  /** @returns null for a ticket that is not of this instance, or not valid at this moment */
  read(ticket: string): Promise<TicketClaims | null>;
}

export interface SecondFactorTicketDeps {
  dataSecret: string;
  publicUrl: URL;
  clock: Clock;
}

/** A key and its own type (RFC 8725, section 3.11): no other token passes for a ticket, and no ticket for another. */
export function createSecondFactorTickets(deps: SecondFactorTicketDeps): SecondFactorTickets {
  const { dataSecret, publicUrl, clock } = deps;
  const key = new Uint8Array(hkdfSync('sha256', dataSecret, '', 'akada second factor ticket', 32));
  const issuer = publicUrl.origin;
  const audience = `${publicUrl.origin}/api/second-factor`;

  return {
    issue(userId, passwordHash) {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({ pwm: getPasswordMark(passwordHash) })
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
        return getClaims(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/** @param passwordHash null for an account without a password */
export function getPasswordMark(passwordHash: string | null): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
}

function getClaims({ sub, jti, pwm }: JWTPayload): TicketClaims | null {
  if (sub === undefined || jti === undefined || typeof pwm !== 'string') return null;

  return { id: jti, userId: sub, passwordMark: pwm };
}
