/** Links by which a person without an account pays for a student: how long they are open, and when money still counts. */

const hourMs = 60 * 60_000;

/** The limits of payment links. */
export const paymentLinkLimits = {
  /** Open links of one student at the same time. */
  open: 5,
  /** Days until a link expires. */
  days: 7,
} as const;

/** The things that a link can pay for. */
export const linkPurposes = ['month', 'session'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** The states of a link. `ended`: its student ended it, or cannot be paid for any more. */
export const linkStates = ['open', 'paid', 'ended', 'expired'] as const;

export type LinkState = (typeof linkStates)[number];

/** The facts of one link. Times are milliseconds since the epoch. */
export interface LinkFacts {
  expiresAt: number;
  ended: boolean;
  paid: boolean;
  /** False if the student's account is closed, or the thing is paid or over. */
  needed: boolean;
}

/** @returns the state of a link, as its page shows it */
export function readLinkState({ expiresAt, ended, paid, needed }: LinkFacts, now: number): LinkState {
  if (paid) return 'paid';
  if (ended || !needed) return 'ended';
  return now < expiresAt ? 'open' : 'expired';
}

/** A transfer that a payer began in time may arrive after the end of the link. */
const lateForMs = 24 * hourMs;

/**
 * @returns whether money that arrives now pays for the link; else it goes back
 */
export function takesMoney(facts: LinkFacts, now: number): boolean {
  const state = readLinkState(facts, now);
  return state === 'open' || (state === 'expired' && now < facts.expiresAt + lateForMs);
}

/**
 * @param created milliseconds since the epoch
 * @param until the end of the offer itself; null without one
 * @returns when a new link expires
 */
export function getLinkEnd(created: number, until: number | null): number {
  const end = created + paymentLinkLimits.days * 24 * hourMs;
  return until === null ? end : Math.min(end, until);
}

/** @returns the first part of a name, which is all that payers see of it */
export function getFirstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}

/** The paid things, as payers read them. */
export const linkedItems: Readonly<Record<LinkPurpose, string>> = {
  month: 'Premium for one month',
  session: 'One session',
};
