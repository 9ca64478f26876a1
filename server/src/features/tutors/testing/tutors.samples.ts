import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';
import { createTutor, tutorForm } from '../../../testing/tutors.ts';

const lists: FeatureSamples['lists'] = {
  'tutors.list': { write: ({ app }) => createTutor(app, 'approved') },
  'tutors.search': { write: ({ app }) => createTutor(app, 'approved') },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'tutors.list': nothing,
    'tutors.search': () => ({ body: { text: 'chem', price_max: 500_000 } }),
    'tutors.choices': nothing,
    'tutors.get': async ({ app }) => ({ params: { id: await createTutor(app, 'approved') } }),
    'tutors.get_own': nothing,
    'tutors.create_own': () => ({ body: tutorForm }),
    'tutors.save_own': () => ({ body: tutorForm }),
    'tutors.withdraw_revision': nothing,
  },
};
