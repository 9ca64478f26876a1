/** Tests where the price goes when a session ends, and sessions whose tutor was deleted. */
import { rejectTutor } from '@akada/contract/observers/admin.ts';
import * as administration from '@akada/contract/observers/admin-sessions.ts';
import { listSlots } from '@akada/contract/work/availability.ts';
import * as endpoints from '@akada/contract/work/bookings.ts';
import { saveOffers } from '@akada/contract/work/money/packages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { profileVersion } from '../../testing/tutors.ts';
import { confirmPaid } from './bookings.service.ts';
import { endBookingsOf } from './bookings-erasure.service.ts';
import {
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

/** @returns a paid session */
async function paidSession(hoursAhead = 48) {
  const { tutor, student } = await newPair(app, 450_000);
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

describe('an installation without payments', () => {
  let unpaid: TestApp;
  beforeAll(async () => {
    unpaid = await createTestApp({ env: { PAYMENTS: 'none' } });
  });
  afterAll(() => unpaid.close());

  it('names no price and no trial lesson, and confirms a session when its tutor accepts', async () => {
    const { tutor, student } = await newPair(unpaid, 450_000);
    const trial = { packages: [], trial: { price: 100_000 } };
    expect((await tutor.call(saveOffers, { body: trial })).status).toBe(200);
    const getTime = (hours: number) => iso(inHours(unpaid, hours));
    const free = await student.call(listSlots, {
      params: { id: tutor.userId },
      query: { from: getTime(1), to: getTime(30) },
    });
    expect([free.body.lengths[0].price, free.body.trial]).toEqual([0, null]);
    const { id, price } = await requested(unpaid, student, tutor.userId, 48);
    expect([price, (await tutor.accept(id)).body.state]).toEqual([0, 'confirmed']);

    const admin = await newBooker(unpaid, { role: 'admin' });
    const ordered = await admin.call(administration.createAdminSession, {
      headers: { 'idempotency-key': newId() },
      body: {
        student_id: student.userId,
        tutor_id: tutor.userId,
        starts_at: iso(inHours(unpaid, 72)),
        minutes: 60,
        free: false,
        reason: 'Both have asked for it.',
      },
    });
    expect(ordered.body).toMatchObject({ price: 0, state: 'confirmed' });
  });

  it('removes the price of an earlier request when its tutor accepts', async () => {
    const { tutor, student } = await newPair(unpaid, 450_000);
    const { id } = await requested(unpaid, student, tutor.userId, 48);
    await unpaid.platform.database.pool.query('UPDATE bookings SET price = 450000 WHERE id = $1', [id]);
    expect((await tutor.accept(id)).body).toMatchObject({ state: 'confirmed', price: 0, paid: false });
  });
});

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
    expect((await getNotifications(app, tutor)).at(-1)?.message).toMatch(
      /too late to cancel for free\. ₦4,500, less the commission, comes to you after .+, unless you give it back\.$/,
    );
    const [first, again] = [await tutor.waive(id), await tutor.waive(id)];
    expect([first.body.given_back, again.status]).toEqual([450_000, 200]);
    expect(await settled()).toEqual([['cancelled', 450_000, 450_000]]);
  });

  it('is due after the session, once the time for waiving has passed', async () => {
    const { student, tutor, id, settled } = await paidSession();
    app.clock.advance(30 * hourMs);
    await student.cancel(id);
    app.clock.advance(100 * hourMs);
    await passTime(app);
    await passTime(app);
    expect(await settled()).toEqual([['cancelled', 450_000, 0]]);
    expect(makeCode(await tutor.waive(id))).toEqual([409, 'deadline_passed']);
  });

  it('goes back when the tutor cancels, whenever', async () => {
    const { tutor, id, settled } = await paidSession(3);
    expect((await tutor.cancel(id)).body.given_back).toBe(450_000);
    expect(await settled()).toEqual([['cancelled', 450_000, 450_000]]);
  });

  it('is the tutor’s once the student says that the session took place', async () => {
    const { student, id, settled } = await paidSession();
    expect(makeCode(await student.complete(id))).toEqual([409, 'booking_state']);
    app.clock.advance(50 * hourMs);
    expect((await student.complete(id)).body).toMatchObject({ state: 'completed', given_back: 0 });
    expect(await settled()).toEqual([['completed', 450_000, 0]]);
  });

  it('belongs to the tutor three days after the start, without a report', async () => {
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
    app.clock.advance(hourMs);
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
    expect((await decide('student')).body).toMatchObject({
      state: 'cancelled',
      given_back: 450_000,
      decided: true,
    });
    expect(await tutor.read(id)).toMatchObject({ ended_by: 'admin', decided: true });
    expect((await decide('student')).status).toBe(200);
    const second = await decide('tutor');
    expect([...makeCode(second), second.body.detail]).toEqual([
      409,
      'conflict',
      'This session has changed: it is cancelled. Look at it, then decide again.',
    ]);
    for (const side of [student, tutor])
      expect(
        (await side.titles()).filter((title) => title.startsWith('An administrator decided')),
      ).toHaveLength(1);
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

describe('a deleted or rejected tutor', () => {
  it('returns the price of future sessions after the profile is rejected', async () => {
    const { student, tutor, id, settled } = await paidSession();
    const admin = await newBooker(app, { role: 'admin' });
    const version = await profileVersion(app, tutor.userId);
    const body = { version, reason: 'Say where you studied.' };
    expect((await admin.call(rejectTutor, { params: { id: tutor.userId }, body })).status).toBe(200);
    // Events are delivered, and then the events that follow from them.
    await student.titles();
    expect(await student.titles()).toContain('An administrator cancelled your session');
    expect(await student.read(id)).toMatchObject({ state: 'cancelled', given_back: 450_000 });
    expect(await settled()).toEqual([['cancelled', 450_000, 450_000]]);
  });

  it('returns it after the account is deleted, too, and the student is notified without the name', async () => {
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
