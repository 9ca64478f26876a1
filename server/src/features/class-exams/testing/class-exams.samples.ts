import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import { enrolSomeone } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createJoinedCourse, insertCourse } from '../../courses/testing/courses.samples.ts';
import { createExamPlan } from '../../exam-plans/testing/exam-plans.samples.ts';
import { insertExam, putLink } from '../class-exams.repo.ts';

const weekInMinutes = 7 * 24 * 60;

/** @returns the id of an exam of the course in a week */
export async function insertClassExam(
  app: SharedTestApp,
  courseId: string,
  title = 'Final',
): Promise<string> {
  const id = newId();
  const { rows } = await app.platform.database.pool.query('SELECT owner_id FROM courses WHERE id = $1', [
    courseId,
  ]);
  await app.platform.database.transaction((tx) =>
    insertExam(tx, {
      id,
      courseId,
      userId: rows[0].owner_id,
      title,
      examAt: moment(app, weekInMinutes),
      version: newId(),
      isCurrent: true,
      createdAt: moment(app),
      removedAt: null,
    }),
  );
  return id;
}

/** A plan for the exam of a joined course. */
export const createClassPlan: Factory = async (app, owner) => {
  const planId = await createExamPlan(app, owner);
  const classExamId = await insertClassExam(app, await createJoinedCourse(app, owner.userId));
  const { userId } = owner;
  await app.platform.database.transaction((tx) =>
    putLink(tx, { planId, classExamId, userId, decidedExamAt: moment(app), sharedAt: null }),
  );
  return planId;
};

/** A course with an exam. */
const createExamCourse: Factory = async (app, { userId, canary }) => {
  const { id } = await insertCourse(app, userId, { description: canary });
  await insertClassExam(app, id, canary);
  return id;
};

/** Writes an exam of a course of this person, and a plan for the exam of another course. */
export async function giveClassExams(app: SharedTestApp, owner: Owner): Promise<void> {
  await createExamCourse(app, owner);
  await createClassPlan(app, owner);
}

export const samples: FeatureSamples = {
  lists: { 'class_exams.list_students': { write: enrolSomeone } },
  requests: {
    'class_exams.get': nothing,
    'class_exams.set': ({ app }) => ({
      body: { title: 'Mid-term', exam_at: moment(app, weekInMinutes), replaces: null },
    }),
    'class_exams.remove': nothing,
    'class_exams.list_students': nothing,
    'class_exams.list_mine': async ({ app, owner }) => {
      await createClassPlan(app, owner);
      return {};
    },
    'class_exams.plan': async ({ app, owner }) => {
      // Earlier samples may have made as many plans as a student can have.
      await app.platform.database.pool.query('DELETE FROM exam_plans WHERE user_id = $1', [owner.userId]);
      const id = await insertClassExam(app, await createJoinedCourse(app, owner.userId));
      return { params: { id }, body: {} };
    },
    'class_exams.decide': async ({ app, objectId }) => {
      const { rows } = await app.platform.database.pool.query(
        'SELECT exam_at FROM class_exams JOIN class_exam_plans ON class_exam_id = id WHERE plan_id::text = $1',
        [objectId],
      );
      return { body: { exam_at: rows[0]?.exam_at ?? moment(app, weekInMinutes), is_followed: true } };
    },
    'class_exams.share': () => ({ body: { is_shared: true } }),
  },
  objectsFor: {
    'class_exams.remove': createExamCourse,
    'class_exams.decide': createClassPlan,
    'class_exams.share': createClassPlan,
  },
};
