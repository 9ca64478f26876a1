/** The life of a booking: held, requested, answered, moved, ended; and what both hear of it. */
import { rejectTutor } from '@akada/contract/observers/admin.ts';
import * as administration from '@akada/contract/observers/admin-sessions.ts';
import * as hours from '@akada/contract/work/availability.ts';
import * as endpoints from '@akada/contract/work/bookings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTutor, profileVersion } from '../../testing/tutors.ts';
import { confirmPaid, freeTimesAhead, payableBooking } from './bookings.service.ts';
import { endBookingsOf } from './bookings-erasure.service.ts';
import {
  alwaysOpen,
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

const iso = (moment: number) => new Date(moment).toISOString();
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code ?? null];

async function pair(rate = 0) {
  return { tutor: await newBookableTutor(app, { rate }), student: await newBooker(app) };
}

/** @returns the beginnings of an hour that are free between two moments */
async function slots(
  student: Awaited<ReturnType<typeof newBooker>>,
  tutorId: string,
  from: number,
  to: number,
) {
  const query = { from: iso(from), to: iso(to), minutes: '60' };
  const { body } = await student.call(hours.listSlots, { params: { id: tutorId }, query });
  return body.slots.map((slot: { starts_at: string }) => Date.parse(slot.starts_at));
}

describe('free times', () => {
  it('are those of the hours, without what is taken and its pauses', async () => {
    const { tutor, student } = await pair();
    const start = inHours(app, 48);
    const [from, to] = [start - 2 * hourMs, start + 3 * hourMs];
    expect(await slots(student, tutor.userId, from, to)).toHaveLength(17);
    await confirmed(app, student, tutor);
    const free = await slots(student, tutor.userId, from, to);
    const quarters = free.map((at: number) => (at - start) / (hourMs / 4));
    expect(quarters).toEqual([-8, -7, -6, -5, 5, 6, 7, 8]);
  });

  it('are closed on dates with other hours, and open again without them', async () => {
    const { tutor, student } = await pair();
    const day = iso(inHours(app, 72)).slice(0, 10);
    const body = { from_date: day, to_date: day, hours: [{ from: '10:00', to: '11:00' }] };
    const [first, again] = [
      await tutor.call(hours.addException, { body }),
      await tutor.call(hours.addException, { body }),
    ];
    expect([first.status, again.body]).toEqual([201, first.body]);
    const of = [student, tutor.userId, Date.parse(`${day}T00:00Z`), Date.parse(`${day}T20:00Z`)] as const;
    expect((await slots(...of)).map((at: number) => iso(at).slice(11, 16))).toEqual(['09:00']);

    const overlapping = { ...body, to_date: iso(inHours(app, 120)).slice(0, 10) };
    expect(codeOf(await tutor.call(hours.addException, { body: overlapping }))).toEqual([409, 'conflict']);
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
    const { tutor } = await pair();
    const saved = await tutor.call(hours.saveAvailability, { body: { ...alwaysOpen, ...change } });
    expect(codeOf(saved)).toEqual([422, 'validation_failed']);
    expect((await tutor.call(hours.getAvailability)).body).toEqual(alwaysOpen);
  });

  it('exist of approved tutors alone', async () => {
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
    const { tutor, student } = await pair(450_000);
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
    expect(codeOf(await other.hold(tutor.userId, start))).toEqual([409, 'slot_taken']);

    app.clock.advance(120_000);
    const longer = await student.hold(tutor.userId, start, 90);
    expect(longer.body).toMatchObject({ price: 675_000, expires_at: hold.body.expires_at });
    expect((await student.request(hold.body.id)).status).toBe(404);

    app.clock.advance(180_000);
    expect((await other.hold(tutor.userId, start)).status).toBe(201);
    expect(codeOf(await student.request(longer.body.id))).toEqual([409, 'deadline_passed']);
    await passTime(app);
    expect((await student.request(longer.body.id)).status).toBe(404);
  });

  it('is one at a time, and can be given back', async () => {
    const { tutor, student } = await pair();
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
    const { tutor, student } = await pair();
    const held = await student.hold(tutor.userId, inHours(app, ahead), minutes);
    expect(codeOf(held)).toEqual([409, 'outside_hours']);
  });

  it('is none of a length that is not offered, nor at a time of the student’s own session', async () => {
    const { tutor, student } = await pair();
    expect(codeOf(await student.hold(tutor.userId, inHours(app, 48), 45))).toEqual([
      422,
      'validation_failed',
    ]);
    await confirmed(app, student, tutor);
    const second = await newBookableTutor(app);
    const taken = await student.hold(second.userId, inHours(app, 48));
    expect(codeOf(taken)).toEqual([409, 'slot_taken']);
    expect(taken.body.detail).toContain('another session');
  });
});

