/** The life of a booking: requested, answered, moved, reminded of; and what both hear of it. */
import { savePreferences } from '@akada/contract/observers/notifications.ts';
import * as endpoints from '@akada/contract/work/bookings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSandboxMailbox } from '../../platform/mail/sandbox-mailbox.ts';
import { deliverWaitingMail } from '../../testing/deliver-waiting-mail.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { confirmPaid, payableBooking } from './bookings.service.ts';
import {
  confirmed,
  hourMs,
  inHours,
  iso,
  makeCode,
  newBooker,
  newPair,
  passTime,
  requested,
} from './testing/booking-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const newest = async (person: Parameters<typeof getNotifications>[1]) =>
  (await getNotifications(app, person)).at(-1);

describe('a request', () => {
  it('is accepted: without a price the session is confirmed, and both hear of it', async () => {
    const { tutor, student } = await newPair(app);
    const booking = await requested(app, student, tutor.userId);
    expect(booking).toMatchObject({
      state: 'requested',
      side: 'student',
      waits_for: 'tutor',
      price: 0,
      call_url: null,
      actions: ['cancel'],
      expires_at: iso(app.clock.now() + 24 * hourMs),
      subject: 'Chemistry',
    });
    expect(await tutor.titles()).toEqual(['Ada Obi asks for a session']);
    expect((await student.accept(booking.id)).status).toBe(409);

    const accepted = await tutor.accept(booking.id);
    expect(accepted.body).toMatchObject({
      state: 'confirmed',
      side: 'tutor',
      waits_for: null,
      expires_at: null,
      call_url: 'https://meet.example/ada',
    });
    expect((await tutor.accept(booking.id)).body).toEqual(accepted.body);
    expect(await student.titles()).toEqual(['Your session with Chidi Balogun is confirmed']);
    expect((await student.call(endpoints.nextBooking)).body).toMatchObject({
      next: { id: booking.id },
      waiting_for_me: 0,
    });
  });

  it('with a price waits for the payment, and ends without it', async () => {
    const { tutor, student } = await newPair(app, 450_000);
    const { id } = await requested(app, student, tutor.userId);
    const { body } = await tutor.accept(id);
    expect(body).toMatchObject({
      state: 'accepted',
      waits_for: 'student',
      expires_at: iso(app.clock.now() + 12 * hourMs),
    });
    expect((await student.read(id)).actions).toEqual(['cancel', 'move', 'pay']);
    const { db } = app.platform.database;
    const now = app.clock.now();
    expect(await payableBooking(db, { id, userId: student.userId, now })).toMatchObject({ price: 450_000 });
    expect(await payableBooking(db, { id, userId: tutor.userId, now })).toBeNull();

    app.clock.advance(12 * hourMs);
    await passTime(app);
    expect(await student.read(id)).toMatchObject({ state: 'expired', ended_by: 'clock', given_back: 0 });
    expect(await student.titles()).toContain('You did not pay for the session with Chidi Balogun in time');
    const paid = await app.platform.database.transaction((tx) => confirmPaid(tx, id, app.clock.now()));
    expect(paid).toBe('too_late');
    expect((await student.hold(tutor.userId, inHours(app, 36))).status).toBe(201);
  });

  it('ends automatically, and its hour is free', async () => {
    const { tutor, student } = await newPair(app);
    const { id } = await requested(app, student, tutor.userId);
    app.clock.advance(24 * hourMs);
    expect(makeCode(await tutor.accept(id))).toEqual([409, 'deadline_passed']);
    await passTime(app);
    expect(await student.read(id)).toMatchObject({ state: 'expired', actions: [] });
    expect(await student.titles()).toContain('Chidi Balogun did not answer in time');
  });

  it('is rejected with a reason, once', async () => {
    const { tutor, student } = await newPair(app);
    const { id } = await requested(app, student, tutor.userId);
    const { body } = await tutor.reject(id, 'I travel.');
    expect(body).toMatchObject({ state: 'rejected', end_reason: 'I travel.', ended_by: 'tutor' });
    expect((await tutor.reject(id)).body).toEqual(body);
    expect(makeCode(await tutor.accept(id))).toEqual([409, 'booking_state']);
    expect((await student.hold(tutor.userId, inHours(app, 48))).status).toBe(201);
  });

  it('sent again is the same one; there are two at most to one tutor', async () => {
    const { tutor, student } = await newPair(app);
    const hold = await student.hold(tutor.userId, inHours(app, 48));
    const [first, again] = [await student.request(hold.body.id), await student.request(hold.body.id)];
    expect(again.body).toEqual(first.body);
    await requested(app, student, tutor.userId, 51);
    const third = await student.hold(tutor.userId, inHours(app, 54));
    expect(makeCode(await student.request(third.body.id))).toEqual([409, 'conflict']);
    const { body } = await student.call(endpoints.listBookings, { query: { state: 'waiting' } });
    expect([body.total, body.items[0].id]).toEqual([2, first.body.id]);
  });
});

