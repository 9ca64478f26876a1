/**
 * Exams and practice with fifty simultaneous identical calls, over real connections to two processes on one
 * database: there is one result, and the acknowledged state is the stored one.
 */

import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { publishCourseExam } from '@akada/contract/work/course-exams.ts';
import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import * as exams from '@akada/contract/work/exams.ts';
import * as keyChanges from '@akada/contract/work/marking/regrading.ts';
import { addBookmark, sendPracticeAnswers } from '@akada/contract/work/practice.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSitter, newTeacher } from '../../features/exams/testing/course-exam-people.ts';
import { createExamStudent, rightChoice } from '../../features/exams/testing/exam-student.ts';
import { getScores, newExaminer, otherKey } from '../../features/exams/testing/key-change-people.ts';
import { newId, newSecret } from '../../platform/ids/ids.ts';
import { type Person, signIn } from '../../testing/people.ts';
import { createTestDatabase } from '../../testing/postgres/postgres.ts';
import { type Content, makeOutcome, type Reply, sendTo } from '../../testing/send.ts';
import { runs } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTwoProcesses, type TwoProcesses } from '../../testing/two-processes.ts';

const atOnce = 50;
const rounds = Array.from({ length: runs(20) }, (_, index) => index + 1);

let app: TestApp;
let processes: TwoProcesses;

beforeAll(async () => {
  const database = await createTestDatabase();
  const secret = newSecret();
  // The other processes have the machine's time.
  app = await createTestApp({ database, env: { AUTH_SECRET: secret }, startsAt: Date.now() });
  processes = await startTwoProcesses(database, { authSecret: secret });
});

afterAll(async () => {
  await processes.stop();
  await app.close();
});

type Ask = (index: number) => readonly [EndpointShape, Content];

/** Sends one call after the other to the two processes in turns, and waits for none before all are sent. */
async function sendAtOnce(person: Pick<Person, 'userId'>, ask: Ask, count = atOnce): Promise<Reply[]> {
  const { access_token } = await signIn(app, person);
  const calls = Array.from({ length: count }, (_, index) => {
    const [endpoint, content] = ask(index);
    const headers = { authorization: `Bearer ${access_token}`, ...content.headers };
    return sendTo(processes.origins[index % 2] ?? '', endpoint, { ...content, headers });
  });
  return Promise.all(calls);
}

const getBody = ({ body }: Reply) => JSON.parse(body);

/** @returns how often each outcome came */
function counted(replies: readonly Reply[]): Record<string, number> {
  const groups = Map.groupBy(replies, makeOutcome);
  return Object.fromEntries([...groups].map(([outcome, same]) => [outcome, same.length]));
}

async function count(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await app.platform.database.pool.query(sql, values);
  return rows.length;
}

const started = (userId: string) => count('SELECT 1 FROM exams WHERE user_id = $1', userId);

