/** The words for a package of lessons. Every page and notification takes them from here. */
import { formatNaira } from '../payments/naira.ts';
import type { PaymentFacts } from '../payments/payment-state.ts';
import { describePayment } from '../payments/payment-words.ts';
import { countLeft, type LessonCount, type PackageEnder, type PackageState } from './package-rules.ts';

/** The facts about one package. */
export interface PackageFacts extends LessonCount {
  state: PackageState;
  /** In kobo. */
  lessonPrice: number;
  /** ISO time. */
  validUntil: string;
  endedBy: PackageEnder | null;
  /** The refund of the unused lessons; null if none is ordered, or if the reader does not get it. */
  refund: PaymentFacts['refund'];
  /** The latest chargeback of the payment; null if there is none, or if the reader is not the payer. */
  chargeback: PaymentFacts['chargeback'];
  /** A bank has yet to decide about the payment. */
  frozen: boolean;
  /** First names. */
  names: Readonly<Record<'student' | 'tutor', string>>;
}

export interface PackageReader {
  viewer: 'student' | 'tutor';
  /** @returns a day such as `3 March` */
  formatDay: (moment: string) => string;
}

/** @returns such as `1 lesson` or `3 lessons` */
export const lessonText = (count: number) => `${count} ${count === 1 ? 'lesson' : 'lessons'}`;

/** @returns such as `1 of 5 lessons was used`; a lesson that was cancelled too late is used, and did not take place */
export const usedText = (used: number, lessons: number) =>
  used === 0 ? 'No lesson was used' : `${used} of ${lessons} lessons ${used === 1 ? 'was' : 'were'} used`;

/** @returns a few words for a list, and one or two sentences with the next step */
export function describePackage(
  facts: PackageFacts,
  reader: PackageReader,
): { label: string; sentence: string } {
  const { state, lessons, used } = facts;
  if (state === 'ended' && used === lessons) {
    return { label: 'Used up', sentence: `All ${lessons} lessons are used.` };
  }
  if (facts.frozen) return { label: 'Disputed', sentence: describeDispute(facts, reader) };
  if (state === 'ended') return { label: 'Ended', sentence: describeEnd(facts, reader) };
  if (state === 'closing') return { label: 'Ending', sentence: describeClosing(facts, reader) };
  return { label: `${countLeft(facts)} of ${lessons} left`, sentence: describeActive(facts, reader) };
}

/** The student reads the same words as on the page of payments. */
function describeDispute(facts: PackageFacts, { viewer }: PackageReader): string {
  const stop = 'Until it has decided, nothing is booked with this package or refunded.';
  if (viewer === 'tutor') return `A bank disputes the payment of this package. ${stop}`;
  return `${describePrice(facts)} ${stop}`;
}

function describePrice({ lessons, lessonPrice, refund, chargeback }: PackageFacts): string {
  const payment = { state: 'paid', failure: null, purpose: 'package', held: false, unneeded: false } as const;
  return describePayment({ ...payment, amount: lessons * lessonPrice, refund, chargeback }, 'student')
    .sentence;
}

function describeActive(facts: PackageFacts, { viewer, formatDay }: PackageReader): string {
  const { booked, used, lessonPrice, validUntil, names } = facts;
  const left = countLeft(facts);
  const day = formatDay(validUntil);
  if (left === 0) return `No lesson is left to book: ${booked} booked, ${used} used.`;
  return viewer === 'student'
    ? `Book by ${day}. Then ${formatNaira(lessonPrice)} for each unused lesson goes back to you.`
    : `${names.student} can book until ${day}.`;
}

function describeClosing(facts: PackageFacts, { viewer }: PackageReader): string {
  const { booked, lessonPrice, endedBy } = facts;
  // After a lost chargeback the refund is smaller, or there is none.
  const left = endedBy === 'bank' ? 0 : countLeft(facts);
  const bookedLessons = booked === 1 ? 'the booked lesson is' : `the ${booked} booked lessons are`;
  if (viewer === 'tutor') return `Nothing more can be booked. It ends when ${bookedLessons} settled.`;
  if (left === 0) return `Nothing more can be booked. It ends when ${bookedLessons} settled.`;
  return `You get ${formatNaira(left * lessonPrice)} for ${lessonText(left)} back when ${bookedLessons} settled.`;
}

/** The refund has the same words as on the page of payments. */
function describeEnd(facts: PackageFacts, { viewer }: PackageReader): string {
  const { lessons, used, lessonPrice, refund, chargeback, endedBy, names } = facts;
  const unused = lessons - used;
  if (viewer === 'tutor') {
    const ender = {
      student: `${names.student} ended it`,
      tutor: 'You ended it',
      admin: 'An administrator ended it',
      clock: 'Its time has ended',
      bank: `${names.student}’s bank took the payment back`,
    }[endedBy ?? 'clock'];
    const rest = endedBy === 'bank' ? '' : `; the price of the rest goes back to ${names.student}`;
    return `${ender}. ${usedText(used, lessons)}${rest}.`;
  }
  if (refund === null && chargeback?.state !== 'lost')
    return `${formatNaira(unused * lessonPrice)} for ${lessonText(unused)} goes back to you.`;
  return describePrice(facts);
}
