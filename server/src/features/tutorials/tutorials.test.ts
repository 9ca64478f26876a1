import * as forAdmins from '@akada/contract/observers/admin-tutorials.ts';
import { deactivateUser, readPerson } from '@akada/contract/observers/people.ts';
import { readConsequences } from '@akada/contract/observers/person-consequences.ts';
import {
  cancelTutorial,
  createTutorial,
  editTutorial,
  getTutorial,
  joinTutorial,
  leaveTutorial,
  listParticipants,
  listTutorials,
} from '@akada/contract/work/tutorials.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { createPerson } from '../../testing/people.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTutor } from '../../testing/tutors.ts';
import { getAudit } from '../admin/testing/administrators.ts';
import { confirmed, hourMs, newBookableTutor, newBooker } from '../bookings/testing/booking-people.ts';
import { seatPaid } from './seats.service.ts';
import { insertTutorial, tutorialForm } from './testing/tutorials.samples.ts';
import type { TutorialRow } from './tutorials.tables.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
});
afterAll(() => app.close());

async function newTutor() {
  const userId = await createTutor(app, 'approved');
  const call = callAs(app, { userId });
  const offer = (change: Partial<TutorialRow> = {}) =>
    insertTutorial(app, { userId, canary: 'Genetics' }, change);
  return { userId, call, offer };
}

async function newStudent() {
  const person = await createPerson(app);
  const call = callAs(app, person);
  const ask =
    (endpoint: typeof joinTutorial | typeof leaveTutorial | typeof getTutorial) => async (id: string) =>
      call(endpoint, { params: { id } });
  return { ...person, call, join: ask(joinTutorial), exit: ask(leaveTutorial), read: ask(getTutorial) };
}

const getRows = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;
const sweep = () => app.features.tasks.find(({ name }) => name === 'tutorials.sweep')?.run();
const settled = async (tutorialId: string) =>
  (
    await getRows(
      `SELECT subject_id, facts FROM outbox_events WHERE name = 'tutorial.seat_settled' AND facts ->> 'tutorial_id' = $1`,
      [tutorialId],
    )
  ).map(({ facts }) => facts.given_back);

/** As the payment does it. @returns whether the seat is the student's */
async function pay(id: string, userId: string, amount = 80_000): Promise<boolean> {
  const payment = { id: newId(), userId, subjectId: id, amount };
  const { database, clock } = app.platform;
  return (await database.transaction((tx) => seatPaid(tx, payment, clock.now()))) !== null;
}

