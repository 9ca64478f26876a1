import type { CourseState } from '@akada/contract/base/courses.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { newId } from '../../../platform/ids/ids.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type SampleContext,
} from '../../../testing/suites/feature-samples.ts';
import { enrolSomeone } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { createDepartment } from '../../catalog/testing/catalog.samples.ts';
import { type CourseRow, courses, courseTopics, enrolments } from '../courses.tables.ts';
import { freeJoinCode } from '../join-codes.service.ts';

/** Writes a course with one topic. @returns its row and the id of the topic */
export async function insertCourse(
  app: SharedTestApp,
  userId: string,
  change: Partial<CourseRow> = {},
): Promise<CourseRow & { topicId: string }> {
  const { db } = app.platform.database;
  const id = newId();
  const name = change.name ?? `Course ${id}`;
  const course: CourseRow = {
    id,
    userId,
    departmentId: change.departmentId ?? (await createDepartment(app)),
    name,
    nameKey: catalogKey(name),
    description: '',
    state: 'draft',
    rejectionReason: change.state === 'rejected' ? 'Say more about it.' : null,
    version: newId(),
    joinCode: await freeJoinCode(db),
    pendingSince: moment(app),
    createdAt: moment(app),
    archivedAt: null,
    deletedAt: null,
    clothSeed: 7,
    clothColour: 1,
    ...change,
  };
  await db.insert(courses).values(course);
  const topicId = newId();
  const topic = { id: topicId, courseId: id, name: 'Cells', nameKey: 'cells', position: 1 };
  await db.insert(courseTopics).values(topic);
  return { ...course, topicId };
}

/** @returns a course of a new, approved tutor */
async function createOtherCourse(app: SharedTestApp, state: CourseState) {
  return insertCourse(app, await createTutor(app, 'approved'), { state });
}

/** @returns the id of a course that the student has joined, or joined and left */
export async function createJoinedCourse(
  app: SharedTestApp,
  userId: string,
  deletedAt: string | null = null,
): Promise<string> {
  const { id: courseId } = await createOtherCourse(app, 'draft');
  const enrolment = { id: newId(), courseId, userId, joinedAt: moment(app), deletedAt };
  await app.platform.database.db.insert(enrolments).values(enrolment);
  return courseId;
}

/** Creates a course of the person, with a topic, and a course that the person has joined. */
export async function giveCourses(app: SharedTestApp, userId: string, canary: string): Promise<void> {
  await insertCourse(app, userId, { name: canary, description: canary });
  await createJoinedCourse(app, userId);
}

const getTopic = async ({ app, objectId }: SampleContext): Promise<string> => {
  const { rows } = await app.platform.database.pool.query(
    'SELECT id FROM course_topics WHERE course_id::text = $1',
    [objectId],
  );
  return rows[0]?.id ?? newId();
};

const getCode = async ({ app, objectId }: SampleContext): Promise<string> => {
  const { rows } = await app.platform.database.pool.query(
    'SELECT join_code FROM courses WHERE id::text = $1',
    [objectId],
  );
  return rows[0]?.join_code ?? 'BCDF-GH23';
};

const form = async (app: SharedTestApp) => ({
  department_id: await createDepartment(app),
  name: `Course ${newId()}`,
  description: 'From cells to organs.',
});

const topic = () => ({ name: `Topic ${newId()}` });

const decision = async ({ app }: SampleContext) => {
  const { id, version } = await createOtherCourse(app, 'waiting');
  return { params: { id }, body: { version } };
};

const createCourse: Factory = async (app, { userId, canary }) =>
  (await insertCourse(app, userId, { description: canary })).id;

/** @returns a factory of courses in this state */
const findCourse =
  (state: CourseState): Factory =>
  async (app, { userId }) =>
    (await insertCourse(app, userId, { state })).id;

const lists: FeatureSamples['lists'] = {
  'courses.list': {
    write: async ({ app, owner }) => createJoinedCourse(app, owner.userId),
    query: () => ({ relation: 'member' }),
  },
  'courses.list_members': { write: enrolSomeone, order: ['earliest', 'enrolments.joined_at'] },
  'courses.list_submitted': {
    write: async ({ app }) => insertCourse(app, await createTutor(app, 'approved'), { state: 'waiting' }),
    order: ['earliest', 'courses.pending_since'],
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'courses.list': nothing,
    'courses.get': async ({ app }) => ({ params: { id: (await createOtherCourse(app, 'approved')).id } }),
    'courses.create': async ({ app }) => ({ body: await form(app) }),
    'courses.edit': async ({ app }) => ({ body: await form(app) }),
    'courses.delete': nothing,
    'courses.restore': nothing,
    'courses.list_deleted': nothing,
    'courses.add_topic': () => ({ body: topic() }),
    'courses.order_topics': async (context) => ({ body: { topic_ids: [await getTopic(context)] } }),
    'courses.rename_topic': async (context) => ({
      params: { topic_id: await getTopic(context) },
      body: topic(),
    }),
    'courses.remove_topic': async (context) => ({ params: { topic_id: await getTopic(context) } }),
    'courses.join': async ({ app }) => ({ body: { code: (await createOtherCourse(app, 'draft')).joinCode } }),
    'courses.enrol': async ({ app }) => ({ params: { id: (await createOtherCourse(app, 'approved')).id } }),
    'courses.unenrol': async ({ app, owner }) => ({
      params: { id: await createJoinedCourse(app, owner.userId) },
    }),
    'courses.restore_enrolment': async ({ app, owner }) => ({
      params: { id: await createJoinedCourse(app, owner.userId, moment(app)) },
    }),
    'courses.list_members': nothing,
    'courses.renew_join_code': async (context) => ({ body: { replaces: await getCode(context) } }),
    'courses.submit': nothing,
    'courses.withdraw': nothing,
    // Administrators read the names of all tutors: here of those whom no other caller is.
    'courses.list_submitted': () => ({ query: { state: 'rejected' } }),
    'courses.approve': decision,
    'courses.reject': async (context) => {
      const { params, body } = await decision(context);
      return { params, body: { ...body, reason: 'Say more about it.' } };
    },
  },
  objects: {
    course: createCourse,
  },
  objectsFor: {
    // A tutor who is not approved cannot submit, and a course that is already pending gets the same answer.
    'courses.submit': findCourse('waiting'),
    'courses.withdraw': findCourse('waiting'),
    'courses.restore': deleted(createCourse, 'courses'),
  },
};
