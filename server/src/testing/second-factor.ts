/** Second factors for tests, and the codes that an app would show. */

import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodes, secondFactors } from '../features/accounts/second-factor/second-factor.repo.ts';
import { createSecondFactorSecrets } from '../features/accounts/second-factor/second-factor-secrets.ts';
import { createSecondFactorTickets } from '../features/accounts/sign-in/second-factor-tickets.ts';
import { newId } from '../platform/ids/ids.ts';
import type { SharedTestApp } from './test-app.ts';

export interface TestFactor {
  recoveryCodes: string[];
  /** @param steps after this moment's code */
  code(steps?: number): string;
}

const stepSeconds = 30;

/** Puts a fresh second factor in the place of any before it. */
export async function giveSecondFactor(
  app: SharedTestApp,
  userId: string,
  { confirmed = true } = {},
): Promise<TestFactor> {
  const { dataSecret, database } = app.platform;
  const secrets = createSecondFactorSecrets(dataSecret);
  const secret = secrets.make();
  const codes = secrets.recoveryCodes(newId(), 'any code');
  const now = new Date(app.clock.now()).toISOString();
  await takeSecondFactor(app, userId);
  await database.db.insert(secondFactors).values({
    userId,
    sealedSecret: secrets.seal(secret, userId),
    createdAt: now,
    confirmedAt: confirmed ? now : null,
  });
  if (confirmed) {
    const rows = codes.map((code) => ({ userId, codeHash: secrets.recoveryHash(userId, code) }));
    await database.db.insert(recoveryCodes).values(rows);
  }

  return { recoveryCodes: codes, code: (steps) => appCode(app, secret, steps) };
}

export async function takeSecondFactor(app: SharedTestApp, userId: string): Promise<void> {
  const { db } = app.platform.database;
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/** @returns what an app shows that was given the secret @param steps after this moment's code */
export function appCode({ clock }: Pick<SharedTestApp, 'clock'>, secret: string, steps = 0): string {
  const timestamp = clock.now() + steps * stepSeconds * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** @returns a ticket as the right password of the account would have earned it */
export function getTicket(app: SharedTestApp, userId: string): Promise<string> {
  const { config, dataSecret } = app.platform;
  return createSecondFactorTickets({ ...config, dataSecret, clock: app.clock }).issue(userId, null);
}
