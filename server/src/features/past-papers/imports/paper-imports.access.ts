/** The only way from an id that a caller sent to an imported paper. */
import { type Authorized, authorize, ownedBy } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { findPaperImport } from './paper-imports.repo.ts';
import type { PaperImportRow } from './paper-imports.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing paper and for another's */
export type AuthorizePaperImport = (
  caller: Pick<Caller, 'userId'>,
  id: string,
) => Promise<Authorized<PaperImportRow>>;

export function createAuthorizePaperImport({ db }: Pick<Database, 'db'>): AuthorizePaperImport {
  return (caller, id) => authorize(findPaperImport(db, id), ownedBy(caller));
}
