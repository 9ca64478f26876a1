/**
 * Random histories of refunds and chargebacks: doubled and late hints, wrong sums, a provider that is down or whose answers
 * are cut, decisions after days and in any order. After each history the ledger is what the provider has moved, nothing went
 * back twice, and people read what the ledger says.
 */
import { dividePrice } from '@akada/core/payments/postings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fault } from '../../../platform/fault/fault.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { isProviderError } from '../../../platform/payment-provider/payment-provider.ts';
import { createPerson } from '../../../testing/people.ts';
import { randomOf, runs, seed } from '../../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { createAccounts } from '../../accounts/accounts.module.ts';
import { createMoneyService, type MoneyService } from '../../admin/money/money.service.ts';
import { createAdministrator } from '../../admin/testing/administrators.ts';
import { createEarnings, createLessonPurposes } from '../../earnings/earnings.module.ts';
import { earnings, heldPayments } from '../../earnings/earnings.tables.ts';
import { getBalances } from '../../earnings/testing/paid-sessions.ts';
import { createPackagePurposes, createPackages } from '../../packages/packages.module.ts';
import { createReceipts } from '../../receipts/receipts.module.ts';
import { createPremiumPurposes } from '../../subscriptions/subscriptions.module.ts';
import { getRows } from '../../subscriptions/testing/subscribers.ts';
import { payments as paymentsTable } from '../payment/payments.tables.ts';
import { createPayments } from '../payments.module.ts';
import { createPlayedProvider } from '../testing/played-provider.ts';

let app: TestApp;
let money: MoneyService;
let payments: ReturnType<typeof createPayments>;
let lessons: ReturnType<typeof createEarnings>;
let people: { payer: string; tutor: string; admins: string[] };
const provider = createPlayedProvider();

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
  const { platform } = app;
  const purposes = {
    ...createPremiumPurposes(platform),
    ...createLessonPurposes(platform),
    ...createPackagePurposes(platform),
  };
  payments = createPayments(platform, {
    purposes,
    provider,
    receipts: createReceipts(platform).orders,
    transfers: () => lessons.transfers,
  });
  lessons = createEarnings(platform, {
    payments: payments.service,
    provider,
    accounts: createAccounts(platform).service,
  });
  money = createMoneyService({
    ...platform,
    payments: payments.administration,
    sessions: lessons.money,
    packages: createPackages(platform, { payments: payments.service }).service,
    payouts: lessons.payouts,
  });
  people = {
    payer: (await createPerson(app)).userId,
    tutor: await createTutor(app, 'approved'),
    admins: [(await createAdministrator(app)).userId, (await createAdministrator(app)).userId],
  };
});
afterAll(() => app.close());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const price = 150_000;
const fees = 2_250;
const commissionPercent = 15;

type Random = ReturnType<typeof randomOf>;

interface History {
  reference: string;
  kind: 'month' | 'session';
  random: Random;
}

const amounts = [1, 10_000, 50_000, 75_000, price - 1, price, price + 1];

/** Failures that a person is told of, and a provider that is away. */
const expected = (error: unknown) => {
  if (error instanceof Fault || isProviderError(error)) return;
  throw error;
};

async function runTasks(names: readonly string[]): Promise<void> {
  for (const task of payments.module.tasks ?? []) {
    if (names.includes(task.name)) await task.run();
  }
}

async function runJobs(): Promise<void> {
  const jobs = "DELETE FROM pgboss.job WHERE name LIKE 'payments.%' RETURNING name, data";
  for (const { name, data } of await getRows(app, jobs)) {
    const handler = payments.module.jobs?.find(({ job }) => job.name === name);
    await handler?.run(data, { signal: new AbortController().signal }).catch(expected);
  }
}

const readSeen = async (reference: string) => {
  const { state, refund } = await money.read(reference);
  return { state, refund_state: refund?.state ?? null, refunded: refund?.amount ?? 0 };
};

const played = (reference: string) => {
  const transaction = provider.transactions.get(reference);
  if (!transaction) throw new Error('Each history has a transaction');
  return transaction;
};

const pick = <Element>(elements: readonly Element[], random: Random) => elements[random(elements.length)];

