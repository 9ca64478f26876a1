/** The only way from an id that a caller sent to a package. */
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findPackage } from './packages.repo.ts';
import type { PackageRow } from './packages.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing package, an unpaid one and one of other people */
export type AuthorizePackage = (
  caller: Pick<Caller, 'userId'>,
  id: string,
) => Promise<Authorized<PackageRow>>;

export function createAuthorizePackage({ db }: Pick<Database, 'db'>): AuthorizePackage {
  return ({ userId }, id) =>
    authorize(
      findPackage(db, id),
      ({ studentId, tutorId, state }) => state !== 'to_pay' && (studentId === userId || tutorId === userId),
    );
}
