/** The only way from an id that a caller sent to a study guide. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findGuide } from './guide/guides.repo.ts';
import type { GuideRow } from './guide/guides.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing guide, for a deleted one and for another's */
export type AuthorizeGuide = (
  caller: Pick<Caller, 'userId'>,
  guideId: string,
) => Promise<Authorized<GuideRow>>;

export function createAuthorizeGuide({ db }: Pick<Database, 'db'>): AuthorizeGuide {
  return (caller, guideId) => authorize(findGuide(db, guideId), ownedBy(caller));
}