const steps: Record<string, (history: History) => Promise<unknown>> = {
  async 'an administrator refunds'({ reference, random }) {
    const call = { actorId: people.admins[0] ?? '', id: reference, reason: 'Asked for it' };
    const knownState = await readSeen(reference);
    const amount = pick(amounts, random) ?? 1;
    const key = newId();
    // A second press and a second administrator change nothing.
    await money.refund({ ...call, seen: knownState }, amount, key).catch(expected);
    await money.refund({ ...call, seen: knownState }, amount, key).catch(expected);
    await money
      .refund({ ...call, actorId: people.admins[1] ?? '', seen: knownState }, amount, newId())
      .catch(expected);
  },
  async 'two administrators refund at once'({ reference, random }) {
    const knownState = await readSeen(reference);
    const amount = pick([10_000, 50_000], random) ?? 1;
    await Promise.all(
      people.admins.map((actorId) =>
        money
          .refund({ actorId, id: reference, reason: 'Paid twice', seen: knownState }, amount, newId())
          .catch(expected),
      ),
    );
  },
  async 'an administrator tries a failed refund again'({ reference }) {
    const failed = (await money.read(reference)).refunds.find(({ state }) => state === 'failed');
    if (!failed) return;
    const knownState = await readSeen(reference);
    const call = { actorId: people.admins[0] ?? '', id: reference, reason: 'Again', seen: knownState };
    await money.retry(call, failed.id).catch(expected);
    await money.retry(call, failed.id).catch(expected);
  },
  'workers work': runJobs,
  'leases expire': async () => {
    app.clock.advance(2 * 60 * minuteMs);
    await runTasks(['payments.refund.resend']);
    await runJobs();
  },
  'the reconciler runs': () => runTasks(['payments.reconcile']),
  async 'a bank decides a refund'({ reference, random }) {
    const open = played(reference).refunds.filter(({ state }) => !['processed', 'failed'].includes(state));
    const refund = pick(open, random);
    if (refund) refund.state = pick(['processed', 'failed', 'needs_attention'] as const, random) ?? 'failed';
  },
  async 'a bank opens a dispute'({ reference, random }) {
    const { chargebacks } = played(reference);
    if (chargebacks.length > 1) return;
    chargebacks.push({
      id: newId(),
      reference,
      state: 'evidence_due',
      amount: pick([50_000, price, price + 10_000], random) ?? price,
      currency: 'NGN',
      openedAt: null,
      evidenceDueAt: null,
    });
  },
  async 'a bank decides a dispute, or changes its mind'({ reference, random }) {
    const open = played(reference).chargebacks.filter(({ state }) => state !== 'lost');
    const chargeback = pick(open, random);
    if (chargeback)
      chargeback.state = pick(['under_review', 'won', 'lost', 'evidence_due'] as const, random) ?? 'won';
  },
  'the provider is down': async () => {
    provider.fault = 'down';
  },
  'the answers of the provider are cut off': async () => {
    provider.fault = 'cut';
  },
  'the provider works': async () => {
    provider.fault = 'none';
  },
  'a day passes': async () => app.clock.advance(dayMs),
  async 'the session is settled'({ reference, kind, random }) {
    if (kind === 'month') return;
    const givenBack = pick([0, 0, price / 2, price], random) ?? 0;
    const decision = { givenBack, actor: 'clock' as const };
    const settle = () =>
      app.platform.database.transaction((tx) => lessons.money.settle(tx, { reference }, decision));
    await settle();
    await settle();
  },
  async 'the tutor is paid'({ kind }) {
    if (kind === 'month') return;
    const owed = await lessons.payouts.read(app.platform.database.db, people.tutor).catch(() => null);
    if (!owed || owed.available <= 0) return;
    const paidOn = new Date(app.clock.now()).toISOString().slice(0, 10);
    const payout = {
      tutorId: people.tutor,
      amount: owed.available,
      bankReference: newId(),
      paidOn,
    };
    await app.platform.database.transaction((tx) => lessons.payouts.record(tx, payout, owed.available));
  },
};

