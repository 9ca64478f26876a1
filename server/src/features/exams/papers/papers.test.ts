/** A tutor marks the essays of an exam, and the student reads the marks. */
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import { type Exam, saveAnswer, startExam } from '@akada/contract/work/exams.ts';
import * as contract from '@akada/contract/work/marking/papers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../../testing/notifications.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { newSitter, newTeacher, type Sitter, type Teacher } from '../testing/course-exam-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const guidance = 'SECRET-GUIDANCE';
const body: QuestionBody = {
  type: 'essay',
  criteria: [
    { name: 'Argument', points: 4, guidance },
    { name: 'Language', points: 2, guidance: '' },
    { name: 'Sources', points: 4, guidance: '' },
  ],
  min_words: 2,
  max_words: 300,
};
const text = 'Rivers carry sand to the coast.';

/** @param essays how many of the two questions are essays */
async function setExam(essays = 1, change: Record<string, unknown> = {}) {
  const teacher = await newTeacher(app, 2);
  for (const id of teacher.questionIds.slice(0, essays))
    await app.platform.database.db
      .update(questions)
      .set({ type: 'essay', options: [], answerIndex: null, body })
      .where(eq(questions.id, id));
  const shows = { results_show: 'at_once', keys_show: 'at_once' };
  const exam = await teacher.set({ question_count: 2, ...shows, ...change });
  return { teacher, exam, essayIds: teacher.questionIds.slice(0, essays) };
}

async function write(student: Sitter, examId: string, questionId: string, answer = text) {
  const { status } = await student.call(saveAnswer, {
    params: { id: examId, question_id: questionId },
    body: { response: { type: 'essay', text: answer }, sequence: 1 },
  });
  expect(status).toBe(200);
}

async function handIn(setting: Awaited<ReturnType<typeof setExam>>, name = 'Ada Obi') {
  const student = await newSitter(app, setting.teacher, name);
  const sitting = await student.sit(setting.exam.id);
  for (const id of setting.essayIds) await write(student, sitting.id, id);
  await student.submit(sitting.id);
  return { student, examId: sitting.id };
}

const mark = (teacher: Teacher, ids: [exam: string, paper: string, question: string], sent: object) =>
  teacher.call(contract.markEssay, {
    params: { id: ids[0], exam_id: ids[1], question_id: ids[2] },
    body: { points: [3, 2, 0], comments: [], message: '', version: 0, ...sent } as never,
  });

describe('a paper with an essay', () => {
  it('shows no guidance before its keys, waits for marks, and gets them from its tutor', async () => {
    const setting = await setExam();
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
    await write(student, sitting.id, essayId);
    await student.answerRightly(
      { ...sitting, questions: sitting.questions.filter(({ id }) => id !== essayId) },
      1,
    );
    expect((await mark(teacher, [exam.id, sitting.id, essayId], {})).status).toBe(409);

    const { body: waiting } = await student.submit(sitting.id);
    expect(waiting).toMatchObject({ score: 2, max_score: 12, waiting: 1, answered: 2, correct: 1 });
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
    const { body: marked } = await mark(teacher, [exam.id, sitting.id, essayId], sent);
    expect(marked).toMatchObject({ score: 7, max_score: 12, waiting: 0, percent: 58 });
    const { body: result } = await student.result(sitting.id);
    expect(result).toMatchObject({ score: 7, percent: 58 });
    expect(result).not.toHaveProperty('waiting');
    const reviewed = (result as ExamResult).questions.find(({ id }) => id === essayId);
    expect(reviewed).toMatchObject({
      marks: 5,
      max_marks: 10,
      correct: false,
      response: { text },
      marked: { share: 0.5, parts: [{ reason: '3 of 4 points.' }, {}, {}] },
      essay_marks: { points: [3, 2, 0], comments, message: 'Well argued.' },
    });
    expect(reviewed?.essay_marks).not.toHaveProperty('marked_by');
    expect((await student.history())[0]).toMatchObject({ score: 7 });
  });

  it('earns nothing and needs no marks if the essay was not written', async () => {
    const setting = await setExam();
    const student = await newSitter(app, setting.teacher);
    const sitting = await student.sit(setting.exam.id);
    const { body: result } = await student.submit(sitting.id);
    expect(result).toMatchObject({ score: 0, max_score: 12 });
    expect(result).not.toHaveProperty('waiting');
    const ids: [string, string, string] = [setting.exam.id, sitting.id, setting.essayIds[0] ?? ''];
    expect((await mark(setting.teacher, ids, {})).status).toBe(409);
  });
});

