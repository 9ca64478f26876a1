/** The words about a chargeback for an administrator: what happened, and what to do until when. */
import { formatNaira } from './naira.ts';
import type { ChargebackState } from './payment-state.ts';

export interface ChargebackFacts {
  /** In kobo. */
  amount: number;
  state: ChargebackState;
  /** The end of the time for evidence, ISO 8601; null if the provider names none. */
  evidenceDueAt: string | null;
}

interface ChargebackReader {
  /** @returns a moment such as `4 Dec 2026, 10:00` */
  formatTime(moment: string): string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The labels of chargebacks in lists. */
export const chargebackNames: Readonly<Record<ChargebackState, string>> = {
  evidence_due: 'Evidence needed',
  under_review: 'The bank decides',
  won: 'Won',
  lost: 'Lost',
};

/** @returns sentences with the next step */
export function describeChargeback(
  { amount, state, evidenceDueAt }: ChargebackFacts,
  { formatTime, now }: ChargebackReader,
): string {
  const sum = formatNaira(amount);
  switch (state) {
    case 'evidence_due':
      return evidenceDueAt !== null && Date.parse(evidenceDueAt) <= now
        ? `The time for evidence ended on ${formatTime(evidenceDueAt)}. The bank will probably take ${sum}. Wait for its decision.`
        : `Answer in the Paystack dashboard${evidenceDueAt === null ? '' : ` by ${formatTime(evidenceDueAt)}`}. Send proof of the purchase, or accept the dispute. Without an answer the bank takes ${sum}.`;
    case 'under_review':
      return `Your answer is with the bank. You have nothing to do. If the bank decides for the payer, it takes ${sum}.`;
    case 'won':
      return `The bank decided for Akada. ${sum} stays, and refunds are possible again.`;
    case 'lost':
      return `The bank decided for the payer and took ${sum}. You have nothing to do.`;
  }
}
