import type { AccountSettings, DeviceSession } from '@akada/contract/account-settings.ts';
import type { User } from '@akada/contract/accounts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import * as repo from './account-settings.repo.ts';
import type { AccountRow } from './accounts.tables.ts';
import { revokeAllSessions, revokeSession } from './accounts-sessions.repo.ts';
import { deviceName } from './device-name.ts';
import { presentUser } from './present-user.ts';
import { countRecoveryCodes } from './second-factor.repo.ts';

export interface ChosenSettings {
  timeZone: string;
  minimiseGamification: boolean;
}

export interface AccountSettingsService {
  read(userId: string): Promise<AccountSettings>;
  save(userId: string, chosen: ChosenSettings): Promise<AccountSettings>;
  saveName(userId: string, fullName: string): Promise<User>;
  listSessions(caller: Caller): Promise<DeviceSession[]>;
  /** @throws Fault `not_found` */
  endSession(userId: string, id: string): Promise<void>;
  endAllSessions(userId: string): Promise<void>;
}

export function createAccountSettings(ports: { database: Database; clock: Clock }): AccountSettingsService {
  const { database, clock } = ports;
  const now = () => instantOf(clock.now());
  const present = async (account: AccountRow) =>
    presentSettings(account, await countRecoveryCodes(database.db, account.id));

  return {
    read: async (userId) => present(await repo.findAccount(database.db, userId)),
    save: async (userId, chosen) => present(await repo.updateAccount(database.db, userId, chosen)),
    saveName: async (userId, fullName) =>
      presentUser(await repo.updateAccount(database.db, userId, { fullName })),
    async listSessions({ userId, sessionId }) {
      const live = await repo.findLiveSessions(database.db, userId, now());
      return live.map((session) => presentSession(session, sessionId));
    },
    async endSession(userId, id) {
      if (!(await repo.ownsSession(database.db, userId, id))) throw notFound();

      await revokeSession(database.db, { id, userId }, now());
    },
    endAllSessions: (userId) => revokeAllSessions(database.db, userId, now()),
  };
}

/** @param recoveryCodesLeft null without a second factor */
function presentSettings(account: AccountRow, recoveryCodesLeft: number | null): AccountSettings {
  return {
    time_zone: account.timeZone,
    minimise_gamification: account.minimiseGamification,
    has_password: account.passwordHash !== null,
    second_factor: recoveryCodesLeft !== null,
    recovery_codes_left: recoveryCodesLeft,
    deletion_due_at: account.deletionDueAt,
  };
}

function presentSession(
  { id, device, createdAt, lastUsedAt }: repo.LiveSession,
  currentId: string,
): DeviceSession {
  return {
    id,
    device: deviceName(device),
    current: id === currentId,
    created_at: createdAt,
    last_used_at: lastUsedAt,
  };
}
