/** Packages of lessons and the trial lesson, from the payment to the last lesson or the refund of the rest. */
import { getPayment } from '@akada/contract/base/payments.ts';
import { listSlots } from '@akada/contract/work/availability.ts';
import { holdHour } from '@akada/contract/work/bookings.ts';
import { getEarnings } from '@akada/contract/work/money/earnings.ts';
import { buyPackage, getOffers, getTutorOffers, saveOffers } from '@akada/contract/work/money/packages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { hourMs, inHours, iso, makeCode, newBooker, passTime } from '../bookings/testing/booking-people.ts';
import { getBalances, rate, settle } from '../earnings/testing/paid-sessions.ts';
import { decideDispute, openDispute } from '../payments/testing/chargebacks.ts';
import { atCheckout, cards, openGateway } from '../payments/testing/gateway.ts';
import { getRows } from '../subscriptions/testing/subscribers.ts';
import {
  ask,
  buy,
  end,
  lessonPrice,
  newPackagePair,
  packageFee,
  passPackageTime,
  readPackages,
} from './testing/package-people.ts';
import { offer } from './testing/packages.samples.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

const dayMs = 24 * hourMs;

type Pair = Awaited<ReturnType<typeof newPackagePair>>;

/** @returns a pair whose student has paid for five lessons */
async function newBuyer() {
  const pair = await newPackagePair(app);
  const reference = await buy(app, pair.student, pair.tutor.userId);
  await pair.student.call(getPayment, { params: { reference } });
  const [bought] = await readPackages(pair.student);
  return { ...pair, reference, id: bought.id as string };
}

/** @returns a confirmed session that used a lesson */
async function useLesson({ student, tutor }: Pair, hours: number): Promise<string> {
  const { id } = await ask(app, student, tutor.userId, hours);
  expect((await tutor.accept(id)).body).toMatchObject({ state: 'confirmed', paid: true, uses_lesson: true });
  return id;
}

/** Refunds in progress arrive after a minute. */
const arrive = async () => {
  for (let round = 0; round < 2; round += 1) {
    await settle(app);
    app.clock.advance(60_000);
  }
};

const readRefund = async ({ student }: Pair, reference: string) =>
  (await student.call(getPayment, { params: { reference } })).body.refund;

describe('the offers of a tutor', () => {
  it('are saved as one, read by students with the single price, and rejected with bad figures', async () => {
    const { tutor, student } = await newPackagePair(app);
    expect((await tutor.call(getOffers, {})).body).toEqual({ packages: [offer], trial: { price: 0 } });
    const { body } = await student.call(getTutorOffers, { params: { id: tutor.userId } });
    expect(body).toEqual({
      packages: [{ ...offer, single_price: rate }],
      trial: { minutes: 30, price: 0 },
      mine: [],
    });
    for (const packages of [
      [offer, offer],
      [{ ...offer, price: offer.price + 1 }],
      [{ ...offer, price: 0 }],
      [{ ...offer, lessons: 7 }],
      [{ ...offer, minutes: 50 }],
      [{ ...offer, valid_days: 0 }],
    ]) {
      const { status } = await tutor.call(saveOffers, { body: { packages, trial: null } });
      expect(status).toBe(422);
    }
    expect((await tutor.call(saveOffers, { body: { packages: [], trial: null } })).body.trial).toBeNull();
    expect(makeCode(await student.call(buyPackage, buying(tutor.userId)))).toEqual([409, 'conflict']);
  });

  it('are bought at the price that was seen, once for two presses, and a second payment goes back', async () => {
    const { tutor, student } = await newPackagePair(app);
    const wrong = { lessons: 5, price: offer.price - 100 };
    const rejected = await student.call(buyPackage, { params: { id: tutor.userId }, body: wrong });
    expect(makeCode(rejected)).toEqual([409, 'conflict']);
    const [first, second] = await Promise.all([
      student.call(buyPackage, buying(tutor.userId)),
      student.call(buyPackage, buying(tutor.userId)),
    ]);
    expect(second.body.reference).toBe(first.body.reference);

    app.clock.advance(hourMs);
    const third = await student.call(buyPackage, buying(tutor.userId));
    expect(third.body.reference).not.toBe(first.body.reference);
    expect(await readPackages(student)).toEqual([]);
    const notified = await notificationsDuring(app, { student, tutor }, async () => {
      for (const { body } of [first, third])
        await atCheckout(app, body.authorization_url, 'card', { number: cards.good });
      await settle(app);
    });
    expect(notified).toEqual({
      student: ['package.bought', 'package.not_possible'],
      tutor: ['package.bought'],
    });
    expect(await readPackages(student)).toHaveLength(1);
    const balances = await Promise.all([first, third].map(({ body }) => getBalances(app, body.reference)));
    expect(balances.map(({ held_for_packages: heldPrice }) => heldPrice ?? 0).sort()).toEqual([
      -offer.price,
      0,
    ]);
  });
});

