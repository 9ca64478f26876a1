import { newId } from '../../../platform/ids/ids.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { payments } from '../payment/payments.tables.ts';

/**
 * Writes a month that was paid: the provider need not be asked for it.
 *
 * @param link the payment came by this link
 * @returns the id of the payment
 */
export async function insertPaidMonth(
  app: SharedTestApp,
  userId: string,
  link: { linkId: string; payerEmail: string } | null = null,
): Promise<string> {
  const id = newId();
  const time = moment(app);
  await app.platform.database.db.insert(payments).values({
    id,
    userId,
    ...link,
    purpose: 'month',
    amount: 150_000,
    currency: 'NGN',
    renews: false,
    attempts: 0,
    status: 'paid',
    channel: 'card',
    createdAt: time,
    settledAt: time,
  });
  return id;
}
