import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';

const range = { query: { days: '30', zone: 'Africa/Lagos' } };

export const samples: FeatureSamples = {
  requests: {
    'progress.read': () => range,
    'progress.memory': () => range,
    'progress.summary': nothing,
    'progress.export': () => ({ query: { ...range.query, figure: 'days' } }),
  },
};
