import {
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type Sample,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { openGateway } from '../../payments/testing/gateway.ts';
import { paidMonth } from '../../payments/testing/payments.samples.ts';
import { groupSamples } from './group-samples.ts';

/** The provider has to answer. */
const paying =
  (body?: Record<string, unknown>): Sample =>
  async ({ app }) => {
    await openGateway(app);
    return body ? { body } : {};
  };

/** Only people who never had premium get a trial. */
const withoutPremium: Sample = async ({ app, owner }) => {
  await app.platform.database.pool.query('DELETE FROM premium_periods WHERE user_id = $1', [owner.userId]);
  await app.platform.database.pool.query('DELETE FROM used_trials');
  await app.platform.database.pool.query(
    "UPDATE users SET subscription_plan = 'free', premium_until = NULL WHERE id = $1",
    [owner.userId],
  );
  return {};
};

/** Someone who has stopped the renewal of a month that was given, and whose card is known. */
const stopped: Sample = async ({ app, owner }) => {
  const now = new Date(app.clock.now());
  const until = new Date(app.clock.now() + 86_400_000);
  const { pool } = app.platform.database;
  await pool.query('DELETE FROM premium_periods WHERE user_id = $1', [owner.userId]);
  await pool.query(
    `INSERT INTO premium_periods (user_id, period, kind)
     SELECT id, tstzrange($2, $3), 'given' FROM users WHERE id = $1`,
    [owner.userId, now, until],
  );
  await pool.query(
    `INSERT INTO subscriptions (user_id, renews, sealed_card) SELECT id, false, '\\x00' FROM users WHERE id = $1
     ON CONFLICT (user_id) DO UPDATE SET renews = false, sealed_card = '\\x00'`,
    [owner.userId],
  );
  return {};
};

export const samples: FeatureSamples = {
  ...groupSamples,
  requests: {
    ...groupSamples.requests,
    'subscription.get': nothing,
    'subscription.start_trial': withoutPremium,
    'subscription.upgrade': paying({ renew: true }),
    'subscription.cancel': nothing,
    'subscription.resume': stopped,
    'subscription.change_card': paying(),
    'subscription.get_promotion': nothing,
    'subscription.dismiss_promotion': nothing,
  },
};

/** A month that was paid for, with the payment, and a card whose sealed form carries this mark. */
export async function giveSubscription(app: SharedTestApp, owner: Owner, mark: string): Promise<void> {
  const paymentId = await paidMonth(app, owner);
  const { pool } = app.platform.database;
  const [now, until] = [moment(app), moment(app, 60)];
  await pool.query(
    `INSERT INTO premium_periods (user_id, period, kind, payment_id) VALUES ($1, tstzrange($2, $3), 'paid', $4)`,
    [owner.userId, now, until, paymentId],
  );
  await pool.query(
    `INSERT INTO subscriptions (user_id, renews, sealed_card, card_brand, card_last4, paid_until)
     VALUES ($1, true, convert_to($2, 'utf8'), 'visa', '4081', $3)`,
    [owner.userId, mark, until],
  );
}
