/** Registration, from a form to a confirmed address. No answer reveals if an address has an account. */
import { register, resendVerification } from '@akada/contract/identity/accounts.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { KeyedCall } from '../../../platform/idempotency/idempotency.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids/ids.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { PasswordCall, Passwords } from '../../../platform/passwords/passwords.ts';
import * as repo from '../account/account.repo.ts';
import type { AccountRow } from '../account/account.tables.ts';
import { confirmAsRegistered, confirmByProof } from '../address/proved-address.service.ts';
import * as registrations from '../address/registrations.repo.ts';
import type { AttemptsService } from '../limits/attempts.service.ts';
import { inEvenTime } from '../proof/even-answer.ts';
import { tokenInvalid } from '../tokens/one-time-token.ts';
import * as tokens from '../tokens/one-time-tokens.repo.ts';
import { mailConfirmation, verificationLifetime } from './confirmation-mail.service.ts';
import * as emails from './registration-emails.ts';

export interface RegistrationDeps {
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
  /** The hash of the browser's secret, which it gets with the answer; null for another sender. */
  browserHash: Buffer | null;
}

/** A link that was opened. */
export interface OpenedLink extends Pick<AccountRow, 'email' | 'invitationToken'> {
  /** Whom the link signs in: it was opened for the first time, by the browser that registered this very account. */
  entering: string | null;
}

export interface RegistrationService {
  /**
   * Creates a student's account. The owner of a confirmed address gets an email that says so; an unconfirmed
   * address gets a link of this registration.
   *
   * @param key the `Idempotency-Key`: a repetition sends no second mail
   * @throws Fault `too_many_requests` for the source, `overloaded`
   */
  register(student: NewStudent, key: string | null, sender: PasswordCall): Promise<void>;
  /**
   * Confirms the address. A token that succeeded succeeds again until it expires.
   * @param browser the secret of the browser that opens it, null without one
   * @returns the confirmed address, and the invitation of the registration that the link belongs to
   * @throws Fault `one_time_token_invalid`, also where another registration of the address was confirmed
   */
  verifyEmail(token: string, browser: string | null): Promise<OpenedLink>;
  resendVerification(email: string, key: string | null): Promise<void>;
}

export function createRegistrationService(deps: RegistrationDeps): RegistrationService {
  const { database, clock, passwords, attempts } = deps;

  return {
    async register({ fullName, email, password, invitationToken, browserHash }, key, sender) {
      await attempts.claimRegistration(sender.source);
      const passwordHash = await passwords.hash(password, sender);
      await database.transaction(async (tx) => {
        const now = getInstant(clock.now());
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
        // Read back: the address may belong to an older account, which stays unchanged.
        const account = await repo.findAccountByEmail(tx, email);
        if (!account) return;

        const registration = { fullName, passwordHash, invitationToken, browserHash, madeId: id };
        await answerRegistration(deps, tx, account, registration, { endpoint: register.id, key });
      });
    },

    async verifyEmail(token, browser) {
      const tokenHash = hashSecret(token);
      return database.transaction(async (tx) => {
        const found = await tokens.findToken(tx, tokenHash, 'verify_email');
        if (!found) throw tokenInvalid();

        await repo.lockAccount(tx, found.userId);
        const now = getInstant(clock.now());
        const userId = await tokens.useToken(tx, { tokenHash, purpose: 'verify_email', now });
        if (userId) await confirm(tx, found, now);

        const used = await tokens.findToken(tx, tokenHash, 'verify_email');
        if (!used?.usedAt || used.expiresAt <= now) throw tokenInvalid();
        const isOfBrowser = browser !== null && found.browserHash?.equals(hashSecret(browser)) === true;
        const { email, invitationToken } = await repo.getRegistrant(tx, used.userId);
        return { email, invitationToken, entering: isOfBrowser ? userId : null };
      });
    },

    resendVerification: (email, key) =>
      inEvenTime(async () => {
        const account = await repo.findAccountByEmail(database.db, email);
        if (!account || account.emailVerifiedAt) return;

        await database.transaction(async (tx) => {
          if (!deps.mailer.delivers || !(await repo.lockAccount(tx, account.id))) return;
          const call = { endpoint: resendVerification.id, key, userId: account.id };
          if (await attempts.mayMail(tx, account.email, call)) await mailConfirmation(deps, tx, account);
        });
      }),
  };
}

interface FurtherRegistration
  extends Pick<registrations.RegistrationRow, 'fullName' | 'passwordHash' | 'invitationToken'> {
  browserHash: Buffer | null;
  /** The account id that this registration chose; another id if the address had an account. */
  madeId: string;
}

/** The same statements for a new address as for a known one, so that the response time reveals nothing. */
async function answerRegistration(
  { clock, config, mailer, attempts }: RegistrationDeps,
  tx: Transaction,
  account: AccountRow,
  { madeId, browserHash, ...registration }: FurtherRegistration,
  call: Omit<KeyedCall, 'userId'>,
): Promise<void> {
  if (!(await repo.lockAccount(tx, account.id))) return;
  // Also where no mail is sent: it bounds how many registrations of one address are stored.
  if (!(await attempts.mayMail(tx, account.email, { ...call, userId: account.id }))) return;

  const now = clock.now();
  const id = newId();
  const row = { ...registration, id, userId: account.id, createdAt: getInstant(now) };
  await registrations.insertRegistration(tx, row, madeId);
  if (!mailer.delivers) return;

  const isFirst = account.id === madeId;
  const token = newSecret();
  await tokens.insertVerificationToken(tx, {
    tokenHash: hashSecret(token),
    userId: account.id,
    createdAt: getInstant(now),
    expiresAt: getInstant(now + verificationLifetime),
    registrationId: isFirst ? null : id,
    browserHash,
  });
  const { fullName, invitationToken } = registration;
  const content = account.emailVerifiedAt
    ? emails.knownAddressEmail(account.fullName, config.publicUrl)
    : emails.verificationEmail(fullName, config.publicUrl, { token, invitationToken, isFirst });
  await mailer.enqueue(tx, { to: account.email, content });
}

/** The valid password belongs to the registration whose link was opened. */
async function confirm(
  tx: Transaction,
  { userId, registrationId }: Pick<tokens.OneTimeTokenRow, 'userId' | 'registrationId'>,
  now: string,
): Promise<void> {
  if (registrationId === null) {
    await confirmAsRegistered(tx, userId, now);
    return;
  }
  const registration = await registrations.findRegistration(tx, registrationId);
  if (!registration) throw tokenInvalid();

  const { fullName, passwordHash, invitationToken, createdAt: termsAcceptedAt } = registration;
  await confirmByProof(tx, userId, { fullName, passwordHash, invitationToken, termsAcceptedAt }, now);
}
