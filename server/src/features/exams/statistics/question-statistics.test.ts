/** Statistics of a question in exams: computed some time after they ended, for tutors and administrators. */
import { getBankQuestion } from '@akada/contract/material/question-bank.ts';
import type { QuestionStatistics } from '@akada/contract/work/statistics.ts';
import { questionStatistics } from '@akada/contract/work/statistics.ts';
import { itemStatistics } from '@akada/core/exams/statistics/item-statistics.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newAuthor } from '../../questions/testing/bank-people.ts';
import { newExaminer, otherKey } from '../testing/key-change-people.ts';
import { insertSat, type SatExam } from '../testing/sat-exams.ts';
import { createQuestionStatisticsWork } from './question-statistics.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const options = ['Humus', 'Sand', 'Clay', 'Stone'];
const form = { type: 'single', stem: 'What holds water?', options, answer_indexes: [0], feedback: [] };

async function newQuestion() {
  const author = await newAuthor(app);
  const question = await author.write({ ...form, status: 'published' });
  const sat = { id: question.id, stem: form.stem, options };
  return {
    ...author,
    question,
    insert: (exams: readonly SatExam[], change = {}) => insertSat(app, sat, exams, change),
    read: async (): Promise<QuestionStatistics> =>
      (await author.call(questionStatistics, { params: { id: question.id } })).body,
    row: async () => (await author.list({ search: 'holds water' })).items[0],
    toReview: async () => (await author.list({ review: 'true' })).total,
  };
}

const dispatch = () => app.features.tasks.find(({ name }) => name === 'outbox.dispatch')?.run();

async function compute(id: string): Promise<void> {
  await app.platform.database.pool.query(
    `INSERT INTO question_statistics (id, status, attempts) VALUES ($1, 'waiting', 0)
     ON CONFLICT (id) DO UPDATE SET status = 'waiting', attempts = 0`,
    [id],
  );
  await createQuestionStatisticsWork({ ...app.platform, clock: app.clock }).attempt(
    id,
    new AbortController().signal,
  );
}

/** Creates students of whom the otherwise good ones choose rightly, or wrongly if `isTurned`. */
const students = (count: number, isTurned = false): SatExam[] =>
  Array.from({ length: count }, (_, index) => ({
    own: index % 10 < 6 === isTurned ? [1] : [0],
    rest: 9 - (index % 10),
  }));

describe('figures', () => {
  it('figures follow the definitions for any order of options and any marking', async () => {
    const { question, insert, read, row } = await newQuestion();
    const marking = { right: 2, wrong: 0, unanswered: 0, multiple: 'all_or_nothing' as const };
    const sat = students(40).map((one, index) => (index % 3 === 0 ? { ...one, marking } : one));
    await insert(sat);
    await compute(question.id);

    const expected = itemStatistics(
      sat.map(({ own, rest }) => ({ mark: own[0] === 0 ? 1 : 0, rest: rest / 9 })),
      1,
    );
    const figures = await read();
    expect(figures).toMatchObject({ count: 40, needs_review: false, guess: 25, is_stale: false });
    for (const name of ['facility', 'deviation', 'discrimination', 'efficiency'] as const)
      expect(figures[name]).toBeCloseTo(expected[name] ?? Number.NaN, 9);
    expect(figures).toMatchObject({
      options: [
        { chosen: 24, upper: 11, lower: 0 },
        { chosen: 16, upper: 0, lower: 11 },
        { chosen: 0, upper: 0, lower: 0 },
        { chosen: 0, upper: 0, lower: 0 },
      ],
      unanswered: { chosen: 0, upper: 0, lower: 0 },
      group_size: 11,
    });
    expect(await row()).toMatchObject({ facility: 60, discrimination: figures.discrimination });
  });

  it.each([
    [19, false, false],
    [20, true, false],
    [29, true, false],
    [30, true, true],
  ])('%i exams show more than the facility: %s, need a review: %s', async (count, hasMore, isDoubtful) => {
    const { question, insert, read, row, toReview } = await newQuestion();
    await insert(students(count, true));
    await compute(question.id);
    const { facility, discrimination, options: selection, group_size, needs_review } = await read();
    expect(facility).toBeGreaterThan(0);
    expect(discrimination !== null).toBe(hasMore);
    expect([selection.length, group_size]).toEqual([options.length, Math.round(0.27 * count)]);
    if (hasMore) expect(discrimination).toBeLessThan(0);
    expect([needs_review, await toReview()]).toEqual([isDoubtful, isDoubtful ? 1 : 0]);
    // It is for a person to say what becomes of it.
    expect(await row()).toMatchObject({ status: 'published', needs_review: isDoubtful });
  });

  it('count the first exam of each student, and copies that say what the question says', async () => {
    const { question, insert, read } = await newQuestion();
    const { userId } = await createPerson(app);
    await insert([
      { own: [0], rest: 5, userId },
      { own: [1], rest: 5, userId },
      { own: [2], rest: 5 },
      { own: [], rest: 5 },
    ]);
    await askAnother(question.id);
    await compute(question.id);
    expect(await read()).toMatchObject({ count: 2, facility: 50 });
  });

  it('take what counts as right since a key was changed, also in the hall', async () => {
    const { question, insert, read } = await newQuestion();
    // Its score is of its subjects, and says nothing of single questions.
    const accepted = { keys: [[1], [2]], everyone: false };
    await insert(students(20), { kind: 'hall', score: 60, maxScore: 400, accepted });
    await compute(question.id);
    expect(await read()).toMatchObject({ count: 20, facility: 40 });
  });
});

