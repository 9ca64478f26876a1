import { type FeatureSamples, nothing } from '../../testing/suites/feature-samples.ts';

export const samples: FeatureSamples = {
  requests: { 'events.stream': nothing, 'health.get': nothing, 'ready.get': nothing },
};
