/** Tests the practice history, and that it reveals no key while an exam runs. */
import { startExam, submitExam } from '@akada/contract/work/exams.ts';
import * as contract from '@akada/contract/work/practice.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { answerTo } from '../testing/practice.samples.ts';
import {
  addSample,
  newCourse,
  newPracticeStudent,
  type PracticeStudent,
  secret,
} from '../testing/practice-student.ts';

let app: TestApp;
let ada: PracticeStudent;
let set: { generationId: string; ids: string[] };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await newPracticeStudent(app);
  set = await ada.addSet(3, (index) => (index === 2 ? { topic: 'Soil', topicKey: 'soil' } : {}));
});

const id = (index: number) => set.ids[index] ?? '';

/** Answers each question, the first one wrongly, an hour apart. The answers arrive in reverse order. */
async function answerAll(): Promise<void> {
  const inputs = set.ids.map((questionId, index) => {
    app.clock.advance(60 * 60_000);
    return answerTo(app, questionId, { choices: [index === 0 ? 1 : 0] });
  });
  for (const answer of inputs.toReversed()) {
    app.clock.advance(1_000);
    await ada.send([answer]);
  }
}

describe('the history', () => {
  it('has what was asked and chosen, the last one first', async () => {
    await answerAll();
    const { items, total } = await ada.history();
    expect([total, items.map(({ question_id }) => question_id)]).toEqual([3, set.ids.toReversed()]);
    expect(items[2]).toMatchObject({
      stem: 'What holds water 0?',
      choices: [1],
      answer_indexes: [0],
      correct: false,
      topic: null,
      certainty: null,
      hints: 0,
      took_ms: 9_000,
    });
    expect(items[2]?.options).toHaveLength(4);
    expect(await ada.history({ skip: '1', limit: '1' })).toEqual({ items: items.slice(1, 2), total: 3 });
  });

  it('is narrowed by source, topic, outcome and days', async () => {
    await answerAll();
    const other = await ada.addSet(1);
    await ada.send([answerTo(app, other.ids[0] ?? '')]);
    const getTotal = async (query: Record<string, string>) => (await ada.history(query)).total;
    const today = answerTo(app, id(0)).local_day;
    expect(await getTotal({ generation_id: set.generationId })).toBe(3);
    expect(await getTotal({ generation_id: set.generationId, outcome: 'right' })).toBe(2);
    expect(await getTotal({ outcome: 'wrong' })).toBe(1);
    expect(await getTotal({ topic: 'SOIL' })).toBe(1);
    expect(await getTotal({ course_id: set.generationId })).toBe(0);
    expect(await getTotal({ to: '2026-01-01' })).toBe(0);
    expect(await getTotal({ from: '2026-01-01', to: today })).toBe(4);
  });

  it('shows formulas as practice did, until the question says something else', async () => {
    const tree = { version: 1, blocks: [{ type: 'rule' as const }], cut: false };
    const content = { stem: tree, options: [null, tree, null, null] };
    const { ids } = await ada.addSet(1, () => ({ content }));
    await ada.send([answerTo(app, ids[0] ?? '')]);
    await ada.mark(ids[0] ?? '');
    const shown = async () => (await ada.history()).items.map((item) => item.content);
    expect(await shown()).toEqual([content]);
    expect((await ada.bookmarks()).items).toMatchObject([{ stem_content: tree }]);

    await app.platform.database.db
      .update(questions)
      .set({ version: 2 })
      .where(eq(questions.id, ids[0] ?? ''));
    expect(await shown()).toEqual([null]);
  });

  it('tells all sources of its answers, however many: courses, subjects, then sets by title', async () => {
    expect(await ada.answeredSources()).toEqual([]);
    const sets = await Promise.all(Array.from({ length: 12 }, () => ada.addSet(1)));
    const course = await newCourse(app, 1);
    await ada.join(course.id);
    const requested = [...sets.flatMap((it) => it.ids), ...course.ids];
    await ada.send(requested.map((questionId) => answerTo(app, questionId)));

    const answered = await ada.answeredSources();

    expect(answered.map(({ kind }) => kind)).toEqual(['course', ...sets.map(() => 'generation')]);
    expect(answered[0]).toMatchObject({ id: course.id, title: course.name });
    expect(
      answered
        .slice(1)
        .map(({ id: setId }) => setId)
        .sort(),
    ).toEqual(sets.map(({ generationId }) => generationId).sort());
    expect(await (await newPracticeStudent(app)).answeredSources()).toEqual([]);
  });

  it('is one person’s', async () => {
    await answerAll();
    expect(await (await newPracticeStudent(app)).history()).toEqual({ items: [], total: 0 });
  });
});

