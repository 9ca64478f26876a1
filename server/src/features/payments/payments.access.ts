/** The only way from a reference that a caller sent to a payment. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findPayment } from './payment/payments.repo.ts';
import type { PaymentRow } from './payment/payments.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing payment and for another's */
export type AuthorizePayment = (
  caller: Pick<Caller, 'userId'>,
  reference: string,
) => Promise<Authorized<PaymentRow>>;

export function createAuthorizePayment({ db }: Pick<Database, 'db'>): AuthorizePayment {
  return (caller, reference) => authorize(findPayment(db, reference), ownedBy(caller));
}
