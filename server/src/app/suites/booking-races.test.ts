/**
 * Simultaneous requests for hours, seats and bookings, over real connections to two processes on one
 * database: one wins, the others get the reason, and no two accounts get the same thing.
 */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import * as bookings from '@akada/contract/work/bookings.ts';
import { joinTutorial } from '@akada/contract/work/tutorials.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmPaid } from '../../features/bookings/bookings.service.ts';
import {
  type Booker,
  hourMs,
  inHours,
  iso,
  newBookableTutor,
  newBooker,
  passTime,
  requested,
} from '../../features/bookings/testing/booking-people.ts';
import { insertTutorial } from '../../features/tutorials/testing/tutorials.samples.ts';
import { newSecret } from '../../platform/ids/ids.ts';
import { signIn } from '../../testing/people.ts';
import { createTestDatabase } from '../../testing/postgres/postgres.ts';
import { type Content, makeOutcome, type Reply, sendTo } from '../../testing/send.ts';
import { runs } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTwoProcesses, type TwoProcesses } from '../../testing/two-processes.ts';

let app: TestApp;
let processes: TwoProcesses;

beforeAll(async () => {
  const database = await createTestDatabase();
  const secret = newSecret();
  // The other processes have the machine's time.
  app = await createTestApp({ database, env: { AUTH_SECRET: secret }, startsAt: Date.now() });
  processes = await startTwoProcesses(database, { authSecret: secret });
});

afterAll(async () => {
  await processes.stop();
  await app.close();
});

/** @returns how this person calls one of the two processes */
async function getCaller(person: Booker) {
  const { access_token } = await signIn(app, person);
  const headers = { authorization: `Bearer ${access_token}` };
  return (process: number, endpoint: EndpointShape, content: Content): Promise<Reply> =>
    sendTo(processes.origins[process % 2] ?? '', endpoint, { ...content, headers });
}

async function rows(sql: string, ...values: unknown[]) {
  return (await app.platform.database.pool.query(sql, values)).rows;
}

const overlaps = () =>
  rows(`SELECT a.subject_id FROM taken_hours a JOIN taken_hours b ON a.person_id = b.person_id
    AND a.subject_id < b.subject_id AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`);

const getState = async (id: string) => (await rows('SELECT state FROM bookings WHERE id = $1', id))[0].state;

test('an hour that two students want at two processes is one’s', async () => {
  const tutor = await newBookableTutor(app);
  const [one, other] = [await getCaller(await newBooker(app)), await getCaller(await newBooker(app))];
  const start = inHours(app, 3);
  for (let pair = 0; pair < runs(200); pair += 1) {
    const body = (later: number) => ({
      tutor_id: tutor.userId,
      minutes: 60,
      starts_at: iso(start + 2 * pair * hourMs + later),
    });
    // One of them from a quarter later on, in turns.
    const replies = await Promise.all([
      one(pair, bookings.holdHour, { body: body(0) }),
      other(pair + 1, bookings.holdHour, { body: body((pair % 2) * (hourMs / 4)) }),
    ]);
    expect(replies.map(makeOutcome).sort(), `pair ${pair}`).toEqual(['201', '409 slot_taken']);
  }
  expect(await overlaps()).toEqual([]);
});

test('the last seat of a tutorial is taken once', async () => {
  const tutor = await newBookableTutor(app);
  const callers = await Promise.all(Array.from({ length: 6 }, async () => getCaller(await newBooker(app))));
  for (let round = 0; round < runs(50); round += 1) {
    const day = 24 * (round + 1);
    const id = await insertTutorial(
      app,
      { userId: tutor.userId, canary: 'Genetics' },
      { seats: 2, startsAt: iso(inHours(app, day)), endsAt: iso(inHours(app, day + 1)) },
    );
    const replies = await Promise.all(
      callers.map((call, index) => call(index, joinTutorial, { params: { id } })),
    );
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(2);
    expect(await rows('SELECT 1 FROM tutorial_seats WHERE tutorial_id = $1', id)).toHaveLength(2);
  }
});

test('a request that is accepted and cancelled at one moment is cancelled, whichever came first', async () => {
  for (let round = 0; round < runs(50); round += 1) {
    const [tutor, student] = [await newBookableTutor(app), await newBooker(app)];
    const { id } = await requested(app, student, tutor.userId);
    const [asTutor, asStudent] = [await getCaller(tutor), await getCaller(student)];
    const [accepted, cancelled] = await Promise.all([
      asTutor(round, bookings.acceptBooking, { params: { id } }),
      asStudent(round + 1, bookings.cancelBooking, { params: { id }, body: { reason: '' } }),
    ]);
    expect(['200', '409 booking_state']).toContain(makeOutcome(accepted));
    expect([makeOutcome(cancelled), await getState(id)]).toEqual(['200', 'cancelled']);
    expect(await rows('SELECT 1 FROM taken_hours WHERE booking_id = $1', id)).toEqual([]);
  }
});

test('a price that comes while the time to pay runs out confirms, or goes back', async () => {
  const { database } = app.platform;
  for (let round = 0; round < runs(50); round += 1) {
    const [tutor, student] = [await newBookableTutor(app, { rate: 450_000 }), await newBooker(app)];
    const { id } = await requested(app, student, tutor.userId);
    await tutor.accept(id);
    const previous = Date.parse((await student.read(id)).expires_at) - 1;
    const pay = () => database.transaction((tx) => confirmPaid(tx, id, previous));
    app.clock.advance(previous + 1 - app.clock.now());
    const [paid] = await Promise.all([pay(), passTime(app)]);
    expect([paid, await getState(id)]).toBeOneOf([
      ['confirmed', 'confirmed'],
      ['too_late', 'expired'],
    ]);
    expect(await rows('SELECT 1 FROM taken_hours WHERE booking_id = $1', id)).toHaveLength(
      paid === 'confirmed' ? 2 : 0,
    );
  }
});
