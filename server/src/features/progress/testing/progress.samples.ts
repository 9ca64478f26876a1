import type { FeatureSamples, Sample } from '../../../testing/suites/feature-samples.ts';
import { makePremium } from './learners.ts';

const range = { days: '30', zone: 'Africa/Lagos' };

/** A sample of an advanced figure, which needs premium. */
const withPremium =
  (query: Record<string, string>): Sample =>
  async ({ app, owner }) => {
    await makePremium(app, owner.userId);
    return { query };
  };

export const samples: FeatureSamples = {
  requests: {
    'progress.read': () => ({ query: range }),
    'progress.memory': withPremium(range),
    'progress.summary': () => ({ query: { zone: range.zone } }),
    'progress.export': withPremium({ ...range, figure: 'days' }),
  },
};
