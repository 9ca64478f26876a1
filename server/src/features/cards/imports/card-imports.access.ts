/** The only way from an id that a caller sent to an import of cards. */
import { type Authorized, authorize, ownedBy } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { findCardImport } from './card-imports.repo.ts';
import type { CardImportRow } from './card-imports.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing import and for another's */
export type AuthorizeCardImport = (
  caller: Pick<Caller, 'userId'>,
  id: string,
) => Promise<Authorized<CardImportRow>>;

export function createAuthorizeCardImport({ db }: Pick<Database, 'db'>): AuthorizeCardImport {
  return (caller, id) => authorize(findCardImport(db, id), ownedBy(caller));
}
