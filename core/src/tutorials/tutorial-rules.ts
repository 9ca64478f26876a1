/** Group tutorials: their limits, what they are at a moment, and until when a seat may be taken, paid for and refunded. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The limits of a tutorial's seats and minutes. */
export const seatLimits = { least: 2, most: 50, leastMinutes: 30, mostMinutes: 240 };

/** `open`: it will be held; `over`: it was; `cancelled`: by its tutor, or for want of students. */
export const tutorialStates = ['open', 'over', 'cancelled'] as const;
export type TutorialState = (typeof tutorialStates)[number];

/** So long a seat is held for the one who is to pay for it. */
export const payWithinMs = 30 * minuteMs;

/** The time before the start at which it is decided if enough students have joined. */
const decidedBeforeMs = 12 * hourMs;

/** The time after the end at which the prices of the seats go to the tutor. */
export const settledAfterMs = 3 * 24 * hourMs;

/** A seat that is returned at least this long before the start is refunded. */
const freeBeforeMs = 24 * hourMs;

/** The facts that decide; moments in milliseconds since the epoch. */
export interface TutorialFacts {
  startsAt: number;
  endsAt: number;
  isCancelled: boolean;
}

/** @returns what it is at this moment */
export function tutorialState({ endsAt, isCancelled }: TutorialFacts, now: number): TutorialState {
  if (isCancelled) return 'cancelled';
  return now >= endsAt ? 'over' : 'open';
}

/** @returns whether a seat may be taken: until it starts */
export function isJoinable(facts: TutorialFacts, now: number): boolean {
  return !facts.isCancelled && now < facts.startsAt;
}

/** @returns until when a seat that is taken now is held; never beyond the start */
export function payUntil({ startsAt }: Pick<TutorialFacts, 'startsAt'>, now: number): number {
  return Math.min(now + payWithinMs, startsAt);
}

/** @returns until when giving a seat back gives the money back */
export function freeUntil({ startsAt }: Pick<TutorialFacts, 'startsAt'>): number {
  return startsAt - freeBeforeMs;
}

/** @returns from when a tutorial with too few students is cancelled */
export function decidedAt({ startsAt }: Pick<TutorialFacts, 'startsAt'>): number {
  return startsAt - decidedBeforeMs;
}
