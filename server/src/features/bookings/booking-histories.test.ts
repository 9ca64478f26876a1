/** Random lives of bookings through HTTP, against a model of whose each hour is; what must always hold is asked after each step. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOf, runs, seed } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { confirmPaid } from './bookings.service.ts';
import {
  type Booker,
  hourMs,
  inHours,
  newBookableTutor,
  newBooker,
  passTime,
} from './testing/booking-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Known {
  id: string;
  student: Booker;
  tutor: Booker;
}

async function history(start: number): Promise<void> {
  const random = randomOf(start);
  const pick = <Element>(list: readonly [Element, ...Element[]]): Element =>
    list[random(list.length)] ?? list[0];
  const tutors = [await newBookableTutor(app), await newBookableTutor(app, { rate: 450_000 })] as const;
  const students = [await newBooker(app), await newBooker(app), await newBooker(app)] as const;
  const known: Known[] = [];
  const sequences = new Map<string, number>();

  const book = async () => {
    const [student, tutor] = [pick(students), pick(tutors)];
    const hold = await student.hold(tutor.userId, inHours(app, 26 + random(10)), pick([30, 60, 90]));
    if (hold.status !== 201 || random(4) === 0) return hold;
    const request = await student.request(hold.body.id);
    if (request.status === 201) known.push({ id: hold.body.id, student, tutor });
    return request;
  };
  const act = async () => {
    const [first, ...others] = known;
    if (!first) return book();
    const { id, student, tutor } = pick([first, ...others]);
    const someone = pick([student, tutor]);
    const tried: readonly [() => Promise<{ status: number }>, ...(() => Promise<{ status: number }>)[]] = [
      () => tutor.accept(id),
      () => tutor.accept(id),
      () => student.accept(id),
      () => someone.reject(id),
      () => someone.cancel(id),
      () => someone.move(id, inHours(app, 26 + random(10))),
      () => someone.complete(id),
      () => someone.noShow(id),
      () => someone.dispute(id),
      () => tutor.waive(id),
      async () => {
        await app.platform.database.transaction((tx) => confirmPaid(tx, id, app.clock.now()));
        return { status: 200 };
      },
    ];
    return pick(tried)();
  };
  const wait = async () => {
    app.clock.advance(pick([hourMs / 10, hourMs, 7 * hourMs, 25 * hourMs]));
    await passTime(app);
    return { status: 200 };
  };

  for (let step = 0; step < 40; step += 1) {
    const { status } = await pick([book, act, act, act, wait])();
    expect(status, `history ${start}, step ${step}`).toBeLessThan(500);
    await holds(sequences);
  }
}

/** Checks the rows after each step. */
async function holds(sequences: Map<string, number>): Promise<void> {
  const { pool } = app.platform.database;
  const ask = async (sql: string) => (await pool.query(sql)).rows;
  expect(
    await ask(`SELECT a.subject_id FROM taken_hours a JOIN taken_hours b ON a.person_id = b.person_id
      AND a.subject_id < b.subject_id AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`),
  ).toEqual([]);
  // A confirmed session has its hour with both, and what has ended has none.
  expect(
    await ask(`SELECT id, state FROM bookings WHERE (SELECT count(*) FROM taken_hours
        WHERE booking_id = bookings.id AND kind = 'booked' AND taken_hours.starts_at = bookings.starts_at)
      <> CASE WHEN state = 'confirmed' THEN 2 ELSE 0 END AND (state = 'confirmed' OR ended_at IS NOT NULL)`),
  ).toEqual([]);
  // A price that was paid is decided once, and all of it goes to one of the two.
  expect(
    await ask(`SELECT id FROM bookings WHERE (settled_at IS NOT NULL AND paid_at IS NOT NULL AND price > 0)
      <> EXISTS (SELECT 1 FROM outbox_events WHERE name = 'booking.settled' AND subject_id = bookings.id)
      OR (settled_at IS NOT NULL AND given_back NOT IN (0, price))
      OR (price > 0 AND paid_at IS NULL AND state IN ('confirmed', 'completed', 'no_show', 'disputed'))`),
  ).toEqual([]);
  for (const { id, sequence } of await ask('SELECT id, sequence FROM bookings')) {
    expect(sequence).toBeGreaterThanOrEqual(sequences.get(id) ?? 0);
    sequences.set(id, sequence);
  }
}

test.each(Array.from({ length: Math.ceil(runs(500) / 10) }, (_, index) => seed + index))(
  'the rules are true in history %i',
  async (start) => history(start),
);