const buying = (id: string) => ({ params: { id }, body: { lessons: 5, price: offer.price } });

describe('a lesson of a package', () => {
  it('is reserved by a request, pays when the tutor accepts, and becomes earnings without another payment', async () => {
    const buyer = await newBuyer();
    const { student, tutor, reference } = buyer;
    const received = { at_provider: offer.price - packageFee, provider_fees: packageFee };
    expect(await getBalances(app, reference)).toEqual({ ...received, held_for_packages: -offer.price });
    const request = await ask(app, student, tutor.userId, 48);
    expect(request).toMatchObject({ state: 'requested', price: lessonPrice, uses_lesson: true, paid: false });
    expect(await readPackages(tutor)).toMatchObject([{ side: 'tutor', booked: 1, used: 0, refund: null }]);

    const notified = await notificationsDuring(app, { student, tutor }, () => tutor.accept(request.id));
    expect(notified).toEqual({ student: ['booking.confirmed'], tutor: ['booking.confirmed'] });
    expect((await tutor.call(getEarnings, {})).body).toMatchObject({ waiting: 340_000, available: 0 });
    app.clock.advance(50 * hourMs);
    await student.complete(request.id);
    await settle(app);
    expect(await readPackages(student)).toMatchObject([{ booked: 0, used: 1, state: 'active' }]);
    expect((await tutor.call(getEarnings, {})).body).toMatchObject({ waiting: 0, available: 340_000 });
    const [{ reference: lesson }] = await getRows(
      app,
      'SELECT reference FROM held_payments WHERE subject_id = $1',
      [request.id],
    );
    expect(await getBalances(app, lesson)).toEqual({
      held_for_packages: lessonPrice,
      owed_to_tutors: -340_000,
      commission_income: -60_000,
    });
  });

  it('returns to the package when it is rejected, expired or cancelled in time, and stays used when it is late', async () => {
    const buyer = await newBuyer();
    const { student, tutor } = buyer;
    const left = async () => {
      await settle(app);
      const [{ booked, used }] = await readPackages(student);
      return { booked, used };
    };
    const { id: rejected } = await ask(app, student, tutor.userId, 60);
    await tutor.reject(rejected);
    expect(await left()).toEqual({ booked: 0, used: 0 });
    await ask(app, student, tutor.userId, 60);
    app.clock.advance(25 * hourMs);
    await passTime(app);
    expect(await left()).toEqual({ booked: 0, used: 0 });

    const inTime = await useLesson(buyer, 60);
    const notified = await notificationsDuring(app, { student, tutor }, () => tutor.cancel(inTime));
    expect(notified).toEqual({ student: ['booking.cancelled'] });
    expect(await student.titles()).toContain('Chidi Balogun cancelled your session');
    expect(await left()).toEqual({ booked: 0, used: 0 });
    expect(await student.read(inTime)).toMatchObject({ given_back: lessonPrice, refund: null });

    const late = await useLesson(buyer, 20);
    await student.cancel(late);
    expect(await left()).toEqual({ booked: 1, used: 0 });
    app.clock.advance(100 * hourMs);
    await passTime(app);
    expect(await left()).toEqual({ booked: 0, used: 1 });
  });

  it('pays only for its length, its tutor and its time, and the last one only once', async () => {
    const buyer = await newBuyer();
    const { student, tutor } = buyer;
    const short = await student.hold(tutor.userId, inHours(app, 30), 30);
    expect((await student.request(short.body.id)).body).toMatchObject({
      uses_lesson: false,
      price: rate / 2,
    });
    for (const hours of [40, 44, 48, 52]) await useLesson(buyer, hours);
    const holder = await student.hold(tutor.userId, inHours(app, 56));
    expect((await student.request(holder.body.id)).body.uses_lesson).toBe(true);
    const next = await student.hold(tutor.userId, inHours(app, 60));
    const { status, body } = await student.request(next.body.id);
    expect([status, body.code]).toEqual([409, 'conflict']);
    await student.cancel(short.body.id);
    expect((await student.request(next.body.id)).body).toMatchObject({ uses_lesson: false, price: rate });
  });

  it('is not reserved beyond the end of the package', async () => {
    const { student, tutor } = await newBuyer();
    app.clock.advance(60 * dayMs);
    expect(await ask(app, student, tutor.userId, 31 * 24)).toMatchObject({ uses_lesson: false, price: rate });
  });
});

