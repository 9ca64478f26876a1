/** The account data that its owner reads and changes. */
import type { AccountSettings } from '@akada/contract/identity/account-settings.ts';
import type { User } from '@akada/contract/identity/accounts.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { createPresentUser, type PlanNowDeps } from '../account/account.present.ts';
import { completeProfile, findAccount, updateAccount } from '../account/account.repo.ts';
import type { AccountRow } from '../account/account.tables.ts';
import { settingsSaved } from '../account/accounts.events.ts';
import { countRecoveryCodes } from '../second-factor/second-factor.repo.ts';

export interface ChosenSettings {
  timeZone: string;
  minimiseGamification: boolean;
}

export interface ProfileFacts {
  fullName: string;
  timeZone: string;
}

export interface ProfileService {
  readSettings(userId: string): Promise<AccountSettings>;
  saveSettings(userId: string, selectedSettings: ChosenSettings): Promise<AccountSettings>;
  saveName(userId: string, fullName: string): Promise<User>;
  /** Adds what an account was created without. */
  completeProfile(userId: string, facts: ProfileFacts): Promise<User>;
}

export interface ProfileDeps extends PlanNowDeps {
  database: Database;
}

export function createProfile(deps: ProfileDeps): ProfileService {
  const { db } = deps.database;
  const presentUser = createPresentUser(deps);
  const present = async (account: AccountRow) =>
    presentSettings(account, await countRecoveryCodes(db, account.id));

  return {
    readSettings: async (userId) => present(await findAccount(db, userId)),
    async saveSettings(userId, selectedSettings) {
      const account = await deps.database.transaction(async (tx) => {
        await record(tx, settingsSaved, { userId, subjectId: newId(), facts: {} });
        return updateAccount(tx, userId, selectedSettings);
      });
      return present(account);
    },
    saveName: async (userId, fullName) => presentUser(await updateAccount(db, userId, { fullName })),
    completeProfile: async (userId, facts) => presentUser(await completeProfile(db, userId, facts)),
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
