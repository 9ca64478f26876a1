/** Where a booking stands: every cell that is allowed, the deadlines, and random lives of bookings against plain rules. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { getExpiry, getSettlement, proposalExpiry } from './booking-deadlines.ts';
import { bookingLimits, bookingTimes, freeUntil, getPrice } from './booking-rules.ts';
import {
  type BookingAction,
  type BookingActor,
  type BookingFacts,
  type BookingState,
  bookingActions,
  bookingActors,
  bookingAfter,
  bookingStates,
  getActions,
  openStates,
} from './booking-state.ts';

const hour = 3_600_000;
const startsAt = Date.parse('2026-11-30T17:00:00Z');
const facts = (change: Partial<BookingFacts> = {}): BookingFacts => ({
  state: 'requested',
  startsAt,
  endsAt: startsAt + hour,
  price: 450_000,
  isPrepaid: false,
  cancelHours: 24,
  expiresAt: null,
  endedBy: null,
  movedBy: null,
  settledAt: null,
  now: startsAt - 48 * hour,
  ...change,
});

describe('a move', () => {
  const long = startsAt - 48 * hour;
  const inside = startsAt - 2 * hour;
  const begun = startsAt + 20 * 60_000;
  const over = startsAt + hour;
  it.each<[string, Partial<BookingFacts>, BookingAction, BookingActor, string]>([
    ['a held hour is requested', { state: 'held', expiresAt: long + 1 }, 'request', 'student', 'requested'],
    ['not when it has run out', { state: 'held', expiresAt: long }, 'request', 'student', 'deadline_passed'],
    ['a request is accepted', {}, 'accept', 'tutor', 'accepted'],
    ['without a price it is confirmed', { price: 0 }, 'accept', 'tutor', 'confirmed'],
    ['with a lesson of a package too', { isPrepaid: true }, 'accept', 'tutor', 'confirmed'],
    ['not by the student', {}, 'accept', 'student', 'booking_state'],
    ['not after its deadline', { expiresAt: long - 1 }, 'accept', 'tutor', 'deadline_passed'],
    ['it is rejected', {}, 'reject', 'tutor', 'rejected'],
    ['its tutor cancels', {}, 'cancel', 'tutor', 'rejected'],
    ['its student cancels', {}, 'cancel', 'student', 'cancelled'],
    ['it expires when it is due', { expiresAt: long }, 'expire', 'clock', 'expired'],
    ['and not before', { expiresAt: long + 1 }, 'expire', 'clock', 'booking_state'],
    ['what is accepted is paid', { state: 'accepted', expiresAt: long + 1 }, 'pay', 'payment', 'confirmed'],
    ['until its deadline', { state: 'accepted', expiresAt: long }, 'pay', 'payment', 'deadline_passed'],
    ['not twice', { state: 'confirmed' }, 'pay', 'payment', 'booking_state'],
    ['nor by the clock', { state: 'accepted' }, 'pay', 'clock', 'booking_state'],
    ['what is confirmed is cancelled', { state: 'confirmed' }, 'cancel', 'tutor', 'cancelled'],
    ['also inside of the window', { state: 'confirmed', now: inside }, 'cancel', 'student', 'cancelled'],
    ['not once it has begun', { state: 'confirmed', now: startsAt }, 'cancel', 'tutor', 'deadline_passed'],
    ['a student moves outside of the window', { state: 'confirmed' }, 'move', 'student', 'confirmed'],
    ['and not inside', { state: 'confirmed', now: inside }, 'move', 'student', 'deadline_passed'],
    ['a tutor asks also then', { state: 'confirmed', now: inside }, 'move', 'tutor', 'confirmed'],
    [
      'one answers the other',
      { state: 'confirmed', movedBy: 'tutor' },
      'accept_move',
      'student',
      'confirmed',
    ],
    ['not oneself', { state: 'confirmed', movedBy: 'tutor' }, 'accept_move', 'tutor', 'booking_state'],
    ['each ends it', { state: 'confirmed', movedBy: 'tutor' }, 'end_move', 'tutor', 'confirmed'],
    ['none is ended', { state: 'confirmed' }, 'end_move', 'tutor', 'booking_state'],
    ['another hour for a request accepts it', { movedBy: 'tutor' }, 'accept_move', 'student', 'accepted'],
    ['it takes place', { state: 'confirmed', now: over }, 'complete', 'tutor', 'completed'],
    ['not before its end', { state: 'confirmed', now: over - 1 }, 'complete', 'student', 'booking_state'],
    ['the other is missing', { state: 'confirmed', now: begun }, 'no_show', 'student', 'no_show'],
    ['not before a quarter', { state: 'confirmed', now: startsAt }, 'no_show', 'tutor', 'booking_state'],
    [
      'nor after three days',
      { state: 'confirmed', now: startsAt + 72 * hour },
      'no_show',
      'tutor',
      'deadline_passed',
    ],
    ['both say so', { state: 'no_show', endedBy: 'student', now: over }, 'no_show', 'tutor', 'disputed'],
    [
      'one says it twice',
      { state: 'no_show', endedBy: 'tutor', now: over },
      'no_show',
      'tutor',
      'booking_state',
    ],
    [
      'a tutor’s word is objected to',
      { state: 'completed', endedBy: 'tutor', now: over },
      'dispute',
      'student',
      'disputed',
    ],
    [
      'one’s own is not',
      { state: 'completed', endedBy: 'student', now: over },
      'dispute',
      'student',
      'booking_state',
    ],
    [
      'nor what is settled',
      { state: 'completed', endedBy: 'tutor', now: over, settledAt: over },
      'dispute',
      'student',
      'deadline_passed',
    ],
    ['an administrator decides', { state: 'disputed' }, 'decide_for_student', 'admin', 'cancelled'],
    ['for either', { state: 'disputed' }, 'decide_for_tutor', 'admin', 'completed'],
    ['the other side has a word', { state: 'disputed', endedBy: 'student' }, 'dispute', 'tutor', 'disputed'],
    ['not the first one again', { state: 'disputed', endedBy: 'tutor' }, 'dispute', 'tutor', 'booking_state'],
    [
      'an administrator cancels after the start',
      { state: 'confirmed', now: over },
      'cancel',
      'admin',
      'cancelled',
    ],
    ['and moves then', { state: 'confirmed', now: over }, 'move', 'admin', 'confirmed'],
    ['not what has ended', { state: 'completed' }, 'cancel', 'admin', 'booking_state'],
    ['silence is a session', { state: 'confirmed', expiresAt: long }, 'expire', 'clock', 'completed'],
    ['a price is waived', { state: 'cancelled', endedBy: 'student' }, 'waive', 'tutor', 'cancelled'],
    ['not when it is settled', { state: 'cancelled', settledAt: long }, 'waive', 'tutor', 'deadline_passed'],
  ])('%s', (_what, change, action, actor, next) => {
    expect(bookingAfter(facts(change), action, actor)).toBe(next);
  });

  it('is offered as a button if it is allowed', () => {
    expect(getActions(facts({ expiresAt: startsAt }), 'tutor')).toEqual([
      'accept',
      'reject',
      'cancel',
      'move',
    ]);
    expect(getActions(facts({ state: 'accepted' }), 'student')).toEqual(['cancel', 'move', 'pay']);
    expect(getActions(facts({ state: 'expired' }), 'student')).toEqual([]);
  });
});

describe('a deadline', () => {
  const iso = (moment: number | null) =>
    moment === null ? null : new Date(moment).toISOString().slice(5, 16);
  it.each<[string, BookingState, number, string | null]>([
    ['a look lasts five minutes', 'held', 48, '11-28T17:05'],
    ['an answer a day', 'requested', 48, '11-29T17:00'],
    ['or until the notice', 'requested', 20, '11-30T05:00'],
    ['but an hour', 'requested', 12, '11-30T06:00'],
    ['and never after the beginning', 'requested', 0.5, '11-30T17:00'],
    ['a payment half a day', 'accepted', 48, '11-29T05:00'],
    ['or until two hours before', 'accepted', 10, '11-30T15:00'],
    ['but half an hour', 'accepted', 2, '11-30T15:30'],
    ['objections three days', 'confirmed', 48, '12-03T17:00'],
    ['an end has none', 'cancelled', 48, null],
  ])('%s', (_what, state, hoursBefore, expected) => {
    const now = startsAt - hoursBefore * hour;
    expect(iso(getExpiry(state, { startsAt, noticeHours: 12, now }))).toBe(expected);
  });

  it('is, for a proposal, the first of a day and of both hours', () => {
    const now = startsAt - 30 * hour;
    expect(proposalExpiry(startsAt, startsAt + hour, now)).toBe(now + 24 * hour);
    expect(proposalExpiry(startsAt, startsAt - 20 * hour, now)).toBe(startsAt - 20 * hour);
    expect(proposalExpiry(startsAt, startsAt + hour, startsAt - hour)).toBe(startsAt);
  });
});

test.each<[string, BookingState, BookingActor, number, number | null, number]>([
  ['a student cancels in time', 'cancelled', 'student', 25, -25, 100],
  ['at the last moment for it', 'cancelled', 'student', 24, 72, 0],
  ['a tutor cancels whenever', 'cancelled', 'tutor', 1, -1, 100],
  ['a student says that it took place', 'completed', 'student', -1, 1, 0],
  ['a tutor says so', 'completed', 'tutor', -1, 72, 0],
  ['the tutor was missing', 'no_show', 'student', -1, 72, 100],
  ['the student was missing', 'no_show', 'tutor', -1, 72, 0],
  ['an administrator decides for the student', 'cancelled', 'admin', -80, 80, 100],
  ['two disagree', 'disputed', 'tutor', -1, null, 0],
  ['money came for what has expired', 'expired', 'clock', 2, -2, 100],
])(
  'the student gets the right share of the price back: %s',
  (_what, state, endedBy, hoursBefore, hoursAfterStart, givenBack) => {
    const endedAt = startsAt - hoursBefore * hour;
    const settlement = getSettlement({ state, endedBy, endedAt, startsAt, cancelHours: 24, paid: 100 });
    expect(settlement).toEqual(
      hoursAfterStart === null ? null : { at: startsAt + hoursAfterStart * hour, givenBack },
    );
  },
);

test('prices are whole kobo', () => {
  expect([30, 45, 60, 90].map((minutes) => getPrice(450_001, minutes))).toEqual([
    225_001, 337_501, 450_001, 675_002,
  ]);
  expect(freeUntil({ startsAt, cancelHours: 2 })).toBe(startsAt - 2 * hour);
  expect([bookingTimes.hold, bookingLimits.horizonDays]).toEqual([300_000, 180]);
});

/** Steps of a booking: time passes, or the student, the tutor or an administrator tries an action. */
const step = fc.oneof(
  fc.record({ hours: fc.constantFrom(0.05, 0.5, 3, 11, 25) }),
  fc.record({ action: fc.constantFrom(...bookingActions), actor: fc.constantFrom(...bookingActors) }),
);