describe('a dispute about the payment of a package', () => {
  it('stops bookings and refunds until it is decided, and a won one lets the refund through', async () => {
    const buyer = await newBuyer();
    const { student, tutor, reference, id } = buyer;
    const request = await ask(app, student, tutor.userId, 48);
    const notified = await notificationsDuring(app, { student, tutor }, async () => {
      await openDispute(app, reference);
      await arrive();
    });
    const key = 'payment.chargeback_opened';
    expect(notified).toEqual({ student: [key], tutor: [key] });
    expect(await readPackages(student)).toMatchObject([
      { frozen: true, chargeback: { state: 'evidence_due' } },
    ]);
    expect(await readPackages(tutor)).toMatchObject([{ frozen: true, chargeback: null }]);
    expect(makeCode(await tutor.accept(request.id))).toEqual([409, 'conflict']);
    expect(await ask(app, student, tutor.userId, 60)).toMatchObject({ uses_lesson: false });
    await tutor.reject(request.id);
    expect((await end(student, id)).body).toMatchObject({ state: 'closing', refund: null });
    await passPackageTime(app);

    await decideDispute(app, reference, 'win');
    await arrive();
    await passPackageTime(app);
    await arrive();
    expect(await readPackages(student)).toMatchObject([
      { state: 'ended', frozen: false, refund: { amount: offer.price, state: 'processed' } },
    ]);
  });

  it('takes, when lost, the money of unused lessons, ends the package, and leaves booked lessons paid', async () => {
    const buyer = await newBuyer();
    const { student, tutor, reference } = buyer;
    const session = await useLesson(buyer, 48);
    const request = await ask(app, student, tutor.userId, 60);
    await openDispute(app, reference, 3 * lessonPrice + 100_000);
    await arrive();
    await decideDispute(app, reference, 'lose');
    await arrive();
    expect(await readPackages(student)).toMatchObject([
      { state: 'closing', ended_by: 'bank', frozen: false },
    ]);
    expect(makeCode(await tutor.accept(request.id))).toEqual([409, 'conflict']);
    await tutor.reject(request.id);
    app.clock.advance(50 * hourMs);
    await student.complete(session);
    await settle(app);
    await passPackageTime(app);
    await arrive();
    // Four lessons were unused: the bank took three and a quarter of them, and the rest goes back.
    const refund = { amount: lessonPrice - 100_000, state: 'processed', actor: 'clock' };
    expect(await readPackages(student)).toMatchObject([{ state: 'ended', used: 1, refund }]);
    expect((await tutor.call(getEarnings, {})).body).toMatchObject({ waiting: 0, available: 340_000 });
    expect(await getBalances(app, reference)).toEqual({
      at_provider: offer.price - packageFee - 4 * lessonPrice,
      provider_fees: packageFee,
      held_for_packages: -lessonPrice,
    });
  });

  it('leaves the platform, when lost about all of it, with the price of booked lessons', async () => {
    const buyer = await newBuyer();
    const { student, tutor, reference } = buyer;
    const session = await useLesson(buyer, 48);
    await openDispute(app, reference);
    await arrive();
    await decideDispute(app, reference, 'lose');
    await arrive();
    expect(await getBalances(app, reference)).toEqual({
      at_provider: -packageFee,
      provider_fees: packageFee,
      held_for_packages: -lessonPrice,
      commission_income: lessonPrice,
    });
    expect((await tutor.call(getEarnings, {})).body).toMatchObject({ waiting: 340_000 });
    // The bank has returned the price of this lesson, so it is not refunded again.
    await tutor.cancel(session);
    await arrive();
    await passPackageTime(app);
    await arrive();
    expect(await readPackages(student)).toMatchObject([
      { state: 'ended', used: 0, chargeback: { state: 'lost' }, refund: null },
    ]);
    expect(await getBalances(app, reference)).toEqual({
      at_provider: -packageFee,
      provider_fees: packageFee,
    });
  });
});

