/** Hours that are free, and what holding one of them means. */
import * as hours from '@akada/contract/work/availability.ts';
import * as endpoints from '@akada/contract/work/bookings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTutor } from '../../testing/tutors.ts';
import { freeTimesAhead } from './bookings.service.ts';
import {
  alwaysOpen,
  type Booker,
  confirmed,
  hourMs,
  inHours,
  iso,
  makeCode,
  newBookableTutor,
  newBooker,
  newPair,
  passTime,
} from './testing/booking-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** @returns the beginnings of an hour that are free between two moments */
async function slots(student: Booker, tutorId: string, from: number, to: number) {
  const query = { from: iso(from), to: iso(to), minutes: '60' };
  const { body } = await student.call(hours.listSlots, { params: { id: tutorId }, query });
  return body.slots.map((slot: { starts_at: string }) => Date.parse(slot.starts_at));
}

describe('free times', () => {
  it('follow the open hours, without taken hours and their pauses', async () => {
    const { tutor, student } = await newPair(app);
    const start = inHours(app, 48);
    const [from, to] = [start - 2 * hourMs, start + 3 * hourMs];
    expect(await slots(student, tutor.userId, from, to)).toHaveLength(17);
    await confirmed(app, student, tutor);
    const free = await slots(student, tutor.userId, from, to);
    const quarters = free.map((index: number) => (index - start) / (hourMs / 4));
    expect(quarters).toEqual([-8, -7, -6, -5, 5, 6, 7, 8]);
  });

  it('are closed on dates with other hours, and open again without them', async () => {
    const { tutor, student } = await newPair(app);
    const day = iso(inHours(app, 72)).slice(0, 10);
    const body = { from_date: day, to_date: day, hours: [{ from: '10:00', to: '11:00' }] };
    const [first, again] = [
      await tutor.call(hours.addException, { body }),
      await tutor.call(hours.addException, { body }),
    ];
    expect([first.status, again.body]).toEqual([201, first.body]);
    const of = [student, tutor.userId, Date.parse(`${day}T00:00Z`), Date.parse(`${day}T20:00Z`)] as const;
    expect((await slots(...of)).map((index: number) => iso(index).slice(11, 16))).toEqual(['09:00']);

    const overlapping = { ...body, to_date: iso(inHours(app, 120)).slice(0, 10) };
    expect(makeCode(await tutor.call(hours.addException, { body: overlapping }))).toEqual([409, 'conflict']);
    expect((await tutor.call(hours.listExceptions)).body.items).toEqual([first.body]);
    const params = { id: first.body.id };
    expect((await tutor.call(hours.removeException, { params })).status).toBe(204);
    expect((await slots(...of)).length).toBeGreaterThan(40);
  });

  it.each([
    [
      'hours that overlap',
      {
        weekly: [
          { day: 1, from: '09:00', to: '11:00' },
          { day: 1, from: '10:00', to: '12:00' },
        ],
      },
    ],
    ['hours off the grid', { weekly: [{ day: 1, from: '09:05', to: '11:00' }] }],
    ['half past midnight of the next day', { weekly: [{ day: 1, from: '09:00', to: '24:30' }] }],
    ['no hour', { weekly: [{ day: 1, from: '09:00', to: '09:00' }] }],
    ['a zone that does not exist', { time_zone: 'Africa/Atlantis' }],
    ['an address that is no web page', { call_url: 'javascript:alert(1)' }],
    ['an address without protection', { call_url: 'http://meet.example/a' }],
  ])('cannot be %s', async (_what, change) => {
    const { tutor } = await newPair(app);
    const saved = await tutor.call(hours.saveAvailability, { body: { ...alwaysOpen, ...change } });
    expect(makeCode(saved)).toEqual([422, 'validation_failed']);
    expect((await tutor.call(hours.getAvailability)).body).toEqual(alwaysOpen);
  });

  it('exist only for approved tutors', async () => {
    const student = await newBooker(app);
    const query = { from: iso(inHours(app, 1)), to: iso(inHours(app, 2)) };
    for (const id of [
      await createTutor(app, 'pending'),
      await createTutor(app, 'rejected'),
      student.userId,
    ]) {
      expect((await student.call(hours.listSlots, { params: { id }, query })).status).toBe(404);
      expect((await student.hold(id, inHours(app, 48))).status).toBe(student.userId === id ? 422 : 404);
    }
  });
});

