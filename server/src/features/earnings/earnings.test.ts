/** Money of sessions, from the payment to the tutor or back to the student, against the sandbox over HTTP. */
import { getPayment, listPayments } from '@akada/contract/base/payments.ts';
import { getSubscription } from '@akada/contract/base/subscriptions.ts';
import {
  exportEarnings,
  getEarnings,
  getTutorAnalytics,
  payForSession,
} from '@akada/contract/work/money/earnings.ts';
import { joinTutorial, leaveTutorial, payForSeat } from '@akada/contract/work/tutorials.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heardDuring } from '../../testing/heard-hints.ts';
import { signIn } from '../../testing/people.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  hourMs,
  newBookableTutor,
  newBooker,
  passTime,
  requested,
} from '../bookings/testing/booking-people.ts';
import { atCheckout, breakGateway, cards, notifyGateway, openGateway } from '../payments/testing/gateway.ts';
import { getRows } from '../subscriptions/testing/subscribers.ts';
import { insertTutorial } from '../tutorials/testing/tutorials.samples.ts';
import { acceptedPair, begin, getBalances, pay, paymentOf, rate, settle } from './testing/paid-sessions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

/** 1.5 %, and 100 naira from 2,500 naira on. */
const fee = 16_750;
const share = 382_500;
const atProvider = rate - fee;

type Caller = Awaited<ReturnType<typeof newBooker>>;
const earningsOf = async (tutor: Caller) => (await tutor.call(getEarnings)).body;

describe('a session that was accepted', () => {
  it('is confirmed by its payment, whose price is held; afterwards the tutor gets it without the commission', async () => {
    const { tutor, student, id } = await acceptedPair(app);
    const { reference, payment } = await pay(app, student, id);
    expect(payment).toMatchObject({ state: 'paid', purpose: 'session', subject_id: id, refund: null });
    expect(await student.read(id)).toMatchObject({ state: 'confirmed', paid: true });
    const held = { at_provider: atProvider, held_for_sessions: -rate, provider_fees: fee };
    expect(await getBalances(app, reference)).toEqual(held);
    expect(await earningsOf(tutor)).toMatchObject({ available: 0, waiting: share, waiting_sessions: 1 });

    app.clock.advance(49 * hourMs + hourMs);
    await student.complete(id);
    expect(await heardDuring(app, tutor.userId, () => settle(app))).toContainEqual({
      topic: 'account',
      id: null,
    });
    expect(await getBalances(app, reference)).toEqual({
      at_provider: atProvider,
      provider_fees: fee,
      owed_to_tutors: -share,
      commission_income: share - rate,
    });
    const { lines, ...sums } = await earningsOf(tutor);
    expect(sums).toMatchObject({ available: share, waiting: 0, commission_percent: 15 });
    expect(sums.months.at(-1)).toEqual({ month: '2026-11', amount: share });
    expect(lines.items).toEqual([
      {
        kind: 'session',
        session_id: id,
        title: 'Chemistry',
        student: 'Ada Obi',
        seats: 1,
        minutes: 60,
        paid: rate,
        amount: share,
        state: 'available',
        starts_at: lines.items[0].starts_at,
      },
    ]);
    const { text } = await csv(tutor);
    expect(text.split('\r\n')[1]).toBe(
      `2026-11-29,session,Chemistry,Ada Obi,60,1,4500.00,3825.00,Earned,${id}`,
    );
  });

  it('is earned in the tutor’s month only, if it begins at 23:00 UTC on the last of a month', async () => {
    const previous = app.clock.now();
    app.clock.advance(Date.parse('2026-11-29T23:00:00Z') - previous);
    const { tutor, student, id } = await acceptedPair(app, 24);
    await getRows(app, "UPDATE users SET time_zone = 'Africa/Lagos' WHERE id = $1", [tutor.userId]);
    await pay(app, student, id);
    expect((await student.read(id)).starts_at).toBe('2026-11-30T23:00:00.000Z');
    app.clock.advance(26 * hourMs);
    await student.complete(id);
    await settle(app);
    const { months } = await earningsOf(tutor);
    expect(months.slice(-2)).toEqual([
      { month: '2026-11', amount: 0 },
      { month: '2026-12', amount: share },
    ]);
    const getLines = async (month: string) =>
      (await tutor.call(getEarnings, { query: { month } })).body.lines;
    expect([(await getLines('2026-11')).total, (await getLines('2026-12')).total]).toEqual([0, 1]);
    const pastLast = { month: '2026-12', skip: '1' };
    expect((await tutor.call(getEarnings, { query: pastLast })).body.lines).toEqual({ items: [], total: 1 });
    const { text } = await csv(tutor);
    expect(text).toContain('\r\n2026-12-01,session,');
    app.clock.advance(previous - app.clock.now());
  });

  it('is earned at the hour to which the two moved it', async () => {
    const { tutor, student, id } = await acceptedPair(app);
    await pay(app, student, id);
    const later = Date.parse((await student.read(id)).starts_at) + 24 * hourMs;
    await student.move(id, later);
    expect((await tutor.accept(id)).body.starts_at).toBe(new Date(later).toISOString());
    await settle(app);
    const { lines } = await earningsOf(tutor);
    expect(lines.items).toMatchObject([{ starts_at: new Date(later).toISOString(), minutes: 60 }]);
  });

  it('costs nothing where its tutor asks nothing', async () => {
    const tutor = await newBookableTutor(app);
    const student = await newBooker(app);
    const { id } = await requested(app, student, tutor.userId);
    expect((await tutor.accept(id)).body.state).toBe('confirmed');
    expect((await student.call(payForSession, { params: { id } })).status).toBe(409);
    expect(await paymentOf(student, id)).toBe(null);
  });

  it('is paid once by three presses and twenty concurrent reads', async () => {
    const { student, id } = await acceptedPair(app);
    const starts = await Promise.all([begin(student, id), begin(student, id), begin(student, id)]);
    const [{ reference, authorization_url: url }] = starts;
    expect(new Set(starts.map((start) => start.reference)).size).toBe(1);
    await atCheckout(app, url, 'card', { number: cards.good });
    await Promise.all(Array.from({ length: 20 }, () => student.call(getPayment, { params: { reference } })));
    await settle(app);
    expect(await getBalances(app, reference)).toMatchObject({ held_for_sessions: -rate });
    expect((await student.call(payForSession, { params: { id } })).status).toBe(409);
  });
});

