/** The words for each state of a payment, by the person who reads them. */
import { type PaymentFacts, type PaymentState, readPaymentState } from './payment-state.ts';
import { adminWords } from './words/admin-words.ts';
import { studentWords } from './words/student-words.ts';
import { tutorWords } from './words/tutor-words.ts';
import { readAmounts, type StateWords } from './words/word-parts.ts';

/** The person who reads about a payment. */
export type MoneyViewer = 'student' | 'tutor' | 'admin';

/** The names of the things that people pay for. */
export const paymentNames: Readonly<Record<PaymentFacts['purpose'], string>> = {
  month: 'Premium, 1 month',
  card: 'Premium, 1 month, with another card',
  renewal: 'Premium, 1 month, renewed',
  session: 'Session with a tutor',
  seat: 'Seat in a group tutorial',
  package: 'Package of lessons',
  group: 'Premium for a group',
};

/** The words about one payment. */
export interface PaymentWords {
  state: PaymentState;
  /** A few words for a list. */
  label: string;
  /** One or two sentences, with the next step. */
  sentence: string;
}

/** Describes a payment to its payer. */
export const describeForStudent = (facts: PaymentFacts) => applyWords(studentWords, facts);

/** Describes a payment to an administrator. */
export const describeForAdmin = (facts: PaymentFacts) => applyWords(adminWords, facts);

/**
 * @param facts the facts of one payment
 * @param viewer the person who reads the words; a page of one role calls the function of that role and loads less
 */
export function describePayment(facts: PaymentFacts, viewer: MoneyViewer): PaymentWords {
  return applyWords({ student: studentWords, tutor: tutorWords, admin: adminWords }[viewer], facts);
}

function applyWords(words: StateWords, facts: PaymentFacts): PaymentWords {
  const state = readPaymentState(facts);
  const [label, sentence] = words[state](readAmounts(facts));
  return { state, label, sentence };
}
