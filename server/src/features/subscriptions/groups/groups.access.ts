/** The only way from an id that a caller sent to a group. */
import { type Authorized, authorize } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { findGroup } from './groups.repo.ts';
import type { GroupRow } from './groups.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing group and for another's */
export type AuthorizeGroup = (caller: Pick<Caller, 'userId'>, id: string) => Promise<Authorized<GroupRow>>;

export function createAuthorizeGroup({ db }: Pick<Database, 'db'>): AuthorizeGroup {
  return ({ userId }, id) => authorize(findGroup(db, id), ({ ownerId }) => ownerId === userId);
}
