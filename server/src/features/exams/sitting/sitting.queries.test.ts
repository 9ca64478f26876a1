import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres/postgres.ts';
import { writeItems } from '../testing/written-items.ts';
import { prepareSittingQueries, type SittingQueries } from './sitting.queries.ts';

let testDatabase: TestDatabase;
let database: Database;
let queries: SittingQueries;
const userId = newId();

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, createLog('silent'));
  queries = prepareSittingQueries(database);
  await database.pool.query(
    "INSERT INTO users (id, email, full_name, role) VALUES ($1, 'ada@example.com', 'Ada', 'student')",
    [userId],
  );
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function startedExam() {
  const examId = newId();
  const questionId = newId();
  await database.pool.query(
    `INSERT INTO exams (id, user_id, title, duration_minutes, started_at, deadline_at, closes_at, last_seen_at, wanted)
     VALUES ($1, $2, 'Cells', 10, $3, $4, $4, $3, 1)`,
    [examId, userId, '2026-11-20T10:00:00Z', '2026-11-20T10:10:00Z'],
  );
  await writeItems(database.db, [
    {
      examId,
      questionId,
      position: 0,
      noteId: newId(),
      stem: 'Which?',
      options: ['a', 'b', 'c', 'd'],
      answerIndexes: [1],
      explanation: 'Because.',
      sourcePage: 1,
      sourceQuote: 'quote',
    },
  ]);
  const answer = {
    examId,
    userId,
    questionId,
    choices: [2],
    response: null,
    flagged: false,
    tookMs: 1_500,
    sequence: 1,
    now: '2026-11-20T10:05:00.000Z',
    oldestEnd: '2026-11-20T10:04:50.000Z',
  };
  return { examId, questionId, answer };
}

describe('saving one answer', () => {
  it('keeps the choice and gives it back on loading', async () => {
    const { examId, answer } = await startedExam();
    expect(await queries.save(answer)).toEqual({
      choices: [2],
      response: null,
      flagged: false,
      tookMs: 1_500,
      sequence: 1,
    });
    const loaded = await queries.load(examId);
    expect(loaded?.items[0]).toMatchObject({ choices: [2], sequence: 1 });
    expect(loaded?.exam.deadlineAt).toBe('2026-11-20T10:10:00.000Z');
  });

  it('takes an answer back with null', async () => {
    const { answer } = await startedExam();
    await queries.save(answer);
    expect(await queries.save({ ...answer, choices: null, sequence: 2 })).toMatchObject({
      choices: null,
      sequence: 2,
    });
  });

  it('lets an equal or older sequence change nothing', async () => {
    const { examId, answer } = await startedExam();
    await queries.save({ ...answer, sequence: 5 });
    expect(await queries.save({ ...answer, choices: [0], sequence: 5 })).toBeNull();
    expect(await queries.save({ ...answer, choices: [0], sequence: 4 })).toBeNull();
    expect((await queries.load(examId))?.items[0]).toMatchObject({ choices: [2], sequence: 5 });
  });

  it('saves nothing for another user, another exam or after the last moment', async () => {
    const { answer } = await startedExam();
    expect(await queries.save({ ...answer, userId: newId() })).toBeNull();
    expect(await queries.save({ ...answer, examId: newId() })).toBeNull();
    expect(await queries.save({ ...answer, oldestEnd: '2026-11-20T10:10:00.001Z' })).toBeNull();
    expect(await queries.save({ ...answer, oldestEnd: '2026-11-20T10:10:00.000Z' })).not.toBeNull();
  });

  it('waits for a submission in progress and then finds the exam finished', async () => {
    const { examId, answer } = await startedExam();
    const submitting = await database.pool.connect();
    await submitting.query('BEGIN');
    await submitting.query('SELECT * FROM exams WHERE id = $1 FOR UPDATE', [examId]);
    const saving = queries.save(answer);
    await submitting.query(
      "UPDATE exams SET finished_at = now(), finished_by = 'submit', correct = 0, answered = 0, score = 0, max_score = 1 WHERE id = $1",
      [examId],
    );
    await submitting.query('COMMIT');
    submitting.release();
    expect(await saving).toBeNull();
    expect((await queries.load(examId))?.items[0]?.choices).toBeNull();
  });
});