describe('another hour', () => {
  it('is proposed by the tutor of a request, and accepts it', async () => {
    const { tutor, student } = await newPair(app);
    const { id, starts_at: previous } = await requested(app, student, tutor.userId);
    const wanted = inHours(app, 60);
    const { body } = await tutor.move(id, wanted);
    expect(body).toMatchObject({
      state: 'requested',
      waits_for: 'student',
      proposal: { starts_at: iso(wanted), by: 'tutor' },
    });
    const other = await newBooker(app);
    for (const hour of [Date.parse(previous), wanted])
      expect(makeCode(await other.hold(tutor.userId, hour))).toEqual([409, 'slot_taken']);

    const moved = await student.accept(id);
    expect(moved.body).toMatchObject({
      state: 'confirmed',
      starts_at: iso(wanted),
      proposal: null,
      last_move: { outcome: 'moved', by: 'tutor', time: previous },
      answered: true,
    });
    expect((await other.hold(tutor.userId, Date.parse(previous))).status).toBe(201);
    expect(makeCode(await other.hold(tutor.userId, wanted))).toEqual([409, 'slot_taken']);
  });

  it('is declined by a student: the request stays open, and the tutor hears who declined it', async () => {
    const { tutor, student } = await newPair(app, 450_000);
    const { id } = await requested(app, student, tutor.userId);
    for (const hours of [60, 66]) {
      await tutor.move(id, inHours(app, hours));
      await student.reject(id, 'I have a class.');
      expect(await newest(tutor)).toMatchObject({
        title: 'Ada Obi declined your new time',
        message: expect.stringMatching(/^The request keeps its time: .*“I have a class.” Answer by /),
      });
    }
    expect(await tutor.read(id)).toMatchObject({
      last_move: { outcome: 'declined', by: 'student', time: iso(inHours(app, 66)) },
    });
    await tutor.move(id, inHours(app, 60));
    await tutor.reject(id);
    expect(await student.read(id)).toMatchObject({ state: 'rejected' });
  });

  it('is agreed to by a student: both hear of it, with the price to pay', async () => {
    const { tutor, student } = await newPair(app, 450_000);
    const { id } = await requested(app, student, tutor.userId);
    await tutor.move(id, inHours(app, 60));
    const agreed = await notificationsDuring(app, { tutor, student }, () => student.accept(id));
    expect(agreed).toEqual({ tutor: ['booking.accepted'], student: ['booking.accepted'] });
    expect(await newest(student)).toMatchObject({ title: 'You agreed on a time with Chidi Balogun' });
    expect(await newest(tutor)).toMatchObject({
      title: 'Ada Obi agrees to your new time',
      message: expect.stringContaining('Ada Obi pays ₦4,500 by '),
    });
  });

  it('is left unanswered by a student: the request expires, and both hear who did not answer', async () => {
    const { tutor, student } = await newPair(app);
    for (const _ of ['first', 'second']) {
      const { id } = await requested(app, student, tutor.userId);
      await tutor.move(id, inHours(app, 60));
      app.clock.advance(24 * hourMs);
      const past = await notificationsDuring(app, { tutor, student }, () => passTime(app));
      expect(past).toEqual({ tutor: ['booking.unanswered'], student: ['booking.unanswered'] });
      expect(await student.read(id)).toMatchObject({
        state: 'expired',
        proposal: null,
        last_move: { outcome: 'unanswered', by: 'student' },
        answered: false,
      });
      expect(await newest(student)).toMatchObject({ title: 'You did not answer Chidi Balogun in time' });
      expect(await newest(tutor)).toMatchObject({ title: 'Ada Obi did not answer your new time' });
    }
  });

  it('may overlap the old hour of a confirmed session, and needs the other side’s consent', async () => {
    const { tutor, student } = await newPair(app);
    const { id, starts_at: previous } = await confirmed(app, student, tutor);
    const wanted = Date.parse(previous) + hourMs / 2;
    expect((await student.move(id, wanted)).body.proposal).toMatchObject({ by: 'student' });
    expect(makeCode(await student.accept(id))).toEqual([409, 'booking_state']);
    expect((await tutor.accept(id)).body).toMatchObject({ state: 'confirmed', starts_at: iso(wanted) });
    expect(await student.titles()).toContain('Chidi Balogun agrees to your new time');
  });

  it('leaves the session as it was if the other side rejects it or does not answer, and notifies the proposer', async () => {
    const { tutor, student } = await newPair(app);
    const both = { tutor, student };
    const { id, starts_at: previous } = await confirmed(app, student, tutor);
    const asBefore = { state: 'confirmed', starts_at: previous, proposal: null };
    expect(await notificationsDuring(app, both, () => student.move(id, inHours(app, 60)))).toEqual({
      tutor: ['booking.move_proposed'],
    });
    expect(await notificationsDuring(app, both, () => tutor.reject(id))).toEqual({
      student: ['booking.move_ended'],
    });
    expect(await student.read(id)).toMatchObject(asBefore);
    expect(await notificationsDuring(app, both, () => tutor.move(id, inHours(app, 60)))).toEqual({
      student: ['booking.move_proposed'],
    });
    expect(await notificationsDuring(app, both, () => student.reject(id))).toEqual({
      tutor: ['booking.move_ended'],
    });
    expect(await tutor.read(id)).toMatchObject(asBefore);

    for (const [name, proposer] of Object.entries(both)) {
      await proposer.move(id, inHours(app, 30));
      app.clock.advance(12 * hourMs);
      await passTime(app);
      expect((await student.read(id)).proposal).not.toBeNull();
      app.clock.advance(12 * hourMs);
      const notified = await notificationsDuring(app, both, () => passTime(app));
      expect(notified[name]).toContain('booking.move_ended');
      expect(
        Object.values(notified)
          .flat()
          .filter((entry) => entry === 'booking.move_ended'),
      ).toHaveLength(1);
      expect(await student.read(id)).toMatchObject(asBefore);
      const other = await newBooker(app);
      expect((await other.hold(tutor.userId, inHours(app, 6))).status).toBe(201);
    }
  });

  it('releases the earlier proposal’s time if it replaces it', async () => {
    const { tutor, student } = await newPair(app);
    const { id } = await confirmed(app, student, tutor);
    const [first, second] = [inHours(app, 60), inHours(app, 66)];
    await student.move(id, first);
    expect((await student.move(id, second)).body.proposal).toMatchObject({ starts_at: iso(second) });
    const other = await newBooker(app);
    expect((await other.hold(tutor.userId, first)).status).toBe(201);
    expect(makeCode(await other.hold(tutor.userId, second))).toEqual([409, 'slot_taken']);
  });

  it('is no way around the time for cancelling', async () => {
    const { tutor, student } = await newPair(app);
    const { id } = await confirmed(app, student, tutor, 30);
    app.clock.advance(8 * hourMs);
    expect(makeCode(await student.move(id, inHours(app, 60)))).toEqual([409, 'deadline_passed']);
    expect((await tutor.move(id, inHours(app, 60))).status).toBe(200);
  });
});