/** Writes a payment that the provider knows; a month is decided by asking, and the price of a session is held. */
async function startHistory(start: number): Promise<History> {
  const random = randomOf(start);
  const kind = pick(['month', 'session'] as const, random) ?? 'month';
  const reference = newId();
  const subjectId = kind === 'month' ? null : newId();
  const now = new Date(app.clock.now()).toISOString();
  provider.fault = 'none';
  provider.transactions.clear();
  provider.transactions.set(reference, { price, fees, refunds: [], chargebacks: [] });
  const { db } = app.platform.database;
  await db.insert(paymentsTable).values({
    id: reference,
    userId: people.payer,
    purpose: kind,
    subjectId,
    amount: price,
    currency: 'NGN',
    renews: false,
    status: kind === 'month' ? 'pending' : 'paid',
    attempts: 0,
    createdAt: now,
  });
  if (subjectId === null) {
    app.clock.advance(11 * minuteMs);
    await runTasks(['payments.reconcile']);
    return { reference, kind, random };
  }
  const common = { reference, kind: 'session' as const, subjectId, price };
  const { share } = dividePrice(price, 0, commissionPercent);
  await db.insert(heldPayments).values({ ...common, commissionPercent });
  await db.insert(earnings).values({
    ...common,
    tutorId: people.tutor,
    studentId: people.payer,
    title: 'Chemistry',
    startsAt: now,
    endsAt: new Date(app.clock.now() + 3_600_000).toISOString(),
    share,
    state: 'waiting',
  });
  await getRows(
    app,
    `INSERT INTO ledger_entries (source, purpose, debit, credit, amount, written_at)
     VALUES ($1, 'price', 'at_provider', 'held_for_sessions', ${price}, $2),
       ($1, 'fee', 'provider_fees', 'at_provider', ${fees}, $2)`,
    [reference, now],
  );
  return { reference, kind, random };
}

/** The provider works again, and everything open is decided. */
async function finish(history: History): Promise<void> {
  const { reference, random } = history;
  provider.fault = 'none';
  for (let round = 0; round < 4; round += 1) {
    app.clock.advance(2 * 60 * minuteMs);
    await runTasks(['payments.refund.resend', 'payments.reconcile']);
    await runJobs();
    const { refunds, chargebacks } = played(reference);
    for (const refund of refunds) if (refund.state !== 'failed') refund.state = 'processed';
    for (const chargeback of chargebacks) {
      if (chargeback.state === 'lost' || chargeback.state === 'won') continue;
      chargeback.state = pick(['won', 'lost'] as const, random) ?? 'won';
    }
    await runTasks(['payments.reconcile', 'payments.reconcile']);
    await steps['an administrator tries a failed refund again']?.(history);
  }
}

/** Holds after every step, whatever the provider does. */
async function expectSound({ reference }: History): Promise<void> {
  const { refunds, refund, chargebacks } = await money.read(reference);
  const countedRefunds = refunds.filter(({ state }) => state !== 'covered');
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
  const processed = sum(countedRefunds.filter(({ state }) => state === 'processed'));
  expect(refund?.amount ?? 0).toBe(sum(countedRefunds));
  expect(refund?.processed ?? 0).toBe(processed);
  expect(sum(countedRefunds)).toBeLessThanOrEqual(price);
  const balances = await getBalances(app, reference);
  const lostAmount = sum(chargebacks.filter(({ state }) => state === 'lost'));
  expect(balances.at_provider ?? 0).toBe(price - fees - processed - lostAmount);
  expect(balances.refunds_under_way ?? 0).toBe(processed - sum(countedRefunds));
  // The same refund is alive at the provider once.
  const notes = played(reference)
    .refunds.filter(({ state }) => state !== 'failed')
    .map(({ note }) => note);
  expect(new Set(notes).size).toBe(notes.length);
}

