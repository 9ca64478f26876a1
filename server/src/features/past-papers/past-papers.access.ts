/** The only way from an id that a caller sent to a past paper. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findPaper } from './past-papers.repo.ts';
import type { PaperRow } from './past-papers.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing paper, for one of a deleted note and for another's */
export type AuthorizePaper = (
  caller: Pick<Caller, 'userId'>,
  paperId: string,
) => Promise<Authorized<PaperRow>>;

export function createAuthorizePaper({ db }: Pick<Database, 'db'>): AuthorizePaper {
  return (caller, paperId) => authorize(findPaper(db, paperId), ownedBy(caller));
}
