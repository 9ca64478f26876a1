import { plainMarking } from '@akada/core/exams/marking.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type SampleContext,
} from '../../../testing/suites/feature-samples.ts';
import { enrolSomeone, oneMore, runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { enrolments } from '../../courses/courses.tables.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { createBankQuestion } from '../../questions/testing/bank.samples.ts';
import {
  type CourseExamRow,
  courseExamQuestions,
  courseExamStudents,
  courseExams,
} from '../course-exams/course-exams.tables.ts';
import { givePapers } from './papers.samples.ts';

/** The editor's form of an exam that any tutor may write. */
export const courseExamForm = {
  title: 'Cells and tissues',
  instructions: 'Answer all questions.',
  pool: { kind: 'filter', topics: [], difficulties: [], tags: [] },
  question_count: 2,
  duration_minutes: 30,
  marking: { right: 2, wrong: 0.5, unanswered: 0, multiple: 'all_or_nothing' },
  opens_at: null,
  closes_at: null,
  attempts: 1,
  results_show: 'after_close',
  keys_show: 'after_close',
};

/** Writes an exam for a course of this account, a draft unless it is changed. */
export async function insertCourseExam(
  app: SharedTestApp,
  { userId, canary }: Owner,
  change: Partial<CourseExamRow> = {},
): Promise<CourseExamRow> {
  const row: CourseExamRow = {
    id: newId(),
    userId,
    title: canary,
    instructions: canary,
    courseId: change.courseId ?? (await insertCourse(app, userId, { name: `${canary} ${newId()}` })).id,
    pool: { kind: 'filter', topics: [canary], difficulties: [], tags: [] },
    questionCount: 1,
    durationMinutes: 30,
    marking: plainMarking,
    opensAt: null,
    closesAt: null,
    attempts: 1,
    resultsShow: 'after_close',
    keysShow: 'after_close',
    publishedAt: null,
    settledAt: null,
    asksEssays: false,
    releasedAt: null,
    version: 1,
    createdAt: moment(app),
    deletedAt: null,
    ...change,
  };
  await app.platform.database.db.insert(courseExams).values(row);
  return row;
}

/** An exam that the account has set, and one of another tutor in which it has more time. */
export async function giveCourseExams(app: SharedTestApp, owner: Owner): Promise<void> {
  const { db } = app.platform.database;
  const questionId = await createBankQuestion(app, owner);
  const own = await insertCourseExam(app, owner);
  await db.insert(courseExamQuestions).values({ courseExamId: own.id, questionId });
  const tutor = { userId: await createTutor(app, 'approved'), canary: newId() };
  const other = await insertCourseExam(app, tutor);
  const more = { extraPercent: 25, extraAttempts: 1 };
  await db.insert(courseExamStudents).values({ courseExamId: other.id, userId: owner.userId, ...more });
  await givePapers(app, owner, { foreignExam: other.id, ownExam: own.id });
}

/** Finds or creates a student in the course of the exam, if there is one. */
const getStudent = async ({ app, objectId }: SampleContext): Promise<string> => {
  const { userId } = await createPerson(app);
  const { db, pool } = app.platform.database;
  const { rows } = await pool.query('SELECT course_id FROM course_exams WHERE id::text = $1', [objectId]);
  const courseId = rows[0]?.course_id;
  if (courseId !== undefined)
    await db.insert(enrolments).values({ id: newId(), courseId, userId, joinedAt: moment(app) });
  return userId;
};

const published = (app: SharedTestApp) => ({
  opensAt: moment(app, -60),
  closesAt: moment(app, 60),
  publishedAt: moment(app, -90),
});

const createCourseExam: Factory = async (app, owner) => (await insertCourseExam(app, owner)).id;

/** @returns the id of an exam that students see */
export const createPublishedExam: Factory = async (app, owner) =>
  (await insertCourseExam(app, owner, published(app))).id;

const lists: FeatureSamples['lists'] = {
  'course_exams.list': { write: oneMore(insertCourseExam), order: ['latest', 'course_exams.created_at'] },
  'course_exams.students': {
    write: async (call) => {
      const { rows } = await runForList(call, 'SELECT course_id FROM course_exams WHERE id = $1', [
        call.objectId,
      ]);
      return enrolSomeone({ ...call, objectId: rows[0].course_id });
    },
  },
  'course_exams.gradebook': { write: enrolSomeone },
  'course_exams.mine': {
    write: async (call) => {
      const { app, owner } = call;
      const tutor = { userId: await createTutor(app, 'approved'), canary: `Exam ${call.number}` };
      const examId = await createPublishedExam(app, tutor);
      return runForList(
        call,
        `INSERT INTO enrolments (id, course_id, user_id, joined_at)
         SELECT $1, course_id, $2, now() FROM course_exams WHERE id = $3`,
        [newId(), owner.userId, examId],
      );
    },
  },
  'statistics.course_exams': { write: oneMore(createPublishedExam) },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'course_exams.list': nothing,
    'course_exams.create': async ({ app, owner }) => ({
      body: { ...courseExamForm, course_id: (await insertCourse(app, owner.userId)).id },
    }),
    'course_exams.get': nothing,
    'course_exams.edit': () => ({ body: { ...courseExamForm, version: 1 } }),
    'course_exams.publish': nothing,
    'course_exams.delete': nothing,
    'course_exams.restore': nothing,
    'course_exams.list_deleted': nothing,
    'course_exams.students': nothing,
    'course_exams.change_student': async (context) => ({
      params: { student_id: await getStudent(context) },
      body: { extra_percent: 25, extra_attempts: 1 },
    }),
    'course_exams.results': nothing,
    'course_exams.gradebook': nothing,
    'course_exams.gradebook_file': nothing,
    'course_exams.mine': nothing,
  },
  objects: { course_exam: createCourseExam },
  objectsFor: {
    // A tutor who is not approved publishes nothing, but gets an already published exam back.
    'course_exams.publish': createPublishedExam,
    'course_exams.restore': deleted(createCourseExam, 'course_exams'),
  },
};