describe('when they are counted', () => {
  it('figures are counted some time after an exam ends, and not again within minutes', async () => {
    const tutor = await newExaminer(app);
    const resend = () =>
      app.features.tasks.find(({ name }) => name === 'exams.question_statistics.resend')?.run();
    const queued = async () => {
      const { rows } = await app.platform.database.pool.query(
        `SELECT count(*)::int AS jobs FROM pgboss.job WHERE data->>'question_id' = $1`,
        [tutor.questionId],
      );
      return rows[0].jobs;
    };
    const read = async () =>
      (await tutor.call(questionStatistics, { params: { id: tutor.questionId } })).body;
    const work = () =>
      app.features.jobs
        .find(({ job }) => job.name === 'exams.question_statistics')
        ?.run({ question_id: tutor.questionId }, { signal: new AbortController().signal });

    expect(await read()).toMatchObject({ count: 0, facility: null, computed_at: null, is_stale: false });
    for (const ownCount of [0, otherKey]) await tutor.sat(ownCount);
    await dispatch();
    expect(await read()).toMatchObject({ count: 0, is_stale: true });
    await resend();
    expect(await queued()).toBe(0);
    app.clock.advance(60_001);
    await resend();
    await resend();
    expect(await queued()).toBe(1);
    await work();
    expect(await read()).toMatchObject({ count: 2, facility: 25, is_stale: false });

    await tutor.sat(0);
    await dispatch();
    app.clock.advance(4 * 60_000);
    await resend();
    expect([await queued(), (await read()).is_stale]).toEqual([1, true]);
    app.clock.advance(61_000);
    await resend();
    expect(await queued()).toBe(2);
  });

  it('figures are counted again if the question changes, but not if it only moves', async () => {
    const { question, insert, read, toReview, call, edit } = await newQuestion();
    await insert(students(30, true));
    await compute(question.id);
    expect(await toReview()).toBe(1);
    await edit(question, { topic: 'Water' });
    expect(await read()).toMatchObject({ count: 30, needs_review: true });

    const { body } = await call(getBankQuestion, { params: { id: question.id } });
    await edit(body, { stem: 'What keeps water?' });
    expect(await read()).toMatchObject({ count: 0, facility: null, options: [], is_stale: true });
    expect(await toReview()).toBe(0);
  });

  it('and an exam that ends while they are read is counted after it', async () => {
    const { question, insert, read } = await newQuestion();
    await insert(students(2));
    const { pool } = app.platform.database;
    await compute(question.id);
    await pool.query(
      `UPDATE question_statistics SET status = 'waiting', computed_at = NULL, count = 0 WHERE id = $1`,
      [question.id],
    );
    const work = createQuestionStatisticsWork({
      ...app.platform,
      clock: app.clock,
      database: {
        db: app.platform.database.db,
        async transaction(write, ...rest) {
          // Another exam ends between reading and writing.
          await pool.query(
            `UPDATE question_statistics SET status = 'waiting' WHERE id = $1 AND status = 'running'`,
            [question.id],
          );
          return app.platform.database.transaction(write, ...rest);
        },
      },
    });
    await work.attempt(question.id, new AbortController().signal);
    expect(await read()).toMatchObject({ is_stale: true });
  });
});

/** The exam in which the third option was chosen asked for something else at the time. */
async function askAnother(questionId: string): Promise<void> {
  await app.platform.database.pool.query(
    `WITH other AS (INSERT INTO paper_texts (question_id, id, stem, options, explanation)
       SELECT question_id, gen_random_uuid(), 'What else?', options, explanation FROM paper_texts
       WHERE question_id = $1 RETURNING id)
     UPDATE exam_items SET text_id = other.id FROM other
     WHERE question_id = $1 AND 2 = ANY (choices) AND option_order IS NULL`,
    [questionId],
  );
}
