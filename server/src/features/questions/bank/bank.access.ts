/** The ways from an id that a caller sent to a question of the bank: to read it, or to change it. */
import { type Authorized, authorize } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { BankRow } from '../question/questions.tables.ts';
import { findBankQuestion } from './bank.repo.ts';

/** Each throws Fault `not_found`, exactly the same for a missing question, for a deleted one and for another's. */
export interface BankAccess {
  /** One's own, or of the sample; of administrators any. */
  toRead(caller: Pick<Caller, 'userId' | 'role'>, id: string): Promise<Authorized<BankRow>>;
  /** One's own; of administrators that of any tutor, and not of the sample. */
  toChange(caller: Pick<Caller, 'userId' | 'role'>, id: string): Promise<Authorized<BankRow>>;
  /** One's own; of administrators any, of the sample too. */
  toCorrect(caller: Pick<Caller, 'userId' | 'role'>, id: string): Promise<Authorized<BankRow>>;
  /** One's own, deleted or not: what a repeated call made. */
  toRepeat(caller: Pick<Caller, 'userId'>, id: string): Promise<Authorized<BankRow>>;
}

export function createBankAccess({ db }: Pick<Database, 'db'>): BankAccess {
  const isOwn =
    ({ userId }: Pick<Caller, 'userId'>) =>
    (row: BankRow) =>
      row.userId === userId;
  const isThere = (row: BankRow) => row.deletedAt === null;
  return {
    toRead: (caller, id) =>
      authorize(
        findBankQuestion(db, id),
        (row) => isThere(row) && (row.isSample || caller.role === 'admin' || isOwn(caller)(row)),
      ),
    toChange: (caller, id) =>
      authorize(
        findBankQuestion(db, id),
        (row) => isThere(row) && !row.isSample && (caller.role === 'admin' || isOwn(caller)(row)),
      ),
    toCorrect: (caller, id) =>
      authorize(
        findBankQuestion(db, id),
        (row) => isThere(row) && (caller.role === 'admin' || isOwn(caller)(row)),
      ),
    toRepeat: (caller, id) => authorize(findBankQuestion(db, id), isOwn(caller)),
  };
}