describe('a tutorial', () => {
  it('is offered once by a call that is sent twice, and found by its subject', async () => {
    const { call } = await newTutor();
    const content = {
      body: { ...tutorialForm(app), subject: 'Cytology' },
      headers: { 'idempotency-key': 'tap' },
    };
    const [made, again] = [await call(createTutorial, content), await call(createTutorial, content)];
    expect([made.status, again.body]).toEqual([201, made.body]);
    expect(made.body).toMatchObject({ seats: 3, seats_taken: 0, state: 'open', is_mine: true, seat: null });
    const student = await newStudent();
    const { body } = await student.call(listTutorials, { query: { search: 'cytol' } });
    expect(body.items).toEqual([{ ...made.body, is_mine: false, meeting_url: null }]);
  });

  it.each([
    ['a time that is past', { starts_at: '2026-11-27T09:59:00Z' }],
    ['a time out of reach', { starts_at: '2027-11-27T09:59:00Z' }],
    ['more students at least than seats', { seats: 2, least_seats: 3 }],
    ['a single seat', { seats: 1 }],
    ['a call over http', { meeting_url: 'http://meet.example/x' }],
  ])('rejects %s', async (_name, change) => {
    const { call } = await newTutor();
    expect((await call(createTutorial, { body: { ...tutorialForm(app), ...change } })).status).toBe(422);
  });

  it('shows its call to its tutor and its students, and is hidden from others while its tutor is not approved', async () => {
    const tutor = await newTutor();
    const id = await tutor.offer({ meetingUrl: 'https://meet.example/x' });
    const [ada, bola] = [await newStudent(), await newStudent()];
    expect((await ada.join(id)).body).toMatchObject({
      seats_taken: 1,
      meeting_url: 'https://meet.example/x',
      seat: { state: 'joined', pay_until: null },
    });
    expect((await bola.read(id)).body).toMatchObject({ meeting_url: null, seat: null });
    await getRows("UPDATE tutor_profiles SET state = 'pending' WHERE user_id = $1", [tutor.userId]);
    expect([(await ada.read(id)).status, (await bola.read(id)).status]).toEqual([200, 404]);
    expect((await bola.join(id)).status).toBe(404);
  });

  it('keeps its time, price and seats once a student has joined', async () => {
    const { call, offer } = await newTutor();
    const id = await offer({ price: 0 });
    await (await newStudent()).join(id);
    await (await newStudent()).join(id);
    const [{ starts_at: startsAt }] = (await call(listTutorials, { query: { scope: 'mine' } })).body.items;
    const edit = async (change: object) =>
      (
        await call(editTutorial, {
          params: { id },
          body: { ...tutorialForm(app), starts_at: startsAt, ...change },
        })
      ).status;
    expect(await edit({ price: 50_000 })).toBe(409);
    expect(await edit({ starts_at: new Date(app.clock.now() + 50 * hourMs).toISOString() })).toBe(409);
    expect(await edit({ title: 'Crosses', seats: 2 })).toBe(200);
  });
});

describe('the time of a tutorial', () => {
  it('overlaps no other session, of its tutor or of its students; after a cancellation it is free again', async () => {
    const [tutor, other] = [await newBookableTutor(app), await newTutor()];
    const ada = await newBooker(app);
    const session = await confirmed(app, ada, tutor);
    const starts_at = new Date(Date.parse(session.starts_at) - 60 * 60_000).toISOString();
    const body = { ...tutorialForm(app), starts_at };
    const rejection = await tutor.call(createTutorial, { body });
    expect([rejection.status, rejection.body.code]).toEqual([409, 'slot_taken']);
    const params = { id: (await other.call(createTutorial, { body })).body.id };
    expect((await ada.call(joinTutorial, { params })).body.code).toBe('slot_taken');
    await ada.cancel(session.id);
    expect((await ada.call(joinTutorial, { params })).status).toBe(200);
    const repeated = await ada.hold(tutor.userId, Date.parse(session.starts_at));
    expect(repeated.body.code).toBe('slot_taken');
    await other.call(cancelTutorial, { params });
    expect((await ada.hold(tutor.userId, Date.parse(session.starts_at))).status).toBe(201);
  });
});