describe.for(rounds)('round %i', { timeout: 120_000 }, () => {
  test('concurrent starts of an exam of a set leave one running exam, which each rejection names', async () => {
    const student = await createExamStudent(app, 3);
    const body = { generation_id: student.generationId, duration_minutes: 10 };

    const replies = await sendAtOnce(student, () => [exams.startExam, { body }]);

    const [begun, ...others] = replies.filter(({ status }) => status === 201).map(getBody);
    expect(others).toEqual([]);
    const refused = replies.filter(({ status }) => status === 409).map(getBody);
    expect(refused.map(({ detail }) => detail.exam_id)).toEqual(refused.map(() => begun.id));
    expect(replies.map(({ status }) => status)).toSatisfy((all: number[]) =>
      all.every((status) => [201, 409, 429].includes(status)),
    );
    expect(await started(student.userId)).toBe(1);
  });

  test('a start is sent again and again with its key: every answer is the one exam', async () => {
    const student = await createExamStudent(app, 3);
    const body = { generation_id: student.generationId, duration_minutes: 10 };
    const headers = { 'idempotency-key': newId() };

    const replies = await sendAtOnce(student, () => [exams.startExam, { body, headers }], 25);

    expect(counted(replies)).toEqual({ 201: 25 });
    expect(new Set(replies.map((reply) => getBody(reply).id)).size).toBe(1);
    expect(await started(student.userId)).toBe(1);
  });

  test('an exam with one attempt has one sitting if it is started again during the submission', async () => {
    const teacher = await newTeacher(app);
    const exam = await teacher.set({ attempts: 1 });
    const sitter = await newSitter(app, teacher);
    const start = [exams.startExam, { body: { course_exam_id: exam.id } }] as const;

    const replies = await sendAtOnce(sitter, () => start, 25);

    const [begun, ...others] = replies.filter(({ status }) => status === 201).map(getBody);
    expect(others).toEqual([]);
    expect(counted(replies)).toMatchObject({ 201: 1 });
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    const params = { id: begun.id };
    const repeatedReplies = await sendAtOnce(
      sitter,
      (index) => (index === 12 ? [exams.submitExam, { params }] : start),
      25,
    );
    expect(counted(repeatedReplies)).toEqual({ 200: 1, '409 conflict': 24 });
    expect(await started(sitter.userId)).toBe(1);
  });

  test('a student sends one answer fifty times, then fifty different ones: the highest sequence is kept', async () => {
    const student = await createExamStudent(app, 3);
    const { body: exam } = await student.start();
    const question = exam.questions[0]?.id ?? '';
    const params = { id: exam.id, question_id: question };

    const same = await sendAtOnce(student, () => [
      exams.saveAnswer,
      { params, body: { choice: 1, sequence: 1 } },
    ]);
    const different = await sendAtOnce(student, (index) => [
      exams.saveAnswer,
      { params, body: { choice: index % 4, sequence: index + 2 } },
    ]);

    expect(counted([...same, ...different])).toEqual({ 200: 2 * atOnce });
    expect(same.map(getBody)).toEqual(same.map(() => getBody(same[0] as Reply)));
    for (const [index, reply] of different.entries())
      expect(getBody(reply).sequence).toBeGreaterThanOrEqual(index + 2);
    const { body: after } = await student.open(exam.id);
    expect(after.questions[0]).toMatchObject({ choice: (atOnce - 1) % 4, sequence: atOnce + 1 });
  });

  test('answers that arrive during the submission: acknowledged answers count, rejected ones are not stored', async () => {
    const student = await createExamStudent(app, 10);
    const { body: exam } = await student.start();
    const getQuestion = (index: number) => exam.questions[index % 10]?.id ?? '';
    const isEnd = (index: number) => index === 24;

    const replies = await sendAtOnce(student, (index) =>
      isEnd(index)
        ? [exams.submitExam, { params: { id: exam.id } }]
        : [
            exams.saveAnswer,
            {
              params: { id: exam.id, question_id: getQuestion(index) },
              body: { choice: index % 4, sequence: index + 1 },
            },
          ],
    );

    const result = getBody(replies[24] as Reply) as ExamResult;
    const acknowledged = new Map<string, number>();
    for (const [index, reply] of replies.entries()) {
      expect(['200', '409 exam_finished']).toContain(makeOutcome(reply));
      if (reply.status === 200 && !isEnd(index)) acknowledged.set(getQuestion(index), index % 4);
    }
    expect(result.questions.map(({ id, choice }) => [id, choice])).toEqual(
      result.questions.map(({ id }) => [id, acknowledged.get(id) ?? null]),
    );
    expect((await student.result(exam.id)).body).toEqual(result);
  });

  test('concurrent submissions give one result, one event, and the same answer', async () => {
    const student = await createExamStudent(app, 4);
    const { body: exam } = await student.start();
    await student.answer(exam.id, exam.questions[0]?.id ?? '', rightChoice);

    const replies = await sendAtOnce(student, () => [exams.submitExam, { params: { id: exam.id } }]);

    expect(counted(replies)).toEqual({ 200: atOnce });
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(getBody(replies[0] as Reply)).toMatchObject({ answered: 1, correct: 1 });
    const events = "SELECT 1 FROM outbox_events WHERE name = 'exam.finished' AND subject_id = $1";
    expect(await count(events, exam.id)).toBe(1);
    expect(await count('SELECT 1 FROM reviews WHERE user_id = $1', student.userId)).toBe(1);
  });

  test('answers of practice arrive again and again: each counts once', async () => {
    const student = await createExamStudent(app, 3);
    const sitting = newId();
    const time = new Date(app.clock.now()).toISOString();
    const answers = student.questionIds.map((question_id) => ({
      id: newId(),
      sitting_id: sitting,
      question_id,
      version: 1,
      choices: [1],
      certainty: null,
      hints: 0,
      took_ms: 900,
      usual_ms: null,
      given_at: time,
      local_day: time.slice(0, 10),
      zone: 'UTC',
    }));

    const replies = await sendAtOnce(student, () => [
      sendPracticeAnswers,
      { body: { sent_at: time, answers } },
    ]);

    expect(counted(replies)).toEqual({ 200: atOnce });
    const ids = answers.map(({ id }) => id).sort();
    for (const reply of replies) expect(getBody(reply).stored.toSorted()).toEqual(ids);
    expect(await count('SELECT 1 FROM practice_answers WHERE user_id = $1', student.userId)).toBe(3);
    expect(await count('SELECT 1 FROM reviews WHERE user_id = $1', student.userId)).toBe(3);
  });

  test('a question that is bookmarked concurrently is listed once', async () => {
    const student = await createExamStudent(app, 1);
    const params = { question_id: student.questionIds[0] ?? '' };

    const replies = await sendAtOnce(student, () => [addBookmark, { params }]);

    expect(replies.filter(({ status }) => status >= 300)).toEqual([]);
    expect(await count('SELECT 1 FROM question_bookmarks WHERE user_id = $1', student.userId)).toBe(1);
  });

  test('a key that is changed, applied and undone is one change, and restores the marks', async () => {
    const examiner = await newExaminer(app);
    const sat = [await examiner.sat(0), await examiner.sat(otherKey), await examiner.sat(2)];
    const previous = await getScores(sat);
    const version = 1;
    const body = { answer_indexes: [otherKey], rule: 'new', reason: 'A misprint.', lowering: true, version };
    const params = { id: examiner.questionId };

    const changedReplies = await sendAtOnce(examiner, () => [keyChanges.createKeyChange, { params, body }]);

    const [change, ...others] = changedReplies.filter(({ status }) => status === 201).map(getBody);
    expect(others).toEqual([]);
    expect(changedReplies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const getState = async () => (await examiner.readChange(change.id)).state;
    await expect.poll(getState).toBe('done');
    expect(await getScores(sat)).toEqual([-0.5, 1, -0.5]);

    const ends = await sendAtOnce(examiner, (index) =>
      index % 2 === 0
        ? [keyChanges.undoKeyChange, { params: { id: change.id } }]
        : [keyChanges.applyKeyChange, { params: { id: change.id }, body: { lowering: true } }],
    );

    expect(ends.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    await examiner.undoChange(change.id);
    await expect.poll(getState).toBe('done');
    expect(await getScores(sat)).toEqual(previous);
    expect(await examiner.changes()).toHaveLength(1);
  });

  test('a tutor publishes an exam: each student hears of it once', async () => {
    const teacher = await newTeacher(app);
    const student = await newSitter(app, teacher);
    const { body: draft } = await teacher.createExam();
    const params = { id: draft.id };

    const replies = await sendAtOnce(teacher, () => [publishCourseExam, { params }]);

    expect(counted(replies)).toEqual({ 200: atOnce });
    const events = "SELECT 1 FROM outbox_events WHERE name = 'course_exam.published' AND user_id = $1";
    expect(await count(events, student.userId)).toBe(1);
  });
});
