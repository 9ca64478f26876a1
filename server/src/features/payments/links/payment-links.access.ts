/** The only way from an id that a caller sent to a payment link. */
import { type Authorized, authorize } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { findLink } from './payment-links.repo.ts';
import type { PaymentLinkRow } from './payment-links.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing link and for another's */
export type AuthorizeLink = (
  caller: Pick<Caller, 'userId'>,
  id: string,
) => Promise<Authorized<PaymentLinkRow>>;

export function createAuthorizeLink({ db }: Pick<Database, 'db'>): AuthorizeLink {
  return ({ userId }, id) => authorize(findLink(db, id), (link) => link.userId === userId);
}
