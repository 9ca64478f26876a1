/** The parts from which the words of a payment are made. */
import { formatNaira } from '../naira.ts';
import type { PaymentFacts, PaymentState, RefundActor } from '../payment-state.ts';

/** The amounts and names in the words of one payment. */
export interface Amounts {
  price: string;
  /** The subject of the payment: a session, or a tutorial of several students. */
  lesson: 'session' | 'tutorial';
  /** The refund that is not processed, or all of it after that, such as `₦1,000 of ₦4,500` for a part. */
  refund: string;
  /** An earlier part of the refund that was processed, such as `₦500`; null if there is none. */
  earlier: string | null;
  /** The amount that a bank disputes or took, such as `₦1,000 of ₦4,500` for a part. */
  disputed: string;
  /** A refund that waits for a bank's decision, such as `₦1,000`; null if there is none. */
  frozen: string | null;
  /**
   * The amount that does not go back, such as `₦3,500`; null if all of it goes back, and for a package before its refund:
   * the price of lessons that stay unused goes back, too.
   */
  rest: string | null;
  /** Akada holds the rest until the lesson is settled. */
  isHeld: boolean;
  /** The thing that the rest pays for. */
  purchase: 'premium' | 'the session' | 'the tutorial' | 'the used lessons' | 'the seats of the group';
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
  package: 'the used lessons',
  group: 'the seats of the group',
};

/** @returns the amounts as people read them */
export function readAmounts({ amount, refund, chargeback, purpose, held }: PaymentFacts): Amounts {
  const price = formatNaira(amount);
  const total = refund?.amount ?? 0;
  const disputedAmount = chargeback?.amount ?? 0;
  const isLost = chargeback?.state === 'lost';
  const processed = refund?.state === 'processed' ? total : (refund?.processed ?? 0);
  const earlier = refund?.state === 'processed' && !isLost ? 0 : processed;
  const rest = amount - total - (isLost ? disputedAmount : 0);
  const nameAmount = (part: number) =>
    part < amount ? `${formatNaira(part)} of ${price}` : formatNaira(part);
  return {
    price,
    lesson: purpose === 'seat' ? 'tutorial' : 'session',
    rest: rest > 0 && (purpose !== 'package' || refund !== null) ? formatNaira(rest) : null,
    isHeld: held,
    purchase: purchases[purpose],
    refund: nameAmount(total - earlier),
    earlier: earlier > 0 ? formatNaira(earlier) : null,
    disputed: nameAmount(disputedAmount),
    frozen: refund?.state === 'frozen' ? formatNaira(total - earlier) : null,
    actor: refund?.actor ?? null,
  };
}

/** @returns a refund's sentences for the payer or an administrator; after a part of the price, the use of the rest */
export function withRest(sentences: string, amounts: Amounts): string {
  const { rest, purchase } = amounts;
  if (rest === null || amounts.isHeld) return withHeldRest(sentences, amounts);
  return `${withEarlier(sentences, amounts)} The other ${rest} pays for ${purchase}.`;
}

/** @returns a refund's sentences for the tutor; after a part of the price, the tutor's share of the rest */
export function withRestForTutor(sentences: string, amounts: Amounts): string {
  const { rest } = amounts;
  if (rest === null || amounts.isHeld) return withHeldRest(sentences, amounts);
  return `${withEarlier(sentences, amounts)} Your share of the other ${rest} is in your earnings.`;
}

function withHeldRest(sentences: string, amounts: Amounts): string {
  const { rest, lesson } = amounts;
  const all = withEarlier(sentences, amounts);
  return rest === null ? all : `${all} Akada holds the other ${rest} until the ${lesson} is settled.`;
}

/** @returns the sentences, and one about an earlier part of the refund */
export function withEarlier(sentences: string, { earlier }: Amounts): string {
  return earlier === null ? sentences : `${sentences} Earlier, ${earlier} went back.`;
}

/** @returns the sentences about an open dispute, and one about a refund that waits for it */
export function withFrozen(sentences: string, { frozen }: Amounts): string {
  return frozen === null ? sentences : `${sentences} A refund of ${frozen} waits for that decision.`;
}

interface RefundSpeaker {
  /** The reader, who is addressed as "you". */
  reader: 'student' | 'tutor' | null;
  /** The name of the person who gets the refund. */
  receiver: string;
}

/** @returns the sentence about a refund that is decided, but not processed by the provider */
export function decidedText(
  { actor, refund, purchase }: Amounts,
  { reader, receiver }: RefundSpeaker,
): string {
  if (actor === null) return `A refund of ${refund} is ordered.`;
  const name = actorName(actor, reader);
  if (actor === 'student') return `${name} ${cancelled(purchase)}. A refund of ${refund} is ordered.`;
  return `${name} decided to give ${receiver} ${refund} back.`;
}

/** @returns the sentence about a refund that the provider has processed */
export function gaveText({ actor, refund, purchase }: Amounts, { reader, receiver }: RefundSpeaker): string {
  if (actor === null) return `${refund} went back.`;
  const name = actorName(actor, reader);
  if (actor === 'student') return `${name} ${cancelled(purchase)}. ${refund} went back.`;
  return `${name} gave ${receiver} ${refund} back.`;
}

/** A package is ended at any time; the lessons that are left go back. */
const cancelled = (purchase: Amounts['purchase']) =>
  purchase === 'the used lessons' ? 'ended the package' : 'cancelled in time';

function actorName(actor: RefundActor, reader: RefundSpeaker['reader']): string {
  if (actor === reader) return 'You';
  return { student: 'The student', tutor: 'The tutor', admin: 'An administrator', clock: 'Akada' }[actor];
}