describe('while an exam over the questions runs', () => {
  const start = async (question_ids: string[]): Promise<string> =>
    (await ada.call(startExam, { body: { question_ids, duration_minutes: 30 } })).body.id;
  const key = new RegExp(`${secret}|"answer_index(es)?":(0|\\[0)|"correct":(true|false)`);
  const everyRead = () =>
    Promise.all([
      ada.call(contract.drawPractice, { query: { generation_id: set.generationId, seed: id(0) } }),
      ...contract.practiceChoices.map((only) =>
        ada.call(contract.drawPractice, { query: { only, seed: id(0), count: '100' } }),
      ),
      ada.call(contract.practiceHistory),
      ada.call(contract.practiceOverview),
      ada.call(contract.listBookmarks),
      ada.call(contract.practiceTopics),
    ]);

  it('no answer has a key, an explanation or an outcome, and afterwards they are there again', async () => {
    await answerAll();
    await ada.mark(id(0));
    const exam = await start(set.ids);
    for (const { status, text } of await everyRead()) {
      expect(status).toBe(200);
      expect(text).not.toMatch(key);
    }
    expect((await ada.history()).items).toMatchObject(
      set.ids.map(() => ({ answer_indexes: null, correct: null })),
    );
    await ada.call(submitExam, { params: { id: exam } });
    expect((await everyRead()).filter(({ text }) => key.test(text)).length).toBeGreaterThanOrEqual(4);
  });

  it('a draw says how many are held back, and hands out the others', async () => {
    await start([id(0), id(1)]);
    expect(await ada.draw({ generation_id: set.generationId })).toMatchObject({
      available: 1,
      held_back: 2,
      questions: [{ id: id(2) }],
    });
    expect(await ada.draw({ generation_id: set.generationId, topic: 'Soil' })).toMatchObject({
      held_back: 0,
    });
  });

  it('counts and lists do not depend on the correctness of a held question', async () => {
    const seen = async (choice: number) => {
      const obi = await newPracticeStudent(app);
      const { ids, generationId } = await obi.addSet(1);
      const question_ids = ids;
      await obi.call(startExam, { body: { question_ids, duration_minutes: 30 } });
      const sent = await obi.send([answerTo(app, ids[0] ?? '', { choices: [choice] })]);
      const draws = await Promise.all(
        contract.practiceChoices.map((only) => obi.draw({ generation_id: generationId, only })),
      );
      const totals = ['right', 'wrong'].map(async (outcome) => (await obi.history({ outcome })).total);
      const { due, mistakes, bookmarked } = await obi.overview();
      return [
        [sent.body.stored.length, sent.body.refused],
        draws.map(({ held_back, available, questions }) => [held_back, available, questions.length]),
        await Promise.all(totals),
        [due, mistakes, bookmarked],
      ];
    };
    expect(await seen(0)).toEqual(await seen(1));
  });
});

// Last: all students may practise a sample, also in the draws of the tests above.
it('the history is narrowed to a subject of the sample paper', async () => {
  await answerAll();
  const english = await addSample(app, 'Use of English');
  await ada.send([answerTo(app, english), answerTo(app, await addSample(app, 'Physics'))]);
  const { items, total } = await ada.history({ subject: 'Use of English' });
  expect([total, items.map(({ question_id }) => question_id)]).toEqual([1, [english]]);
  expect((await ada.history({ subject: 'Alchemy' })).total).toBe(0);
  const answered = (await ada.answeredSources()).map(({ kind, title }) => `${kind} ${title}`);
  expect(answered).toEqual(['subject Physics', 'subject Use of English', 'generation Soil']);
});