async function csv(tutor: Caller): Promise<{ text: string }> {
  const { access_token } = await signIn(app, tutor);
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await app.http.inject({ method: 'GET', url: `/api/v1${exportEarnings.path}`, headers });
  return { text: answer.body };
}

describe('money goes back', () => {
  it('when the tutor cancels, with the state that the provider has', async () => {
    const { tutor, student, id } = await acceptedPair(app);
    const { reference } = await pay(app, student, id);
    await tutor.cancel(id);
    await settle(app);
    expect((await paymentOf(student, id)).refund).toEqual({
      amount: rate,
      state: 'pending',
      actor: 'tutor',
      processed: 0,
    });
    expect(await getBalances(app, reference)).toMatchObject({ refunds_under_way: -rate });
    app.clock.advance(60_000);
    await settle(app);
    expect((await paymentOf(student, id)).refund).toEqual({
      amount: rate,
      state: 'processed',
      actor: 'tutor',
      processed: rate,
    });
    expect(await getBalances(app, reference)).toEqual({ at_provider: -fee, provider_fees: fee });
    expect((await earningsOf(tutor)).lines.items).toMatchObject([
      { state: 'returned', amount: 0, paid: rate },
    ]);
  });

  it('when the student cancels in time, and is due later unless the tutor waives it', async () => {
    const [early, due, waived] = [
      await acceptedPair(app),
      await acceptedPair(app, 52),
      await acceptedPair(app, 56),
    ];
    for (const { student, id } of [early, due, waived]) await pay(app, student, id);
    await early.student.cancel(early.id);
    app.clock.advance(40 * hourMs);
    await due.student.cancel(due.id);
    await waived.student.cancel(waived.id);
    await waived.tutor.waive(waived.id);
    await settle(app);
    app.clock.advance(120 * hourMs);
    await passTime(app);
    await settle(app);
    const getRefund = async ({ student, id }: typeof early) =>
      (await paymentOf(student, id)).refund?.state ?? null;
    expect([await getRefund(early), await getRefund(due), await getRefund(waived)]).toEqual([
      'processed',
      null,
      'processed',
    ]);
    expect((await earningsOf(due.tutor)).available).toBe(share);
    app.clock.advance(-160 * hourMs);
  });

  it.each([
    ['fails', '4084080000671803', 'failed'],
    ['needs attention', '4084080000671902', 'needs_attention'],
  ])(
    'or not immediately: a refund that %s is shown, and the money stays visible',
    async (_name, number, state) => {
      const { tutor, student, id } = await acceptedPair(app);
      const { reference } = await pay(app, student, id, number);
      await tutor.cancel(id);
      await settle(app);
      app.clock.advance(60_000);
      await settle(app);
      expect((await paymentOf(student, id)).refund).toEqual({
        amount: rate,
        state,
        actor: 'tutor',
        processed: 0,
      });
      expect(await getBalances(app, reference)).toMatchObject({ refunds_under_way: -rate });
    },
  );

  it.each([['fails'], ['cut']] as const)('once, also where the provider %s', async (fault) => {
    const { tutor, student, id } = await acceptedPair(app);
    const { reference } = await pay(app, student, id);
    await tutor.cancel(id);
    await breakGateway(app, fault);
    await settle(app).catch(() => {});
    await breakGateway(app, 'none');
    // The attempt's lease runs out, and the next one asks first whether there is a refund.
    app.clock.advance(10 * 60_000);
    await app.features.tasks.find(({ name }) => name === 'payments.refund.resend')?.run();
    await settle(app);
    app.clock.advance(60_000);
    await settle(app);
    expect((await paymentOf(student, id)).refund.state).toBe('processed');
    expect(await getBalances(app, reference)).toEqual({ at_provider: -fee, provider_fees: fee });
  });

  it('to a student whose account was deleted', async () => {
    const { student, id } = await acceptedPair(app);
    const { reference } = await pay(app, student, id);
    await app.platform.database.transaction(async (tx) => {
      for (const { clear } of app.features.personalData)
        await clear?.(tx, { userId: student.userId, email: 'x@x.test' });
    });
    await getRows(app, 'DELETE FROM users WHERE id = $1', [student.userId]);
    await settle(app);
    app.clock.advance(60_000);
    await settle(app);
    expect(await getBalances(app, reference)).toEqual({ at_provider: -fee, provider_fees: fee });
  });
});

