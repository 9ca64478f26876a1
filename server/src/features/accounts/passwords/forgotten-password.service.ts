import { forgotPassword } from '@akada/contract/identity/accounts.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/ids/ids.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findAccountByEmail, lockAccount } from '../account/account.repo.ts';
import type { AccountRow } from '../account/account.tables.ts';
import type { AttemptsService } from '../limits/attempts.service.ts';
import { inEvenTime } from '../proof/even-answer.ts';
import { resetLinkMinutes } from '../tokens/one-time-token.ts';
import { insertToken } from '../tokens/one-time-tokens.repo.ts';
import { resetEmail } from './reset-email.ts';

export interface ForgottenPasswordDeps {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  attempts: AttemptsService;
  config: Pick<Config, 'publicUrl'>;
}

export interface ForgottenPasswordService {
  /**
   * Mails a link that sets a new password, if the address has an active account. The caller does not learn whether.
   * @param key the `Idempotency-Key`: a repetition sends no second mail
   */
  forgotPassword(email: string, key: string | null): Promise<void>;
}

export function createForgottenPassword(deps: ForgottenPasswordDeps): ForgottenPasswordService {
  const { database, mailer } = deps;

  return {
    forgotPassword: (email, key) =>
      inEvenTime(async () => {
        const account = await findAccountByEmail(database.db, email);
        if (!account || account.deactivatedAt || !mailer.delivers) return;

        await database.transaction((tx) => mailLink(deps, tx, account, key));
      }),
  };
}

async function mailLink(
  { clock, mailer, attempts, config }: ForgottenPasswordDeps,
  tx: Transaction,
  account: AccountRow,
  key: string | null,
): Promise<void> {
  if (!(await lockAccount(tx, account.id))) return;
  const call = { userId: account.id, endpoint: forgotPassword.id, key };
  if (!(await attempts.mayMail(tx, account.email, call))) return;

  const token = newSecret();
  const now = clock.now();
  await insertToken(tx, {
    tokenHash: hashSecret(token),
    userId: account.id,
    purpose: 'reset_password',
    createdAt: getInstant(now),
    expiresAt: getInstant(now + resetLinkMinutes * 60_000),
  });
  const content = resetEmail(account.fullName, config.publicUrl, token);
  await mailer.enqueue(tx, { to: account.email, content });
}
