/** Limits what can be tried: passwords of an account, addresses from one source, mails to one address. */
import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import type { Log } from '../../platform/log/log.ts';
import { type AttemptWindow, countAttempt, deleteWindow } from './attempt-windows.repo.ts';

const minute = 60_000;
const passwordWindow = 15 * minute;
const sourceWindow = 10 * minute;
const mailWindow = 60 * minute;

const mailsPerWindow = 5;

/** More than a large school mistypes on its first morning. */
const missesBeforeAlarm = 500;

/** A code has six digits, of which three are right at a time: ten in a quarter of an hour find none in years. */
const codesPerWindow = 10;
const codesPerTicket = 5;

export interface AttemptsOptions {
  database: Database;
  clock: Clock;
  log: Log;
  /** Misses of one account, and of one source, before they are slowed down. */
  limit: number;
}

/** A browser that had a session of the account before. */
export interface KnownDevice {
  /** What it kept of that session. */
  binding: string;
  /** Of the account: with another password its attempts begin anew. */
  passwordHash: string | null;
}

export interface AttemptsService {
  /**
   * Before a password is checked: counts the attempt, so that many at once get no more than one after the other.
   * @param device whose attempts are counted apart from all others, if it is one that the account knows
   * @throws Fault `too_many_requests`
   */
  claimPasswordAttempt(address: string, device?: KnownDevice | null): Promise<void>;
  /** After the right password, or a new one: nothing was missed. */
  forgivePasswordAttempts(executor: Executor, address: string, device?: KnownDevice | null): Promise<void>;
  /**
   * The same for who is signed in and proves once more who they are: nobody who guesses at the door holds them up.
   * @throws Fault `too_many_requests`
   */
  claimProofAttempt(userId: string): Promise<void>;
  /** After the right password. */
  forgiveProofAttempts(executor: Executor, userId: string): Promise<void>;
  /**
   * After an address that nobody has.
   * @returns whether the source may still be told so
   * @throws Fault `too_many_requests`, once, when the source has used up what it may ask
   */
  countUnknownAddress(source: string): Promise<boolean>;
  /** After each failed sign-in: guessing that is spread over accounts and sources shows in their sum alone. */
  countMiss(): Promise<void>;
  /**
   * Before a code of the second factor is checked.
   * @param ticketId of the sign-in that it is for, if it is for one
   * @throws Fault `too_many_requests`
   */
  claimCodeAttempt(userId: string, ticketId?: string): Promise<void>;
  /** After the right code. */
  forgiveCodeAttempts(executor: Executor, userId: string): Promise<void>;
  /** @returns whether one more mail may go to the address: nobody's mailbox is flooded by strangers */
  mayMail(executor: Executor, address: string): Promise<boolean>;
}

export function createAttemptsService({ database, clock, log, limit }: AttemptsOptions): AttemptsService {
  const count = (executor: Executor, key: string, length: number): Promise<AttemptWindow> => {
    const now = clock.now();
    return countAttempt(executor, key, { now: instantOf(now), outdated: instantOf(now - length) });
  };
  const tooMany = ({ startedAt }: AttemptWindow, length: number): Fault => {
    const left = Math.max(1_000, Date.parse(startedAt) + length - clock.now());
    return new Fault(
      'too_many_requests',
      `Too many attempts. Please wait ${inMinutes(left)} and try again.`,
      {
        retryAfter: Math.ceil(left / 1_000),
      },
    );
  };

  // A sign-in that was guessed at this often has to begin anew, with the password.
  const claimTicketAttempt = async (ticketId: string): Promise<void> => {
    const window = await count(database.db, `ticket:${ticketId}`, passwordWindow);
    if (window.attempts > codesPerTicket) throw tooMany(window, passwordWindow);
  };

  return {
    async claimPasswordAttempt(address, device = null) {
      const key = device ? deviceKey(device) : passwordKey(address);
      const window = await count(database.db, key, passwordWindow);
      if (window.attempts > limit) throw tooMany(window, passwordWindow);
    },
    async forgivePasswordAttempts(executor, address, device = null) {
      await deleteWindow(executor, passwordKey(address));
      if (device) await deleteWindow(executor, deviceKey(device));
    },
    async claimProofAttempt(userId) {
      const window = await count(database.db, proofKey(userId), passwordWindow);
      if (window.attempts > limit) throw tooMany(window, passwordWindow);
    },
    forgiveProofAttempts: (executor, userId) => deleteWindow(executor, proofKey(userId)),
    async countUnknownAddress(source) {
      const window = await count(database.db, `source:${source}`, sourceWindow);
      if (window.attempts === limit + 1) throw tooMany(window, sourceWindow);
      return window.attempts <= limit;
    },
    async countMiss() {
      const { attempts } = await count(database.db, 'misses', sourceWindow);
      if (attempts === missesBeforeAlarm) log.warn({ misses: attempts }, 'many sign-ins fail');
    },
    async claimCodeAttempt(userId, ticketId) {
      if (ticketId !== undefined) await claimTicketAttempt(ticketId);

      const window = await count(database.db, codeKey(userId), passwordWindow);
      if (window.attempts > codesPerWindow) throw tooMany(window, passwordWindow);
    },
    forgiveCodeAttempts: (executor, userId) => deleteWindow(executor, codeKey(userId)),
    async mayMail(executor, address) {
      const { attempts } = await count(executor, mailKey(address), mailWindow);
      return attempts <= mailsPerWindow;
    },
  };
}

/** With an account goes what was counted for it. Sources are nobody's. */
export async function forgetAttempts(executor: Executor, userId: string, address: string): Promise<void> {
  for (const key of [passwordKey(address), mailKey(address), codeKey(userId), proofKey(userId)])
    await deleteWindow(executor, key);
}

const codeKey = (userId: string) => `code:${userId}`;
const proofKey = (userId: string) => `proof:${userId}`;
const mailKey = (address: string) => `mail:${hashOfAddress(address)}`;
const passwordKey = (address: string) => `password:${hashOfAddress(address)}`;

const deviceKey = ({ binding, passwordHash }: KnownDevice) =>
  `device:${hashOf(JSON.stringify([binding, passwordHash]))}`;

/** Addresses are compared without case; what was typed may belong to nobody and is not kept. */
function hashOfAddress(address: string): string {
  return hashOf(address.toLowerCase());
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function inMinutes(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / minute);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
