import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';

export const samples: FeatureSamples = {
  requests: {
    'coverage.get': nothing,
    'coverage.get_part': () => ({ params: { part: '1' } }),
  },
};