async function expectEnd({ reference, kind }: History): Promise<void> {
  const there = played(reference);
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
  const { refund, refunds, chargebacks } = await money.read(reference);
  const balances = await getBalances(app, reference);
  const returned = sum(there.refunds.filter(({ state }) => state === 'processed'));
  const lostAmount = sum(there.chargebacks.filter(({ state }) => state === 'lost'));
  expect(balances.at_provider ?? 0).toBe(price - fees - returned - lostAmount);
  expect(balances.refunds_under_way ?? 0).toBe(0);
  expect(refund?.processed ?? 0).toBe(returned);
  expect(refunds.every(({ state }) => ['processed', 'covered'].includes(state))).toBe(true);
  expect(chargebacks.map(({ state }) => state).toSorted()).toEqual(
    there.chargebacks.map(({ state }) => state).toSorted(),
  );
  const [{ opened, decided }] = await getRows(
    app,
    `SELECT count(*) FILTER (WHERE name = 'payment.chargeback_opened')::int AS opened,
       count(*) FILTER (WHERE name = 'payment.chargeback_decided')::int AS decided
     FROM outbox_events WHERE user_id = $1 AND facts->>'payment_id' = $2`,
    [people.payer, reference],
  );
  expect(opened).toBeLessThanOrEqual(chargebacks.length);
  // A bank that changes its mind is told of twice.
  expect(decided).toBeGreaterThanOrEqual(chargebacks.length);
  expect(decided).toBeLessThanOrEqual(2 * chargebacks.length);
  if (kind === 'month') await expectMonth(reference, returned + lostAmount);
  else await expectShare(balances);
}

/** The month is shorter by the part that was returned, and by nothing else. */
async function expectMonth(reference: string, returned: number): Promise<void> {
  const [period] = await getRows(
    app,
    'SELECT lower(period) AS from, upper(period) AS until FROM premium_periods WHERE payment_id = $1',
    [reference],
  );
  const days = period ? (Date.parse(period.until) - Date.parse(period.from)) / dayMs : 0;
  if (returned === 0) expect(days).toBeGreaterThanOrEqual(28);
  else expect(days).toBeLessThan(31);
  const used = period ? (app.clock.now() - Date.parse(period.from)) / dayMs : 0;
  const left = 31 * Math.max(0, 1 - returned / price);
  expect(days).toBeLessThanOrEqual(Math.max(left, used) + 0.01);
}

/** The ledger owes the tutor what the tutor's page says, and it is never below nought. */
async function expectShare(balances: Record<string, number>): Promise<void> {
  const [line] = await getRows(
    app,
    'SELECT share::int, frozen::int, state FROM earnings WHERE tutor_id = $1',
    [people.tutor],
  );
  expect(line.frozen).toBe(0);
  const owed = 0 - (balances.owed_to_tutors ?? 0);
  expect(owed).toBe(line.state === 'waiting' ? 0 : line.share);
  const [{ paid }] = await getRows(
    app,
    'SELECT coalesce(sum(amount), 0)::int AS paid FROM tutor_payouts WHERE tutor_id = $1',
    [people.tutor],
  );
  expect(paid).toBeLessThanOrEqual(owed);
  if (line.state !== 'waiting') expect(balances.held_for_sessions ?? 0).toBe(0);
}

async function clearHistory(): Promise<void> {
  await getRows(app, 'DELETE FROM premium_periods WHERE user_id = $1', [people.payer]);
  await getRows(app, 'DELETE FROM subscriptions WHERE user_id = $1', [people.payer]);
  await getRows(app, 'DELETE FROM earnings WHERE tutor_id = $1', [people.tutor]);
  await getRows(app, 'DELETE FROM tutor_payouts WHERE tutor_id = $1', [people.tutor]);
}

const all = 10_000;
/** One in five hundred is enough for each change; the long run has all. */
const count = runs(all) === all ? all : all / 500;

test(`ledger, provider and words agree after ${count} histories`, { timeout: 4 * 3_600_000 }, async () => {
  for (let number = 0; number < count; number += 1) {
    const history = await startHistory(seed + number);
    const names: string[] = [];
    try {
      for (let step = 0; step < 12; step += 1) {
        const name = pick(Object.keys(steps), history.random) ?? '';
        names.push(name);
        await steps[name]?.(history);
        if (step % 4 === 3) await expectSound(history);
      }
      await finish(history);
      await expectSound(history);
      await expectEnd(history);
    } catch (error) {
      throw new Error(`history ${seed + number} of a ${history.kind}: ${names.join(', ')}`, { cause: error });
    }
    await clearHistory();
  }
});
