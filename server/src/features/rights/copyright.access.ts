/** The only way from an id that a caller sent to a case of copyright about the caller's own thing. */
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findCase } from './copyright.repo.ts';
import type { CaseRow } from './rights.tables.ts';

export type AuthorizeCase = ReturnType<typeof createAuthorizeCase>;

export function createAuthorizeCase({ db }: Pick<Database, 'db'>) {
  return ({ userId }: Pick<Caller, 'userId'>, id: string): Promise<Authorized<CaseRow>> =>
    authorize(findCase(db, id), ({ ownerId }) => ownerId === userId);
}
