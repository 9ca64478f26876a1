import { deleteQuestion } from '@akada/contract/material/questions.ts';
import type { Exam } from '@akada/contract/work/exams.ts';
import * as contract from '@akada/contract/work/exams.ts';
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { outboxEvents } from '../../platform/outbox/outbox.ts';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMemoryService } from '../memory/memory.service.ts';
import { createQuestionsService } from '../questions/questions.service.ts';
import { withHolds } from '../questions/testing/with-holds.ts';
import { createExamFinish } from './end/exam-finish.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const minuteMs = 60_000;

/** A student with a set of questions whose keys are 0, 1, 2, 3, 0, ... */
async function studentWithQuestions(count: number) {
  const person = await createPerson(app);
  const generationId = newId();
  const drafts = Array.from({ length: count }, (_, index) => ({
    kind: 'term' as const,
    stem: `Which is number ${index}?`,
    options: ['first', 'second', 'third', 'fourth'],
    answerIndex: index % 4,
    explanation: `The explanation of number ${index}.`,
    source: { page: 1, section: null, quote: `The quote of number ${index}.` },
  }));
  const quiz = createQuestionsService(withHolds(app.platform));
  const { db } = app.platform.database;
  await quiz.add(db, {
    userId: person.userId,
    generationId,
    noteId: newId(),
    drafts: await quiz.withContent(drafts),
  });
  const questions = await quiz.ofGeneration(db, person.userId, generationId);

  const call = callAs(app, person);
  const start = (body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    call(contract.startExam, {
      body: { generation_id: generationId, duration_minutes: 10, ...body },
      headers,
    });
  const answer = (id: string, question_id: string, choice: number | null, sequence: number) =>
    call(contract.saveAnswer, { params: { id, question_id }, body: { choice, sequence } });
  const deleteQuestions = async () => {
    for (const { id } of questions) await call(deleteQuestion, { params: { id } });
  };
  const submit = (id: string) => call(contract.submitExam, { params: { id } });
  /** Finds the position of the right option on the paper. */
  const keyOf = (shown: { id: string; options: { text: string }[] }) => {
    const { options, answerIndex } = questions.find(({ id }) => id === shown.id) ?? {};
    return shown.options.findIndex(({ text }) => text === options?.[answerIndex ?? -1]);
  };
  return { ...person, generationId, questions, call, start, answer, deleteQuestions, submit, keyOf };
}

describe('starting an exam', () => {
  it('sends no key, explanation or quote in any byte before the end', async () => {
    const student = await studentWithQuestions(4);
    const started = await student.start();
    expect(started.status).toBe(201);
    const loaded = await student.call(contract.getExam, { params: { id: started.body.id } });
    const listed = await student.call(contract.listExams);
    for (const { text } of [started, loaded, listed]) {
      expect(text).not.toMatch(/answer_index|explanation|quote|correct":[^n]/);
      expect(text).not.toContain('The explanation of');
    }
  });

  it('resumes on any device with the same order, the saved answers and the time on the server', async () => {
    const student = await studentWithQuestions(12);
    const { body: exam } = await student.start();
    const [first] = exam.questions;
    await student.answer(exam.id, first.id, 3, 7);
    app.clock.advance(4 * minuteMs);

    const { body: resumed } = await student.call(contract.getExam, { params: { id: exam.id } });
    expect(resumed.questions.map(({ id }: { id: string }) => id)).toEqual(
      exam.questions.map(({ id }: { id: string }) => id),
    );
    expect(resumed.questions[0]).toMatchObject({ choice: 3, sequence: 7 });
    expect(Date.parse(resumed.deadline_at) - Date.parse(resumed.server_now)).toBe(6 * minuteMs);
  });

  it('starts one exam however often the same key is sent', async () => {
    const student = await studentWithQuestions(2);
    const key = { 'idempotency-key': 'start-once' };
    const answers = await Promise.all([
      student.start({}, key),
      student.start({}, key),
      student.start({}, key),
    ]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await student.call(contract.listExams)).body.total).toBe(1);
  });

  it('takes a choice of questions, each once, and rejects one of another student as missing', async () => {
    const [student, other] = await Promise.all([studentWithQuestions(3), studentWithQuestions(1)]);
    const ownIds = student.questions.map(({ id }) => id);
    const selection = { generation_id: undefined, question_ids: [...ownIds, ownIds[0]] };
    expect((await student.start(selection)).body.questions).toHaveLength(3);

    const foreign = await student.start({ generation_id: undefined, question_ids: [other.questions[0]?.id] });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
  });

  it.each([
    [{ generation_id: undefined }, 'question_ids'],
    [{ question_ids: [newId()] }, 'question_ids'],
    [{ duration_minutes: 0 }, 'duration_minutes'],
    [{ duration_minutes: 301 }, 'duration_minutes'],
    [{ score: 100 }, 'score'],
  ])('rejects %o and names the field', async (body, field) => {
    const student = await studentWithQuestions(1);
    const reply = await student.start(body);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.detail)).toEqual([field]);
  });
});

