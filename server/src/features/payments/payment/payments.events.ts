import { PaymentPurpose } from '@akada/contract/base/payments.ts';
import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** An administrator decided that the money of a payment does not count as its price. The subject is the payment. */
export const moneySetAside = declareEvent(
  'payment.set_aside',
  z.strictObject({
    purpose: PaymentPurpose,
    /** The price in kobo. */
    price: z.int(),
    /** The amount that arrived, in the smallest unit of its currency. */
    amount: z.int(),
    currency: z.string(),
    reason: z.string(),
  }),
);
