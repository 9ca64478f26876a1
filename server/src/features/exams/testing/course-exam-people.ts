/** A tutor with a course whose questions are published, and students in it, with the calls of exams that tutors set. */
import type { CourseExam, SetExam } from '@akada/contract/work/course-exams.ts';
import * as contract from '@akada/contract/work/course-exams.ts';
import type { Exam } from '@akada/contract/work/exams.ts';
import * as exams from '@akada/contract/work/exams.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { enrolments } from '../../courses/courses.tables.ts';
import { newStudent, newTutor } from '../../courses/testing/course-people.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { courseExamForm } from './course-exams.samples.ts';

/** The text of the right option of every question made here; no wrong one has it. */
const rightOption = 'The right one';
/** This text is in every explanation made here, and in nothing else. */
export const secret = 'SECRET-REASON';

const minuteMs = 60_000;

export type Teacher = Awaited<ReturnType<typeof newTeacher>>;
export type Sitter = Awaited<ReturnType<typeof newSitter>>;

/** @returns an approved tutor with a course of `questionCount` published questions */
export async function newTeacher(app: SharedTestApp, questionCount = 4) {
  const tutor = await newTutor(app);
  const course = await tutor.create(`Biology ${newId()}`);
  const questionIds = Array.from({ length: questionCount }, newId).sort();
  const time = new Date(app.clock.now()).toISOString();
  await app.platform.database.db.insert(questions).values(
    questionIds.map((id, position) => ({
      id,
      userId: tutor.userId,
      courseId: course.id,
      position,
      source: 'author' as const,
      kind: null,
      origin: 'own' as const,
      stem: `Question ${position}?`,
      topic: position % 2 === 0 ? 'Cells' : 'Plants',
      topicKey: position % 2 === 0 ? 'cells' : 'plants',
      options: [rightOption, 'Wrong one', 'Wrong too', 'Not it'],
      answerIndex: 0,
      explanation: `${secret} ${position}`,
      createdAt: time,
      changedAt: time,
    })),
  );
  const form = (change: Record<string, unknown> = {}) => ({
    ...courseExamForm,
    course_id: course.id,
    opens_at: new Date(app.clock.now() - minuteMs).toISOString(),
    closes_at: new Date(app.clock.now() + 60 * minuteMs).toISOString(),
    ...change,
  });
  const create = (change: Record<string, unknown> = {}, key = newId()) =>
    tutor.call(contract.createCourseExam, { body: form(change), headers: { 'idempotency-key': key } });
  const publish = (id: string) => tutor.call(contract.publishCourseExam, { params: { id } });
  return {
    ...tutor,
    course,
    questionIds,
    createExam: create,
    publish,
    /** @returns an exam that its students can see, open for an hour unless it is changed */
    async set(change: Record<string, unknown> = {}): Promise<CourseExam> {
      const { status, body } = await publish((await create(change)).body.id);
      if (status !== 200) throw new Error(`An exam was refused: ${JSON.stringify(body)}`);
      return body;
    },
    readExam: (id: string) => tutor.call(contract.getCourseExam, { params: { id } }),
    editExam: (exam: CourseExam, change: Record<string, unknown> = {}) =>
      tutor.call(contract.editCourseExam, {
        params: { id: exam.id },
        body: { ...makeForm(exam), ...change },
      }),
    removeExam: (id: string) => tutor.call(contract.deleteCourseExam, { params: { id } }),
    restoreExam: (id: string) => tutor.call(contract.restoreCourseExam, { params: { id } }),
    students: async (id: string): Promise<contract.CourseExamStudent[]> =>
      (await tutor.call(contract.listCourseExamStudents, { params: { id } })).body.items,
    allow: (id: string, student_id: string, extra_percent: number, extra_attempts = 0) =>
      tutor.call(contract.changeCourseExamStudent, {
        params: { id, student_id },
        body: { extra_percent, extra_attempts },
      }),
  };
}

/** @returns what an editor sends of an exam that it has not changed */
export function makeForm(exam: CourseExam) {
  const { title, instructions, pool, question_count, duration_minutes, marking } = exam;
  const { opens_at, closes_at, attempts, results_show, keys_show, version } = exam;
  return {
    title,
    instructions,
    pool,
    question_count,
    duration_minutes,
    marking,
    opens_at,
    closes_at,
    attempts,
    results_show,
    keys_show,
    version,
  };
}

/** @returns a student in the course */
export async function newSitter(
  app: SharedTestApp,
  { course }: Pick<Teacher, 'course'>,
  fullName = 'Ada Obi',
) {
  const student = await newStudent(app, fullName);
  const joinedAt = new Date(app.clock.now()).toISOString();
  await app.platform.database.db
    .insert(enrolments)
    .values({ id: newId(), courseId: course.id, userId: student.userId, joinedAt });
  const { call } = student;
  const start = (courseExamId: string, key = newId(), change: Record<string, unknown> = {}) =>
    call(exams.startExam, {
      body: { course_exam_id: courseExamId, ...change },
      headers: { 'idempotency-key': key },
    });
  const answer = (examId: string, questionId: string, choice: number | null, sequence = 1) =>
    call(exams.saveAnswer, { params: { id: examId, question_id: questionId }, body: { choice, sequence } });
  return {
    ...student,
    start,
    answer,
    /** @returns the sitting, which has to begin */
    async sit(courseExamId: string): Promise<Exam> {
      const { status, body } = await start(courseExamId);
      if (status !== 201) throw new Error(`A sitting was refused: ${JSON.stringify(body)}`);
      return body;
    },
    /** Answers the first `count` questions rightly, and the others not. */
    async answerRightly(exam: Exam, count: number): Promise<void> {
      for (const { id, options } of exam.questions.slice(0, count))
        await answer(
          exam.id,
          id,
          options.findIndex(({ text }) => text === rightOption),
        );
    },
    open: (id: string) => call(exams.getExam, { params: { id } }),
    submit: (id: string) => call(exams.submitExam, { params: { id } }),
    result: (id: string) => call(exams.examResult, { params: { id } }),
    history: async () => (await call(exams.listExams)).body.items,
    setExams: async (query: Record<string, string> = {}): Promise<SetExam[]> =>
      (await call(contract.listSetExams, { query })).body.items,
  };
}