it('tutors see their own free times before they are approved', async () => {
  const tutor = await newBookableTutor(app);
  await app.platform.database.pool.query("UPDATE tutor_profiles SET state = 'pending' WHERE user_id = $1", [
    tutor.userId,
  ]);
  expect(await slots(tutor, tutor.userId, inHours(app, 1), inHours(app, 3))).toHaveLength(5);
});

describe('a held hour', () => {
  it('is its student’s for five minutes, also with another length, and then anybody’s', async () => {
    const { tutor, student } = await newPair(app, 450_000);
    const other = await newBooker(app);
    const start = inHours(app, 48);
    const hold = await student.hold(tutor.userId, start);
    expect(hold.body).toMatchObject({
      price: 450_000,
      expires_at: iso(app.clock.now() + 300_000),
      answer_until: iso(app.clock.now() + 24 * hourMs),
      free_until: iso(start - 24 * hourMs),
      subjects: ['Chemistry'],
    });
    expect(makeCode(await other.hold(tutor.userId, start))).toEqual([409, 'slot_taken']);

    app.clock.advance(120_000);
    const longer = await student.hold(tutor.userId, start, 90);
    expect(longer.body).toMatchObject({ price: 675_000, expires_at: hold.body.expires_at });
    expect((await student.request(hold.body.id)).status).toBe(404);

    app.clock.advance(180_000);
    expect((await other.hold(tutor.userId, start)).status).toBe(201);
    expect(makeCode(await student.request(longer.body.id))).toEqual([409, 'deadline_passed']);
    await passTime(app);
    expect((await student.request(longer.body.id)).status).toBe(404);
  });

  it('exists once per student, and can be released', async () => {
    const { tutor, student } = await newPair(app);
    const other = await newBooker(app);
    const start = inHours(app, 48);
    await student.hold(tutor.userId, start);
    const { body } = await student.hold(tutor.userId, start + 3 * hourMs);
    expect((await other.hold(tutor.userId, start)).status).toBe(201);
    const params = { id: body.id };
    expect((await student.call(endpoints.releaseHold, { params })).status).toBe(204);
    expect((await other.hold(tutor.userId, start + 3 * hourMs)).status).toBe(201);
  });

  it.each([
    ['in the past', -24, 60],
    ['beyond the horizon', 24 * 61, 60],
    ['off the grid', 48.1, 60],
  ])('is none %s', async (_what, ahead, minutes) => {
    const { tutor, student } = await newPair(app);
    const held = await student.hold(tutor.userId, inHours(app, ahead), minutes);
    expect(makeCode(held)).toEqual([409, 'outside_hours']);
  });

  it('is none of a length that is not offered, nor at a time of the student’s own session', async () => {
    const { tutor, student } = await newPair(app);
    expect(makeCode(await student.hold(tutor.userId, inHours(app, 48), 45))).toEqual([
      422,
      'validation_failed',
    ]);
    await confirmed(app, student, tutor);
    const second = await newBookableTutor(app);
    const taken = await student.hold(second.userId, inHours(app, 48));
    expect(makeCode(taken)).toEqual([409, 'slot_taken']);
    expect(taken.body.detail).toContain('another session');
  });
});

it('other features get the same free times as students', async () => {
  const { tutor } = await newPair(app);
  const { db } = app.platform.database;
  const [first] = await freeTimesAhead(db, tutor.userId, app.clock.now(), 2);
  expect(first).toEqual({ from: app.clock.now(), to: app.clock.now() + 48 * hourMs });
});
