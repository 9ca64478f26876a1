import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';
import { enrolSomeone } from '../../../testing/suites/listed-rows.ts';

export const samples: FeatureSamples = {
  lists: { 'classes.people': { write: enrolSomeone } },
  requests: { 'classes.get': nothing, 'classes.people': nothing },
};
