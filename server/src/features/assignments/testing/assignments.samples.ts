import { newId } from '../../../platform/ids/ids.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type SampleContext,
} from '../../../testing/suites/feature-samples.ts';
import { createSomeone, enrolSomeone, oneMore, runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { createJoinedCourse, insertCourse } from '../../courses/testing/courses.samples.ts';
import { insertAssignment } from '../assignments.repo.ts';
import { type AssignmentRow, assignmentWorks } from '../assignments.tables.ts';

const dayInMinutes = 24 * 60;

/** @returns the id of an essay that is open until tomorrow */
export async function putAssignment(
  app: SharedTestApp,
  { userId, canary }: Owner,
  changes: Partial<AssignmentRow> = {},
): Promise<string> {
  const id = newId();
  await app.platform.database.transaction((tx) =>
    insertAssignment(tx, {
      id,
      userId,
      courseId: null,
      kind: 'essay',
      title: canary,
      instruction: canary,
      questionIds: [],
      courseExamId: null,
      content: { criteria: [{ name: canary, points: 10 }] },
      opensAt: moment(app, -dayInMinutes),
      dueAt: moment(app, dayInMinutes),
      zone: 'Africa/Lagos',
      lateRule: 'mark',
      lateUntil: null,
      attempts: 1,
      version: 1,
      createdAt: moment(app),
      announcedAt: moment(app),
      deletedAt: null,
      ...changes,
    }),
  );
  return id;
}

async function putWork(
  app: SharedTestApp,
  assignmentId: string,
  userId: string,
  text: string,
): Promise<void> {
  const time = moment(app);
  await app.platform.database.db
    .insert(assignmentWorks)
    .values({ assignmentId, userId, openedAt: time, startedAt: time, handedInAt: time, text });
}

/** An essay for a class, and one student's text. */
export const createAssignment: Factory = async (app, owner) => {
  const { id: courseId } = await insertCourse(app, owner.userId);
  const id = await putAssignment(app, owner, { courseId });
  await putWork(app, id, await createSomeone(app), owner.canary);
  return id;
};

/** @returns the id of an essay in a class of this student */
export const createGivenAssignment: Factory = async (app, { userId, canary }) => {
  const courseId = await createJoinedCourse(app, userId);
  const { rows } = await app.platform.database.pool.query('SELECT owner_id FROM courses WHERE id = $1', [
    courseId,
  ]);
  return putAssignment(app, { userId: rows[0].owner_id, canary }, { courseId });
};

/** Creates an assignment by a person, and work of that person for another tutor. */
export async function giveAssignments(app: SharedTestApp, owner: Owner): Promise<void> {
  await createAssignment(app, owner);
  const tutor = { userId: await createTutor(app, 'approved'), canary: 'An essay' };
  await putWork(app, await putAssignment(app, tutor), owner.userId, owner.canary);
}

const getStudent = async ({ app, objectId }: SampleContext) => {
  const { rows } = await app.platform.database.pool.query(
    'SELECT user_id FROM assignment_works WHERE assignment_id::text = $1',
    [objectId],
  );
  return { student_id: rows[0]?.user_id ?? newId() };
};

const createReceivedParams = async ({ app, owner }: SampleContext) => ({
  id: await createGivenAssignment(app, owner),
});

const terms = (app: SharedTestApp) => ({
  title: 'Meiosis',
  instruction: 'Compare it with mitosis.',
  due_at: moment(app, 2 * dayInMinutes),
  zone: 'Africa/Lagos',
});

export const samples: FeatureSamples = {
  lists: {
    'assignments.list': { write: oneMore(createAssignment), order: ['soonest', 'assignments.due_at'] },
    'assignments.students': {
      write: async (call) => {
        const { rows } = await runForList(call, 'SELECT course_id FROM assignments WHERE id = $1', [
          call.objectId,
        ]);
        return enrolSomeone({ ...call, objectId: rows[0].course_id });
      },
    },
    'assignments.mine': { write: oneMore(createGivenAssignment) },
    'assignments.of_student': {
      write: async ({ app, owner, number }) => {
        const id = await putAssignment(app, { ...owner, canary: `${owner.canary} ${number}` });
        await putWork(app, id, owner.userId, owner.canary);
      },
    },
  },
  requests: {
    'assignments.create': async ({ app, owner }) => ({
      body: {
        ...terms(app),
        course_id: (await insertCourse(app, owner.userId)).id,
        content: { kind: 'essay', criteria: [{ name: 'Argument', points: 4 }] },
      },
    }),
    'assignments.list': nothing,
    'assignments.get': nothing,
    'assignments.edit': ({ app }) => ({ body: { ...terms(app), version: 1 } }),
    'assignments.delete': nothing,
    'assignments.restore': nothing,
    'assignments.students': nothing,
    'assignments.table': nothing,
    'assignments.work': async (context) => ({ params: await getStudent(context) }),
    'assignments.extend': async (context) => ({
      params: await getStudent(context),
      body: { extension: { until: moment(context.app, 3 * dayInMinutes), reason: 'She was ill.' } },
    }),
    'assignments.mark': async (context) => ({
      params: await getStudent(context),
      body: { points: [7.5], comment: 'A clear argument.', version: 0 },
    }),
    'assignments.remind': () => ({ body: {} }),
    'assignments.of_student': ({ owner }) => ({ params: { student_id: owner.userId } }),
    'assignments.mine': nothing,
    'assignments.get_mine': async (context) => ({ params: await createReceivedParams(context) }),
    'assignments.open': async (context) => ({ params: await createReceivedParams(context) }),
    'assignments.start': async (context) => ({
      params: await createReceivedParams(context),
      body: { attempt: 1 },
    }),
    'assignments.hand_in': async (context) => ({
      params: await createReceivedParams(context),
      body: { text: 'Meiosis divides twice.' },
    }),
  },
  objects: { assignment: createAssignment },
  objectsFor: {
    'assignments.mark': createAssignment,
    'assignments.restore': deleted(createAssignment, 'assignments'),
  },
};
