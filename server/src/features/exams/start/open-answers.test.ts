/** Open answers, which students mark themselves: practice asks them, and no exam does. */
import { createCourseExam } from '@akada/contract/work/course-exams.ts';
import { drawPractice } from '@akada/contract/work/practice.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { courseExamForm } from '../testing/course-exams.samples.ts';
import { createExamCourse } from '../testing/exam-course.ts';
import { createExamStudent, type ExamStudent } from '../testing/exam-student.ts';

let app: TestApp;
let student: ExamStudent;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await createExamStudent(app, 3);
});

const open = {
  type: 'open',
  options: [],
  answerIndex: null,
  feedback: [],
  body: { type: 'open', answer: 'It pumps blood into the whole body.' },
} as const;

const makeOpen = (ids: readonly string[]) =>
  app.platform.database.db
    .update(questions)
    .set({ ...open, options: [], feedback: [] })
    .where(inArray(questions.id, [...ids]));

describe('an exam that a student starts', () => {
  it('omits the open answers of a set and of a selection, which practice asks', async () => {
    const [first = '', ...others] = student.questionIds;
    await makeOpen([first]);
    const ofSet = await student.start();
    expect([ofSet.status, ofSet.body.questions.map(({ id }) => id).toSorted()]).toEqual([
      201,
      others.toSorted(),
    ]);
    await student.submit(ofSet.body.id);
    const selected = await student.startOf({ question_ids: student.questionIds });
    expect(selected.body.questions).toHaveLength(2);

    await student.submit(selected.body.id);
    const query = { question_ids: student.questionIds, seed: newId() };
    expect((await student.call(drawPractice, { query })).body.questions).toHaveLength(3);
  });

  it('cannot ask only open answers, and the student reads why', async () => {
    await makeOpen(student.questionIds);
    expect(await student.start()).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Practise them') },
    });
    expect((await student.startOf({ question_ids: [...student.questionIds, newId()] })).status).toBe(404);
  });
});

it('exams of a course omit its open answers, also of a passage, and count without them', async () => {
  const course = await createExamCourse(app);
  await course.join(student);
  const passage = await course.tutor.writePassage('Rain', 'Rain falls on the hill.');
  for (const stem of ['Alone?', 'Of rain?', 'Why rain?'])
    await course.ask(stem, stem === 'Alone?' ? {} : { passage_id: passage.id });
  const { db } = app.platform.database;
  await db
    .update(questions)
    .set({ ...open, options: [], feedback: [] })
    .where(eq(questions.stem, 'Why rain?'));
  const { body: mock } = await student.startOf({ course_id: course.id });
  expect(mock.questions.map(({ stem }) => stem).toSorted()).toEqual(['Alone?', 'Of rain?']);
  const { body: draft } = await course.tutor.call(createCourseExam, {
    body: { ...courseExamForm, course_id: course.id },
    headers: { 'idempotency-key': newId() },
  });
  expect(draft).toMatchObject({ pool_size: 2 });
});
