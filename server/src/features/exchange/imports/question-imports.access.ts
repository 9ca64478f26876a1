/** The only way from an id that a caller sent to an import. */
import { type Authorized, authorize, ownedBy } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { findImport } from './question-imports.repo.ts';
import type { ImportRow } from './question-imports.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing import and for another's */
export type AuthorizeImport = (caller: Pick<Caller, 'userId'>, id: string) => Promise<Authorized<ImportRow>>;

export function createAuthorizeImport({ db }: Pick<Database, 'db'>): AuthorizeImport {
  return (caller, id) => authorize(findImport(db, id), ownedBy(caller));
}