it('both are reminded a day and an hour before a session that still stands, without waiting for a digest', async () => {
  const { tutor, student } = await newPair(app);
  const both = { tutor, student };
  await student.call(savePreferences, { body: { items: [], daily_digest: true } });
  const { id } = await confirmed(app, student, tutor);
  const off = await confirmed(app, student, tutor, 51);
  app.clock.advance(28 * hourMs);
  await tutor.cancel(off.id);
  const reminded = { tutor: ['booking.reminded'], student: ['booking.reminded'] };
  const pass = () => notificationsDuring(app, both, () => passTime(app));
  expect([await pass(), await pass()]).toEqual([reminded, {}]);
  app.clock.advance(Date.parse((await student.read(id)).starts_at) - app.clock.now() - 3_000_000);
  expect([await pass(), await pass()]).toEqual([reminded, {}]);
  await deliverWaitingMail(app);
  const mails = await readSandboxMailbox(app.platform.database.db, student.email);
  const titles = (await student.titles()).slice(-2);
  expect(mails.filter(({ subject }) => titles.includes(subject))).toHaveLength(2);
});

it('both are reminded again of a session that moved after its reminder', async () => {
  const { tutor, student } = await newPair(app);
  const both = { tutor, student };
  const { id } = await confirmed(app, student, tutor, 30);
  const pass = () => notificationsDuring(app, both, () => passTime(app));
  app.clock.advance(8 * hourMs);
  await pass();
  const later = inHours(app, 72);
  await tutor.move(id, later);
  const moved = { tutor: ['booking.moved'], student: ['booking.moved'] };
  expect(await notificationsDuring(app, both, () => student.accept(id))).toEqual(moved);
  expect(await pass()).toEqual({});
  const reminded = { tutor: ['booking.reminded'], student: ['booking.reminded'] };
  for (const hours of [24, 1]) {
    app.clock.advance(later - hours * hourMs - app.clock.now());
    expect([await pass(), await pass()]).toEqual([reminded, {}]);
  }
});

