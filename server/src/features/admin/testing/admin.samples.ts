import { newId } from '../../../platform/ids/ids.ts';
import { createPerson, makeAddress, signIn } from '../../../testing/people.ts';
import { type FeatureSamples, nothing } from '../../../testing/suites/feature-samples.ts';
import { createSomeone, runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createHiddenTutor, createTutor, giveRevision, profileVersion } from '../../../testing/tutors.ts';
import { createSchool } from '../../catalog/testing/catalog.samples.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';

const reason = 'Say where you studied.';

/** A school without departments, as it was shown. */
async function seenSchool(app: SharedTestApp) {
  const id = await createSchool(app);
  const name = `School ${id}`;
  return { params: { kind: 'school', id }, body: { seen: { name, parent_id: null, archived: false } } };
}

const lists: FeatureSamples['lists'] = {
  'admin.list_users': { write: ({ app }) => createSomeone(app) },
  'admin.list_tutors': {
    write: ({ app }) => createTutor(app, 'pending'),
    query: () => ({ state: 'pending' }),
  },
  'admin.list_audit': {
    write: (call) =>
      runForList(call, `INSERT INTO admin_audit VALUES ($1, $2, $2, 'user.verify', '{}', now())`, [
        newId(),
        call.owner.userId,
      ]),
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    // A search also finds similar names, and other people’s courses have such names.
    'catalog_admin.list': () => ({ params: { kind: 'course' }, query: { parent_id: newId() } }),
    'catalog_admin.read': ({ app }) => seenSchool(app).then(({ params }) => ({ params })),
    'catalog_admin.edit': async ({ app }) => {
      const { params, body } = await seenSchool(app);
      return { params, body: { ...body, name: `Name ${newId()}`, parent_id: null } };
    },
    'catalog_admin.merge': async ({ app }) => {
      const { params, body } = await seenSchool(app);
      return { params, body: { ...body, into_id: await createSchool(app), reason } };
    },
    'catalog_admin.edit_topic': async ({ app }) => {
      const { id, topicId } = await insertCourse(app, await createTutor(app, 'approved'));
      const body = { seen_name: 'Cells', name: 'Tissue', may_merge: false, reason };
      return { params: { id, topic_id: topicId }, body };
    },
    'catalog_admin.archive': async ({ app }) => {
      const { params, body } = await seenSchool(app);
      return { params, body: { ...body, reason } };
    },
    'catalog_admin.restore': ({ app }) => seenSchool(app).then(({ params }) => ({ params })),
    'catalog_admin.delete': ({ app }) => seenSchool(app).then(({ params }) => ({ params })),
    'catalog_admin.export': () => ({ params: { kind: 'school' } }),
    'catalog_admin.import': () => ({
      params: { kind: 'school' },
      body: { csv: `school\nName ${newId()}`, dry_run: false },
    }),
    'catalog_admin.change_courses': () => ({ body: { ids: [newId()], action: 'archive', reason } }),
    'admin.overview': nothing,
    'admin.health': nothing,
    'waiting.list': nothing,
    'waiting.claim': async ({ app, owner }) => ({
      params: { kind: 'tutors', id: await createTutor(app) },
      body: { to: owner.userId, seen_holder: null },
    }),
    'admin.analytics': () => ({ query: { days: '90', group: 'week' } }),
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
    'admin.show_tutor_again': async ({ app }) => ({ params: { id: await createHiddenTutor(app) } }),
    'admin.approve_tutor_revision': async ({ app }) => {
      const id = await createTutor(app, 'approved');
      return { params: { id }, body: { version: await giveRevision(app, id) } };
    },
    'admin.reject_tutor_revision': async ({ app }) => {
      const id = await createTutor(app, 'approved');
      return { params: { id }, body: { version: await giveRevision(app, id), reason } };
    },
    'admin.verify_user': async ({ app }) => {
      const { body } = await seenPerson(app);
      const { userId } = await createPerson(app, { verified: false });
      return { params: { id: userId }, body };
    },
    'admin.make_reset_link': ({ app }) => seenPerson(app),
    'admin.send_confirmation': async ({ app }) => ({ params: { id: (await createPerson(app)).userId } }),
    'admin.export_users': ({ owner }) => ({ query: { search: owner.canary } }),
    'admin.create_user': () => ({
      body: { full_name: 'Ada Obi', email: `${newId()}@school.test`, role: 'student' },
    }),
    'admin.read_person': async ({ app }) => ({ params: { id: (await createPerson(app)).userId } }),
    'admin.unlock_password': ({ app }) => seenPerson(app),
    'admin.read_consequences': async ({ app }) => ({ params: { id: (await createPerson(app)).userId } }),
    'admin.edit_user': async ({ app }) => {
      const { params, body } = await seenPerson(app);
      return { params, body: { ...body, full_name: 'Ada Eze', role: 'tutor' } };
    },
    'admin.deactivate_user': ({ app }) => seenPerson(app),
    'admin.reactivate_user': ({ app }) => seenPerson(app),
    'admin.end_user_sessions': async ({ app }) => {
      const sample = await seenPerson(app);
      await signIn(app, { userId: sample.params.id });
      return sample;
    },
    'admin.remove_user_second_factor': ({ app }) => seenPerson(app),
    'admin.raise_limit': async ({ app }) => {
      const { params, body } = await seenPerson(app);
      const until = new Date(app.clock.now() + 86_400_000).toISOString();
      return { params, body: { ...body, kind: 'mcq', extra: 3, until, extra_seen: null } };
    },
    'admin.give_premium': async ({ app }) => {
      const { params, body } = await seenPerson(app);
      return { params, body: { ...body, days: 3 } };
    },
    'admin.erase_user': async ({ app }) => {
      const { params, body } = await seenPerson(app);
      return { params, body: { ...body, email: makeAddress({ userId: params.id }) } };
    },
    'admin.change_users': async ({ app }) => {
      const { userId } = await createPerson(app);
      return { body: { ids: [userId], action: 'deactivate', reason } };
    },
    'admin.list_audit': () => ({ query: { action: 'user.' } }),
    'admin.export_audit': () => ({ query: { action: 'user.', from: '2026-11-01' } }),
    'admin.import_users': () => ({
      body: { csv: `name,email,role\nAda Obi,${newId()}@school.test,student`, dry_run: false, reason },
    }),
  },
};

/** @returns a request about a new student, as an administrator sees them */
async function seenPerson(app: SharedTestApp) {
  const { userId } = await createPerson(app);
  const seen = {
    full_name: 'Ada Obi',
    role: 'student' as const,
    deactivated: false,
    deletion_due_at: null,
    premium_until: null,
  };
  return { params: { id: userId }, body: { seen, reason } };
}
