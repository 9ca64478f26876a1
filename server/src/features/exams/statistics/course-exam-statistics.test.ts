/** Statistics of a tutor's exam equal the statistics of each question counted separately. */
import { editBankQuestion, getBankQuestion } from '@akada/contract/material/question-bank.ts';
import type { CourseExamStatistics, EvaluatedExam } from '@akada/contract/work/statistics.ts';
import { courseExamStatistics, listEvaluatedExams } from '@akada/contract/work/statistics.ts';
import { getMarks } from '@akada/core/exams/marking.ts';
import { covariance, mean } from '@akada/core/exams/statistics/covariance.ts';
import { itemStatistics } from '@akada/core/exams/statistics/item-statistics.ts';
import { optionChoices } from '@akada/core/exams/statistics/option-choices.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newAdmin } from '../../courses/testing/course-people.ts';
import { makeForm } from '../../questions/testing/bank-people.ts';
import { findItems } from '../end/exam-end.repo.ts';
import { markedItem } from '../end/exam-score.ts';
import { newSitter, newTeacher, type Teacher } from '../testing/course-exam-people.ts';
import { newExaminer, otherKey } from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const run = (name: string) => app.features.tasks.find((task) => task.name === name)?.run();

/** Computes the waiting figures, like the workers after a while. */
async function compute(course_exam_id: string): Promise<void> {
  await run('outbox.dispatch');
  app.clock.advance(6 * 60_000);
  await run('exams.course_exam_statistics.resend');
  await app.features.jobs
    .find(({ job }) => job.name === 'exams.course_exam_statistics')
    ?.run({ course_exam_id }, { signal: new AbortController().signal });
}

const read = async ({ call }: Pick<Teacher, 'call'>, id: string): Promise<CourseExamStatistics> =>
  (await call(courseExamStatistics, { params: { id } })).body;

it('the statistics of each question follow the definitions', async () => {
  const tutor = await newTeacher(app, 4);
  const marking = { right: 2, wrong: 0.5, unanswered: 0, multiple: 'all_or_nothing' as const };
  const exam = await tutor.set({ question_count: 3, marking, results_show: 'at_once', keys_show: 'at_once' });
  const sat: string[] = [];
  for (let index = 0; index < 32; index += 1) {
    const student = await newSitter(app, tutor);
    const sitting = await student.sit(exam.id);
    await student.answerRightly(sitting, (index * 7) % 4);
    const last = sitting.questions.at(-1);
    if (index % 5 === 0 && last) await student.answer(sitting.id, last.id, index % 4, 2);
    await student.submit(sitting.id);
    sat.push(sitting.id);
  }
  await compute(exam.id);

  const papers = await Promise.all(
    sat.map(async (examId) => {
      const items = await findItems(app.platform.database.db, examId);
      return items.map((item) => ({
        examId,
        item,
        mark: getMarks(markedItem(item), marking) / marking.right,
      }));
    }),
  );
  const shares = papers.map((paper) => paper.reduce((sum, { mark }) => sum + mark, 0) / 3);
  const statistics = await read(tutor, exam.id);
  expect(statistics).toMatchObject({ count: 32, is_stale: false });
  expect(statistics.mean).toBeCloseTo(100 * mean(shares), 9);
  expect(statistics.deviation).toBeCloseTo(100 * Math.sqrt(covariance(shares, shares)), 9);

  expect(statistics.questions.map(({ question_id }) => question_id).sort()).toEqual(tutor.questionIds);
  for (const question of statistics.questions) {
    const answers = papers.flatMap((paper, index) =>
      paper
        .filter(({ item }) => item.questionId === question.question_id)
        .map(({ item, ...rest }) => ({
          ...rest,
          rest: ((shares[index] ?? 0) * 3 - rest.mark) / 2,
          choices: (item.choices ?? []).map((position) => item.optionOrder?.[position] ?? position),
        })),
    );
    const { count, facility, discrimination, efficiency } = itemStatistics(answers, 1);
    expect(question).toMatchObject({
      count,
      guess: 25,
      stem: expect.stringMatching(/^Question \d\?$/),
      answer_indexes: [0],
    });
    expect(question.facility).toBeCloseTo(facility ?? Number.NaN, 9);
    expect(question.discrimination ?? 0).toBeCloseTo(discrimination ?? 0, 9);
    expect(question.efficiency ?? 0).toBeCloseTo(efficiency ?? 0, 9);
    if (count >= 20) {
      const { options, unanswered, groupSize } = optionChoices(answers, 4);
      expect(question).toMatchObject({ options, unanswered, group_size: groupSize });
    }
  }
});