it('every act tells those whom it concerns, each in the reader’s own time zone', async () => {
  const { tutor, student } = await newPair(app, 450_000);
  const both = { tutor, student };
  const notified = (act: () => Promise<unknown>) => notificationsDuring(app, both, act);
  const { pool } = app.platform.database;
  await pool.query(`UPDATE users SET time_zone = 'America/New_York' WHERE id = $1`, [student.userId]);
  const book = async () => (await requested(app, student, tutor.userId)).id;
  const pay = (id: string) => app.platform.database.transaction((tx) => confirmPaid(tx, id, app.clock.now()));
  const paid = async () => {
    const id = await book();
    await tutor.accept(id);
    await pay(id);
    return id;
  };
  const toTutor = (key: string) => ({ tutor: [`booking.${key}`] });
  const toStudent = (key: string) => ({ student: [`booking.${key}`] });
  const toBoth = (key: string) => ({ ...toTutor(key), ...toStudent(key) });

  expect(await notified(book)).toEqual(toTutor('requested'));
  app.clock.advance(24 * hourMs);
  expect(await notified(() => passTime(app))).toEqual(toStudent('unanswered'));
  const unwanted = await book();
  expect(await notified(() => tutor.reject(unwanted))).toEqual(toStudent('rejected'));
  const unpaid = await book();
  expect(await notified(() => tutor.accept(unpaid))).toEqual(toStudent('accepted'));
  app.clock.advance(12 * hourMs);
  expect(await notified(() => passTime(app))).toEqual(toBoth('unpaid'));
  const first = await book();
  await tutor.accept(first);
  expect(await notified(() => pay(first))).toEqual(toBoth('confirmed'));
  expect(await notified(() => student.cancel(first))).toEqual(toTutor('cancelled'));
  const second = await paid();
  expect(await notified(() => tutor.cancel(second))).toEqual(toStudent('cancelled'));

  const afterDeadline = await paid();
  app.clock.advance(30 * hourMs);
  expect(await notified(() => student.cancel(afterDeadline))).toEqual(toTutor('cancelled'));
  expect(await notified(() => tutor.waive(afterDeadline))).toEqual(toStudent('waived'));
  const missed = await paid();
  app.clock.advance(50 * hourMs);
  expect(await notified(() => student.noShow(missed))).toEqual(toTutor('no_show'));
  expect(await notified(() => tutor.dispute(missed))).toEqual(toStudent('disputed'));
  expect(await notified(() => student.dispute(missed))).toEqual({});

  for (const claim of [student.noShow, tutor.complete]) {
    const claimed = await paid();
    app.clock.advance(50 * hourMs);
    await claim(claimed);
    app.clock.advance(72 * hourMs);
    expect(await notified(() => passTime(app))).toEqual(toBoth('claim_settled'));
    expect(await notified(() => passTime(app))).toEqual({});
  }

  const { rows } = await pool.query(
    `SELECT DISTINCT facts->>'side' AS side, facts->>'zone' AS zone, facts->>'other_zone' AS other
     FROM notifications WHERE facts->>'booking_id' = $1 ORDER BY side`,
    [missed],
  );
  expect(rows).toEqual([
    { side: 'student', zone: 'America/New_York', other: 'Africa/Lagos' },
    { side: 'tutor', zone: 'Africa/Lagos', other: 'America/New_York' },
  ]);
});
