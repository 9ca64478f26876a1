/** The place of a session's price, by the person who reads about it. */
import { formatNaira } from '../payments/naira.ts';
import { describePayment, type PaymentWords } from '../payments/payment-words.ts';
import { openStates } from './booking-state.ts';
import {
  nameSide,
  otherSide,
  readClaimant,
  type SessionFacts,
  type SessionReader,
  type SessionViewer,
} from './session-facts.ts';

/** @returns a sentence or two; empty if there is no price to speak of */
export function describeMoney(facts: SessionFacts, reader: SessionReader): string {
  const { state, price, paid, refund, chargeback, settled, givenBack, usesLesson } = facts;
  const isOpen = openStates.some((open) => open === state);
  if (price === 0) return isOpen ? describeNoPrice(facts, reader) : '';
  if (refund !== null || (chargeback && chargeback.state !== 'won'))
    return describePaid(facts, reader).sentence;
  if (!paid && state === 'requested') return describeRequestedPrice(facts, reader);
  if (!paid && usesLesson) return describeReturnedLesson(nameSide('student', facts, reader));
  if (!paid) return isOpen ? '' : 'Nothing was paid.';
  if (usesLesson && settled && (givenBack ?? 0) > 0)
    return describeReturnedLesson(nameSide('student', facts, reader));
  if (settled && (givenBack ?? 0) > 0)
    return describePlannedRefund(givenBack ?? 0, nameSide('student', facts, reader));
  return settled ? describePaid(facts, reader).sentence : describeHeld(facts, reader);
}

function describeNoPrice({ names }: SessionFacts, { viewer, hasPayments = true }: SessionReader): string {
  if (hasPayments) return 'This session is free.';
  return viewer === 'admin'
    ? 'The two agree on the price.'
    : `You agree on the price with ${names[otherSide(viewer)]}.`;
}

/** The price is due after the side that answers has agreed: the student answers if the tutor proposes another time. */
function describeRequestedPrice(
  { price, proposal, names, usesLesson }: SessionFacts,
  { viewer }: SessionReader,
): string {
  const [side, act] =
    proposal?.by === 'tutor' ? (['student', 'agree'] as const) : (['tutor', 'accept'] as const);
  const subject = viewer === side ? `you ${act}` : `${names[side]} ${act}s`;
  const isPayer = viewer === 'student';
  if (usesLesson) {
    const user = isPayer ? 'You use' : `${names.student} uses`;
    return `${user} 1 lesson of a package after ${subject}.`;
  }
  return `${isPayer ? 'You pay' : `${names.student} pays`} ${formatNaira(price)} after ${subject}.`;
}

/**
 * @param amount kobo
 * @returns the sentence about a refund that was decided and is not processed yet
 */
export const describePlannedRefund = (amount: number, receiver: string) =>
  `${formatNaira(amount)} will go back to ${receiver}.`;

/** @returns the sentences about a lesson of a package that was not used after all; the package may have ended */
export const describeReturnedLesson = (owner: string) =>
  `The lesson is in ${ownPackage(owner)} again. If the package has ended, its price goes back to ${owner}.`;

const ownPackage = (owner: string) => (owner === 'you' ? 'your package' : `${owner}’s package`);

/** The same words as on the page of payments. */
function describePaid(
  { price, refund, chargeback, settled }: SessionFacts,
  { viewer }: SessionReader,
): PaymentWords {
  const payment = { state: 'paid', failure: null, purpose: 'session', unneeded: false } as const;
  return describePayment({ ...payment, amount: price, refund, chargeback, held: !settled }, viewer);
}

/**
 * @param price kobo
 * @returns who gets a price, for the middle of a sentence
 */
export const describeReceiver = (price: number, viewer: SessionViewer, tutor: string) =>
  viewer === 'tutor'
    ? `${formatNaira(price)}, less the commission, comes to you`
    : `${formatNaira(price)}, less the commission, goes to ${tutor}`;

interface UnrefundedPrice {
  /** In kobo. */
  price: number;
  /** The time until which the tutor can give the price back. */
  end: string;
  viewer: SessionViewer;
  tutor: string;
}

/** @returns the sentences about the price of a session that its student cancelled too late */
export function describeUnrefunded({ price, end, viewer, tutor }: UnrefundedPrice): string {
  const giver = viewer === 'tutor' ? 'you give' : `${tutor} gives`;
  return `It was too late to cancel for free. ${describeReceiver(price, viewer, tutor)} after ${end}, unless ${giver} it back.`;
}

/** Akada holds the price. The sentence says what decides about it, and when. */
function describeHeld(facts: SessionFacts, reader: SessionReader): string {
  const { state, price, objectionUntil, names, usesLesson } = facts;
  const { viewer, formatTime } = reader;
  const amount = formatNaira(price);
  const end = formatTime(objectionUntil);
  const claimant = readClaimant(facts);
  const toTutor = describeReceiver(price, viewer, names.tutor);
  if (state === 'disputed') return `Akada holds ${amount} until an administrator decides.`;
  if (state === 'cancelled') return describeUnrefunded({ price, end, viewer, tutor: names.tutor });
  if (claimant !== null && (state === 'no_show' || state === 'completed')) {
    const objector = otherSide(claimant);
    const silence = objector === viewer ? 'If you do not object' : `If ${names[objector]} does not object`;
    const isGivenBack = state === 'no_show' && claimant === 'student';
    const student = nameSide('student', facts, reader);
    const returned = usesLesson
      ? `the lesson goes back to ${ownPackage(student)}`
      : `${amount} goes back to ${student}`;
    const result = isGivenBack ? returned : toTutor;
    return `Akada holds ${amount}. ${silence} by ${end}, ${result}.`;
  }
  const help = viewer === 'student' ? ` If something goes wrong, say so by ${end}.` : '';
  return `Akada holds ${amount}. When the session is settled, ${toTutor}.${help}`;
}
