import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';

export const samples: FeatureSamples = {
  requests: { 'tutor_start.steps': nothing, 'tutor_start.finish': nothing },
};
