/** The way from an id that a caller sent to a change of a key. */
import { type Authorized, authorize } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { createBankAccess } from '../../questions/bank/bank.access.ts';
import type { BankRow } from '../../questions/keys/key-changing.service.ts';
import type { KeyChangeRow } from '../exam/key-changes.tables.ts';
import { findKeyChange } from './key-changes.repo.ts';

type Corrector = Pick<Caller, 'userId' | 'role'>;

/**
 * Each throws Fault `not_found`, exactly the same for a missing change and for another user's; administrators
 * may use all.
 */
export interface KeyChangeAccess {
  toQuestion(caller: Corrector, id: string): Promise<Authorized<BankRow>>;
  toChange(caller: Corrector, id: string): Promise<Authorized<KeyChangeRow>>;
}

export function createKeyChangeAccess(database: Pick<Database, 'db'>): KeyChangeAccess {
  const { toCorrect } = createBankAccess(database);
  return {
    toQuestion: toCorrect,
    toChange: (caller, id) =>
      authorize(findKeyChange(database.db, id), async ({ questionId }) => {
        await toCorrect(caller, questionId);
        return true;
      }),
  };
}
