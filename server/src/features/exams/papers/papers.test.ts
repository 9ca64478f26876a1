/** A tutor marks the essays of an exam, and the student reads the marks. */
import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import * as contract from '@akada/contract/work/marking/papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newSitter } from '../testing/course-exam-people.ts';
import { essayText, guidance, setEssayExam, writeEssay } from '../testing/essay-exam.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a paper with an essay', () => {
  it('shows no guidance before its keys, waits for marks, and gets them from its tutor', async () => {
    const setting = await setEssayExam(app);
    const { teacher, exam } = setting;
    const [essayId = ''] = setting.essayIds;
    const student = await newSitter(app, teacher);
    const sitting = await student.sit(exam.id);
    expect(JSON.stringify(sitting)).not.toContain(guidance);
    expect(sitting.questions.find(({ id }) => id === essayId)?.presented).toEqual({
      type: 'essay',
      criteria: [
        { name: 'Argument', points: 4 },
        { name: 'Language', points: 2 },
        { name: 'Sources', points: 4 },
      ],
      min_words: 2,
      max_words: 300,
    });
    await writeEssay(student, sitting.id, essayId);
    await student.answerRightly(
      { ...sitting, questions: sitting.questions.filter(({ id }) => id !== essayId) },
      1,
    );
    expect((await setting.mark(sitting.id, essayId)).status).toBe(409);

    const { body: unmarkedResult } = await student.submit(sitting.id);
    expect(unmarkedResult).toMatchObject({ score: 2, max_score: 12, waiting: 1, answered: 2, correct: 1 });
    const { body: list } = await teacher.call(contract.listPapers, {
      params: { id: exam.id },
      query: { state: 'waiting' },
    });
    expect(list).toMatchObject({
      total: 1,
      items: [{ exam_id: sitting.id, waiting: 1, score: 2, student: { full_name: 'Ada Obi' } }],
    });

    const comments = [{ start: 0, end: 6, text: 'Which ones?' }];
    const sent = { comments, message: 'Well argued.' };
    const { body: marked } = await setting.mark(sitting.id, essayId, sent);
    expect(marked).toMatchObject({ score: 7, max_score: 12, waiting: 0, percent: 58 });
    const { body: result } = await student.result(sitting.id);
    expect(result).toMatchObject({ score: 7, percent: 58 });
    expect(result).not.toHaveProperty('waiting');
    const reviewed = (result as ExamResult).questions.find(({ id }) => id === essayId);
    expect(reviewed).toMatchObject({
      marks: 5,
      max_marks: 10,
      correct: false,
      response: { text: essayText },
      marked: { share: 0.5, parts: [{ reason: '3 of 4 points.' }, {}, {}] },
      essay_marks: { points: [3, 2, 0], comments, message: 'Well argued.' },
    });
    expect(reviewed?.essay_marks).not.toHaveProperty('marked_by');
    expect((await student.history())[0]).toMatchObject({ score: 7 });
  });

  it('earns nothing and needs no marks if the essay was not written', async () => {
    const setting = await setEssayExam(app);
    const student = await newSitter(app, setting.teacher);
    const sitting = await student.sit(setting.exam.id);
    const { body: result } = await student.submit(sitting.id);
    expect(result).toMatchObject({ score: 0, max_score: 12 });
    expect(result).not.toHaveProperty('waiting');
    const [essayId = ''] = setting.essayIds;
    expect((await setting.mark(sitting.id, essayId)).status).toBe(409);
  });
});

