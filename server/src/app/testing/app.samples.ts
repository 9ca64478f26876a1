import { type FeatureSamples, nothing } from '../../testing/suites/feature-samples.ts';

export const samples: FeatureSamples = {
  requests: {
    'events.stream': nothing,
    'first-screen.get': nothing,
    'health.get': nothing,
    'ready.get': nothing,
  },
};
