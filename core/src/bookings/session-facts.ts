/** Everything that the words about a session depend on, and the person who reads them. */
import type { PaymentFacts } from '../payments/payment-state.ts';
import type { BookingActor, BookingState } from './booking-state.ts';

export type Side = 'student' | 'tutor';
export type SessionViewer = Side | 'admin';

/** The ends of a proposed time. */
export const moveOutcomes = ['moved', 'declined', 'withdrawn', 'unanswered'] as const;

/** The last end of a proposed time. */
export interface LastMove {
  outcome: (typeof moveOutcomes)[number];
  /** The side that proposed a time that was agreed or withdrawn, and that declined or did not answer another time. */
  by: Side | 'admin';
  /** The time before the move, or the proposed time that the session did not get. */
  time: string;
}

/** The facts about one session. Times are ISO strings, amounts are in kobo. */
export interface SessionFacts {
  state: BookingState;
  /** Another time that one side proposes; null if there is none. */
  proposal: { by: Side; startsAt: string; expiresAt: string } | null;
  /** Null if no proposal has ended; absent if the reader does not get it. */
  lastMove?: LastMove | null;
  /** The tutor has answered the request; absent if the reader does not get it. */
  answered?: boolean;
  startsAt: string;
  endsAt: string;
  /** The end of the present state; null if it does not end on its own. */
  expiresAt: string | null;
  /** The last moment at which a side can object. */
  objectionUntil: string;
  endedBy: BookingActor | null;
  endedAt: string | null;
  endReason: string;
  price: number;
  paid: boolean;
  /** A lesson of a package pays the price. */
  usesLesson: boolean;
  /** The amount that was decided to go back; null while that is open. */
  givenBack: number | null;
  /** True after it was decided for good who gets the price. */
  settled: boolean;
  /** True after an administrator decided a dispute about it. */
  decided: boolean;
  refund: PaymentFacts['refund'];
  /** The latest dispute of the student's bank. */
  chargeback?: PaymentFacts['chargeback'];
  /** First names. */
  names: Readonly<Record<Side, string>>;
}

/** The reader, the present moment, and the form in which the reader sees times. */
export interface SessionReader {
  viewer: SessionViewer;
  /** Milliseconds since the epoch. */
  now: number;
  /** False if Akada takes no payments, so that the two agree on a price themselves; absent means true. */
  hasPayments?: boolean;
  /** @returns a time for the middle of a sentence, such as `today, 18:00` */
  formatTime: (time: string) => string;
}

/** @returns the other of the two sides */
export const otherSide = (side: Side): Side => (side === 'tutor' ? 'student' : 'tutor');

/** @returns `you` for the reader, else the first name */
export function nameSide(side: Side, { names }: SessionFacts, { viewer }: SessionReader): string {
  return side === viewer ? 'you' : names[side];
}

/** @returns the side whose word ended the session; null if a deadline or an administrator ended it */
export function readClaimant({ endedBy }: SessionFacts): Side | null {
  return endedBy === 'student' || endedBy === 'tutor' ? endedBy : null;
}