test('a booking ends once, its money is decided once, and no deadline is overrun, whatever the order of actions', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 1 }), (steps, price) => {
      let now = startsAt - 60 * hour;
      let life = facts({ state: 'held', price, now, expiresAt: now + bookingTimes.hold });
      let paid = 0;
      const enter = (state: BookingState, actor: BookingActor) => {
        if (state === life.state) return;
        const isOpen = openStates.some((open) => open === state);
        const expiresAt = getExpiry(state, { startsAt, noticeHours: 12, now });
        life = { ...life, state, expiresAt, endedBy: isOpen ? null : actor };
        const end = getSettlement({ ...life, endedBy: actor, endedAt: now, paid });
        if (end && end.at <= now) settle(end.givenBack);
      };
      const settle = (givenBack: number) => {
        expect(life.settledAt).toBeNull();
        expect(givenBack === 0 || givenBack === paid).toBe(true);
        life = { ...life, settledAt: now };
      };
      for (const one of steps) {
        if ('hours' in one) now += one.hours * hour;
        life = { ...life, now };
        if ('action' in one) {
          const { action, actor } = one;
          const next = bookingAfter(life, action, actor);
          if (next === 'booking_state' || next === 'deadline_passed') continue;
          const isOver = life.expiresAt !== null && life.expiresAt <= now && life.state !== 'confirmed';
          expect(isOver && !['expire', 'cancel', 'reject', 'end_move'].includes(action)).toBe(false);
          expect(life.state === 'expired' || life.state === 'rejected').toBe(false);
          expect(life.settledAt === null).toBe(true);
          if (action === 'pay' && actor === 'payment') paid = price;
          if (next === 'confirmed') expect(paid).toBe(price);
          enter(next, actor);
        }
      }
    }),
    { numRuns: process.env.TEST_LONG === '1' ? 5_000 : 500 },
  );
  expect(bookingStates).toHaveLength(10);
});
