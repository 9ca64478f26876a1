/**
 * The relevant part of Paystack's answers about a transaction; its published answers differ in form, and all
 * are read.
 */
import * as z from 'zod/mini';

/** Amounts come as numbers and as text. */
const kobo = z.catch(z.coerce.number().check(z.int(), z.minimum(0)), 0);
const optionalKobo = z.catch(z.nullable(z.coerce.number().check(z.int(), z.positive())), null);
const optionalText = z.catch(z.nullable(z.string()), null);

/** A card that may be charged again. */
export interface Authorization {
  code: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

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

/** Amounts in the smallest unit of the currency. */
export interface PaystackTransaction {
  reference: string;
  /** `success`, `failed`, `abandoned`, `ongoing`, `pending`, `processing`, `reversed`, or what comes to be. */
  status: string;
  /** The amount paid; with fees on top it is more than the price. */
  charged: number;
  requested: number;
  currency: string;
  fees: number;
  channel: string | null;
  gatewayResponse: string;
  /** The page on which the payer must confirm a charge; null if none. */
  confirmationUrl: string | null;
  /** Null if the card, or another means of payment, cannot be charged again. */
  authorization: Authorization | null;
}

/** @throws ZodError if the answer is no transaction */
export function getTransaction(answer: unknown): PaystackTransaction {
  const read = TransactionAnswer.parse(answer);
  const card = read.authorization;
  return {
    reference: read.reference,
    status: read.status,
    charged: read.amount,
    requested: read.requested_amount ?? read.amount,
    currency: read.currency,
    fees: read.fees,
    channel: read.channel,
    gatewayResponse: read.gateway_response ?? '',
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