describe('the end of a package', () => {
  it('waits for booked lessons, and refunds the rest once, to the student', async () => {
    const buyer = await newBuyer();
    const { student, tutor, reference, id } = buyer;
    const session = await useLesson(buyer, 48);
    expect((await end(await newBooker(app), id)).status).toBe(404);
    expect((await end(student, id)).body).toMatchObject({ state: 'closing', booked: 1, refund: null });
    expect(await ask(app, student, tutor.userId, 60)).toMatchObject({ uses_lesson: false });
    app.clock.advance(50 * hourMs);
    await student.complete(session);
    await settle(app);
    const notified = await notificationsDuring(app, { student, tutor }, async () => {
      await passPackageTime(app);
      await passPackageTime(app);
      await end(student, id);
    });
    expect(notified).toEqual({ student: ['package.ended'], tutor: ['package.ended'] });
    await arrive();
    const amount = 4 * lessonPrice;
    const refund = { amount, processed: amount, actor: 'student', state: 'processed' };
    expect(await readRefund(buyer, reference)).toEqual(refund);
    expect(await readPackages(student)).toMatchObject([
      { state: 'ended', used: 1, ended_by: 'student', refund },
    ]);
    expect(await getBalances(app, reference)).toEqual({
      at_provider: offer.price - packageFee - 4 * lessonPrice,
      provider_fees: packageFee,
      held_for_packages: -lessonPrice,
    });
  });

  it('gives a lesson back that returns after it, with the other unused ones and one notification', async () => {
    const buyer = await newBuyer();
    const { student, tutor, reference, id } = buyer;
    const session = await useLesson(buyer, 48);
    await end(student, id);
    const notified = await notificationsDuring(app, { student, tutor }, async () => {
      await tutor.cancel(session);
      await settle(app);
      await passPackageTime(app);
    });
    expect(notified).toEqual({ student: ['booking.cancelled', 'package.ended'], tutor: ['package.ended'] });
    await arrive();
    expect((await readRefund(buyer, reference))?.amount).toBe(offer.price);
    expect(await student.read(session)).toMatchObject({ given_back: lessonPrice });
    expect((await getBalances(app, reference)).held_for_packages).toBeUndefined();
  });

  it('comes by its date, after a reminder, and nothing ends twice for two acts at once', async () => {
    const buyer = await newBuyer();
    const { student, tutor, reference, id } = buyer;
    app.clock.advance(84 * dayMs);
    const reminded = await notificationsDuring(app, { student, tutor }, async () => {
      await passPackageTime(app);
      await passPackageTime(app);
    });
    expect(reminded).toEqual({ student: ['package.ends_soon'] });
    app.clock.advance(7 * dayMs);
    const sql = 'SELECT 1 FROM lesson_packages WHERE id = $1 FOR UPDATE';
    await inLine(app, { sql, values: [id] }, [() => passPackageTime(app), () => end(student, id)]);
    await settle(app);
    const [ended] = await readPackages(student);
    expect(ended).toMatchObject({ state: 'ended', ended_by: 'clock', refund: { amount: offer.price } });
    expect((await getBalances(app, reference)).held_for_packages).toBeUndefined();
  });

  it('follows when the student or the tutor leaves, and the money goes back all the same', async () => {
    const [one, other] = [await newBuyer(), await newBuyer()];
    await getRows(app, 'DELETE FROM users WHERE id = $1 RETURNING id', [one.student.userId]);
    await getRows(
      app,
      `UPDATE tutor_profiles SET state = 'rejected', rejection_reason = 'Away.' WHERE user_id = $1 RETURNING 1`,
      [other.tutor.userId],
    );
    await passPackageTime(app);
    await arrive();
    for (const { reference } of [one, other]) {
      const balances = { at_provider: -packageFee, provider_fees: packageFee };
      expect(await getBalances(app, reference)).toEqual(balances);
    }
    expect(await readPackages(other.student)).toMatchObject([{ state: 'ended', refund: { actor: 'clock' } }]);
  });
});

