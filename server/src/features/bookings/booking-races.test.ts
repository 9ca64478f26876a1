/** Calls that want the same hour, or the same booking, at one moment: one wins, the others hear why. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLine } from '../../testing/postgres/barrier.ts';
import { runs } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  type Booker,
  confirmed,
  hourMs,
  inHours,
  newBookableTutor,
  newBooker,
  passTime,
  requested,
} from './testing/booking-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const outcome = ({ status, body }: { status: number; body: { code?: string; state?: string } }) =>
  `${status} ${body.code ?? body.state ?? ''}`.trim();

/** No two hours of one person have a moment in common, whatever the constraint says. */
async function overlaps(): Promise<number> {
  const { rows } = await app.platform.database.pool.query(
    `SELECT count(*)::int AS count FROM taken_hours a JOIN taken_hours b
     ON a.person_id = b.person_id AND a.subject_id < b.subject_id
     AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
  );
  return rows[0].count;
}

describe('one hour', () => {
  it('wanted by many at once is held by one, and no call fails', async () => {
    const tutor = await newBookableTutor(app);
    const students = await Promise.all(Array.from({ length: runs(200) }, () => newBooker(app)));
    const start = inHours(app, 48);
    // Every second request is a quarter later.
    const held = await Promise.all(
      students.map((student, index) => student.hold(tutor.userId, start + (index % 2) * (hourMs / 4))),
    );
    const outcomes = held.map(outcome);
    expect(outcomes.filter((one) => one === '201')).toHaveLength(1);
    expect(outcomes.filter((one) => one === '409 slot_taken')).toHaveLength(students.length - 1);
    expect(await overlaps()).toBe(0);
  });

  it('changed among two tutors by two students ends without a circle', async () => {
    const [one, other] = [await newBookableTutor(app), await newBookableTutor(app)];
    const [ada, bola] = [await newBooker(app), await newBooker(app)];
    const start = inHours(app, 72);
    for (let round = 0; round < runs(50); round += 1) {
      const [here, there] = round % 2 === 0 ? [one, other] : [other, one];
      const answers = await Promise.all([ada.hold(here.userId, start), bola.hold(there.userId, start)]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
    expect(await overlaps()).toBe(0);
  });

  it('is one student’s with one tutor at a time', async () => {
    const tutors = await Promise.all([1, 2, 3].map(() => newBookableTutor(app)));
    const student = await newBooker(app);
    const start = inHours(app, 96);
    const answers = await Promise.all(tutors.map(({ userId }) => student.hold(userId, start)));
    expect(answers.map(outcome)).toEqual(['201', '201', '201']);
    const { rows } = await app.platform.database.pool.query(
      "SELECT count(*)::int AS count FROM bookings WHERE student_id = $1 AND state = 'held'",
      [student.userId],
    );
    expect(rows[0].count).toBe(1);
  });
});

describe('one booking', () => {
  const lockOf = (id: string) => ({ sql: 'SELECT FROM bookings WHERE id = $1 FOR UPDATE', values: [id] });
  const pair = async () => ({ tutor: await newBookableTutor(app), student: await newBooker(app) });

  it('is accepted and then cancelled, in this order', async () => {
    const { tutor, student } = await pair();
    const { id } = await requested(app, student, tutor.userId);
    const answers = await inLine(app, lockOf(id), [() => tutor.accept(id), () => student.cancel(id)]);
    expect(answers.map(outcome)).toEqual(['200 confirmed', '200 cancelled']);
  });

  it('is cancelled, and accepting hears of it', async () => {
    const { tutor, student } = await pair();
    const { id } = await requested(app, student, tutor.userId);
    const answers = await inLine(app, lockOf(id), [() => student.cancel(id), () => tutor.accept(id)]);
    expect(answers.map(outcome)).toEqual(['200 cancelled', '409 booking_state']);
    expect(answers[1].body.detail).toMatchObject({ state: 'cancelled' });
  });

  it('is accepted once, however often it is accepted', async () => {
    const { tutor, student } = await pair();
    const { id } = await requested(app, student, tutor.userId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => tutor.accept(id)));
    expect(new Set(answers.map(outcome))).toEqual(new Set(['200 confirmed']));
    expect(await student.titles()).toHaveLength(1);
  });

  it('expires or is accepted, and its hour belongs to one', async () => {
    const { tutor, student } = await pair();
    const other = await newBooker(app);
    const { id, starts_at: start } = await requested(app, student, tutor.userId);
    app.clock.advance(24 * hourMs);
    const [accepted] = await Promise.all([tutor.accept(id), passTime(app), passTime(app)]);
    expect(accepted.status).toBe(409);
    expect((await student.read(id)).state).toBe('expired');
    expect((await other.hold(tutor.userId, Date.parse(start))).status).toBe(201);
    expect((await student.titles()).filter((title) => title.includes('did not answer'))).toHaveLength(1);
  });
});

it('a change whose notice cannot be written has not happened', async () => {
  const { pool } = app.platform.database;
  const [tutor, student] = [await newBookableTutor(app), await newBooker(app)];
  const { id } = await requested(app, student, tutor.userId, 200);
  await pool.query(`CREATE FUNCTION break_notice() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'it broke'; END $$;
    CREATE TRIGGER breaks BEFORE INSERT ON outbox_events FOR EACH ROW
    WHEN (NEW.name = 'booking.confirmed') EXECUTE FUNCTION break_notice()`);
  expect((await tutor.accept(id)).status).toBe(500);
  expect((await student.read(id)).state).toBe('requested');
  await pool.query('DROP TRIGGER breaks ON outbox_events');
  expect((await tutor.accept(id)).body.state).toBe('confirmed');
  expect(await student.titles()).toEqual(['Your session with Chidi Balogun is confirmed']);
});

it('two sessions that are moved onto each other keep their hours', async () => {
  const tutor = await newBookableTutor(app);
  const [ada, bola] = [await newBooker(app), await newBooker(app)];
  const first = await confirmed(app, ada, tutor, 120);
  const second = await confirmed(app, bola, tutor, 123);
  const onto = (student: Booker, own: { id: string }, other: { starts_at: string }) =>
    student.move(own.id, Date.parse(other.starts_at));
  const answers = await Promise.all([onto(ada, first, second), onto(bola, second, first)]);
  expect(answers.map(outcome)).toEqual(['409 slot_taken', '409 slot_taken']);
  const free = inHours(app, 126);
  const wanted = await Promise.all([ada.move(first.id, free), bola.move(second.id, free)]);
  expect(wanted.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await overlaps()).toBe(0);
});
