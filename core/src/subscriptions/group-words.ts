/** The words for premium of a group, for its owner and for its members. */
import { formatNaira } from '../payments/naira.ts';
import type { GroupState } from './group-rules.ts';

interface GroupFacts {
  state: GroupState;
  seats: number;
  takenSeats: number;
  /** The end of the paid time; empty before the first payment. */
  paidUntil: string;
  /** The end of the seats. */
  seatsUntil: string;
  /** The unpaid invoice, in kobo. */
  openAmount: number | null;
}

/** @returns a sentence or two with the next step, for the owner */
export function describeGroup({
  state,
  seats,
  takenSeats,
  paidUntil,
  seatsUntil,
  openAmount,
}: GroupFacts): string {
  const due = openAmount === null ? '' : ` Your invoice of ${formatNaira(openAmount)} is not paid yet.`;
  const left = seats - takenSeats;
  const free =
    left === 0 ? 'All seats are taken.' : `${left} of ${seats} seats ${left === 1 ? 'is' : 'are'} free.`;
  const texts: Readonly<Record<GroupState, string>> = {
    unpaid: 'People can join when the invoice is paid.',
    active: `${free} Paid until ${paidUntil}.`,
    grace: `The paid time ended on ${paidUntil}. Pay by ${seatsUntil}, and everybody keeps premium.`,
    ended: `Premium of this group ended on ${seatsUntil}. Members keep their seats if you pay again.`,
  };
  return `${texts[state]}${due}`;
}

interface SeatFacts {
  state: GroupState;
  /** The name of the group. */
  name: string;
  paidUntil: string;
  seatsUntil: string;
}

/** @returns a sentence or two for a member */
export function describeSeat({ state, name, paidUntil, seatsUntil }: SeatFacts): string {
  if (state === 'active') return `${name} pays for your premium until ${paidUntil}.`;
  if (state === 'grace') {
    return `${name} has paid until ${paidUntil}. You keep premium until ${seatsUntil}, also if it does not pay again.`;
  }
  return `Premium from ${name} ended on ${seatsUntil}. Your notes, sets and cards stay yours.`;
}
