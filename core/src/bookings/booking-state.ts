/**
 * Where a booking stands, and what each side may do. All of it is one table, so that server, web and tests cannot differ.
 */

import { bookingTimes, freeUntil, objectionEnd } from './booking-rules.ts';

/**
 * `held`: a student looks at it; `requested`: the tutor answers; `accepted`: the student pays; `confirmed`: it takes place;
 * `no_show`: one said that the other was missing; `disputed`: the two disagree, and an administrator decides.
 */
export const bookingStates = [
  'held',
  'requested',
  'accepted',
  'confirmed',
  'completed',
  'expired',
  'rejected',
  'cancelled',
  'no_show',
  'disputed',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** States in which the hour is taken. */
export const openStates = ['held', 'requested', 'accepted', 'confirmed'] as const;

/** `clock`: a deadline has passed; `payment`: the price has come. */
export const bookingActors = ['student', 'tutor', 'admin', 'clock', 'payment'] as const;
export type BookingActor = (typeof bookingActors)[number];

export const bookingActions = [
  'request',
  'accept',
  'reject',
  'cancel',
  'move',
  'accept_move',
  'end_move',
  'pay',
  'complete',
  'no_show',
  'dispute',
  'waive',
  'decide_for_student',
  'decide_for_tutor',
  'expire',
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** The facts that decide a move; moments are milliseconds since the epoch. */
export interface BookingFacts {
  state: BookingState;
  startsAt: number;
  endsAt: number;
  /** In kobo. */
  price: number;
  /** A lesson of a package pays the price. */
  isPrepaid: boolean;
  cancelHours: number;
  /** The end of the present state; null if it has none. */
  expiresAt: number | null;
  /** The actor who ended it, or who reported the other side as missing. */
  endedBy: BookingActor | null;
  /** The side that has proposed another hour. */
  movedBy: 'student' | 'tutor' | null;
  /** The time at which the refund was decided; null while it is open. */
  settledAt: number | null;
  now: number;
}

/** The reason for which a move is rejected. */
export type BookingRefusal = 'booking_state' | 'deadline_passed';

type Next = BookingState | BookingRefusal;
type Rule = (facts: BookingFacts) => Next;
type Rules = Partial<
  Record<BookingState, Partial<Record<BookingAction, Partial<Record<BookingActor, Rule>>>>>
>;

const to =
  (state: BookingState): Rule =>
  () =>
    state;
const same: Rule = ({ state }) => state;

const within =
  (rule: Rule): Rule =>
  (facts) =>
    facts.expiresAt !== null && facts.expiresAt <= facts.now ? 'deadline_passed' : rule(facts);
const due =
  (rule: Rule): Rule =>
  (facts) =>
    facts.expiresAt !== null && facts.expiresAt <= facts.now ? rule(facts) : 'booking_state';
const beforeStart =
  (rule: Rule): Rule =>
  (facts) =>
    facts.now < facts.startsAt ? rule(facts) : 'deadline_passed';
const afterEnd =
  (rule: Rule): Rule =>
  (facts) =>
    facts.now >= facts.endsAt ? rule(facts) : 'booking_state';
const mayObject =
  (rule: Rule): Rule =>
  (facts) => {
    if (facts.settledAt !== null || facts.now >= objectionEnd(facts)) return 'deadline_passed';
    return facts.now >= facts.startsAt + bookingTimes.noShowFrom ? rule(facts) : 'booking_state';
  };
const byOther =
  (side: 'student' | 'tutor', rule: Rule): Rule =>
  (facts) =>
    facts.endedBy !== null && facts.endedBy !== side ? rule(facts) : 'booking_state';

const accepted: Rule = ({ price, isPrepaid }) => (price === 0 || isPrepaid ? 'confirmed' : 'accepted');
/** Moving inside of the window would be a way around it. */
const outsideWindow = beforeStart((facts) =>
  facts.now < freeUntil(facts) ? facts.state : 'deadline_passed',
);
const proposed: Rule = ({ movedBy, state }) => (movedBy === null ? 'booking_state' : state);
const proposedTo =
  (side: 'student' | 'tutor', rule: Rule): Rule =>
  (facts) =>
    facts.movedBy !== null && facts.movedBy !== side ? beforeStart(rule)(facts) : 'booking_state';
const moving = {
  accept_move: { student: proposedTo('student', same), tutor: proposedTo('tutor', same) },
  end_move: { student: proposed, tutor: proposed },
};
const unsettled: Rule = ({ settledAt, state }) => (settledAt === null ? state : 'deadline_passed');

/** An administrator helps also where the time for it has ended for the two. */
const cancelling = {
  student: beforeStart(to('cancelled')),
  tutor: beforeStart(to('cancelled')),
  admin: to('cancelled'),
};
const deciding = {
  decide_for_student: { admin: to('cancelled') },
  decide_for_tutor: { admin: to('completed') },
};

const rules: Rules = {
  held: {
    request: { student: within(to('requested')) },
    cancel: { student: to('cancelled') },
    expire: { clock: due(to('expired')) },
  },
  requested: {
    accept: { tutor: within(accepted), admin: within(accepted) },
    reject: { tutor: to('rejected') },
    cancel: { student: to('cancelled'), tutor: to('rejected'), admin: to('cancelled') },
    move: { tutor: within(beforeStart(same)) },
    accept_move: { student: within(proposedTo('student', accepted)) },
    end_move: moving.end_move,
    expire: { clock: due(to('expired')) },
  },
  accepted: {
    pay: { payment: within(to('confirmed')), student: within(same) },
    cancel: cancelling,
    move: { student: within(outsideWindow), tutor: within(beforeStart(same)), admin: within(same) },
    ...moving,
    expire: { clock: due(to('expired')) },
  },
  confirmed: {
    cancel: cancelling,
    move: { student: outsideWindow, tutor: beforeStart(same), admin: same },
    ...moving,
    complete: { student: afterEnd(to('completed')), tutor: afterEnd(to('completed')) },
    no_show: { student: mayObject(to('no_show')), tutor: mayObject(to('no_show')) },
    dispute: { student: mayObject(to('disputed')) },
    expire: { clock: due(to('completed')) },
  },
  // A tutor who says that it took place has not the last word before the time for objections has ended.
  completed: {
    dispute: { student: mayObject(byOther('student', to('disputed'))) },
    no_show: { student: mayObject(byOther('student', to('disputed'))) },
  },
  no_show: {
    no_show: {
      student: mayObject(byOther('student', to('disputed'))),
      tutor: mayObject(byOther('tutor', to('disputed'))),
    },
    dispute: {
      student: mayObject(byOther('student', to('disputed'))),
      tutor: mayObject(byOther('tutor', to('disputed'))),
    },
  },
  cancelled: { waive: { tutor: unsettled } },
  // The one who did not begin it has a word as well.
  disputed: { ...deciding, dispute: { student: byOther('student', same), tutor: byOther('tutor', same) } },
};

/** @returns the state after an action; why it is rejected if it is */
export function bookingAfter(facts: BookingFacts, action: BookingAction, actor: BookingActor): Next {
  return rules[facts.state]?.[action]?.[actor]?.(facts) ?? 'booking_state';
}

/** @returns what this side may do now, as its buttons */
export function getActions(facts: BookingFacts, actor: 'student' | 'tutor' | 'admin'): BookingAction[] {
  return bookingActions.filter((action) => {
    const next = bookingAfter(facts, action, actor);
    return next !== 'booking_state' && next !== 'deadline_passed';
  });
}
