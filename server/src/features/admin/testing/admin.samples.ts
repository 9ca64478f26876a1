import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';
import { createTutor, giveRevision, profileVersion } from '../../../testing/tutors.ts';

const reason = 'Say where you studied.';

export const samples: FeatureSamples = {
  requests: {
    'admin.overview': nothing,
    'admin.list_users': ({ owner }) => ({ query: { search: owner.canary } }),
    'admin.list_tutors': () => ({ query: { state: 'rejected' } }),
    'admin.approve_tutor': async ({ app }) => {
      const id = await createTutor(app);
      return { params: { id }, body: { version: await profileVersion(app, id) } };
    },
    'admin.reject_tutor': async ({ app }) => {
      const id = await createTutor(app);
      return { params: { id }, body: { version: await profileVersion(app, id), reason } };
    },
    'admin.approve_tutor_revision': async ({ app }) => {
      const id = await createTutor(app, 'approved');
      return { params: { id }, body: { version: await giveRevision(app, id) } };
    },
    'admin.reject_tutor_revision': async ({ app }) => {
      const id = await createTutor(app, 'approved');
      return { params: { id }, body: { version: await giveRevision(app, id), reason } };
    },
    'admin.verify_user': async ({ app }) => {
      const { userId } = await createPerson(app, { verified: false });
      return { params: { id: userId } };
    },
    'admin.make_reset_link': async ({ app }) => {
      const { userId } = await createPerson(app);
      return { params: { id: userId } };
    },
    'admin.import_users': () => ({
      body: { csv: `name,email,role\nAda Obi,${newId()}@school.test,student`, dry_run: false },
    }),
  },
};