describe('a request', () => {
  it('is accepted: without a price the session is confirmed, and both hear of it', async () => {
    const { tutor, student } = await pair();
    const booking = await requested(app, student, tutor.userId);
    expect(booking).toMatchObject({
      ...{ state: 'requested', side: 'student', waits_for: 'tutor', price: 0, call_url: null },
      ...{ actions: ['cancel'], expires_at: iso(app.clock.now() + 24 * hourMs), subject: 'Chemistry' },
    });
    expect(await tutor.titles()).toEqual(['Ada Obi asks for a session']);
    expect((await student.accept(booking.id)).status).toBe(409);

    const accepted = await tutor.accept(booking.id);
    expect(accepted.body).toMatchObject({
      ...{ state: 'confirmed', side: 'tutor', waits_for: null, expires_at: null },
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
    const { tutor, student } = await pair(450_000);
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
    expect(await student.titles()).toContain('The session with Chidi Balogun was not paid in time');
    const paid = await app.platform.database.transaction((tx) => confirmPaid(tx, id, app.clock.now()));
    expect(paid).toBe('too_late');
    expect((await student.hold(tutor.userId, inHours(app, 36))).status).toBe(201);
  });

  it('ends by itself, and its hour is free', async () => {
    const { tutor, student } = await pair();
    const { id } = await requested(app, student, tutor.userId);
    app.clock.advance(24 * hourMs);
    expect(codeOf(await tutor.accept(id))).toEqual([409, 'deadline_passed']);
    await passTime(app);
    expect(await student.read(id)).toMatchObject({ state: 'expired', actions: [] });
    expect(await student.titles()).toContain('Chidi Balogun did not answer in time');
  });

  it('is rejected with a reason, once', async () => {
    const { tutor, student } = await pair();
    const { id } = await requested(app, student, tutor.userId);
    const { body } = await tutor.reject(id, 'I travel.');
    expect(body).toMatchObject({ state: 'rejected', end_reason: 'I travel.', ended_by: 'tutor' });
    expect((await tutor.reject(id)).body).toEqual(body);
    expect(codeOf(await tutor.accept(id))).toEqual([409, 'booking_state']);
    expect((await student.hold(tutor.userId, inHours(app, 48))).status).toBe(201);
  });

  it('sent again is the same one; there are two at most to one tutor', async () => {
    const { tutor, student } = await pair();
    const hold = await student.hold(tutor.userId, inHours(app, 48));
    const [first, again] = [await student.request(hold.body.id), await student.request(hold.body.id)];
    expect(again.body).toEqual(first.body);
    await requested(app, student, tutor.userId, 51);
    const third = await student.hold(tutor.userId, inHours(app, 54));
    expect(codeOf(await student.request(third.body.id))).toEqual([409, 'conflict']);
    const { body } = await student.call(endpoints.listBookings, { query: { state: 'waiting' } });
    expect([body.total, body.items[0].id]).toEqual([2, first.body.id]);
  });
});

describe('another hour', () => {
  it('is proposed by the tutor of a request, and accepts it', async () => {
    const { tutor, student } = await pair();
    const { id, starts_at: before } = await requested(app, student, tutor.userId);
    const wanted = inHours(app, 60);
    const { body } = await tutor.move(id, wanted);
    expect(body).toMatchObject({
      state: 'requested',
      waits_for: 'student',
      proposal: { starts_at: iso(wanted), by: 'tutor' },
    });
    const other = await newBooker(app);
    for (const hour of [Date.parse(before), wanted])
      expect(codeOf(await other.hold(tutor.userId, hour))).toEqual([409, 'slot_taken']);

    const moved = await student.accept(id);
    expect(moved.body).toMatchObject({ state: 'confirmed', starts_at: iso(wanted), proposal: null });
    expect((await other.hold(tutor.userId, Date.parse(before))).status).toBe(201);
    expect(codeOf(await other.hold(tutor.userId, wanted))).toEqual([409, 'slot_taken']);
  });

  it('of a confirmed session may overlap the old one, and needs the other’s yes', async () => {
    const { tutor, student } = await pair();
    const { id, starts_at: before } = await confirmed(app, student, tutor);
    const wanted = Date.parse(before) + hourMs / 2;
    expect((await student.move(id, wanted)).body.proposal).toMatchObject({ by: 'student' });
    expect(codeOf(await student.accept(id))).toEqual([409, 'booking_state']);
    expect((await tutor.accept(id)).body).toMatchObject({ state: 'confirmed', starts_at: iso(wanted) });
    expect(await student.titles()).toContain('Your session with Chidi Balogun has another hour');
  });

  it('that is not wanted, or not answered, leaves the session as it was', async () => {
    const { tutor, student } = await pair();
    const { id, starts_at: before } = await confirmed(app, student, tutor);
    await student.move(id, inHours(app, 60));
    expect((await tutor.reject(id)).body).toMatchObject({
      state: 'confirmed',
      starts_at: before,
      proposal: null,
    });
    await student.move(id, inHours(app, 60));
    app.clock.advance(24 * hourMs);
    await passTime(app);
    expect(await student.read(id)).toMatchObject({ state: 'confirmed', starts_at: before, proposal: null });
    const other = await newBooker(app);
    expect((await other.hold(tutor.userId, inHours(app, 36))).status).toBe(201);
  });

  it('is no way around the time for cancelling', async () => {
    const { tutor, student } = await pair();
    const { id } = await confirmed(app, student, tutor, 30);
    app.clock.advance(8 * hourMs);
    expect(codeOf(await student.move(id, inHours(app, 60)))).toEqual([409, 'deadline_passed']);
    expect((await tutor.move(id, inHours(app, 60))).status).toBe(200);
  });
});

/** @returns a paid session */
async function paidSession(hoursAhead = 48) {
  const { tutor, student } = await pair(450_000);
  const { id } = await requested(app, student, tutor.userId, hoursAhead);
  await tutor.accept(id);
  const pay = () => app.platform.database.transaction((tx) => confirmPaid(tx, id, app.clock.now()));
  expect([await pay(), await pay()]).toEqual(['confirmed', 'too_late']);
  const settled = async () => {
    const { rows } = await app.platform.database.pool.query(
      "SELECT facts FROM outbox_events WHERE name = 'booking.settled' AND subject_id = $1",
      [id],
    );
    return rows.map(({ facts }) => [facts.state, facts.price, facts.given_back]);
  };
  return { tutor, student, id, settled };
}

describe('the price of a paid session', () => {
  it('goes back to a student who cancels in time', async () => {
    const { student, tutor, id, settled } = await paidSession();
    expect(await student.read(id)).toMatchObject({ paid: true, back_if_cancelled: 450_000 });
    const { body } = await student.cancel(id, 'I am ill.');
    expect(body).toMatchObject({ state: 'cancelled', given_back: 450_000, ended_by: 'student' });
    expect((await student.cancel(id)).body).toEqual(body);
    expect(await settled()).toEqual([['cancelled', 450_000, 450_000]]);
    expect(await tutor.titles()).toContain('Ada Obi cancelled your session');
  });

  it('is due after that, unless the tutor waives it', async () => {
    const { student, tutor, id, settled } = await paidSession();
    app.clock.advance(30 * hourMs);
    expect(await student.read(id)).toMatchObject({ back_if_cancelled: 0 });
    await student.cancel(id);
    expect(await settled()).toEqual([]);
    const [first, again] = [await tutor.waive(id), await tutor.waive(id)];
    expect([first.body.given_back, again.status]).toEqual([450_000, 200]);
    expect(await settled()).toEqual([['cancelled', 450_000, 450_000]]);
  });

  it('is due after that, once the time for waiving is over', async () => {
    const { student, tutor, id, settled } = await paidSession();
    app.clock.advance(30 * hourMs);
    await student.cancel(id);
    app.clock.advance(100 * hourMs);
    await passTime(app);
    await passTime(app);
    expect(await settled()).toEqual([['cancelled', 450_000, 0]]);
    expect(codeOf(await tutor.waive(id))).toEqual([409, 'deadline_passed']);
  });

  it('goes back when the tutor cancels, whenever', async () => {
    const { tutor, id, settled } = await paidSession(3);
    expect((await tutor.cancel(id)).body.given_back).toBe(450_000);
    expect(await settled()).toEqual([['cancelled', 450_000, 450_000]]);
  });

  it('is the tutor’s once the student says that the session took place', async () => {
    const { student, id, settled } = await paidSession();
    expect(codeOf(await student.complete(id))).toEqual([409, 'booking_state']);
    app.clock.advance(50 * hourMs);
    expect((await student.complete(id)).body).toMatchObject({ state: 'completed', given_back: 0 });
    expect(await settled()).toEqual([['completed', 450_000, 0]]);
  });

  it('is the tutor’s three days after the beginning, where nobody says anything', async () => {
    const { student, id, settled } = await paidSession();
    app.clock.advance(49 * hourMs + 72 * hourMs);
    await passTime(app);
    expect(await student.read(id)).toMatchObject({ state: 'completed', ended_by: 'clock' });
    expect(await settled()).toEqual([['completed', 450_000, 0]]);
  });

  it('waits where the two disagree, until an administrator decides', async () => {
    const { student, tutor, id, settled } = await paidSession();
    const admin = await newBooker(app, { role: 'admin' });
    app.clock.advance(50 * hourMs);
    expect((await student.noShow(id)).body.state).toBe('no_show');
    expect((await tutor.noShow(id)).body.state).toBe('disputed');
    app.clock.advance(200 * hourMs);
    await passTime(app);
    expect(await settled()).toEqual([]);
    const { body } = await admin.call(administration.readAdminSession, { params: { id } });
    expect(body.words).toMatchObject([
      { side: 'student', action: 'no_show', text: 'I waited.' },
      { side: 'tutor', action: 'no_show', text: 'I waited.' },
    ]);
    const decide = (to: 'student' | 'tutor') =>
      admin.call(administration.decideDispute, {
        params: { id },
        body: { seen: body.seen, for: to, reason: 'The call log says so.' },
      });
    expect((await decide('student')).body).toMatchObject({ state: 'cancelled', given_back: 450_000 });
    expect((await decide('student')).status).toBe(200);
    const second = await decide('tutor');
    expect([...codeOf(second), second.body.detail]).toEqual([
      ...[409, 'conflict'],
      'This session was changed meanwhile: it is cancelled. Look at it, then decide again.',
    ]);
    for (const side of [student, tutor])
      expect((await side.titles()).filter((title) => title.startsWith('It is decided'))).toHaveLength(1);
    expect(await settled()).toEqual([['cancelled', 450_000, 450_000]]);
  });

  it('goes back to a student whose tutor did not come and says nothing', async () => {
    const { student, id, settled } = await paidSession();
    app.clock.advance(49 * hourMs + 1_200_000);
    await student.noShow(id);
    app.clock.advance(72 * hourMs);
    await passTime(app);
    expect(await settled()).toEqual([['no_show', 450_000, 450_000]]);
  });
});

describe('a tutor who is gone', () => {
  it('because the profile is rejected, gives back what has not begun', async () => {
    const { student, tutor, id, settled } = await paidSession();
    const admin = await newBooker(app, { role: 'admin' });
    const version = await profileVersion(app, tutor.userId);
    const body = { version, reason: 'Say where you studied.' };
    expect((await admin.call(rejectTutor, { params: { id: tutor.userId }, body })).status).toBe(200);
    // What follows is delivered, and then what follows from that.
    await student.titles();
    expect(await student.titles()).toContain('Chidi Balogun cancelled your session');
    expect(await student.read(id)).toMatchObject({ state: 'cancelled', given_back: 450_000 });
    expect(await settled()).toEqual([['cancelled', 450_000, 450_000]]);
  });

  it('with the account, too, and the student is notified without the name', async () => {
    const { student, tutor, settled } = await paidSession();
    await app.platform.database.transaction(async (tx) => {
      await endBookingsOf(tx, tutor.userId, app.clock.now());
    });
    await app.platform.database.pool.query('DELETE FROM users WHERE id = $1', [tutor.userId]);
    expect(await student.titles()).toContain('Your tutor cancelled your session');
    expect((await student.call(endpoints.listBookings)).body.total).toBe(0);
    expect(await settled()).toEqual([['cancelled', 450_000, 450_000]]);
  });
});

it('reminders are sent a day and an hour before, of sessions that still stand then', async () => {
  const { tutor, student } = await pair();
  const { id } = await confirmed(app, student, tutor);
  const off = await confirmed(app, student, tutor, 51);
  app.clock.advance(28 * hourMs);
  await tutor.cancel(off.id);
  for (let count = 0; count < 2; count += 1) await passTime(app);
  const reminder = 'Your session with Chidi Balogun is soon';
  expect((await student.titles()).filter((title) => title === reminder)).toHaveLength(1);
  app.clock.advance(Date.parse((await student.read(id)).starts_at) - app.clock.now() - 3_000_000);
  for (let count = 0; count < 2; count += 1) await passTime(app);
  expect((await student.titles()).filter((title) => title === reminder)).toHaveLength(2);
});

it('what another feature asks of free times is what students see', async () => {
  const { tutor } = await pair();
  const { db } = app.platform.database;
  const [first] = await freeTimesAhead(db, tutor.userId, app.clock.now(), 2);
  expect(first).toEqual({ from: app.clock.now(), to: app.clock.now() + 48 * hourMs });
});
