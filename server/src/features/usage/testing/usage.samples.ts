import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';

export const samples: FeatureSamples = { requests: { 'usage.stats': nothing } };
