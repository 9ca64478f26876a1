import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';

export const samples: FeatureSamples = {
  requests: {
    'installation.read': nothing,
    // The same name again is no change, so that suites may send it in any order.
    'installation.change': () => ({ body: { name: 'Unity College', seen: {} } }),
    'installation.settle_step': () => ({ params: { step: 'mail' }, body: { state: 'later' } }),
    'installation.test_mail': nothing,
    'installation.test_model': nothing,
  },
};
