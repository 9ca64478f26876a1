/** A tutor who can be booked and students who book, for the tests of bookings. */
import { saveAvailability } from '@akada/contract/work/availability.ts';
import * as endpoints from '@akada/contract/work/bookings.ts';
import { expect } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { createPerson, type Person, type PersonTraits } from '../../../testing/people.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { giveProfile } from '../../../testing/tutors.ts';

export const hourMs = 3_600_000;

export const iso = (moment: number) => new Date(moment).toISOString();

/** @returns status and code of an answer */
export const makeCode = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code ?? null,
];

/** Open at all hours, so that tests need not look at the clock. */
export const alwaysOpen = {
  time_zone: 'Africa/Lagos',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
  minutes: [30, 60, 90],
  notice_hours: 0,
  buffer_minutes: 15,
  horizon_days: 60,
  cancel_hours: 24,
  call_url: 'https://meet.example/ada',
};

export type Booker = ReturnType<typeof makeBooker>;

/** @returns a person who calls as themselves */
export async function newBooker(app: SharedTestApp, traits: PersonTraits = {}) {
  return makeBooker(app, await createPerson(app, traits));
}

export function makeBooker(app: SharedTestApp, person: Person) {
  const call = callAs(app, person);
  const of = (id: string) => ({ params: { id } });
  return {
    ...person,
    call,
    hold: (tutorId: string, startsAt: number, minutes = 60) =>
      call(endpoints.holdHour, {
        body: { tutor_id: tutorId, starts_at: new Date(startsAt).toISOString(), minutes },
      }),
    request: (holdId: string, change: object = {}) =>
      call(endpoints.requestBooking, {
        body: { hold_id: holdId, message: 'Elimination, please.', share_weak_topics: true, ...change },
      }),
    read: async (id: string) => (await call(endpoints.getBooking, of(id))).body,
    accept: (id: string) => call(endpoints.acceptBooking, of(id)),
    reject: (id: string, reason = '') => call(endpoints.rejectBooking, { ...of(id), body: { reason } }),
    cancel: (id: string, reason = '') => call(endpoints.cancelBooking, { ...of(id), body: { reason } }),
    move: (id: string, startsAt: number) =>
      call(endpoints.moveBooking, { ...of(id), body: { starts_at: new Date(startsAt).toISOString() } }),
    complete: (id: string) => call(endpoints.completeBooking, of(id)),
    noShow: (id: string) => call(endpoints.reportNoShow, { ...of(id), body: { reason: 'I waited.' } }),
    dispute: (id: string) => call(endpoints.disputeBooking, { ...of(id), body: { reason: 'Not so.' } }),
    waive: (id: string) => call(endpoints.waiveBooking, of(id)),
    titles: async () => (await getNotifications(app, person)).map(({ title }) => title),
  };
}

/** @returns an approved tutor who is open at all hours; free of charge unless a rate is given */
export async function newBookableTutor(
  app: SharedTestApp,
  { rate = 0, ...rules }: { rate?: number } & Partial<typeof alwaysOpen> = {},
) {
  const tutor = await newBooker(app, { role: 'tutor', fullName: 'Chidi Balogun' });
  await giveProfile(app, tutor.userId, 'approved');
  await app.platform.database.pool.query('UPDATE tutor_profiles SET hourly_rate = $2 WHERE user_id = $1', [
    tutor.userId,
    rate,
  ]);
  const saved = await tutor.call(saveAvailability, { body: { ...alwaysOpen, ...rules } });
  expect(saved.status).toBe(200);
  return tutor;
}

export async function newPair(app: SharedTestApp, rate = 0) {
  return { tutor: await newBookableTutor(app, { rate }), student: await newBooker(app) };
}

/** @returns the full hour that begins this number of hours from now */
export function inHours(app: SharedTestApp, hours: number): number {
  return Math.ceil(app.clock.now() / hourMs) * hourMs + hours * hourMs;
}

/** Holds and requests an hour. @returns the booking */
export async function requested(app: SharedTestApp, student: Booker, tutorId: string, hours = 48) {
  const hold = await student.hold(tutorId, inHours(app, hours));
  expect(hold.status).toBe(201);
  const booking = await student.request(hold.body.id);
  expect(booking.status).toBe(201);
  return booking.body;
}

/**
 * Books a tutor without a price.
 *
 * @returns a session that is confirmed
 */
export async function confirmed(app: SharedTestApp, student: Booker, tutor: Booker, hours = 48) {
  const { id } = await requested(app, student, tutor.userId, hours);
  const accepted = await tutor.accept(id);
  expect(accepted.body.state).toBe('confirmed');
  return accepted.body;
}

/** Runs the tasks that time causes for bookings. */
export async function passTime(app: SharedTestApp): Promise<void> {
  await app.features.tasks.find(({ name }) => name === 'bookings.by_time')?.run();
}