describe('the state of a payment', () => {
  const getState = async ({ student, id }: Awaited<ReturnType<typeof acceptedPair>>) => {
    const { state, held, unneeded, refund } = await paymentOf(student, id);
    return { state, held, unneeded, refund };
  };

  it('is held after a report that the tutor did not come, and refunded automatically without an objection', async () => {
    const pair = await acceptedPair(app, 3);
    await pay(app, pair.student, pair.id);
    const previous = app.clock.now();
    const { starts_at: start } = await pair.student.read(pair.id);
    app.clock.advance(Date.parse(start) + hourMs / 2 - previous);
    expect((await pair.student.noShow(pair.id)).body.state).toBe('no_show');
    await settle(app);
    expect(await getState(pair)).toEqual({ state: 'paid', held: true, unneeded: false, refund: null });
    app.clock.advance(73 * hourMs);
    await passTime(app);
    await settle(app);
    const refund = { amount: rate, actor: 'clock' };
    expect(await getState(pair)).toMatchObject({ state: 'paid', held: false, unneeded: false, refund });
    app.clock.advance(previous - app.clock.now());
  });

  it('names the side that gave the price back, also a tutor who waives it', async () => {
    const [early, waived] = [await acceptedPair(app), await acceptedPair(app, 56)];
    for (const { student, id } of [early, waived]) await pay(app, student, id);
    await early.student.cancel(early.id);
    const previous = app.clock.now();
    app.clock.advance(44 * hourMs);
    await waived.student.cancel(waived.id);
    await settle(app);
    expect(await getState(waived)).toMatchObject({ held: true, refund: null });
    await waived.tutor.waive(waived.id);
    await settle(app);
    expect((await getState(early)).refund.actor).toBe('student');
    expect((await getState(waived)).refund.actor).toBe('tutor');
    app.clock.advance(previous - app.clock.now());
  });

  it('is not needed any more when the session ends before the money, and is no open payment of premium', async () => {
    const pair = await acceptedPair(app);
    await begin(pair.student, pair.id);
    expect(await getState(pair)).toMatchObject({ state: 'pending', unneeded: false });
    const pendingOf = async () => (await pair.student.call(getSubscription)).body.pending;
    expect(await pendingOf()).toHaveLength(1);
    await pair.student.cancel(pair.id);
    expect(await getState(pair)).toEqual({ state: 'pending', held: false, unneeded: true, refund: null });
    expect(await pendingOf()).toEqual([]);
  });
});

