import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** The user paid for a session or a seat when it was too late, and all of it goes back. The subject is the payment. */
export const paidTooLate = declareEvent('earning.paid_too_late', z.strictObject({ amount: z.int() }));
