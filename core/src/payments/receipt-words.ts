/** The words of a printed receipt, and of the note about a refund. */
import { formatNairaKobo } from './naira.ts';
import type { PaymentFacts } from './payment-state.ts';
import { paymentNames } from './payment-words.ts';

/** The kinds of printed receipts. */
export const receiptKinds = ['receipt', 'refund_note'] as const;

export type ReceiptKind = (typeof receiptKinds)[number];

/** The facts of one receipt. Days are written out. */
export interface ReceiptFacts {
  kind: ReceiptKind;
  number: string;
  /** The day on which it is issued. */
  issueDay: string;
  /** The day of the payment, or on which the refund was sent. */
  eventDay: string;
  payer: string;
  reference: string;
  purpose: PaymentFacts['purpose'];
  /** The paid thing, such as the subject of a session; null if unknown. */
  item: string | null;
  /** In kobo, with its VAT. */
  amount: number;
  /** In kobo. */
  vat: number;
  /** The name of the means of payment; null if unknown. */
  channel: string | null;
  /** The payment that a refund belongs to; null for a receipt. */
  payment: { number: string; amount: number } | null;
}

/** The texts of one receipt. */
export interface ReceiptWords {
  title: string;
  number: string;
  facts: readonly (readonly [string, string])[];
  item: string;
  totals: readonly (readonly [string, string])[];
  notes: readonly string[];
}

/** @returns a number such as 2026-000123 */
export function formatReceiptNumber({ year, number }: { year: number; number: number }): string {
  return `${year}-${String(number).padStart(6, '0')}`;
}

const channels: Readonly<Record<string, string>> = {
  card: 'Card',
  bank_transfer: 'Bank transfer',
  bank: 'Bank account',
  ussd: 'USSD',
};

/** @returns the texts of a receipt or of a refund note */
export function describeReceipt(facts: ReceiptFacts): ReceiptWords {
  const { kind, number, issueDay, eventDay, payer, reference, channel, payment } = facts;
  const means = channels[channel ?? ''];
  const isRefund = kind === 'refund_note';
  const pairs: (readonly [string, string])[] = [
    [isRefund ? 'Refund note' : 'Receipt', number],
    ['Issued on', issueDay],
    [isRefund ? 'Sent back on' : 'Paid on', eventDay],
    [isRefund ? 'Sent back to' : 'Paid by', payer],
  ];
  if (means !== undefined) pairs.push([isRefund ? 'Was paid by' : 'Means', means]);
  if (payment) pairs.push(['For receipt', payment.number]);
  pairs.push(['Payment', reference]);

  const name = paymentNames[facts.purpose];
  return {
    title: isRefund ? 'Refund note' : 'Receipt',
    number,
    facts: pairs,
    item: facts.item === null ? name : `${name}: ${facts.item}`,
    totals: readTotals(facts),
    notes: readNotes(facts),
  };
}

/**
 * @param words of a receipt
 * @param issuer lines about the seller
 * @returns the receipt as a mail to the payer of a link, whose name is unknown
 */
export function mailReceipt(
  { title, number, facts, item, totals, notes }: ReceiptWords,
  issuer: readonly string[],
) {
  const lines = [...facts.slice(1), ['For', item], ...totals].map(([name, value]) => `${name}: ${value}`);
  return {
    subject: `${title} ${number}`,
    name: 'there',
    paragraphs: [
      `This is your ${title.toLowerCase()} ${number} from ${issuer.join(', ')}.`,
      ...lines,
      ...notes,
    ],
  };
}

function readTotals({ kind, amount, vat }: ReceiptFacts): ReceiptWords['totals'] {
  const total = [kind === 'refund_note' ? 'Sent back' : 'Paid', formatNairaKobo(amount)] as const;
  if (vat === 0) return [total];
  return [['Without VAT', formatNairaKobo(amount - vat)], ['VAT inside', formatNairaKobo(vat)], total];
}

function readNotes({ kind, amount, payment }: ReceiptFacts): string[] {
  const notes = ['All amounts are in Nigerian naira.'];
  if (kind === 'refund_note' && payment && amount < payment.amount) {
    notes.push(`This is a part of the payment of ${formatNairaKobo(payment.amount)}.`);
  }
  if (kind === 'refund_note') notes.push('Your bank may need some days to show the money.');
  return notes;
}