describe('marking', () => {
  it('happens once for the same marks, and a stale version is told of the present ones', async () => {
    const setting = await setEssayExam(app);
    const { examId } = await setting.submitPaper();
    const [essayId = ''] = setting.essayIds;
    const first = await setting.mark(examId, essayId);
    const second = await setting.mark(examId, essayId);
    expect(second.body).toEqual(first.body);
    expect(first.body.essay.marks).toMatchObject({ version: 1 });

    const stale = await setting.mark(examId, essayId, { points: [4, 2, 0] });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ detail: { marks: { version: 1, points: [3, 2, 0] } } });
    expect((await setting.mark(examId, essayId, { points: [4, 2, 0], version: 1 })).body).toMatchObject({
      score: 6,
    });
  });

  it.each([
    ['more than a criterion earns', { points: [4.5, 2, 0] }],
    ['too few points', { points: [4] }],
    ['a quarter', { points: [0.25, 0, 0] }],
    ['a comment beyond the answer', { comments: [{ start: 0, end: 400, text: 'Why?' }] }],
    ['an empty comment', { comments: [{ start: 0, end: 4, text: ' ' }] }],
    ['a long message', { message: 'x'.repeat(1_001) }],
  ])('%s is rejected', async (_, sent) => {
    const setting = await setEssayExam(app);
    const { examId } = await setting.submitPaper();
    const [essayId = ''] = setting.essayIds;
    expect((await setting.mark(examId, essayId, sent)).status).toBe(422);
  });

  it('saves one of two calls with the same version, and tells the other', async () => {
    const setting = await setEssayExam(app);
    const { examId } = await setting.submitPaper();
    const [essayId = ''] = setting.essayIds;
    const replies = await Promise.all([
      setting.mark(examId, essayId),
      setting.mark(examId, essayId, { points: [1, 1, 1] }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const saved = replies.find(({ status }) => status === 200);
    expect(await setting.getPaper(examId)).toMatchObject({ score: saved?.body.score, waiting: 0 });
  });

  it('saves nothing if its transaction fails at the last step', async () => {
    const setting = await setEssayExam(app);
    const { student, examId } = await setting.submitPaper();
    const { pool } = app.platform.database;
    await pool.query(
      `CREATE OR REPLACE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN IF NEW.name = 'exam.essays_marked' THEN RAISE 'killed'; END IF; RETURN NEW; END $$;
       CREATE TRIGGER fail_once BEFORE INSERT ON outbox_events FOR EACH ROW EXECUTE FUNCTION fail_once()`,
    );
    const [essayId = ''] = setting.essayIds;
    expect((await setting.mark(examId, essayId)).status).toBe(500);
    await pool.query('DROP TRIGGER fail_once ON outbox_events');
    expect(await setting.getPaper(examId)).toMatchObject({ score: 0, waiting: 1 });
    expect((await student.result(examId)).body).toMatchObject({ score: 0, waiting: 1 });
    expect((await setting.mark(examId, essayId)).body).toMatchObject({ score: 5, waiting: 0 });
  });

  it('finds no paper of another exam, no essay of another type, and nothing for another tutor', async () => {
    const setting = await setEssayExam(app);
    const other = await setEssayExam(app);
    const { examId } = await setting.submitPaper();
    const [essayId = ''] = setting.essayIds;
    const [, choiceId = ''] = setting.teacher.questionIds;
    expect((await other.mark(examId, essayId)).status).toBe(404);
    const foreign = await other.teacher.call(contract.markEssay, {
      params: { id: setting.exam.id, exam_id: examId, question_id: essayId },
      body: { points: [3, 2, 0], version: 0 },
    });
    expect(foreign.status).toBe(404);
    expect((await setting.mark(examId, choiceId)).status).toBe(404);
  });

  it('leads from paper to paper, and to the next waiting paper', async () => {
    const setting = await setEssayExam(app);
    const papers: string[] = [];
    for (const name of ['Ada Obi', 'Ben Eze', 'Chi Ude']) {
      papers.push((await setting.submitPaper(name)).examId);
      app.clock.advance(1_000);
    }
    const [ada = '', ben = '', chi = ''] = papers;
    const get = setting.getPaper;
    expect(await get(ben)).toMatchObject({ previous_id: ada, next_id: chi, next_waiting_id: chi });
    expect(await get(chi)).toMatchObject({ previous_id: ben, next_id: null, next_waiting_id: ada });
    const [essayId = ''] = setting.essayIds;
    await setting.mark(ada, essayId);
    expect(await get(chi)).toMatchObject({ next_waiting_id: ben });
    const { questions: paperQuestions }: contract.Paper = await get(ada);
    const [essay] = paperQuestions.flatMap((question) => question.essay ?? []);
    expect(essay).toMatchObject({ is_waiting: false, proposal: null, marks: { version: 1 } });
    expect(essay?.marks?.marked_by).not.toBeNull();
    expect(JSON.stringify(await get(ada))).toContain(guidance);
  });
});
