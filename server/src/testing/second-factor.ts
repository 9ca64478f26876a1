/** Second factors for tests, and the codes that an app would show. */

import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodes, secondFactors } from '../features/accounts/second-factor.tables.ts';
import { createSecondFactorSecrets } from '../features/accounts/second-factor-secrets.ts';
import { createSecondFactorTickets } from '../features/accounts/second-factor-tickets.ts';
import type { TestApp } from './test-app.ts';

export interface TestFactor {
  recoveryCodes: string[];
  /** @param steps after this moment's code */
  code(steps?: number): string;
}

const stepSeconds = 30;

/** Puts a fresh second factor in the place of any before it. */
export async function giveSecondFactor(
  app: TestApp,
  userId: string,
  { confirmed = true } = {},
): Promise<TestFactor> {
  const { config, database } = app.platform;
  const secrets = createSecondFactorSecrets(config.authSecret);
  const secret = secrets.make();
  const codes = secrets.recoveryCodes(null);
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

export async function takeSecondFactor(app: TestApp, userId: string): Promise<void> {
  const { db } = app.platform.database;
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/** @returns what an app shows that was given the secret @param steps after this moment's code */
export function appCode({ clock }: Pick<TestApp, 'clock'>, secret: string, steps = 0): string {
  const timestamp = clock.now() + steps * stepSeconds * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** @returns a ticket as the right password of somebody without one would have earned it */
export function ticketFor(app: TestApp, userId: string): Promise<string> {
  const { authSecret, publicUrl } = app.platform.config;
  return createSecondFactorTickets({ authSecret, publicUrl, clock: app.clock }).issue(userId, null);
}
