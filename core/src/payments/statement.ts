/** The monthly statement of a tutor: the ledger's rows about the debt to this tutor, and the balances around them. */
import { purposeNames } from './ledger-words.ts';
import { formatNairaKobo } from './naira.ts';
import type { PostingPurpose } from './postings.ts';

/** One row of the ledger that moved the debt to a tutor. */
export interface StatementRow {
  purpose: PostingPurpose;
  /** In kobo; below zero where the debt became smaller. */
  amount: number;
  writtenAt: string;
  /** The session or seat; null for a payout. */
  lesson: {
    title: string;
    student: string | null;
    /** In kobo, as the following ones. */
    price: number;
    commission: number;
    /** Inside of the commission. */
    vat: number;
  } | null;
  /** The bank's reference of a payout; null for a lesson. */
  bankReference: string | null;
}

/** The sums of a month, in kobo. */
export interface StatementSums {
  opening: number;
  earned: number;
  /** Money that went from shares back to students. */
  returned: number;
  paidOut: number;
  closing: number;
  commission: number;
  vat: number;
}

/** @param opening the balance before the first row @returns sums that lead from the opening balance to the closing one */
export function sumStatement(opening: number, rows: readonly StatementRow[]): StatementSums {
  const total = (some: readonly StatementRow[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const shares = rows.filter(({ lesson, amount }) => lesson !== null && amount > 0);
  const returned = rows.filter(({ lesson, amount }) => lesson !== null && amount < 0);
  const payouts = rows.filter(({ lesson }) => lesson === null);
  return {
    opening,
    earned: total(shares),
    returned: -total(returned) || 0,
    paidOut: -total(payouts) || 0,
    closing: opening + total(rows),
    commission: shares.reduce((sum, { lesson }) => sum + (lesson?.commission ?? 0), 0),
    vat: shares.reduce((sum, { lesson }) => sum + (lesson?.vat ?? 0), 0),
  };
}

/** The names that address the tutor; administrators read the other ones in the ledger, too. */
const tutorNames: Readonly<Partial<Record<PostingPurpose, string>>> = {
  payout: 'Paid to your bank',
  payout_fee_returned: 'Fee returned to you',
  refund_share: 'Refund to the student',
  chargeback_share: 'Taken by the student’s bank',
};

/** @returns the text about a row, such as `Chemistry with Ada Obi` */
export function describeStatementRow({ purpose, lesson, bankReference }: StatementRow): string {
  const text = tutorNames[purpose] ?? purposeNames[purpose];
  if (lesson) {
    const name = lesson.student === null ? lesson.title : `${lesson.title} with ${lesson.student}`;
    return purpose === 'share' ? name : `${text}: ${name}`;
  }
  return bankReference === null ? text : `${text}, reference ${bankReference}`;
}

/** @returns the names and amounts below the table, the closing balance last */
export function describeSums(sums: StatementSums): (readonly [string, string])[] {
  return [
    ['Balance before', formatNairaKobo(sums.opening)],
    ['Earned', formatNairaKobo(sums.earned)],
    ...(sums.returned === 0 ? [] : [['Returned to students', formatNairaKobo(-sums.returned)] as const]),
    ['Payouts to your bank', formatNairaKobo(-sums.paidOut || 0)],
    ['Akada owes you', formatNairaKobo(sums.closing)],
  ];
}

/** @returns the sentences below the sums */
export function describeCommission({ commission, vat }: StatementSums): string[] {
  const notes = ['Days are those of Lagos. All amounts are in Nigerian naira.'];
  if (commission === 0) return notes;
  const inside = vat === 0 ? '' : ` ${formatNairaKobo(vat)} of it is VAT.`;
  return [`Akada’s commission from these sessions was ${formatNairaKobo(commission)}.${inside}`, ...notes];
}