describe('answering', () => {
  it('saves the larger sequence, in any order of arrival', async () => {
    const student = await studentWithQuestions(1);
    const { body: exam } = await student.start();
    const id = exam.questions[0].id;
    await student.answer(exam.id, id, 2, 9);
    const older = await student.answer(exam.id, id, 0, 8);
    expect([older.status, older.body]).toEqual([
      200,
      { choice: 2, choices: [2], flagged: false, took_ms: 0, sequence: 9 },
    ]);
  });

  it('counts an answer that arrives within ten seconds after the deadline, and no later one', async () => {
    const student = await studentWithQuestions(2);
    const { body: exam } = await student.start();
    const [first, second] = exam.questions;
    app.clock.advance(10 * minuteMs + answerGraceMs);
    expect((await student.answer(exam.id, first.id, student.keyOf(first), 1)).status).toBe(200);
    app.clock.advance(1);
    const expired = await student.answer(exam.id, second.id, student.keyOf(second), 1);
    expect([expired.status, expired.body.code]).toEqual([409, 'answer_after_deadline']);
    const { body: result } = await student.call(contract.examResult, { params: { id: exam.id } });
    expect(result).toMatchObject({ correct: 1, answered: 1, finished_by: 'deadline', seconds_used: 600 });
  });

  it('changes nothing after the exam was submitted', async () => {
    const student = await studentWithQuestions(1);
    const { body: exam } = await student.start();
    await student.submit(exam.id);
    const reply = await student.answer(exam.id, exam.questions[0].id, 0, 1);
    expect([reply.status, reply.body.code]).toEqual([409, 'exam_finished']);
  });

  it.each([
    [{ choice: 4, sequence: 1 }, 'choice'],
    [{ choice: -1, sequence: 1 }, 'choice'],
    [{ choice: 1.5, sequence: 1 }, 'choice'],
    [{ choice: 1, sequence: 0 }, 'sequence'],
    [{ choice: 1, sequence: 2 ** 31 }, 'sequence'],
  ])('rejects %o', async (body, field) => {
    const student = await studentWithQuestions(1);
    const { body: exam } = await student.start();
    const params = { id: exam.id, question_id: exam.questions[0].id };
    const reply = await student.call(contract.saveAnswer, { params, body });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.detail)).toEqual([field]);
  });
});

describe('the end', () => {
  it('scores what was saved and shows each question with its key and source', async () => {
    const student = await studentWithQuestions(4);
    const { body: exam } = await student.start();
    const [right, wrong] = exam.questions;
    await student.answer(exam.id, right.id, student.keyOf(right), 1);
    await student.answer(exam.id, wrong.id, (student.keyOf(wrong) + 1) % 4, 1);
    app.clock.advance(2 * minuteMs);
    const { status, body } = await student.submit(exam.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ correct: 1, answered: 2, total: 4, percent: 25, seconds_used: 120 });
    expect(body.questions[0]).toMatchObject({ correct: true, answer_index: student.keyOf(right) });
    expect(body.questions[2]).toMatchObject({ correct: false, choice: null });
  });

  it('repeated and concurrent hand-ins give one result and one event', async () => {
    const student = await studentWithQuestions(3);
    const { body: exam } = await student.start();
    const results = await Promise.all(Array.from({ length: 8 }, () => student.submit(exam.id)));
    app.clock.advance(minuteMs);
    results.push(await student.submit(exam.id));
    expect(new Set(results.map(({ text }) => text)).size).toBe(1);
    const { db } = app.platform.database;
    const events = await db.select().from(outboxEvents).where(eq(outboxEvents.subjectId, exam.id));
    expect(events.map(({ name }) => name)).toEqual(['exam.finished']);
  });

  it('scores exactly the saved answers if some arrive during the submission', async () => {
    const student = await studentWithQuestions(20);
    const { body: exam } = await student.start();
    const saving = exam.questions.map((question: Exam['questions'][number]) =>
      student.answer(exam.id, question.id, student.keyOf(question), 1),
    );
    const [{ body: submitted }, ...saved] = await Promise.all([student.submit(exam.id), ...saving]);
    const counted = saved.filter(({ status }) => status === 200).length;
    const { body: result } = await student.call(contract.examResult, { params: { id: exam.id } });
    expect(result).toMatchObject({ answered: counted, correct: counted });
    expect(submitted).toEqual(result);
  });

  it('the result is created automatically after the deadline, even if the student does not return', async () => {
    const student = await studentWithQuestions(2);
    const { body: exam } = await student.start();
    const [first] = exam.questions;
    await student.answer(exam.id, first.id, student.keyOf(first), 1);
    const finish = createExamFinish({ ...app.platform, clock: app.clock, memory: createMemoryService() });
    await finish.finishAllOverdue();
    expect((await student.call(contract.getExam, { params: { id: exam.id } })).body.status).toBe(
      'in_progress',
    );
    app.clock.advance(10 * minuteMs + answerGraceMs + 1);
    await finish.finishAllOverdue();
    const { body } = await student.call(contract.listExams, { query: { status: 'finished' } });
    expect(body.items[0]).toMatchObject({ id: exam.id, correct: 1, finished_at: exam.deadline_at });
  });

  it('shows no result before it', async () => {
    const student = await studentWithQuestions(1);
    const { body: exam } = await student.start();
    const early = await student.call(contract.examResult, { params: { id: exam.id } });
    expect([early.status, early.body.code]).toEqual([409, 'conflict']);
  });

  it('a repeated start returns the same exam after the questions were deleted', async () => {
    const student = await studentWithQuestions(2);
    const key = { 'idempotency-key': 'one-start' };
    const { body: exam } = await student.start({}, key);
    await student.deleteQuestions();

    const repeated = await student.start({}, key);
    expect([repeated.status, repeated.body.id]).toEqual([201, exam.id]);
    expect((await student.start({}, { 'idempotency-key': 'another-start' })).status).toBe(404);
  });

  it('keeps the exam whole when its questions are deleted', async () => {
    const student = await studentWithQuestions(2);
    const { body: exam } = await student.start();
    await student.deleteQuestions();
    expect((await student.submit(exam.id)).body.questions).toHaveLength(2);
  });
});
