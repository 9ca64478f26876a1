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
  /** Allows the owner, and everybody for the sample. */
  toRead(caller: Reader, id: string): Promise<Authorized<PassageRow>>;
  /** Allows the owner. */
  toChange(caller: Reader, id: string): Promise<Authorized<PassageRow>>;
  /** Allows the owner, for a deleted passage too: a repeated call returns the passage that the first one made. */
  toRepeat(caller: Reader, id: string): Promise<Authorized<PassageRow>>;
  /** Allows the owner, for a deleted passage too. */
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