describe('paying while the time to pay runs out', () => {
  it.each([
    ['the payment', 'confirmed', { at_provider: atProvider, held_for_sessions: -rate, provider_fees: fee }],
    ['the clock', 'expired', { at_provider: -fee, provider_fees: fee }],
  ])('is won by %s where it comes first, and no money is lost', async (first, state, balances) => {
    const { student, id } = await acceptedPair(app);
    const { reference, authorization_url } = await begin(student, id);
    await notifyGateway(app, 'hold', { holds: 'yes' });
    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    const previous = app.clock.now();
    app.clock.advance(Date.parse((await student.read(id)).expires_at) - previous - 1_000);
    const look = async () => {
      await student.call(getPayment, { params: { reference } });
    };
    const expire = async () => {
      app.clock.advance(2_000);
      await passTime(app);
    };
    const held = { sql: 'SELECT FROM bookings WHERE id = $1 FOR UPDATE', values: [id] };
    await inLine(app, held, first === 'the payment' ? [look, expire] : [expire, look]);
    await settle(app);
    app.clock.advance(60_000);
    await settle(app);
    expect([(await student.read(id)).state, await getBalances(app, reference)]).toEqual([state, balances]);
    const isPastDeadline = (await student.titles()).includes('Your payment came too late');
    expect(isPastDeadline).toBe(state === 'expired');
    await notifyGateway(app, 'hold', { holds: 'no' });
    app.clock.advance(previous - app.clock.now());
  });
});

describe('a seat of a tutorial', () => {
  it('is the student’s once it is paid for, and one line with the others', async () => {
    const tutor = await newBookableTutor(app);
    const params = {
      id: await insertTutorial(app, { userId: tutor.userId, canary: 'Genetics' }, { price: rate }),
    };
    const [ada, bola, chi] = [await newBooker(app), await newBooker(app), await newBooker(app)];
    for (const student of [ada, bola, chi]) {
      await student.call(joinTutorial, { params });
      const { body } = await student.call(payForSeat, { params });
      await atCheckout(app, body.authorization_url, 'card', { number: cards.good });
      await student.call(getPayment, { params: { reference: body.reference } });
    }
    expect((await ada.call(payForSeat, { params })).status).toBe(409);
    expect((await chi.call(leaveTutorial, { params })).body).toMatchObject({ seats_taken: 2, seat: null });
    await settle(app);
    const paidSeats = (await chi.call(listPayments)).body.items;
    expect(paidSeats).toMatchObject([{ held: false, refund: { amount: rate, actor: 'student' } }]);
    expect((await ada.call(listPayments)).body.items).toMatchObject([{ held: true, refund: null }]);
    expect((await earningsOf(tutor)).lines.items).toMatchObject([
      {
        kind: 'tutorial',
        session_id: params.id,
        seats: 3,
        paid: 3 * rate,
        amount: 2 * share,
        state: 'waiting',
      },
    ]);
    app.clock.advance(150 * hourMs);
    await app.features.tasks.find(({ name }) => name === 'tutorials.sweep')?.run();
    await settle(app);
    expect(await earningsOf(tutor)).toMatchObject({ available: 2 * share, waiting: 0 });
    app.clock.advance(-150 * hourMs);
  });
});

describe('the analytics of a tutor', () => {
  it('count what was asked, answered, held and cancelled', async () => {
    const tutor = await newBookableTutor(app);
    const [ada, bola] = [await newBooker(app), await newBooker(app)];
    const ask = async (student: Caller, hours: number) =>
      (await requested(app, student, tutor.userId, hours)).id;
    const [first, second, third, fourth] = [
      await ask(ada, 2),
      await ask(ada, 4),
      await ask(bola, 6),
      await ask(bola, 8),
    ];
    for (const id of [first, second, third]) await tutor.accept(id);
    await tutor.reject(fourth);
    await tutor.cancel(third);
    app.clock.advance(12 * hourMs);
    for (const id of [first, second]) await ada.complete(id);
    expect((await tutor.call(getTutorAnalytics)).body).toMatchObject({
      days: 90,
      minutes_taught: 120,
      sessions: 2,
      students: 1,
      answer_hours: 1,
      acceptance: { accepted: 3, of: 4, percent: 75 },
      cancellations: { by_tutor: 1, by_student: 0 },
      returning: { students: 1, of: 1, percent: 100 },
      requests: { requests: 4, of: 0, percent: null },
    });
    app.clock.advance(-12 * hourMs);
  });
});

it('the whole ledger balances, and what is owed is what tutors see', async () => {
  const balances = await getBalances(app);
  expect(Object.values(balances).reduce((sum, one) => sum + one, 0)).toBe(0);
  const [sums] = await getRows(
    app,
    `SELECT (SELECT coalesce(sum(share), 0)::float8 FROM earnings WHERE state = 'available') AS owed,
       (SELECT coalesce(sum(price), 0)::float8 FROM held_payments WHERE settled_at IS NULL) AS held`,
  );
  expect({ owed: 0 - (balances.owed_to_tutors ?? 0), held: 0 - (balances.held_for_sessions ?? 0) }).toEqual(
    sums,
  );
});
