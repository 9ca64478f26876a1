/** Limits what can be tried: passwords of an account, addresses and registrations of one source, mails to one address. */
import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { claimKey, findMade, type KeyedCall } from '../../../platform/idempotency/idempotency.ts';
import { deleteWindow, findWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { Log } from '../../../platform/log/log.ts';

const minute = 60_000;

/** The wait after too many wrong passwords of one account, from the first of them. */
const guessingMs = 15 * minute;

function findAttempts(windowMs: number, max: number): Limit {
  return {
    most: max,
    windowMs,
    refusal: (wait) => `Too many attempts. Please wait ${wait} and try again.`,
  };
}

function findRegistrations(windowMs: number, max: number): Limit {
  return {
    most: max,
    windowMs,
    refusal: (wait) =>
      `Too many accounts were registered from your network. Please wait ${wait}, then register.`,
  };
}

const mails = findAttempts(60 * minute, 5);

/** The limit is above the typing errors of a large school on its first morning. */
const misses = findAttempts(10 * minute, 500);

/** Three of a million codes are right at a time: ten guesses in a quarter of an hour find none in years. */
const codes = findAttempts(15 * minute, 10);
const ticketCodes = findAttempts(15 * minute, 5);

export interface AttemptsDeps {
  database: Database;
  clock: Clock;
  log: Log;
  /** Misses of one account, and of one source, before they are slowed down. */
  limit: number;
  /** Registrations of one source in an hour. */
  registrationsPerSource: number;
}

/** A browser that had a session of the account before. */
export interface KnownDevice {
  /** The cookie of that session. */
  binding: string;
  /** The account's password hash: a new password resets the attempts of the device. */
  passwordHash: string | null;
}

export interface AttemptsService {
  /**
   * Counts the attempt before the password is checked, so that concurrent attempts get no more than sequential ones.
   * @param device a device that the account knows, whose attempts are counted apart from all others
   * @throws Fault `too_many_requests`
   */
  claimPasswordAttempt(address: string, device?: KnownDevice | null): Promise<void>;
  /** Resets the count after the right password, or a new one. */
  forgivePasswordAttempts(executor: Executor, address: string, device?: KnownDevice | null): Promise<void>;
  /**
   * The same for a signed-in caller who enters the password once more. The count is separate, so that guesses at the
   * sign-in do not lock out the owner.
   * @throws Fault `too_many_requests`
   */
  claimProofAttempt(userId: string): Promise<void>;
  /** Called after the right password. */
  forgiveProofAttempts(executor: Executor, userId: string): Promise<void>;
  /**
   * Counts a sign-in with an address that has no account.
   * @returns whether the answer may still say so
   * @throws Fault `too_many_requests`, once, when the source has used up its limit
   */
  countUnknownAddress(source: string): Promise<boolean>;
  /**
   * Counts a registration before anything is done for it: each one can send a mail to a stranger.
   * @throws Fault `too_many_requests` when the source has used up its limit, whatever the address
   */
  claimRegistration(source: string): Promise<void>;
  /** Counts every failed sign-in: guessing that is spread over accounts and sources shows only in the sum. */
  countMiss(): Promise<void>;
  /**
   * Counts the attempt before a code of the second factor is checked at a sign-in.
   * @param ticketId of the sign-in that the code is for
   * @param device a device that the account knows: a stranger who has the password does not lock out its owner
   * @throws Fault `too_many_requests`
   */
  claimCodeAttempt(userId: string, ticketId: string, device: KnownDevice | null): Promise<void>;
  /** The right code restarts only the count that the attempt used, so that other devices keep theirs. */
  forgiveCodeAttempts(executor: Executor, userId: string, device: KnownDevice | null): Promise<void>;
  /**
   * The same for a signed-in caller who changes the second factor. The count is separate for the same reason.
   * @throws Fault `too_many_requests`
   */
  claimCodeProofAttempt(userId: string): Promise<void>;
  /** Called after the right code. */
  forgiveCodeProofAttempts(executor: Executor, userId: string): Promise<void>;
  /**
   * Limits mails to one address, so that strangers cannot flood a mailbox. A repeated call sends none and is
   * not counted.
   *
   * @param call by a caller without a session; its account, which is locked, is the recipient of the mail
   * @returns true if the mail of this call may be written with the transaction
   */
  mayMail(tx: Transaction, address: string, call: KeyedCall): Promise<boolean>;
  /** The same limit for a caller who may know it. @throws Fault `too_many_requests` */
  claimMail(tx: Transaction, address: string): Promise<void>;
}

export function createAttemptsService({
  database,
  clock,
  log,
  limit,
  registrationsPerSource,
}: AttemptsDeps): AttemptsService {
  const limits = createLimits({ clock });
  const { db: executor } = database;
  const guesses = findAttempts(guessingMs, limit);
  const unknownAddresses = findAttempts(10 * minute, limit);
  const registrations = findRegistrations(60 * minute, registrationsPerSource);

  return {
    claimPasswordAttempt(address, device = null) {
      const key = device ? deviceKey(device) : passwordKey(address);
      return limits.claim({ executor, key }, guesses);
    },
    async forgivePasswordAttempts(tx, address, device = null) {
      await deleteWindow(tx, passwordKey(address));
      if (device) await deleteWindow(tx, deviceKey(device));
    },
    claimProofAttempt: (userId) => limits.claim({ executor, key: proofKey(userId) }, guesses),
    forgiveProofAttempts: (tx, userId) => deleteWindow(tx, proofKey(userId)),
    async countUnknownAddress(source) {
      const { times, refused } = await limits.count({ executor, key: `source:${source}` }, unknownAddresses);
      if (times === limit + 1) throw refused;
      return times <= limit;
    },
    claimRegistration: (source) => limits.claim({ executor, key: `register:${source}` }, registrations),
    async countMiss() {
      const { times } = await limits.count({ executor, key: 'misses' }, misses);
      if (times === misses.most) log.warn({ misses: times }, 'many sign-ins fail');
    },
    async claimCodeAttempt(userId, ticketId, device) {
      // After this many guesses a sign-in has to start again, with the password.
      await limits.claim({ executor, key: `ticket:${ticketId}` }, ticketCodes);
      await limits.claim({ executor, key: codeKey(userId, device) }, codes);
    },
    forgiveCodeAttempts: (tx, userId, device) => deleteWindow(tx, codeKey(userId, device)),
    claimCodeProofAttempt: (userId) => limits.claim({ executor, key: codeProofKey(userId) }, codes),
    forgiveCodeProofAttempts: (tx, userId) => deleteWindow(tx, codeProofKey(userId)),
    async mayMail(tx, address, call) {
      if ((await findMade(tx, call)) !== null) return false;

      const { times } = await limits.count({ executor: tx, key: mailKey(address) }, mails);
      // Keys are stored within the limit only: anonymous callers could fill the table otherwise.
      return times <= mails.most && (await claimKey(tx, call, call.userId, clock.now()));
    },
    claimMail: (tx, address) => limits.claim({ executor: tx, key: mailKey(address) }, mails),
  };
}

/**
 * @param limit wrong passwords before the wait
 * @returns milliseconds since the epoch at which devices that the account does not know may try a password again; null
 * if they may now
 */
export async function getPasswordLock(
  executor: Executor,
  address: string,
  { limit, now }: { limit: number; now: number },
): Promise<number | null> {
  const window = await findWindow(executor, passwordKey(address));
  if (!window || window.attempts < limit) return null;

  const end = Date.parse(window.startedAt) + guessingMs;
  // The count starts again after this moment, not at it.
  return end >= now ? end : null;
}

/** Ends the wait after wrong passwords, for devices that the account does not know. */
export const unlockPasswordAttempts = (executor: Executor, address: string) =>
  deleteWindow(executor, passwordKey(address));

/** Deletes the counts of an account. Counts of a source belong to no account. */
export async function deleteAttempts(executor: Executor, userId: string, address: string): Promise<void> {
  for (const key of [
    passwordKey(address),
    mailKey(address),
    codeKey(userId),
    codeProofKey(userId),
    proofKey(userId),
  ])
    await deleteWindow(executor, key);
}

const codeKey = (userId: string, device: KnownDevice | null = null) =>
  device ? `code-${deviceKey(device)}` : `code:${userId}`;
const codeProofKey = (userId: string) => `code-proof:${userId}`;
const proofKey = (userId: string) => `proof:${userId}`;
const mailKey = (address: string) => `mail:${hashOfAddress(address)}`;
const passwordKey = (address: string) => `password:${hashOfAddress(address)}`;

const deviceKey = ({ binding, passwordHash }: KnownDevice) =>
  `device:${getHash(JSON.stringify([binding, passwordHash]))}`;

/** Addresses are compared without case. Only the hash is stored: a typed address may have no account. */
function hashOfAddress(address: string): string {
  return getHash(address.toLowerCase());
}

function getHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
