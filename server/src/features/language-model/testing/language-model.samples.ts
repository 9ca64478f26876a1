import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';

export const samples: FeatureSamples = {
  requests: {
    'language_model.choice': nothing,
    'language_model.choose': () => ({ body: { choice: 'agreed', host: 'model.example' } }),
  },
};
