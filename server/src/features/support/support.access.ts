/** The only way from an id that a caller sent to a request of the caller's own. */
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findRequest } from './support.repo.ts';
import type { RequestRow } from './support.tables.ts';

export type OwnRequest = Authorized<RequestRow>;
export type SupportAccess = ReturnType<typeof createSupportAccess>;

export function createSupportAccess({ db }: Pick<Database, 'db'>) {
  return {
    /** @throws Fault `not_found` */
    own: ({ userId }: Pick<Caller, 'userId'>, id: string): Promise<OwnRequest> =>
      authorize(findRequest(db, id), (row) => row.userId === userId),
  };
}
