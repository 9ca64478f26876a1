import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';
import { tutorForm } from '../../../testing/tutors.ts';

export const samples: FeatureSamples = {
  requests: {
    'tutors.get_own': nothing,
    'tutors.create_own': () => ({ body: tutorForm }),
    'tutors.save_own': () => ({ body: tutorForm }),
    'tutors.withdraw_revision': nothing,
  },
};