describe('a seat', () => {
  it('is one, however often its student joins', async () => {
    const id = await (await newTutor()).offer();
    const ada = await newStudent();
    await Promise.all([ada.join(id), ada.join(id), ada.join(id)]);
    expect((await ada.read(id)).body.seats_taken).toBe(1);
    expect((await ada.exit(id)).body).toMatchObject({ seats_taken: 0, seat: null });
    expect((await ada.exit(id)).status).toBe(200);
  });

  it('is told to the tutor once it is taken for good: when it is paid, or joined without a price', async () => {
    const tutor = await newTutor();
    const [free, paid] = [await tutor.offer({ title: 'Revision' }), await tutor.offer({ price: 80_000 })];
    const [one, other, third] = [await newStudent(), await newStudent(), await newStudent()];
    const people = { tutor, one, other, third };
    expect(
      await notificationsDuring(app, people, async () => {
        await one.join(paid);
        await other.join(paid);
      }),
    ).toEqual({});
    expect(
      await notificationsDuring(app, people, async () => {
        await pay(paid, one.userId);
        await pay(paid, one.userId);
        await pay(paid, other.userId);
        await third.join(free);
        await third.join(free);
      }),
    ).toEqual({
      tutor: ['tutorial.seat_taken', 'tutorial.seat_taken'],
      one: ['tutorial.seat_paid'],
      other: ['tutorial.seat_paid'],
    });
    expect(await getNotifications(app, tutor)).toMatchObject([
      { title: '2 students paid for “Genetics”', action: 'See who comes' },
      { title: expect.stringMatching(/ joined “Revision”$/), link: `/tutor/tutorials?id=${free}` },
    ]);
  });

  it('is taken once by twenty concurrent presses if it is the last one', async () => {
    const { offer, call } = await newTutor();
    const id = await offer({ seats: 2 });
    await (await newStudent()).join(id);
    const students = await Promise.all(Array.from({ length: 20 }, newStudent));
    const answers = await Promise.all(students.map((student) => student.join(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await call(listParticipants, { params: { id } })).body.items).toHaveLength(2);
  });

  it('is not taken while the tutorial is cancelled, and a taken one ends with the cancellation', async () => {
    for (const joinsFirst of [true, false]) {
      const { offer, call } = await newTutor();
      const id = await offer();
      const ada = await newStudent();
      const join = () => ada.join(id);
      const cancel = () => call(cancelTutorial, { params: { id } });
      const [first, second] = joinsFirst ? [join, cancel] : [cancel, join];
      const held = { sql: 'SELECT FROM tutorials WHERE id = $1 FOR UPDATE', values: [id] };
      await inLine(app, held, [first, second]);
      const [{ notices }] = await getRows(
        "SELECT count(*)::int AS notices FROM outbox_events WHERE name = 'tutorial.cancelled' AND user_id = $1",
        [ada.userId],
      );
      expect(notices).toBe(joinsFirst ? 1 : 0);
    }
  });

  it('is held for half an hour if it costs something, then free for others', async () => {
    const id = await (await newTutor()).offer({ seats: 2, price: 80_000 });
    const [ada, bola, chi] = [await newStudent(), await newStudent(), await newStudent()];
    expect((await ada.join(id)).body.seat).toEqual({
      state: 'to_pay',
      pay_until: '2026-11-27T10:30:00.000Z',
    });
    await bola.join(id);
    expect((await chi.join(id)).status).toBe(409);
    expect(await pay(id, bola.userId)).toBe(true);
    app.clock.advance(31 * 60_000);
    expect((await chi.join(id)).status).toBe(200);
    expect((await ada.read(id)).body.seat).toBe(null);
    // It was paid too late, and no seat is free: the payment returns the money. A double payment does the
    // same.
    expect(await pay(id, ada.userId)).toBe(false);
    expect(await pay(id, bola.userId)).toBe(false);
    await chi.exit(id);
    expect(await pay(id, ada.userId)).toBe(true);
    app.clock.advance(-31 * 60_000);
  });

  it('gives the money back until a day before, and is due later', async () => {
    const id = await (await newTutor()).offer({ price: 80_000 });
    const [ada, bola] = [await newStudent(), await newStudent()];
    for (const { join, userId } of [ada, bola]) {
      await join(id);
      await pay(id, userId);
    }
    await ada.exit(id);
    expect(await settled(id)).toEqual([80_000]);
    app.clock.advance(49 * hourMs);
    expect((await bola.exit(id)).body).toMatchObject({ seats_taken: 0, seat: null });
    expect(await settled(id)).toEqual([80_000]);
    expect((await bola.join(id)).body.seat).toMatchObject({ state: 'joined' });
    app.clock.advance(97 * hourMs);
    await sweep();
    await sweep();
    expect(await settled(id)).toEqual([80_000, 0]);
    app.clock.advance(-146 * hourMs);
  });

  it('in a tutorial with too few students ends twelve hours before, with the money back', async () => {
    const id = await (await newTutor()).offer({ price: 80_000, leastSeats: 2 });
    const ada = await newStudent();
    await ada.join(id);
    await pay(id, ada.userId);
    app.clock.advance(59 * hourMs);
    await sweep();
    expect(await settled(id)).toEqual([]);
    app.clock.advance(hourMs);
    await sweep();
    expect(await settled(id)).toEqual([80_000]);
    expect((await ada.read(id)).body).toMatchObject({ state: 'cancelled' });
    app.clock.advance(-60 * hourMs);
  });

  it.each([['the tutor'], ['the student']])(
    'goes with the account of %s, and its money goes back',
    async (side) => {
      const tutor = await newTutor();
      const id = await tutor.offer({ price: 80_000 });
      const ada = await newStudent();
      await ada.join(id);
      await pay(id, ada.userId);
      const { userId } = side === 'the tutor' ? tutor : ada;
      await app.platform.database.transaction(async (tx) => {
        for (const { clear } of app.features.personalData)
          await clear?.(tx, { userId, email: 'gone@x.test' });
      });
      expect(await settled(id)).toEqual([80_000]);
    },
  );
});

describe('an administrator', () => {
  const reason = 'The room is closed.';
  async function newAdmin() {
    const call = callAs(app, await createPerson(app, { role: 'admin' }));
    return {
      list: async (query: object) =>
        (await call(forAdmins.listAdminTutorials, { query: { ...query } })).body.items,
      read: async (id: string) => (await call(forAdmins.readAdminTutorial, { params: { id } })).body,
      cancel: (id: string, seen: object, why = reason) =>
        call(forAdmins.cancelAdminTutorial, { params: { id }, body: { seen, reason: why } }),
    };
  }
  const cancellations = async ({ userId }: { userId: string }) =>
    (await getNotifications(app, { userId })).filter(({ title }) => title === '“Meiosis 100%_” is cancelled');

  /** A tutorial with a paid seat, an unpaid seat, and a seat that was released too late. */
  async function takenTutorial() {
    const tutor = await newTutor();
    const startsAt = new Date(app.clock.now() + 20 * hourMs).toISOString();
    const endsAt = new Date(app.clock.now() + 22 * hourMs).toISOString();
    const id = await tutor.offer({ title: 'Meiosis 100%_', price: 80_000, startsAt, endsAt });
    const [ada, bola, chi] = [await newStudent(), await newStudent(), await newStudent()];
    for (const { join } of [ada, bola, chi]) {
      await join(id);
      app.clock.advance(1_000);
    }
    for (const { userId } of [ada, chi]) await pay(id, userId);
    await chi.exit(id);
    return { id, tutor, ada, bola, chi, seen: { state: 'open', starts_at: startsAt } };
  }

  it('finds tutorials by a part of title, subject or tutor as it is written, and by where they stand', async () => {
    const [admin, { id, tutor }] = [await newAdmin(), await takenTutorial()];
    const found = async (query: object) =>
      (await admin.list({ tutor: tutor.userId, ...query })).map((one: { id: string }) => one.id);
    const day = new Date(app.clock.now() + 20 * hourMs).toISOString().slice(0, 10);
    for (const query of [{ search: 'osis 100%_' }, { search: 'biol' }, { from: day, to: day, state: 'open' }])
      expect(await found({ ...query, order: 'seats' })).toEqual([id]);
    for (const query of [{ search: '%%_' }, { state: 'over' }, { state: 'cancelled' }, { to: '2020-01-01' }])
      expect(await found(query)).toEqual([]);
  });

  it('cancels one by a reason, once: everyone has the money back, all are told and it is on record', async () => {
    const [admin, { id, tutor, ada, bola, chi, seen }] = [await newAdmin(), await takenTutorial()];
    expect((await admin.read(id)).seats_of).toMatchObject([
      { student: { id: ada.userId }, state: 'joined', paid: true },
      { student: { id: bola.userId }, state: 'to_pay', paid: false },
      { student: { id: chi.userId }, state: 'left', paid: true },
    ]);
    const [first, again] = [await admin.cancel(id, seen), await admin.cancel(id, seen)];
    expect(first.body).toMatchObject({ state: 'cancelled', cancel_reason: reason, can_cancel: false });
    expect(again.body).toEqual(first.body);
    expect(await settled(id)).toEqual([80_000, 80_000]);
    for (const { userId } of [tutor, ada, bola]) {
      expect(await cancellations({ userId })).toHaveLength(1);
      expect(await getAudit(app, userId)).toMatchObject([
        { action: 'tutorial.cancel', facts: { after: { tutorial: id, state: 'cancelled', reason } } },
      ]);
    }
  });

  it('who comes second reads what has changed, behind another administrator and behind the tutor', async () => {
    for (const isTutorFirst of [true, false]) {
      const [admin, other] = [await newAdmin(), await newAdmin()];
      const { id, tutor, ada, seen } = await takenTutorial();
      const first = () =>
        isTutorFirst
          ? tutor.call(cancelTutorial, { params: { id } })
          : other.cancel(id, seen, 'Asked for by the school.');
      const held = { sql: 'SELECT FROM tutorials WHERE id = $1 FOR UPDATE', values: [id] };
      const [, second] = await inLine(app, held, [first, () => admin.cancel(id, seen)]);
      expect([second?.status, second?.body.detail]).toEqual([
        409,
        expect.stringContaining('it is cancelled'),
      ]);
      expect(await settled(id)).toHaveLength(2);
      expect(await cancellations(ada)).toHaveLength(1);
    }
  });

  it('refunds a tutorial that its tutor did not hold, until the money is the tutor’s', async () => {
    const [admin, { id, seen }] = [await newAdmin(), await takenTutorial()];
    app.clock.advance(23 * hourMs);
    expect((await admin.cancel(id, seen)).body.detail).toContain('it is over');
    expect((await admin.cancel(id, { ...seen, state: 'over' })).body).toMatchObject({ state: 'cancelled' });
    expect(await settled(id)).toEqual([80_000, 80_000]);

    const held = await takenTutorial();
    app.clock.advance(95 * hourMs);
    await sweep();
    expect((await admin.cancel(held.id, { ...held.seen, state: 'over' })).status).toBe(409);
    app.clock.advance(-118 * hourMs);
  });
});

it('an administrator reads beforehand which seats and prices end with an account, of a tutor and of a student', async () => {
  const admin = await newBooker(app, { role: 'admin' });
  const tutor = await newTutor();
  const id = await tutor.offer({ price: 80_000 });
  const [ada, bola] = [await newStudent(), await newStudent()];
  for (const student of [ada, bola]) await student.join(id);
  expect(await pay(id, ada.userId)).toBe(true);
  const params = (userId: string) => ({ params: { id: userId } });
  const count = async (userId: string) => (await admin.call(readConsequences, params(userId))).body;
  const deactivate = async (userId: string) => {
    const { full_name, role, deactivated, deletion_due_at, premium_until } = (
      await admin.call(readPerson, params(userId))
    ).body;
    const seen = { full_name, role, deactivated, deletion_due_at, premium_until };
    return (await admin.call(deactivateUser, { ...params(userId), body: { seen, reason: 'Left' } })).status;
  };

  expect(await count(tutor.userId)).toMatchObject({ tutorials: 1, tutorial_students: 2, refunds: 80_000 });
  expect(await count(bola.userId)).toMatchObject({ tutorials: 0, seats: 1, refunds: 0 });
  expect(await count(ada.userId)).toMatchObject({ seats: 1, refunds: 80_000 });
  expect(await deactivate(ada.userId)).toBe(200);
  expect(await settled(id)).toEqual([80_000]);

  expect(await count(ada.userId)).toMatchObject({ seats: 0, refunds: 0 });
  expect(await count(tutor.userId)).toMatchObject({ tutorials: 1, tutorial_students: 1, refunds: 0 });
  expect(await deactivate(tutor.userId)).toBe(200);
  expect(await settled(id)).toEqual([80_000]);
  expect(await count(tutor.userId)).toMatchObject({ tutorials: 0, tutorial_students: 0 });
});