it('the statistics count first attempts, and are computed again after a key change', async () => {
  const tutor = await newExaminer(app, { attempts: 2 });
  const student = await tutor.sat(otherKey);
  app.clock.advance(1);
  const repeated = await student.sit(tutor.exam.id);
  await student.answerRightly(repeated, 2);
  await student.submit(repeated.id);
  await compute(tutor.exam.id);
  const asked = async () =>
    (await read(tutor, tutor.exam.id)).questions.find(({ question_id }) => question_id === tutor.questionId);
  expect(await read(tutor, tutor.exam.id)).toMatchObject({ count: 1, mean: -25, deviation: null });
  expect(await asked()).toMatchObject({ count: 1, facility: -50, discrimination: null, options: [] });

  await tutor.changed();
  expect(await read(tutor, tutor.exam.id)).toMatchObject({ is_stale: true });
  await compute(tutor.exam.id);
  expect(await asked()).toMatchObject({ count: 1, facility: 100 });
});

it('the statistics show stems as lists do', async () => {
  const tutor = await newExaminer(app);
  await tutor.sat(otherKey);
  await compute(tutor.exam.id);
  const params = { id: tutor.questionId };
  const { body: previous } = await tutor.call(getBankQuestion, { params });
  const body = { ...makeForm(previous), version: previous.version, stem: 'Find $y$' };
  expect((await tutor.call(editBankQuestion, { params, body })).status).toBe(200);

  const { questions } = await read(tutor, tutor.exam.id);

  const requested = questions.find(({ question_id }) => question_id === tutor.questionId);
  expect(requested?.stem).toBe('Find $y$');
  expect(requested?.stem_content?.blocks).toMatchObject([{ children: ['Find ', { tex: 'y' }] }]);
});

it('only the tutor and administrators read the statistics, without others’ drafts and exams of deleted courses', async () => {
  const tutor = await newTeacher(app, 2);
  const exam = await tutor.set({ question_count: 2 });
  const draft = (await tutor.createExam()).body;
  const admin = await newAdmin(app);
  const getStatus = async ({ call }: Pick<Teacher, 'call'>, { id }: { id: string } = exam) =>
    (await call(courseExamStatistics, { params: { id } })).status;

  expect(await getStatus(tutor)).toBe(200);
  expect(await getStatus(tutor, draft)).toBe(200);
  expect(await getStatus(admin)).toBe(200);
  expect(await getStatus(admin, draft)).toBe(404);
  expect(await getStatus(await newTeacher(app, 1))).toBe(404);
  await tutor.remove(tutor.course.id);
  expect(await getStatus(tutor)).toBe(404);
  expect(await getStatus(admin)).toBe(404);
});

it('administrators list statistics of published exams, the last published first', async () => {
  const admin = await newAdmin(app);
  const tutor = await newTeacher(app, 2);
  const title = `100% of cells_ ${tutor.course.id}`;
  const listed = async (search: string): Promise<EvaluatedExam[]> =>
    (await admin.call(listEvaluatedExams, { query: { search } })).body.items;
  const { body: unsat } = await tutor.createExam({ title: title.toUpperCase(), question_count: 1 });
  app.clock.advance(1_000);
  const sat = await tutor.set({ title, question_count: 2, results_show: 'at_once', keys_show: 'at_once' });
  app.clock.advance(1_000);
  await tutor.publish(unsat.id);
  await tutor.createExam({ title });
  const student = await newSitter(app, tutor);
  const sitting = await student.sit(sat.id);
  await student.answerRightly(sitting, 1);
  await student.submit(sitting.id);
  await compute(sat.id);

  const { course } = tutor;
  const both = [
    { id: unsat.id, started: 0, mean: null, to_review: 0 },
    { id: sat.id, title, course: { id: course.id, name: course.name }, started: 1, mean: 50, to_review: 0 },
  ];
  expect(await listed(title.slice(0, -3))).toMatchObject(both);
  expect(await listed('100_ of cells')).toEqual([]);
  expect((await listed('')).map(({ id }) => id).slice(0, 2)).toEqual([unsat.id, sat.id]);

  await app.platform.database.pool.query(
    `UPDATE course_exam_statistics SET figures = jsonb_set(jsonb_set(figures, '{questions,0,needsReview}', 'true'), '{mean}', 'null')
      WHERE id = $1`,
    [sat.id],
  );
  expect(await listed(title.slice(0, -3))).toMatchObject([both[0], { ...both[1], mean: null, to_review: 1 }]);
  await tutor.removeExam(unsat.id);
  expect((await listed(title.slice(0, -3))).map(({ id }) => id)).toEqual([sat.id]);
});

it('the statistics are empty before anybody sits the exam', async () => {
  const tutor = await newTeacher(app, 1);
  const exam = await tutor.set({ question_count: 1 });
  expect(await read(tutor, exam.id)).toEqual({
    title: exam.title,
    course: exam.course,
    tutor_name: expect.stringMatching(/\S/),
    count: 0,
    mean: null,
    deviation: null,
    questions: [],
    computed_at: null,
    is_stale: false,
  });
});
