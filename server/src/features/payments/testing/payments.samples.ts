import { newId } from '../../../platform/ids/ids.ts';
import { type Factory, type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import { signed } from './gateway.ts';
import { linkSamples } from './link-samples.ts';
import { insertPaidMonth } from './paid-month.ts';

/** A month that was paid. */
export const paidMonth: Factory = (app, { userId }) => insertPaidMonth(app, userId);

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
