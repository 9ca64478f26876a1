/** The parts from which the words of a payment are made. */
import { formatNaira } from '../naira.ts';
import type { PaymentFacts, PaymentState, RefundActor } from '../payment-state.ts';

/** The amounts and names in the words of one payment. */
export interface Amounts {
  price: string;
  /** The subject of the payment: a session, or a tutorial of several students. */
  lesson: 'session' | 'tutorial';
  /** The refund, such as `₦1,000 of ₦4,500` for a part. */
  refund: string;
  /** The amount that does not go back, such as `₦3,500`; null if all of it goes back. */
  rest: string | null;
  /** The thing that the rest pays for. */
  purchase: 'premium' | 'the session' | 'the tutorial';
  actor: RefundActor | null;
}

/** A label for a list, and one or two sentences. */
export type Words = readonly [label: string, sentence: string];

/** The words for each state. */
export type StateWords = Readonly<Record<PaymentState, (amounts: Amounts) => Words>>;

const purchases: Readonly<Record<PaymentFacts['purpose'], Amounts['purchase']>> = {
  month: 'premium',
  card: 'premium',
  renewal: 'premium',
  session: 'the session',
  seat: 'the tutorial',
};

/** @returns the amounts as people read them */
export function readAmounts({ amount, refund, purpose }: PaymentFacts): Amounts {
  const price = formatNaira(amount);
  const back = formatNaira(refund?.amount ?? 0);
  const isPart = refund !== null && refund.amount < amount;
  const rest = isPart ? formatNaira(amount - refund.amount) : null;
  return {
    price,
    lesson: purpose === 'seat' ? 'tutorial' : 'session',
    rest,
    purchase: purchases[purpose],
    refund: isPart ? `${back} of ${price}` : back,
    actor: refund?.actor ?? null,
  };
}

/** @returns a refund's sentences for the payer or an administrator; after a part of the price, the use of the rest */
export function withRest(sentences: string, { rest, purchase }: Amounts): string {
  return rest === null ? sentences : `${sentences} The other ${rest} pays for ${purchase}.`;
}

/** @returns a refund's sentences for the tutor; after a part of the price, the tutor's share of the rest */
export function withRestForTutor(sentences: string, { rest }: Amounts): string {
  return rest === null ? sentences : `${sentences} Your share of the other ${rest} is in your earnings.`;
}

interface RefundSpeaker {
  /** The reader, who is addressed as "you". */
  reader: 'student' | 'tutor' | null;
  /** The name of the person who gets the refund. */
  receiver: string;
}

/** @returns the sentence about a refund that is decided, but not processed by the provider */
export function decidedText({ actor, refund }: Amounts, { reader, receiver }: RefundSpeaker): string {
  if (actor === null) return `A refund of ${refund} is ordered.`;
  const name = actorName(actor, reader);
  if (actor === 'student') return `${name} cancelled in time. A refund of ${refund} is ordered.`;
  return `${name} decided to give ${receiver} ${refund} back.`;
}

/** @returns the sentence about a refund that the provider has processed */
export function gaveText({ actor, refund }: Amounts, { reader, receiver }: RefundSpeaker): string {
  if (actor === null) return `${refund} went back.`;
  const name = actorName(actor, reader);
  if (actor === 'student') return `${name} cancelled in time. ${refund} went back.`;
  return `${name} gave ${receiver} ${refund} back.`;
}

function actorName(actor: RefundActor, reader: RefundSpeaker['reader']): string {
  if (actor === reader) return 'You';
  return { student: 'The student', tutor: 'The tutor', admin: 'An administrator', clock: 'Akada' }[actor];
}