describe('a trial lesson', () => {
  const hold = ({ student, tutor }: Pair, hours: number, trial = true) =>
    student.call(holdHour, {
      body: { tutor_id: tutor.userId, starts_at: iso(inHours(app, hours)), minutes: 60, trial },
    });
  const readTrial = async ({ student, tutor }: Pair) => {
    const range = { from: iso(app.clock.now()), to: iso(app.clock.now() + dayMs) };
    return (await student.call(listSlots, { params: { id: tutor.userId }, query: range })).body.trial;
  };

  it('is half an hour at its own price, once for a pair unless it did not take place', async () => {
    const pair = await newPackagePair(app);
    const { student, tutor } = pair;
    expect(await readTrial(pair)).toEqual({ minutes: 30, price: 0 });
    await hold(pair, 30);
    const second = await hold(pair, 31);
    expect(second.body).toMatchObject({ price: 0 });
    const { body: trial } = await student.request(second.body.id);
    expect(Date.parse(trial.ends_at) - Date.parse(trial.starts_at)).toBe(hourMs / 2);
    expect(trial).toMatchObject({ is_trial: true, state: 'requested' });
    expect(await readTrial(pair)).toBeNull();
    expect(makeCode(await hold(pair, 40))).toEqual([409, 'conflict']);

    await tutor.reject(trial.id);
    const third = await hold(pair, 41);
    await student.request(third.body.id);
    expect((await tutor.accept(third.body.id)).body.state).toBe('confirmed');
    expect(makeCode(await hold(pair, 60))).toEqual([409, 'conflict']);
    expect((await hold(pair, 60, false)).body.price).toBe(rate);
  });

  it('with a price is paid like a session, and a package does not pay for it', async () => {
    const pair = await newBuyer();
    await pair.tutor.call(saveOffers, { body: { packages: [], trial: { price: 50_000 } } });
    const { body } = await hold(pair, 30);
    expect((await pair.student.request(body.id)).body).toMatchObject({ price: 50_000, uses_lesson: false });
    expect((await pair.tutor.accept(body.id)).body.state).toBe('accepted');
  });
});
