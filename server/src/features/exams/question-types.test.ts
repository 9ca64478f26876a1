/** Exams over questions without options: what is shown, kept, marked and marked again. */
import type { QuestionBody, QuestionResponse } from '@akada/contract/material/question-bodies.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { questions } from '../questions/question/questions.tables.ts';
import { createExamStudent, type ExamStudent } from './testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const exactly = { tolerance: { by: 'absolute', size: '0.05' }, share: 1, feedback: '' } as const;

const bodies: QuestionBody[] = [
  {
    type: 'short',
    accepted: [{ text: 'Abuja', share: 1, feedback: '' }],
    case: false,
    accents: false,
  },
  {
    type: 'numerical',
    accepted: [{ value: '9.81', ...exactly }],
    units: [{ name: 'm/s2', factor: '1' }],
    unit: { rule: 'needed', penalty: 0.1, of: 'mark' },
  },
  {
    type: 'matching',
    pairs: [
      { left: 'Na', right: 'sodium' },
      { left: 'K', right: 'potassium' },
    ],
    extra: ['iron'],
  },
  { type: 'ordering', items: ['seed', 'shoot', 'leaf', 'flower'], rule: 'longest_run' },
  { type: 'reasoned', verdict: true, reasons: ['It is a metal', 'It is a gas'], reason: 0 },
];

const responses: QuestionResponse[] = [
  { type: 'short', text: ' abuja ' },
  { type: 'numerical', text: '9.8' },
  { type: 'matching', pairs: [{ left: 'Na', right: 'sodium' }] },
  { type: 'ordering', items: ['shoot', 'seed', 'leaf', 'flower'] },
  { type: 'reasoned', verdict: true, reason: 'It is a gas' },
];

/** Right, right but without its unit, one pair of two, a run of three of four, and only the verdict. */
const marks = [1, 0.9, 0.5, 0.75, 0.5];

async function giveBodies({ questionIds }: ExamStudent): Promise<void> {
  for (const [index, body] of bodies.entries()) {
    await app.platform.database.db
      .update(questions)
      .set({ type: body.type, options: [], answerIndex: null, body })
      .where(eq(questions.id, questionIds[index] ?? ''));
  }
}

async function sit() {
  const student = await createExamStudent(app, bodies.length);
  await giveBodies(student);
  const exam = (await student.start()).body;
  const save = (index: number, response: unknown, sequence = 1) =>
    student.save(exam.id, student.questionIds[index] ?? '', { response, sequence } as never);
  return { student, exam, save };
}

describe('an exam over questions without options', () => {
  it('shows nothing of a key, and marks every answer by parts at the end', async () => {
    const { student, exam, save } = await sit();
    const sent = JSON.stringify(exam);
    for (const word of ['Abuja', '9.81', 'm/s2', '0.05', 'share', 'accepted', 'penalty', 'pairs', 'verdict'])
      expect(sent).not.toContain(word);
    const types = exam.questions.map(({ presented }) => presented?.type);
    expect(types.toSorted()).toEqual(bodies.map(({ type }) => type).toSorted());

    for (const [index, response] of responses.entries()) {
      expect((await save(index, response)).body).toMatchObject({ response, choices: null, sequence: 1 });
    }
    const { body: result } = await student.submit(exam.id);
    const byId = new Map(result.questions.map((question) => [question.id, question]));
    expect(student.questionIds.map((id) => byId.get(id)?.marks)).toEqual(marks);
    expect(result).toMatchObject({ correct: 1, answered: 5, score: 3.65, max_score: 5 });
    for (const id of student.questionIds) {
      const { marked, response, body } = byId.get(id) ?? {};
      expect(marked?.parts.every(({ reason }) => reason !== '')).toBe(true);
      expect([response, body]).not.toContain(undefined);
    }
  });

  it('keeps the later of two answers, a withdrawn one too, and takes spaces as none', async () => {
    const { student, exam, save } = await sit();
    await save(0, { type: 'short', text: 'Lagos' }, 5);
    expect((await save(0, { type: 'short', text: 'Kano' }, 4)).body.response).toEqual({
      type: 'short',
      text: 'Lagos',
    });
    expect((await save(0, null, 6)).body.response).toBeUndefined();
    expect((await save(0, { type: 'short', text: ' \u200b ' }, 7)).body.response).toBeUndefined();
    expect((await student.open(exam.id)).body.questions.every((one) => one.response === undefined)).toBe(
      true,
    );
    expect((await student.submit(exam.id)).body).toMatchObject({ answered: 0, score: 0 });
  });

  it('rejects an answer that the question cannot have, and an answer to a foreign exam', async () => {
    const { exam, save } = await sit();
    for (const [index, response] of [
      [0, { type: 'numerical', text: '4' }],
      [0, { type: 'short', text: 'x'.repeat(2_001) }],
      [2, { type: 'matching', pairs: [{ left: 'Na', right: 'gold' }] }],
      [3, { type: 'ordering', items: ['seed', 'seed', 'leaf', 'flower'] }],
      [4, { type: 'reasoned', verdict: true, reason: 'It is blue' }],
      [4, { type: 'essay', text: 'It is blue' }],
    ] as const)
      expect((await save(index, response)).status).toBe(422);

    const stranger = await createExamStudent(app, 1);
    const [foreign] = exam.questions;
    const sent = { response: responses[0], sequence: 1 } as never;
    expect((await stranger.save(exam.id, foreign?.id ?? '', sent)).status).toBe(404);
  });

  it('rejects options for such a question, and words for a choice', async () => {
    const { student, exam } = await sit();
    const [first = ''] = student.questionIds;
    expect((await student.answer(exam.id, first, 0)).status).toBe(422);
    const other = await createExamStudent(app, 1);
    const choiceExam = (await other.start()).body;
    const [choice = ''] = other.questionIds;
    const words = { response: responses[0], sequence: 1 } as never;
    expect((await other.save(choiceExam.id, choice, words)).status).toBe(422);
  });
});
