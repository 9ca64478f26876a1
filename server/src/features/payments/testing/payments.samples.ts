import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import { payments } from '../payment/payments.tables.ts';
import { signed } from './gateway.ts';
import { linkSamples } from './link-samples.ts';

/** A month that was paid: the provider need not be asked for it. */
export const paidMonth: Factory = async (app, { userId }) => {
  const id = newId();
  const time = moment(app);
  await app.platform.database.db.insert(payments).values({
    id,
    userId,
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
};

const lists: FeatureSamples['lists'] = {
  'payments.list': { write: oneMore(paidMonth) },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    ...linkSamples.requests,
    'payments.get': nothing,
    'payments.list': nothing,
    'payments.receive_paystack_event': ({ app }) => {
      const event = { event: 'charge.success', data: { reference: newId() } };
      return { body: event, headers: signed(app, event).headers };
    },
  },
  objects: { payment: paidMonth, ...linkSamples.objects },
};
