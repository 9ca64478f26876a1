/** Texts about a group tutorial and a seat in it, for students. */
import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { describeTutorial, type TutorialWords } from '@akada/core/tutorials/tutorial-words.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { getFirstName } from '../booking-words.ts';
import { momentWithin } from '../times.ts';

export const seatsLeft = ({ seats, seats_taken }: Tutorial): number => Math.max(0, seats - seats_taken);

export const isJoinable = ({ state, starts_at }: Tutorial, now: number): boolean =>
  state === 'open' && now < Date.parse(starts_at);

export const priceText = ({ price }: Tutorial): string =>
  price === 0 ? 'Free of charge' : `${nairaText(price)} a seat`;

/** @returns the texts about a tutorial for its reader, from core */
export function describeGroup(tutorial: Tutorial, timeZone: string, now: number): TutorialWords {
  const { seat } = tutorial;
  const facts = {
    state: tutorial.state,
    cancelledBy: tutorial.cancelled_by,
    cancelReason: tutorial.cancel_reason,
    startsAt: tutorial.starts_at,
    price: tutorial.price,
    seats: tutorial.seats,
    seatsTaken: tutorial.seats_taken,
    minSeats: tutorial.least_seats,
    seat: seat && { state: seat.state, payUntil: seat.pay_until },
    tutor: getFirstName(tutorial.tutor),
  };
  const viewer = tutorial.is_mine ? ('tutor' as const) : ('student' as const);
  const formatTime = (time: string) => momentWithin(time, timeZone, now);
  return describeTutorial(facts, { viewer, now, formatTime });
}

/** @returns the sentence about the money if a paid seat is returned now */
export function returnText({ price, free_until }: Tutorial, now: number): string {
  return now < Date.parse(free_until)
    ? `You get all ${nairaText(price)} back, and another student can take the seat.`
    : `It is too late for a refund: you do not get the ${nairaText(price)} back, and another student can take the seat.`;
}
