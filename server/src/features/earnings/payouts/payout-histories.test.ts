/**
 * Random lives of payouts against a model of the money. Events are held, shuffled, doubled and lost, the provider fails
 * or cuts its answers, and transfers end well, fail, or come back after days. After each step the page, the ledger and
 * the bank agree, and no money is sent twice.
 */
import { minPayoutKobo } from '@akada/core/payments/payout-rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOf, runs, seed } from '../../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { breakGateway, closeGateway, notifyGateway, openGateway } from '../../payments/testing/gateway.ts';
import { workOff } from '../../payments/testing/payers.ts';
import { getRows } from '../../subscriptions/testing/subscribers.ts';
import { giveBalance } from '../testing/earnings.samples.ts';
import {
  endTransfer,
  follow,
  newPayee,
  numbers,
  type Payee,
  readBank,
  readLedger,
  runTask,
} from '../testing/payees.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-30T10:00:00Z') });
});
afterAll(() => app.close());

type Step = (tutor: Payee, random: (bound: number) => number) => Promise<void>;

/** The server or the provider may reject each step: the checks afterwards know nothing of it. */
const steps: readonly Step[] = [
  async (tutor) => {
    await tutor.request();
  },
  async (tutor) => {
    const { available: amount, request_fee: fee } = await tutor.read();
    await Promise.all([tutor.request(), tutor.request(`twice-${amount}-${fee}`)]);
  },
  ({ userId }, random) => giveBalance(app, userId, minPayoutKobo + random(900_000)),
  async ({ userId }, random) => {
    const ends = ['success', 'failed', 'reversed'] as const;
    const select = 'SELECT id FROM tutor_payouts WHERE tutor_id = $1 ORDER BY recorded_at DESC, id LIMIT 1';
    const [last] = await getRows(app, select, [userId]);
    if (last) await endTransfer(app, last.id, ends[random(3)] ?? 'success');
  },
  async () => {
    await workOff(app).catch(() => {});
  },
  async () => {
    await notifyGateway(app, 'shuffle');
  },
  async (_tutor, random) => {
    await notifyGateway(app, 'hold', { holds: random(2) === 0 ? 'yes' : 'no' });
  },
  (_tutor, random) => breakGateway(app, (['none', 'fails', 'cut'] as const)[random(3)] ?? 'none'),
  async () => closeGateway(app),
  async (_tutor, random) => {
    app.clock.advance([60_000, 3_600_000, 26 * 3_600_000, 5 * 24 * 3_600_000][random(4)] ?? 60_000);
    for (const name of ['payments.transfer.resend', 'earnings.weekly_payouts', 'earnings.follow_transfers']) {
      await runTask(app, name);
    }
    await workOff(app).catch(() => {});
  },
];

/** The page and the ledger have the same sums, whatever has happened so far. */
async function check(tutor: Payee, name: string): Promise<void> {
  const overview = await tutor.read();
  const ledger = await readLedger(app, tutor.userId);
  expect(overview.available + overview.on_its_way + overview.paid_out, name).toBe(overview.earned);
  expect(overview.available, name).toBeGreaterThanOrEqual(0);
  expect(ledger, name).toMatchObject({
    taken: overview.on_its_way + overview.paid_out,
    under_way: overview.on_its_way,
    sum: 0,
  });
}

async function live(start: number): Promise<void> {
  await openGateway(app);
  const random = randomOf(start);
  const account = random(6) === 0 ? numbers.refused : numbers.good;
  const tutor = await newPayee(app, minPayoutKobo * (1 + random(60)), account);
  for (let step = 0; step < 12; step += 1) {
    await steps[random(steps.length)]?.(tutor, random).catch(() => {});
    await check(tutor, `history ${start}, step ${step}`);
    await openGateway(app);
  }
  await breakGateway(app, 'none');
  await notifyGateway(app, 'hold', { holds: 'no' });
  await follow(app);
  // Polling asks for paid transfers once a day.
  app.clock.advance(25 * 3_600_000);
  await follow(app);

  const { paid_out, on_its_way, lines } = await tutor.read();
  const bank = await readBank(app, tutor.userId);
  const paid = lines.items.filter(({ state }: { state: string }) => state === 'paid');
  const fees = paid.reduce((sum: number, { fee }: { fee: number }) => sum + fee, 0);
  await check(tutor, `history ${start}, the end`);
  expect([on_its_way, bank.arrived], `history ${start}, the bank`).toEqual([0, paid_out - fees]);
  await getRows(app, 'DELETE FROM users WHERE id = $1', [tutor.userId]);
}

test.each(Array.from({ length: runs(60) }, (_, index) => seed + index))(
  'the page, the ledger and the bank agree in history %i',
  { timeout: 120_000 },
  async (start) => live(start),
);
