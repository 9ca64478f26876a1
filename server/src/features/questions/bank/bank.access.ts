/** The ways from an id that a caller sent to a question of the bank: to read it, or to change it. */
import { type Authorized, authorize } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { BankRow } from '../question/questions.tables.ts';
import { findBankQuestion } from './bank.repo.ts';

/** Each throws Fault `not_found`, exactly the same for a missing question, for a deleted one and for another's. */
export interface BankAccess {
  /** Allows the owner, everybody for the sample, and administrators for any question. */
  toRead(caller: Pick<Caller, 'userId' | 'role'>, id: string): Promise<Authorized<BankRow>>;
  /** Allows the owner, and administrators for any tutor's question, but not for the sample. */
  toChange(caller: Pick<Caller, 'userId' | 'role'>, id: string): Promise<Authorized<BankRow>>;
  /** Allows the owner, and administrators for any question including the sample. */
  toCorrect(caller: Pick<Caller, 'userId' | 'role'>, id: string): Promise<Authorized<BankRow>>;
  /** Allows the owner, for a deleted question too: a repeated call returns the question that the first one made. */
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
