/** A language model proposes marks for an essay to the tutor. */
import { chooseModel } from '@akada/contract/base/language-model.ts';
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import { saveAnswer } from '@akada/contract/work/exams.ts';
import * as contract from '@akada/contract/work/marking/papers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../testing/model-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { modelEnv } from '../../assistant/testing/asking-student.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { newSitter, newTeacher } from '../testing/course-exam-people.ts';
import { essayProposals } from './essay-proposals.tables.ts';

let app: TestApp;
let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
  app = await createTestApp({ env: modelEnv(server) });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const body: QuestionBody = {
  type: 'essay',
  criteria: [
    { name: 'Argument', points: 4, guidance: 'SECRET-GUIDANCE' },
    { name: 'Language', points: 2, guidance: '' },
  ],
  min_words: null,
  max_words: 10,
};
const text = 'Rivers carry sand to the coast.';
const proposals = [
  { points: 3, quotation: 'carry sand', reason: 'It names one cause.' },
  { points: 0, quotation: '', reason: 'Nothing shows it.' },
];

/** @param agreed who agreed to the model */
async function setUp(agreed: ('tutor' | 'student')[] = ['tutor', 'student'], answer = text) {
  const teacher = await newTeacher(app, 1);
  const [essayId = ''] = teacher.questionIds;
  await app.platform.database.db
    .update(questions)
    .set({ type: 'essay', options: [], answerIndex: null, body })
    .where(eq(questions.id, essayId));
  const exam = await teacher.set({ question_count: 1, results_show: 'at_once', keys_show: 'at_once' });
  const student = await newSitter(app, teacher);
  const sitting = await student.sit(exam.id);
  await student.call(saveAnswer, {
    params: { id: sitting.id, question_id: essayId },
    body: { response: { type: 'essay', text: answer }, sequence: 1 },
  });
  await student.submit(sitting.id);
  const host = new URL(server.url).host;
  for (const person of agreed)
    await { tutor: teacher, student }[person].call(chooseModel, { body: { choice: 'agreed', host } });
  server.answer = () => JSON.stringify({ criteria: proposals });
  server.calls.length = 0;
  const params = { id: exam.id, exam_id: sitting.id, question_id: essayId };
  return {
    teacher,
    student,
    params,
    propose: () => teacher.call(contract.proposeMarks, { params }),
    get: async (): Promise<contract.Paper> =>
      (await teacher.call(contract.getPaper, { params: { id: exam.id, exam_id: sitting.id } })).body,
    mark: (points: number[]) => teacher.call(contract.markEssay, { params, body: { points, version: 0 } }),
    outcome: async () =>
      (
        await app.platform.database.db
          .select()
          .from(essayProposals)
          .where(eq(essayProposals.examId, sitting.id))
      )[0],
  };
}

describe('a proposal', () => {
  it('the tutor requests it once, it never counts, and the student never sees it', async () => {
    const paper = await setUp();
    expect((await paper.get()).may_propose).toBe(true);
    const first = await paper.propose();
    expect(first).toMatchObject({ status: 200, body: { criteria: proposals, model: 'big' } });
    expect((await paper.propose()).body).toEqual(first.body);
    expect(server.calls).toHaveLength(1);
    const [turn = ''] = server.calls[0]?.turns ?? [];
    expect(turn.indexOf('BEGIN NOTE')).toBeLessThan(turn.indexOf(text));
    expect(turn.indexOf(text)).toBeLessThan(turn.indexOf('END NOTE'));

    const proposedPaper = await paper.get();
    expect(proposedPaper).toMatchObject({ score: 0, waiting: 1 });
    expect(proposedPaper.questions[0]?.essay?.proposal).toMatchObject({ criteria: proposals });
    const { body: result } = await paper.student.result(paper.params.exam_id);
    expect(JSON.stringify(result)).not.toContain('It names one cause.');
  });

  it.each([
    ['accepted', [3, 0]],
    ['changed', [2.5, 0]],
  ])('is %s by the first marks', async (outcome, points) => {
    const paper = await setUp();
    await paper.propose();
    await paper.mark(points);
    expect(await paper.outcome()).toMatchObject({ outcome, givenPoints: points, promptVersion: 1 });
  });

  it.each([
    ['the student has not agreed', ['tutor'], 'This student has not agreed'],
    ['the tutor has not agreed', ['student'], 'Agree to the language model'],
  ] as const)('is not made if %s', async (_, agreed, sentence) => {
    const paper = await setUp([...agreed]);
    expect((await paper.get()).may_propose).toBe(false);
    const { status, body: fault } = await paper.propose();
    expect([status, JSON.stringify(fault)]).toEqual([409, expect.stringContaining(sentence)]);
    expect(server.calls).toHaveLength(0);
  });

  it('is not made of an essay that is far too long', async () => {
    const paper = await setUp(['tutor', 'student'], 'word '.repeat(16));
    expect((await paper.propose()).status).toBe(409);
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    [
      'a quotation that the answer does not have',
      [{ ...proposals[0], quotation: 'carry mud' }, proposals[1]],
    ],
    ['more points than a criterion earns', [{ ...proposals[0], points: 4.5 }, proposals[1]]],
    ['a missing criterion', [proposals[0]]],
  ])('with %s is not stored', async (_, criteria) => {
    const paper = await setUp();
    server.answer = () => JSON.stringify({ criteria });
    expect((await paper.propose()).status).toBe(409);
    expect(await paper.outcome()).toBeUndefined();
  });

  it('is not made while the model is away, and the tutor is told kindly', async () => {
    const paper = await setUp();
    server.upcoming = ['error'];
    const { status, body: fault } = await paper.propose();
    expect([status, JSON.stringify(fault)]).toEqual([
      409,
      expect.stringContaining('Mark the essay yourself'),
    ]);
    expect((await paper.propose()).status).toBe(200);
  });
});
