import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';
import { createBankQuestion } from './bank.samples.ts';

export const samples: FeatureSamples = {
  requests: {
    'admin_questions.list': () => ({ query: { search: 'osmosis', order: 'hardest', result: 'hard' } }),
    'admin_questions.export': nothing,
    'admin_questions.bulk': async ({ app, owner }) => ({
      body: { items: [{ id: await createBankQuestion(app, owner), version: 1 }], action: 'retire' },
    }),
    'admin_questions.bulk_undo': async ({ app, owner }) => {
      const id = await createBankQuestion(app, owner);
      const previous = { id, status: 'draft', tags: ['Mock'], course_id: null, topic: null, version: 1 };
      return { body: { items: [previous] } };
    },
  },
};
