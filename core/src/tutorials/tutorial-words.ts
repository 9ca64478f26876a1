/**
 * The words about a group tutorial and a seat in it, by the person who reads them. Pages, notifications and the
 * administrators' area take their words from here. Each end names who acted.
 */
import type { SessionReader } from '../bookings/session-facts.ts';
import type { Tone } from '../bookings/session-words.ts';
import { formatNaira } from '../payments/naira.ts';
import { decidedAt, freeUntil, settledAfterMs, type TutorialState } from './tutorial-rules.ts';

const dayMs = 86_400_000;

/** `clock`: too few students had joined. */
export const tutorialEnders = ['tutor', 'admin', 'clock'] as const;
export type TutorialEnder = (typeof tutorialEnders)[number];

/** The facts about a tutorial and the student's seat. Times are ISO strings, amounts are in kobo. */
export interface TutorialSeatFacts {
  state: TutorialState;
  /** Null if it is not cancelled, or if the record names no actor. */
  cancelledBy: TutorialEnder | null;
  /** The administrator's reason; empty for other ends. */
  cancelReason: string;
  startsAt: string;
  price: number;
  seats: number;
  seatsTaken: number;
  minSeats: number;
  /** The student's seat; null for readers without one. */
  seat: { state: 'to_pay' | 'joined'; payUntil: string | null } | null;
  /** First name. */
  tutor: string;
}

/** The words for one reader. All of them can be empty. */
export interface TutorialWords {
  /** A few words for a list. */
  label: string;
  tone: Tone;
  /** The act that ended it, or the condition under which it takes place. */
  sentence: string;
  /** The place of the price of a seat. */
  money: string;
}

/** @returns the words about a tutorial for one reader */
export function describeTutorial(facts: TutorialSeatFacts, reader: SessionReader): TutorialWords {
  const [label, tone] = describeState(facts, reader);
  return {
    label,
    tone,
    sentence: facts.state === 'cancelled' ? describeEnd(facts, reader) : describeCondition(facts, reader),
    money: describeSeatMoney(facts, reader),
  };
}

/** @returns the sentences about the end of a cancelled tutorial */
export function describeEnd(
  { cancelledBy, cancelReason, tutor }: Pick<TutorialSeatFacts, 'cancelledBy' | 'cancelReason' | 'tutor'>,
  { viewer }: Pick<SessionReader, 'viewer'>,
): string {
  if (cancelledBy === null) return 'This tutorial was cancelled.';
  if (cancelledBy === 'clock') return 'Too few students joined, so it was cancelled.';
  if (cancelledBy === 'tutor') return `${viewer === 'tutor' ? 'You' : tutor} cancelled this tutorial.`;
  const reason = cancelReason === '' ? '' : ` The administrator wrote: “${cancelReason}”`;
  return `An administrator cancelled this tutorial.${reason}`;
}

function describeState(
  { state, cancelledBy, startsAt, seats, seatsTaken, seat, tutor }: TutorialSeatFacts,
  { viewer, now, formatTime }: SessionReader,
): readonly [label: string, tone: Tone] {
  if (state === 'cancelled') {
    const names = { tutor: viewer === 'tutor' ? 'you' : tutor, admin: 'an administrator' };
    if (cancelledBy === null) return ['Cancelled', 'quiet'];
    return [cancelledBy === 'clock' ? 'Too few joined' : `Cancelled by ${names[cancelledBy]}`, 'quiet'];
  }
  if (state === 'over') return ['Over', 'quiet'];
  if (seat?.state === 'joined') return ['You have a seat', 'good'];
  if (seat?.payUntil) return [`Held for you until ${formatTime(seat.payUntil)}`, 'waits'];
  if (now >= Date.parse(startsAt)) return ['Has started', 'quiet'];
  return seatsTaken >= seats ? ['Full', 'quiet'] : ['', 'quiet'];
}

function describeCondition(
  { state, minSeats, seatsTaken, startsAt, price }: TutorialSeatFacts,
  { now, formatTime }: SessionReader,
): string {
  const missing = minSeats - seatsTaken;
  const decisionTime = decidedAt({ startsAt: Date.parse(startsAt) });
  if (state !== 'open' || missing <= 0 || now >= decisionTime) return '';

  const students = missing === 1 ? '1 more student joins' : `${missing} more students join`;
  const otherwise = price > 0 ? ' Otherwise everyone gets the money back.' : '';
  return `It takes place if ${students} by ${formatTime(new Date(decisionTime).toISOString())}.${otherwise}`;
}

function describeSeatMoney(
  { state, price, seat, startsAt }: TutorialSeatFacts,
  { viewer, now, formatTime }: SessionReader,
): string {
  const amount = formatNaira(price);
  if (price === 0) return '';
  if (state === 'cancelled') {
    const receiver = viewer === 'student' ? 'If you paid, you get' : 'Each student who paid gets';
    return `${receiver} ${amount} back.`;
  }
  if (state !== 'open') return '';
  const holder = seat?.state === 'joined' ? `Akada holds your ${amount}. ` : '';
  const end = new Date(freeUntil({ startsAt: Date.parse(startsAt) })).toISOString();
  const days = settledAfterMs / dayMs;
  const earning =
    viewer === 'tutor'
      ? `You earn the price of each seat, less the commission, ${days} days after the end.`
      : `The tutor earns the price, less the commission, ${days} days after the end.`;
  return `${holder}${earning} ${describeSeatRefund(formatTime(end), now < Date.parse(end), seat?.state === 'joined')}`;
}

/** Only the holder of a seat is told to leave: a tutor or an administrator has none to give up. */
function describeSeatRefund(end: string, isInTime: boolean, isHolder: boolean): string {
  if (isHolder)
    return isInTime ? `Leave by ${end} to get a refund.` : 'It is too late to leave with a refund.';
  return isInTime
    ? `A student who leaves by ${end} gets a refund.`
    : 'It is too late for a student to leave with a refund.';
}
