/**
 * The relevant part of Paystack's answers about a transaction; its published answers differ in form, and all
 * are read.
 */
import * as z from 'zod/mini';
import type { ProviderTransaction, TransactionStatus } from '../payment-provider/payment-provider.ts';

/** Amounts come as numbers and as text. */
const kobo = z.catch(z.coerce.number().check(z.int(), z.minimum(0)), 0);
const optionalKobo = z.catch(z.nullable(z.coerce.number().check(z.int(), z.positive())), null);
const optionalText = z.catch(z.nullable(z.string()), null);

const AuthorizationAnswer = z.object({
  authorization_code: z.string(),
  reusable: z.literal(true),
  channel: z.catch(z.optional(z.string()), undefined),
  brand: z.catch(z.string(), 'card'),
  card_type: z.catch(z.string(), ''),
  last4: z.string().check(z.regex(/^\d{4}$/)),
  exp_month: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12)),
  exp_year: z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2200)),
});

const TransactionAnswer = z.object({
  reference: z.string(),
  status: z.string(),
  amount: kobo,
  requested_amount: optionalKobo,
  currency: z.catch(z.string(), ''),
  fees: kobo,
  channel: optionalText,
  gateway_response: optionalText,
  paused: z.catch(z.optional(z.boolean()), undefined),
  authorization_url: optionalText,
  authorization: z.catch(z.nullable(AuthorizationAnswer), null),
});

const statuses: Readonly<Record<string, TransactionStatus>> = {
  success: 'succeeded',
  failed: 'failed',
  abandoned: 'abandoned',
  reversed: 'reversed',
};

/** Paystack has no code for this refusal, so its published text is compared. */
const lowBalance = 'insufficient funds';

const Identified = z.object({ id: z.coerce.string() });

/** @returns the provider's own number of a transaction @throws ZodError */
export const getTransactionId = (answer: unknown): string => Identified.parse(answer).id;

/** @throws ZodError if the answer is no transaction */
export function getTransaction(answer: unknown): ProviderTransaction {
  const read = TransactionAnswer.parse(answer);
  const card = read.authorization;
  return {
    reference: read.reference,
    status: statuses[read.status] ?? 'open',
    charged: read.amount,
    requested: read.requested_amount ?? read.amount,
    currency: read.currency,
    fees: read.fees,
    channel: read.channel,
    lacksFunds: read.gateway_response?.trim().toLowerCase() === lowBalance,
    confirmationUrl: read.paused ? read.authorization_url : null,
    authorization: card && {
      code: card.authorization_code,
      brand: card.brand,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
    },
  };
}