describe('marking', () => {
  it('happens once for the same marks, and a stale version is told of the present ones', async () => {
    const setting = await setExam();
    const { teacher, exam } = setting;
    const { examId } = await handIn(setting);
    const ids: [string, string, string] = [exam.id, examId, setting.essayIds[0] ?? ''];
    const first = await mark(teacher, ids, {});
    const second = await mark(teacher, ids, {});
    expect(second.body).toEqual(first.body);
    expect(first.body.essay.marks).toMatchObject({ version: 1 });

    const stale = await mark(teacher, ids, { points: [4, 2, 0] });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ detail: { marks: { version: 1, points: [3, 2, 0] } } });
    expect((await mark(teacher, ids, { points: [4, 2, 0], version: 1 })).body).toMatchObject({ score: 6 });
  });

  it.each([
    ['more than a criterion earns', { points: [4.5, 2, 0] }],
    ['too few points', { points: [4] }],
    ['a quarter', { points: [0.25, 0, 0] }],
    ['a comment beyond the answer', { comments: [{ start: 0, end: 400, text: 'Why?' }] }],
    ['an empty comment', { comments: [{ start: 0, end: 4, text: ' ' }] }],
    ['a long message', { message: 'x'.repeat(1_001) }],
  ])('%s is rejected', async (_, sent) => {
    const setting = await setExam();
    const { examId } = await handIn(setting);
    const ids: [string, string, string] = [setting.exam.id, examId, setting.essayIds[0] ?? ''];
    expect((await mark(setting.teacher, ids, sent)).status).toBe(422);
  });

  it('finds no paper of another exam, no essay of another type, and nothing for another tutor', async () => {
    const setting = await setExam();
    const other = await setExam();
    const { examId } = await handIn(setting);
    const [essayId = ''] = setting.essayIds;
    const [, choiceId = ''] = setting.teacher.questionIds;
    expect((await mark(other.teacher, [other.exam.id, examId, essayId], {})).status).toBe(404);
    expect((await mark(other.teacher, [setting.exam.id, examId, essayId], {})).status).toBe(404);
    expect((await mark(setting.teacher, [setting.exam.id, examId, choiceId], {})).status).toBe(404);
  });

  it('leads from paper to paper, and to the next one that waits', async () => {
    const setting = await setExam();
    const papers: string[] = [];
    for (const name of ['Ada Obi', 'Ben Eze', 'Chi Ude']) {
      papers.push((await handIn(setting, name)).examId);
      app.clock.advance(1_000);
    }
    const [ada = '', ben = '', chi = ''] = papers;
    const get = async (examId: string) =>
      (await setting.teacher.call(contract.getPaper, { params: { id: setting.exam.id, exam_id: examId } }))
        .body;
    expect(await get(ben)).toMatchObject({ previous_id: ada, next_id: chi, next_waiting_id: chi });
    expect(await get(chi)).toMatchObject({ previous_id: ben, next_id: null, next_waiting_id: ada });
    const [essayId = ''] = setting.essayIds;
    await mark(setting.teacher, [setting.exam.id, ada, essayId], {});
    expect(await get(chi)).toMatchObject({ next_waiting_id: ben });
    const { questions: askedQuestions }: contract.Paper = await get(ada);
    const [essay] = askedQuestions.flatMap((question) => question.essay ?? []);
    expect(essay).toMatchObject({ is_waiting: false, proposal: null, marks: { version: 1 } });
    expect(essay?.marks?.marked_by).not.toBeNull();
    expect(JSON.stringify(await get(ada))).toContain(guidance);
  });
});

describe('the student is told', () => {
  const titles = async (student: Sitter) =>
    (await getNotifications(app, student)).map(({ title }) => title).filter((title) => /essay/.test(title));

  it('once when all essays are marked, and again only if the score moves', async () => {
    const setting = await setExam(2);
    const { student, examId } = await handIn(setting);
    const [one = '', other = ''] = setting.essayIds;
    const { teacher, exam } = setting;
    await mark(teacher, [exam.id, examId, one], {});
    expect(await titles(student)).toEqual([]);
    await mark(teacher, [exam.id, examId, other], {});
    expect(await titles(student)).toEqual(['Your essay is marked']);
    await mark(teacher, [exam.id, examId, other], { message: 'Only a word.', version: 1 });
    expect(await titles(student)).toHaveLength(1);
    await mark(teacher, [exam.id, examId, other], { points: [4, 2, 1], version: 2 });
    expect((await titles(student)).toSorted()).toEqual(['Your essay has new marks', 'Your essay is marked']);
  });

  it('nothing of marks while results do not show', async () => {
    const setting = await setExam(1, { results_show: 'never', keys_show: 'never' });
    const { student, examId } = await handIn(setting);
    await mark(setting.teacher, [setting.exam.id, examId, setting.essayIds[0] ?? ''], {});
    expect(await titles(student)).toEqual([]);
    expect(JSON.stringify((await student.result(examId)).body)).not.toContain('score');
    expect((await student.history())[0]).not.toHaveProperty('waiting');
  });
});

it('a student practises no essay, and an own exam over the course omits it', async () => {
  const setting = await setExam();
  const student = await newSitter(app, setting.teacher);
  const { status, body: own }: { status: number; body: Exam } = await student.call(startExam, {
    body: { course_id: setting.teacher.course.id, duration_minutes: 10 },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  if (status === 201) expect(own.questions.every(({ type }) => type !== 'essay')).toBe(true);
  else expect(status).toBe(409);
});
