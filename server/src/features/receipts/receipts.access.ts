/** The only way from a payment's reference that a caller sent to its printed receipts. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findPrinted, type PrintedReceipt } from './receipts.repo.ts';

interface PaymentReceipts {
  userId: string;
  printed: readonly PrintedReceipt[];
}

export interface ReceiptAccess {
  /**
   * The receipt of a payment by a link names its payer, and is not the student's.
   *
   * @throws Fault `not_found`, exactly the same for a payment without receipts and for another's
   */
  asPayer(caller: Pick<Caller, 'userId'>, paymentId: string): Promise<Authorized<PaymentReceipts>>;
  /** @throws Fault `not_found` */
  asAdmin(paymentId: string): Promise<Authorized<PaymentReceipts>>;
}

export function createReceiptAccess({ db }: Pick<Database, 'db'>): ReceiptAccess {
  return {
    asPayer: (caller, paymentId) =>
      authorize(
        findReceipts(paymentId),
        (found) => found.printed.every(({ payerEmail }) => payerEmail === null) && ownedBy(caller)(found),
      ),
    asAdmin: (paymentId) => authorize(findReceipts(paymentId), () => true),
  };

  async function findReceipts(paymentId: string): Promise<PaymentReceipts | null> {
    const printed = await findPrinted(db, paymentId);
    const userId = printed[0]?.userId;
    return userId === undefined ? null : { userId, printed };
  }
}
