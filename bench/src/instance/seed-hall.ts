/** A hall of students who sit the same paper. The product starts the exam of the first one; the others have its copies. */
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '@akada/contract/table.ts';
import { hallSubjects } from '@akada/contract/work/exam-order.ts';
import { type Exam, startExam } from '@akada/contract/work/exams.ts';
import { createAccessTokens } from '../../../server/src/features/accounts/tokens/access-tokens.ts';
import { systemClock } from '../../../server/src/platform/clock/clock.ts';
import type { BenchInstance } from './bench-instance.ts';
import { addAccounts, settle } from './seed.ts';
import { signedInStudents } from './students.ts';

/**
 * Each copy has the contents of the first student's row, so that it matches the product's own rows. There are
 * two exceptions: all have the same order of options, and keys of repetition and counts of starts are
 * missing, which saving does not read. $1: the exam of the first student.
 */
const copies = [
  `INSERT INTO exams SELECT copy.* FROM exams AS sat CROSS JOIN users CROSS JOIN LATERAL jsonb_populate_record(sat,
    jsonb_build_object('id', gen_random_uuid(), 'user_id', users.id, 'seed', gen_random_uuid())) AS copy
   WHERE sat.id = $1 AND NOT EXISTS (SELECT FROM exams WHERE user_id = users.id)`,
  ...['exam_items', 'exam_passages'].map(
    (table) => `INSERT INTO ${table} SELECT copy.* FROM exams CROSS JOIN ${table} AS item
      CROSS JOIN LATERAL jsonb_populate_record(item, jsonb_build_object('exam_id', exams.id)) AS copy
     WHERE item.exam_id = $1 AND NOT EXISTS (SELECT FROM ${table} WHERE exam_id = exams.id)`,
  ),
];

/** A hall in the middle of its exam. */
export interface Hall {
  students: { accessToken: string; examId: string }[];
  /** The ids of the paper's questions, in its order. */
  questionIds: string[];
}

/** @param origin of the product, which has to run on the instance @returns the exam that others have copies of */
export async function beginHall(instance: BenchInstance, origin: string): Promise<string> {
  await addAccounts(instance, { from: 1, to: 1 });
  const [first] = await signedInStudents(instance);
  if (!first) throw new Error('The hall has no students.');
  return startHall(origin, first.accessToken);
}

/** @param numbers of the students who come in @returns the hall with them */
export async function fillHall(
  instance: BenchInstance,
  examId: string,
  numbers: { from: number; to: number },
): Promise<Hall> {
  await addAccounts(instance, numbers);
  const client = await instance.database.pool.connect();
  try {
    // Filling takes longer than any statement of the product may.
    await client.query('SET statement_timeout = 0');
    for (const copy of copies) await client.query(copy, [examId]);
  } finally {
    client.release(true);
  }
  await settle(instance.database.pool);
  return readHall(instance, examId);
}

async function readHall({ database: { pool }, config }: BenchInstance, examId: string): Promise<Hall> {
  const tokens = createAccessTokens({ ...config, clock: systemClock });
  const { rows } = await pool.query<{ id: string; userId: string; sessionId: string }>(`
    SELECT exams.id, exams.user_id AS "userId", sessions.id AS "sessionId"
    FROM exams JOIN sessions ON sessions.user_id = exams.user_id`);
  const paper = await pool.query<{ id: string }>(
    'SELECT question_id AS id FROM exam_items WHERE exam_id = $1 ORDER BY position',
    [examId],
  );
  return {
    students: await Promise.all(
      rows.map(async ({ id, ...session }) => ({ examId: id, accessToken: await tokens.issue(session) })),
    ),
    questionIds: paper.rows.map(({ id }) => id),
  };
}

async function startHall(origin: string, accessToken: string): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const subjects = await samplePaper(origin, headers);
  const response = await fetch(origin + apiBase + startExam.path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ hall: { subjects: subjects.slice(0, 3) } }),
  });
  if (response.status !== 201) throw new Error(`The hall was answered with ${response.status}.`);
  return ((await response.json()) as Exam).id;
}

/** A worker creates it soon after the first start. */
async function samplePaper(origin: string, headers: Record<string, string>): Promise<string[]> {
  for (;;) {
    const response = await fetch(origin + apiBase + hallSubjects.path, { headers });
    const { english, subjects } = (await response.json()) as {
      english: object | null;
      subjects: { subject: string }[];
    };
    if (english !== null) return subjects.map(({ subject }) => subject);
    await pause(200);
  }
}
