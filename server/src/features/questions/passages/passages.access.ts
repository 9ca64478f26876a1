/** The ways from an id that a caller sent to a passage: to read it, or to change it. */
import { type Authorized, authorize } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { type AuthorizeDeletion, createAuthorizeDeletion } from '../../../platform/undo/undo.ts';
import { findPassage } from './passages.repo.ts';
import { type PassageRow, passages } from './passages.tables.ts';

type Reader = Pick<Caller, 'userId'>;

/** Each throws Fault `not_found`, exactly the same for a missing passage and for another's. */
export interface PassageAccess {
  /** One's own, or of the sample. */
  toRead(caller: Reader, id: string): Promise<Authorized<PassageRow>>;
  /** One's own. */
  toChange(caller: Reader, id: string): Promise<Authorized<PassageRow>>;
  /** One's own, deleted or not: what a repeated call made. */
  toRepeat(caller: Reader, id: string): Promise<Authorized<PassageRow>>;
  /** One's own, deleted or not. */
  toDelete: AuthorizeDeletion;
}

export function createPassageAccess({ db }: Pick<Database, 'db'>): PassageAccess {
  const isOwn = (caller: Reader, row: PassageRow) => row.userId === caller.userId;
  const isThere = (row: PassageRow) => row.deletedAt === null;
  return {
    toRead: (caller, id) =>
      authorize(findPassage(db, id), (row) => isThere(row) && (row.isSample || isOwn(caller, row))),
    toChange: (caller, id) => authorize(findPassage(db, id), (row) => isThere(row) && isOwn(caller, row)),
    toRepeat: (caller, id) => authorize(findPassage(db, id), (row) => isOwn(caller, row)),
    toDelete: createAuthorizeDeletion({ db }, passages),
  };
}
