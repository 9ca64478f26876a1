/** Exams share the texts of the questions that they ask. */
import { seededRandom, shuffled } from '@akada/core/generation/seeded-random.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createExamStudent } from '../testing/exam-student.ts';
import { insertTexts } from './paper-texts.repo.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

const countTexts = async (questionIds: string[]) => {
  const [row] = await query('SELECT count(*)::int AS total FROM paper_texts WHERE question_id = ANY ($1)', [
    questionIds,
  ]);
  return row.total;
};

describe('exams that ask the same questions', () => {
  it('share their texts, and show options and answers in the order of each exam', async () => {
    const student = await createExamStudent(app, 5);
    const results = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      const { body: exam } = await student.start();
      const positions = new Map<string, number>();
      for (const [index, { id, options }] of exam.questions.entries()) {
        const position = options.findIndex(({ text }) => text === 'this one');
        positions.set(id, position);
        await student.answer(exam.id, id, position, index + 1);
      }
      const { body: result } = await student.submit(exam.id);
      results.push(result);
      for (const { id, options, answer_index } of result.questions) {
        expect(answer_index).toBe(positions.get(id));
        expect(options[positions.get(id) ?? -1]?.text).toBe('this one');
      }
    }
    expect(results.map(({ correct }) => correct)).toEqual([5, 5, 5]);
    expect(await countTexts(student.questionIds)).toBe(5);
  });

  it('keep their own text when a question changes', async () => {
    const student = await createExamStudent(app, 1);
    const { body: first } = await student.start();
    await student.submit(first.id);
    await query(`UPDATE questions SET stem = 'Which one is it now?' WHERE id = ANY ($1)`, [
      student.questionIds,
    ]);
    const { body: second } = await student.start();
    expect(second.questions[0]?.stem).toBe('Which one is it now?');
    await student.submit(second.id);
    expect((await student.result(first.id)).body.questions[0]?.stem).toBe('Which is number 0?');
    expect(await countTexts(student.questionIds)).toBe(2);
  });

  it('lose their texts with the last exam, whatever begins at that moment', async () => {
    const student = await createExamStudent(app, 2, { sets: 2 });
    const [first] = [await student.startOverAll(), await student.startOverAll()];
    await query('DELETE FROM exams WHERE id = $1', [first.body.id]);
    expect(await countTexts(student.questionIds)).toBe(2);

    const [again] = await Promise.all([
      student.startOverAll(),
      query('DELETE FROM exams WHERE user_id = $1', [student.userId]),
    ]);
    expect(again.status).toBe(201);
    await query('DELETE FROM exams WHERE user_id = $1', [student.userId]);
    expect(await countTexts(student.questionIds)).toBe(0);
  });
});

it('transactions that insert the same texts in different orders do not wait for each other', async () => {
  const { database } = app.platform;
  for (let round = 0; round < 20; round++) {
    const texts = Array.from({ length: 60 }, () => ({ ...emptyText, questionId: newId(), id: newId() }));
    const orders = Array.from({ length: 8 }, (_, seed) => shuffled(texts, seededRandom(`${round}:${seed}`)));
    await Promise.all(orders.map((order) => database.transaction((tx) => insertTexts(tx, order))));
    expect(await countTexts(texts.map(({ questionId }) => questionId))).toBe(60);
  }
});

const emptyText = {
  stem: 'Which?',
  options: ['a', 'b'],
  body: null,
  bodyForm: null,
  explanation: '',
  feedback: [],
  markup: 'plain' as const,
  sourcePage: null,
  sourceSection: null,
  sourceQuote: null,
  content: null,
  answerContent: null,
  contentVersion: 0,
};
