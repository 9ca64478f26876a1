/** Administrators find sessions, book, move and cancel them, and decide what the two disagree about. */
import { adminOverview } from '@akada/contract/observers/admin.ts';
import * as endpoints from '@akada/contract/observers/admin-sessions.ts';
import { deactivateUser, reactivateUser } from '@akada/contract/observers/people.ts';
import { readConsequences } from '@akada/contract/observers/person-consequences.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../testing/people.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { getAudit } from '../admin/testing/administrators.ts';
import { confirmPaid } from './bookings.service.ts';
import {
  type Booker,
  confirmed,
  inHours,
  makeBooker,
  newBookableTutor,
  newBooker,
  requested,
} from './testing/booking-people.ts';

let app: TestApp;
let admin: Booker;

beforeAll(async () => {
  app = await createTestApp();
  admin = await newBooker(app, { role: 'admin' });
});

afterAll(() => app.close());

const iso = (moment: number) => new Date(moment).toISOString();
const reason = 'Both have asked for it.';
const of = (id: string) => ({ params: { id } });
const read = async (id: string) => (await admin.call(endpoints.readAdminSession, of(id))).body;
const settled = async (id: string) => {
  const { rows } = await app.platform.database.pool.query(
    `SELECT FROM outbox_events WHERE name = 'booking.settled' AND subject_id = $1`,
    [id],
  );
  return rows.length;
};

async function paidSession() {
  const tutor = await newBookableTutor(app, { rate: 450_000 });
  const student = await newBooker(app, { fullName: 'Amara 100%_Eze' });
  const { id } = await requested(app, student, tutor.userId);
  await tutor.accept(id);
  await app.platform.database.transaction((tx) => confirmPaid(tx, id, app.clock.now()));
  return { tutor, student, id };
}

