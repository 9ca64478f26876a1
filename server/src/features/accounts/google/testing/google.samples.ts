import { type FeatureSamples, nothing } from '../../../../testing/suites/feature-samples.ts';

export const samples: FeatureSamples = {
  requests: {
    'google.start': () => ({ query: { role: 'tutor', tx: 'a-word-of-the-tab-that-starts' } }),
    'google.callback': nothing,
  },
};
