/** The sign-ins of an account, as its owner lists and ends them. */
import type { DeviceSession } from '@akada/contract/identity/account-settings.ts';
import bowser from 'bowser';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { hasEnded } from './session-rules.ts';
import * as repo from './sessions.repo.ts';

export interface DeviceSessionsService {
  listSessions(caller: Caller): Promise<DeviceSession[]>;
  /** @throws Fault `not_found` */
  endSession(userId: string, id: string): Promise<void>;
  endAllSessions(userId: string): Promise<void>;
}

export function createDeviceSessions(deps: { database: Database; clock: Clock }): DeviceSessionsService {
  const { database, clock } = deps;
  const now = () => getInstant(clock.now());

  return {
    async listSessions({ userId, sessionId }) {
      const live = await repo.findLiveSessions(database.db, userId, now());
      return live.map((session) => ({ ...presentDevice(session), current: session.id === sessionId }));
    },
    async endSession(userId, id) {
      if (!(await repo.ownsSession(database.db, userId, id))) throw notFound();

      await repo.revokeSession(database.db, { id, userId }, now());
    },
    endAllSessions: (userId) => repo.revokeAllSessions(database.db, userId, now()),
  };
}

/**
 * @param now milliseconds
 * @returns whether the session is still open, for links and streams that another feature opened under it
 */
export async function isSessionOpen(executor: Executor, sessionId: string, now: number): Promise<boolean> {
  const found = await repo.findSession(executor, sessionId);
  return found !== null && found.deactivatedAt === null && !hasEnded(found.session, now);
}

/** @returns where an account is signed in */
export async function getDevices(
  executor: Executor,
  userId: string,
  now: string,
): Promise<Omit<DeviceSession, 'current'>[]> {
  const live = await repo.findLiveSessions(executor, userId, now);
  return live.map(presentDevice);
}

/** @returns when the account was signed in to last, null if no sign-in is stored any more */
export function getLastSignIn(executor: Executor, userId: string): Promise<string | null> {
  return repo.getLastSignIn(executor, userId);
}

function presentDevice({ id, device, createdAt, lastUsedAt }: repo.LiveSession) {
  return { id, device: deviceName(device), created_at: createdAt, last_used_at: lastUsedAt };
}

/** @param userAgent of the sign-in @returns browser and system, such as 'Chrome on Android', or what a program calls itself */
function deviceName(userAgent: string): string {
  // Programs can send any text, hidden characters included.
  const sent = userAgent.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  if (sent === '') return 'Unknown device';

  const { browser, os } = bowser.parse(sent);
  const words = [browser.name, os.name].filter((word) => word !== undefined && word !== '');
  return words.length > 0 ? words.join(' on ') : sent.slice(0, 60);
}