it('sessions are found by a literal part of a name, and filtered; the file has no formulas', async () => {
  const { student, tutor, id } = await paidSession();
  await app.platform.database.pool.query(`UPDATE bookings SET subject = '=1+1' WHERE id = $1`, [id]);
  const ids = async (query: object) => {
    const { body } = await admin.call(endpoints.listAdminSessions, { query: { ...query } });
    return body.items.map((item: { id: string }) => item.id);
  };
  const day = iso(inHours(app, 48)).slice(0, 10);
  for (const query of [
    { search: '100%_e' },
    { student: student.userId },
    { tutor: tutor.userId, from: day, to: day },
    { search: 'amara', state: 'confirmed', money: 'held', order: 'price' },
  ])
    expect(await ids(query)).toEqual([id]);
  for (const query of [
    { search: '%%_' },
    { student: tutor.userId },
    { tutor: tutor.userId, to: '2020-01-01' },
    { student: student.userId, money: 'none' },
  ])
    expect(await ids(query)).toEqual([]);
  expect((await admin.call(endpoints.listAdminSessions, { query: { order: 'call_room' } })).status).toBe(422);

  const { access_token } = await signIn(app, admin);
  const { body } = await app.http.inject({
    url: `/api/v1/admin/sessions.csv?student=${student.userId}`,
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(body).toContain("'=1+1");
  expect(await getAudit(app, admin.userId)).toMatchObject([{ action: 'session.export' }]);
});

it('a session is created once, at a free hour of both people; both are notified and it is recorded', async () => {
  const tutor = await newBookableTutor(app, { rate: 450_000 });
  const student = await newBooker(app);
  const body = {
    student_id: student.userId,
    tutor_id: tutor.userId,
    minutes: 60,
    reason,
    starts_at: iso(inHours(app, 60)),
  };
  const create = (free: boolean, key?: string) =>
    admin.call(endpoints.createAdminSession, {
      body: { ...body, free },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const [first, again] = [await create(true, 'one'), await create(true, 'one')];
  expect(first.body).toMatchObject({ state: 'confirmed', price: 0 });
  expect(again.body.id).toBe(first.body.id);
  expect([(await create(false)).body.code]).toEqual(['slot_taken']);
  for (const side of [student, tutor])
    expect(await side.titles()).toEqual([expect.stringContaining('is confirmed')]);
  expect(await getAudit(app, student.userId)).toMatchObject([
    { action: 'session.create', facts: { after: { session: first.body.id, reason } } },
  ]);

  body.starts_at = iso(inHours(app, 70));
  expect((await create(false)).body).toMatchObject({ state: 'accepted', price: 450_000 });
  for (const side of [student, tutor])
    expect((await side.titles()).at(-1)).toMatch(/^An administrator booked a session with .+ for you$/);
  body.student_id = tutor.userId;
  expect((await create(true)).status).toBe(422);
});

it('a session is moved to another hour of both; an administrator with the old hour is told', async () => {
  const { student, tutor, id } = await paidSession();
  const { seen } = await read(id);
  const move = (hours: number) =>
    admin.call(endpoints.moveAdminSession, {
      ...of(id),
      body: { seen, reason, starts_at: iso(inHours(app, hours)) },
    });
  const other = await confirmed(app, student, await newBookableTutor(app), 80);
  expect((await move(80)).body.code).toBe('slot_taken');
  expect((await move(90)).body).toMatchObject({ state: 'confirmed', starts_at: iso(inHours(app, 90)) });
  expect((await move(90)).status).toBe(200);
  expect((await move(95)).body.code).toBe('conflict');
  for (const side of [student, tutor])
    expect(
      (await side.titles()).filter((title) => title.startsWith('An administrator moved your session')),
    ).toHaveLength(1);
  expect((await student.hold(tutor.userId, inHours(app, 48))).status).toBe(201);
  expect(other.state).toBe('confirmed');
});

it.each([
  [true, 450_000],
  [false, 0],
])(
  'two concurrent cancellations cancel once, and with %s for a refund the student gets %i back',
  async (refund, back) => {
    const { student, tutor, id } = await paidSession();
    const { seen } = await read(id);
    const second = await newBooker(app, { role: 'admin' });
    const barrier = { sql: 'SELECT FROM bookings WHERE id = $1 FOR UPDATE', values: [id] };
    const answers = await inLine(
      app,
      barrier,
      [admin, second].map(
        (actor, index) => () =>
          actor.call(endpoints.cancelAdminSession, {
            ...of(id),
            body: { seen, reason: `${reason} ${index}`, refund },
          }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]?.body.detail).toContain('it is cancelled');
    expect(await read(id)).toMatchObject({
      state: 'cancelled',
      given_back: back,
      decided: false,
      actions: [],
    });
    for (const side of [student, tutor])
      expect(
        (await side.titles()).filter((title) => title === 'An administrator cancelled your session'),
      ).toHaveLength(1);
    expect(await getAudit(app, tutor.userId)).toHaveLength(1);
    expect(await settled(id)).toBe(1);
  },
);

it('sessions of a deactivated student end with the refund that was counted before, and do not come back', async () => {
  const { student, tutor, id } = await paidSession();
  const count = async (userId: string) => (await admin.call(readConsequences, of(userId))).body;
  for (const { userId } of [student, tutor])
    expect(await count(userId)).toMatchObject({ sessions: 1, refunds: 450_000, lessons: 0, seats: 0 });
  const seen = {
    full_name: 'Amara 100%_Eze',
    role: 'student',
    deactivated: false,
    deletion_due_at: null,
    premium_until: null,
  };
  const change = (endpoint: typeof deactivateUser | typeof reactivateUser, deactivated: boolean) =>
    admin.call(endpoint, { ...of(student.userId), body: { seen: { ...seen, deactivated }, reason } });
  expect((await change(deactivateUser, false)).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'cancelled', given_back: 450_000, ended_by: 'admin' });
  for (const { userId } of [student, tutor])
    expect(await count(userId)).toMatchObject({ sessions: 0, refunds: 0 });
  expect(await tutor.titles()).toContain('An administrator cancelled your session');
  expect((await change(reactivateUser, true)).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'cancelled' });
});

it('a dispute has a statement of each side, and counts the other statement only after it was read', async () => {
  const { student, tutor, id } = await paidSession();
  app.clock.advance(50 * 3_600_000);
  expect((await student.dispute(id)).body.state).toBe('disputed');
  app.clock.advance(1_000);
  const { cases } = (await admin.call(adminOverview)).body;
  const names = { student: 'Amara 100%_Eze', tutor: expect.any(String) };
  expect(cases).toContainEqual(
    expect.objectContaining({
      kind: 'disputes',
      id,
      since: iso(app.clock.now() - 1_000),
      price: 450_000,
      ...names,
    }),
  );
  const { seen, actions } = await read(id);
  expect(actions).toEqual(['decide_for_student', 'decide_for_tutor']);
  const repeated = makeBooker(app, tutor);
  expect((await repeated.dispute(id)).body.state).toBe('disputed');
  const body = { seen, reason, for: 'tutor' };
  const decided = await admin.call(endpoints.decideDispute, { ...of(id), body });
  expect(decided.body.detail).toContain('one of the two has said more');
  const { words } = await read(id);
  expect(words.map(({ side }: { side: string }) => side)).toEqual(['student', 'tutor']);
});
