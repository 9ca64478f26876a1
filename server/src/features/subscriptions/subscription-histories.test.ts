/**
 * Random histories of a subscription: payments, failures, cancelled renewals, lost, repeated and late events, a provider that
 * is away, and jumps of the clock. After each step access, periods and ledger agree; once the provider answers and the
 * reconciler has run, they agree with the provider too.
 */
import * as endpoints from '@akada/contract/base/subscriptions.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs, seed } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { atCheckout, cards, closeGateway, notifyGateway, openGateway } from '../payments/testing/gateway.ts';
import { getRows, newSubscriber, tick } from './testing/subscribers.ts';

const start = Date.parse('2027-12-31T10:00:00Z');
const hourMs = 3_600_000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: start });
  await openGateway(app);
});
afterAll(() => app.close());

type Subscriber = Awaited<ReturnType<typeof newSubscriber>>;

const act = (path: string, fields: Record<string, string> = {}) => notifyGateway(app, path, fields);

/** @returns a step that begins a payment, where the provider answers, and does this at its page */
const atPage =
  (path: string, fields: Record<string, string> = {}) =>
  async (ada: Subscriber) => {
    const { authorization_url } = await ada.begin();
    if (authorization_url) await atCheckout(app, authorization_url, path, fields);
  };

const steps: Record<string, (ada: Subscriber) => Promise<unknown>> = {
  'starts the trial': (ada) => ada.trial(),
  pays: atPage('card', { number: cards.good }),
  'pays with a card that fails at the renewal': atPage('card', { number: cards.failsLater }),
  'pays with a card that cannot be charged again': atPage('card', { number: cards.once }),
  'is declined': atPage('card', { number: cards.declined }),
  'orders a transfer': atPage('bank_transfer'),
  'goes back without paying': atPage('back'),
  cancels: (ada) => ada.call(endpoints.cancelSubscription),
  resumes: (ada) => ada.call(endpoints.resumeSubscription),
  'loses events': () => act('hold', { holds: 'yes' }),
  'gets events again': () => act('hold', { holds: 'no' }),
  'gets all events again in any order': () => act('shuffle'),
  'loses the provider': async () => closeGateway(app),
  'finds the provider': () => openGateway(app),
  'lets the workers work': () => tick(app),
  ...Object.fromEntries(
    [1, 26, 3 * 24 + 1, 29 * 24, 32 * 24].map((hours) => [
      `waits ${hours} hours`,
      async () => {
        app.clock.advance(hours * hourMs);
        await tick(app);
      },
    ]),
  ),
};

const rows = async (ada: Subscriber) => {
  const [found] = await getRows(
    app,
    `WITH mine AS (SELECT * FROM payments WHERE user_id = $1),
       done AS (SELECT * FROM sandbox_paystack_transactions WHERE status = 'success'
                AND reference IN (SELECT id::text FROM mine))
     SELECT (SELECT count(*)::int FROM mine WHERE status = 'paid') AS paid,
       (SELECT count(*)::int FROM premium_periods WHERE user_id = $1 AND kind = 'paid') AS periods,
       (SELECT count(*)::int FROM premium_periods WHERE user_id = $1 AND kind = 'trial') AS trials,
       (SELECT count(*)::int FROM ledger_entries WHERE purpose = 'price' AND amount = 150000
         AND source IN (SELECT id::text FROM mine)) AS prices,
       (SELECT count(*)::int FROM outbox_events WHERE name = 'subscription.paid' AND user_id = $1) AS notices,
       (SELECT count(*)::int FROM done) AS received,
       (SELECT count(*)::int FROM done WHERE reference NOT IN (SELECT id::text FROM mine WHERE status = 'paid')) AS missed,
       (SELECT count(*)::int FROM mine WHERE status = 'paid'
         AND id::text NOT IN (SELECT reference FROM done)) AS invented,
       (SELECT coalesce(max(count), 0)::int FROM (SELECT count(*) FROM mine
         WHERE status = 'paid' AND purpose = 'renewal' GROUP BY renewal_of) AS twice) AS charges,
       EXISTS (SELECT FROM premium_periods WHERE user_id = $1 AND period @> $2::timestamptz) AS covered,
       EXISTS (SELECT FROM subscriptions JOIN (SELECT user_id, kind, upper(period) AS ended FROM premium_periods
           WHERE user_id = $1 ORDER BY period DESC LIMIT 1) AS last USING (user_id)
         WHERE renews AND kind <> 'trial' AND ended <= $2
           AND $2 < ended + CASE WHEN unreachable THEN interval '96 h' ELSE interval '72 h' END) AS graced`,
    [ada.userId, new Date(app.clock.now())],
  );
  return found;
};

async function expectAgreement(ada: Subscriber): Promise<void> {
  const { paid, periods, prices, notices, trials, invented, charges, covered, graced } = await rows(ada);
  expect({ periods, prices, notices, invented }).toEqual({
    periods: paid,
    prices: paid,
    notices: paid,
    invented: 0,
  });
  expect(trials).toBeLessThanOrEqual(1);
  expect(charges).toBeLessThanOrEqual(1);
  expect(await ada.plan()).toBe(covered || graced ? 'premium' : 'free');
}

it('access, ledger and provider agree whatever happens', { timeout: 1_200_000 }, async () => {
  const history = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 4, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(history, async (names) => {
      const ada = await newSubscriber(app);
      for (const name of names) {
        await steps[name]?.(ada);
        await expectAgreement(ada);
      }
      await openGateway(app);
      await act('hold', { holds: 'no' });
      app.clock.advance(hourMs);
      await tick(app);
      await tick(app);
      await expectAgreement(ada);
      expect(await rows(ada)).toMatchObject({ missed: 0 });
      await getRows(app, 'DELETE FROM users WHERE id = $1', [ada.userId]);
      await getRows(app, 'DELETE FROM sandbox_paystack_transactions');
      await getRows(app, 'DELETE FROM sandbox_paystack_deliveries');
    }),
    { seed, numRuns: runs(500) },
  );
  const flagged = await getRows(app, 'SELECT reason FROM payment_flags');
  expect(flagged).toEqual([]);
  const [ledger] = await getRows(
    app,
    `SELECT sum(amount) FILTER (WHERE debit = 'at_provider') - sum(amount) FILTER (WHERE credit = 'at_provider') AS net,
       sum(amount) FILTER (WHERE purpose = 'price') / 150000 AS months FROM ledger_entries`,
  );
  expect(Number(ledger.net)).toBe(Number(ledger.months) * (150_000 - 2_250));
});
