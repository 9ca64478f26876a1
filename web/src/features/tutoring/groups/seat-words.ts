/** What a student reads of a group tutorial and of a seat in it. */
import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { decidedAt } from '@akada/core/tutorials/tutorial-rules.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { counted } from '../../../lib/format/numbers.ts';
import type { Tone } from '../booking-words.ts';
import { momentWithin } from '../times.ts';

export const seatsLeft = ({ seats, seats_taken }: Tutorial): number => Math.max(0, seats - seats_taken);

export const isJoinable = ({ state, starts_at }: Tutorial, now: number): boolean =>
  state === 'open' && now < Date.parse(starts_at);

export const priceText = ({ price }: Tutorial): string =>
  price === 0 ? 'Free of charge' : `${nairaText(price)} a seat`;

/** @returns where it stands for the reader, in a few words; undefined where there is simply a seat to take */
export function standingOf(
  tutorial: Tutorial,
  timeZone: string,
  now: number,
): readonly [text: string, tone: Tone] | undefined {
  const { state, seat, starts_at } = tutorial;
  if (state === 'cancelled') return ['Cancelled', 'quiet'];
  if (state === 'over') return ['Over', 'quiet'];
  if (seat?.state === 'joined') return ['You have a seat', 'good'];
  if (seat?.pay_until) return [`Held for you until ${momentWithin(seat.pay_until, timeZone, now)}`, 'waits'];
  if (now >= Date.parse(starts_at)) return ['Has begun', 'quiet'];
  return seatsLeft(tutorial) === 0 ? ['Full', 'quiet'] : undefined;
}

/** @returns what has to happen before it takes place; undefined where enough have joined */
export function lackOf(tutorial: Tutorial, timeZone: string, now: number): string | undefined {
  const { state, least_seats, seats_taken, starts_at, price } = tutorial;
  const lacking = least_seats - seats_taken;
  const decided = decidedAt({ startsAt: Date.parse(starts_at) });
  if (state !== 'open' || lacking <= 0 || now >= decided) return undefined;
  const more = counted(lacking, 'more student', 'more students');
  const until = momentWithin(new Date(decided).toISOString(), timeZone, now);
  return `Takes place if ${more} join${lacking === 1 ? 's' : ''} until ${until}${price > 0 ? '; otherwise everyone gets their money back' : ''}.`;
}

/** @returns what giving a paid seat back now does with the money */
export function returnText({ price, free_until }: Tutorial, now: number): string {
  return now < Date.parse(free_until)
    ? `You get all ${nairaText(price)} back, and another student can take the seat.`
    : `It is too late for a refund: you still pay the ${nairaText(price)}, and another student can take the seat.`;
}
