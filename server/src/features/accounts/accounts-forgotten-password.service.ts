import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../platform/ids/ids.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { findAccountByEmail } from './accounts.repo.ts';
import type { AccountRow } from './accounts.tables.ts';
import { resetLetter } from './accounts-mails.ts';
import { insertToken } from './accounts-tokens.repo.ts';
import type { AttemptsService } from './attempts.service.ts';
import { inEvenTime } from './even-answer.ts';
import { resetLinkMinutes } from './one-time-token.ts';

export interface ForgottenPasswordOptions {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  attempts: AttemptsService;
  config: Pick<Config, 'publicUrl'>;
}

export interface ForgottenPasswordService {
  /**
   * Mails a link that sets a new password, if the address has an account that may use it. The caller learns
   * nothing of that.
   * @param key the `Idempotency-Key`: a repetition sends no second mail
   */
  forgotPassword(email: string, key: string | null): Promise<void>;
}

export function createForgottenPassword(options: ForgottenPasswordOptions): ForgottenPasswordService {
  const { database, mailer } = options;

  return {
    forgotPassword: (email, key) =>
      inEvenTime(async () => {
        const account = await findAccountByEmail(database.db, email);
        if (!account || account.deactivatedAt || !mailer.delivers) return;

        await database.transaction((tx) => mailLink(options, tx, account, key));
      }),
  };
}

async function mailLink(
  { clock, mailer, attempts, config }: ForgottenPasswordOptions,
  tx: Transaction,
  account: AccountRow,
  once: string | null,
): Promise<void> {
  if (!(await attempts.mayMail(tx, account.email))) return;

  const token = newSecret();
  const now = clock.now();
  await insertToken(tx, {
    tokenHash: hashSecret(token),
    userId: account.id,
    purpose: 'reset_password',
    createdAt: instantOf(now),
    expiresAt: instantOf(now + resetLinkMinutes * 60_000),
  });
  const letter = resetLetter(account.fullName, config.publicUrl, token);
  await mailer.enqueue(tx, { to: account.email, letter, once });
}
