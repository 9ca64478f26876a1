import type { User } from '@akada/contract/accounts.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { completeProfile } from './accounts.repo.ts';
import { presentUser } from './present-user.ts';

export interface ProfileFacts {
  fullName: string;
  timeZone: string;
}

export interface ProfileCompletion {
  /** Fills in what an account was made without. */
  completeProfile(caller: Caller, facts: ProfileFacts): Promise<User>;
}

export function createProfileCompletion({ database }: { database: Database }): ProfileCompletion {
  return {
    async completeProfile({ userId }, facts) {
      return presentUser(await completeProfile(database.db, userId, facts));
    },
  };
}
