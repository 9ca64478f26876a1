import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

const facts = {
  /** The side of its reader. */
  side: z.enum(['payer', 'tutor', 'admin']),
  /** The payment, and the amounts in kobo. */
  payment_id: z.uuid(),
  amount: z.int(),
  price: z.int(),
  purpose: z.enum(['month', 'card', 'renewal', 'session', 'seat', 'package', 'group']),
  /** The price is held, because the session or seat is not settled. */
  held: z.boolean(),
};

/** The payer's bank disputes a payment. The subject is made of the chargeback and the reader. */
export const chargebackOpened = declareEvent(
  'payment.chargeback_opened',
  z.strictObject({
    ...facts,
    /** The end of the time for evidence, as its reader sees it; null if unknown. */
    due: z.nullable(z.string()),
  }),
);

/** The bank has decided. The subject is made as above. */
export const chargebackDecided = declareEvent(
  'payment.chargeback_decided',
  z.strictObject({
    ...facts,
    state: z.enum(['won', 'lost']),
    /** The kobo by which the earnings of the tutor are lower. Absent for other readers, and in earlier events. */
    from_tutor: z.optional(z.int()),
  }),
);
