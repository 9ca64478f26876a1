/** What people read of a booking. */
import type { Booking } from '@akada/contract/work/bookings.ts';
import { nairaText } from '../../lib/format/money.ts';
import { momentWithin } from './times.ts';

export type Tone = 'waits' | 'good' | 'bad' | 'quiet';

/** @returns the state in a word or two, by the one who reads it */
export function stateOf({ state, side, proposal, ended_by }: Booking): readonly [text: string, tone: Tone] {
  const isTutor = side === 'tutor';
  if (proposal !== null) {
    return [proposal.by === side ? 'New time proposed' : 'Answer the new time', 'waits'];
  }
  switch (state) {
    case 'held':
      return ['Held', 'waits'];
    case 'requested':
      return [isTutor ? 'Waits for your answer' : 'Waits for an answer', 'waits'];
    case 'accepted':
      return [isTutor ? 'Waits for payment' : 'To be paid', 'waits'];
    case 'confirmed':
      return ['Confirmed', 'good'];
    case 'completed':
      return ['Took place', 'good'];
    case 'expired':
      return ['Expired', 'quiet'];
    case 'rejected':
      return ['Declined', 'quiet'];
    case 'cancelled':
      return [ended_by === side ? 'Cancelled by you' : 'Cancelled', 'quiet'];
    case 'no_show':
      return [
        ended_by === side ? `${isTutor ? 'Student' : 'Tutor'} did not come` : 'You did not come',
        'bad',
      ];
    case 'disputed':
      return ['Being decided', 'bad'];
  }
}

/** @returns the other of the two */
export function otherOf({
  side,
  tutor,
  student,
}: Pick<Booking, 'side' | 'tutor' | 'student'>): Booking['tutor'] {
  return side === 'tutor' ? student : tutor;
}

/** @returns the name by which one speaks of the other, without titles */
export function firstNameOf({ full_name }: { full_name: string }): string {
  const names = full_name.trim().split(/\s+/);
  return names.find((name) => !name.endsWith('.')) ?? full_name;
}

/** @returns what comes next and until when, undefined where nothing does */
export function nextStepOf(booking: Booking, timeZone: string, now: number): string | undefined {
  const { state, side, expires_at, proposal, objection_until, ended_by, end_reason } = booking;
  const other = firstNameOf(otherOf(booking));
  const isTutor = side === 'tutor';
  const by = (at: string) => momentWithin(at, timeZone, now);
  if (proposal !== null) {
    const until = `until ${by(proposal.expires_at)}`;
    const time = by(proposal.starts_at);
    return proposal.by === side
      ? `You have proposed ${time}. ${other} can agree ${until}; until then the session keeps its time.`
      : `${other} proposes ${time}. Answer ${until}, or the session keeps its time.`;
  }
  if (state === 'requested' && expires_at !== null) {
    return isTutor
      ? `Answer until ${by(expires_at)}, or the request expires.`
      : `${other} answers until ${by(expires_at)}. Nothing is paid before that.`;
  }
  if (state === 'accepted' && expires_at !== null) {
    return `${isTutor ? `${other} pays` : `Pay ${nairaText(booking.price)}`} until ${by(expires_at)}, or the time is free again.`;
  }
  if (state === 'confirmed' && now >= Date.parse(booking.ends_at)) {
    return `Say whether it took place. After ${by(objection_until)} it counts as completed.`;
  }
  if (state === 'no_show' && ended_by !== side) return `You can object until ${by(objection_until)}.`;
  if (state === 'disputed')
    return 'You disagree about this session. An administrator decides, and tells both of you why.';
  if (end_reason !== '') return `${ended_by === side ? 'You' : other} wrote: “${end_reason}”`;
  return undefined;
}

/** @returns who pays what, and where it is now; undefined where it costs nothing */
export function moneyOf(
  { state, side, price, paid, given_back, objection_until }: Booking,
  timeZone: string,
  now: number,
): string | undefined {
  const amount = nairaText(price);
  if (price === 0)
    return state === 'requested' || state === 'confirmed' ? 'This session is free.' : undefined;
  if (given_back !== null && given_back > 0) {
    return given_back === price
      ? `${amount} went back to ${side === 'tutor' ? 'the student' : 'you'}.`
      : `${nairaText(given_back)} of ${amount} went back.`;
  }
  if (!paid)
    return state === 'requested'
      ? `${amount}, paid after ${side === 'tutor' ? 'you accept' : 'the tutor accepts'}.`
      : undefined;
  if (state === 'confirmed') {
    return side === 'tutor'
      ? `${amount} is held and comes to you, less the commission, when the session is over.`
      : `${amount} is held and goes to the tutor when the session is over. Something went wrong? Say so until ${momentWithin(objection_until, timeZone, now)}.`;
  }
  return undefined;
}

/** @returns the cloth of what a session is about: the same subject has the same everywhere */
export function clothOf(subject: string): { cloth_seed: string; cloth_colour: number } {
  const sum = [...subject.toLowerCase()].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return { cloth_seed: subject.toLowerCase(), cloth_colour: 1 + (sum % 8) };
}
