/** From a form to a confirmed address. Nothing here tells a stranger whether an address has an account. */
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids/ids.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import type { Passwords } from '../../platform/passwords/passwords.ts';
import * as repo from './accounts.repo.ts';
import type { AccountRow } from './accounts.tables.ts';
import { knownAddressLetter, verificationLetter } from './accounts-mails.ts';
import * as tokens from './accounts-tokens.repo.ts';
import type { AttemptsService } from './attempts.service.ts';
import { inEvenTime } from './even-answer.ts';
import { tokenInvalid } from './one-time-token.ts';

const verificationLifetime = 24 * 60 * 60_000;

export interface RegistrationOptions {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  mailer: Mailer;
  attempts: AttemptsService;
  config: Pick<Config, 'publicUrl'>;
}

export interface NewStudent {
  fullName: string;
  email: string;
  password: string;
  invitationToken: string | null;
}

export interface RegistrationService {
  /**
   * Makes a student's account, or writes to the address that it has one.
   * @param key the `Idempotency-Key`: a repetition sends no second mail
   */
  register(student: NewStudent, key: string | null, signal?: AbortSignal): Promise<void>;
  /**
   * Confirms the address. A token that succeeded does so again until it expires.
   * @returns the invitation that the account registered with
   * @throws Fault `one_time_token_invalid`
   */
  verifyEmail(token: string): Promise<string | null>;
  resendVerification(email: string, key: string | null): Promise<void>;
}

export function createRegistrationService(options: RegistrationOptions): RegistrationService {
  const { database, clock, passwords } = options;

  return {
    async register({ fullName, email, password, invitationToken }, key, signal) {
      const passwordHash = await passwords.hash(password, signal);
      await database.transaction(async (tx) => {
        const now = instantOf(clock.now());
        const id = newId();
        await repo.insertAccount(tx, {
          id,
          email,
          fullName,
          passwordHash,
          role: 'student',
          emailVerifiedAt: null,
          profileCompleted: false,
          termsAcceptedAt: now,
          createdAt: now,
          invitationToken,
        });
        await repo.recordCreated(tx, id);
        // Read back, because the address may be another account's: then nothing of it changes.
        const account = await repo.findAccountByEmail(tx, email);
        if (account) await writeTo(options, tx, account, key);
      });
    },

    async verifyEmail(token) {
      const tokenHash = hashSecret(token);
      return database.transaction(async (tx) => {
        const found = await tokens.findToken(tx, tokenHash, 'verify_email');
        if (!found) throw tokenInvalid();

        await repo.lockAccount(tx, found.userId);
        const now = instantOf(clock.now());
        const userId = await tokens.useToken(tx, { tokenHash, purpose: 'verify_email', now, key: null });
        if (userId) await confirm(tx, userId, now);

        const used = await tokens.findToken(tx, tokenHash, 'verify_email');
        if (!used?.usedAt || used.expiresAt <= now) throw tokenInvalid();
        return repo.invitationOf(tx, used.userId);
      });
    },

    resendVerification: (email, key) =>
      inEvenTime(async () => {
        const account = await repo.findAccountByEmail(database.db, email);
        if (!account || account.emailVerifiedAt) return;

        await database.transaction((tx) => writeTo(options, tx, account, key));
      }),
  };
}

/** The same statements for a new address as for a known one, so that the time tells nothing. */
async function writeTo(
  { clock, config, mailer, attempts }: RegistrationOptions,
  tx: Transaction,
  account: AccountRow,
  once: string | null,
): Promise<void> {
  if (!mailer.delivers || !(await attempts.mayMail(tx, account.email))) return;

  const token = newSecret();
  const now = clock.now();
  await tokens.insertVerificationToken(tx, {
    tokenHash: hashSecret(token),
    userId: account.id,
    createdAt: instantOf(now),
    expiresAt: instantOf(now + verificationLifetime),
  });
  const letter: Letter = account.emailVerifiedAt
    ? knownAddressLetter(account.fullName, config.publicUrl)
    : verificationLetter(account.fullName, config.publicUrl, {
        token,
        invitationToken: account.invitationToken,
      });
  await mailer.enqueue(tx, { to: account.email, letter, once });
}

async function confirm(tx: Transaction, userId: string, now: string): Promise<void> {
  const marked = await repo.markVerified(tx, userId, now);
  if (marked) await recordEvent(tx, { name: 'accounts.verified', userId, subjectId: userId });
}
