import { createAccessTokens } from '../../../server/src/features/accounts/tokens/access-tokens.ts';
import { systemClock } from '../../../server/src/platform/clock/clock.ts';
import type { BenchInstance } from './bench-instance.ts';

export interface Student {
  userId: string;
  email: string;
  accessToken: string;
  /** Null for a student without an exam. */
  exam: { id: string; questionIds: string[] } | null;
}

interface StudentRow {
  userId: string;
  email: string;
  sessionId: string;
  examId: string | null;
  questionIds: string[];
}

/** Lists each student once: students who signed in during a measurement have more than one session. */
const listStudents = `
  SELECT DISTINCT ON (email) users.id AS "userId", email::text, sessions.id AS "sessionId", exams.id AS "examId",
    ARRAY(SELECT question_id FROM exam_items WHERE exam_id = exams.id ORDER BY position) AS "questionIds"
  FROM users JOIN sessions ON sessions.user_id = users.id LEFT JOIN exams ON exams.user_id = users.id
  ORDER BY email`;

/** All students with fresh access tokens, which expire soon, so a long run calls this again. */
export async function signedInStudents({ database, config }: BenchInstance): Promise<Student[]> {
  const tokens = createAccessTokens({ ...config, clock: systemClock });
  const { rows } = await database.pool.query<StudentRow>(listStudents);
  return Promise.all(
    rows.map(async ({ userId, email, sessionId, examId, questionIds }) => ({
      userId,
      email,
      accessToken: await tokens.issue({ userId, sessionId }),
      exam: examId === null ? null : { id: examId, questionIds },
    })),
  );
}

/** Students with an exam; the others are accounts of the Google sign-in trial, which have no questions either. */
export async function examinedStudents(instance: BenchInstance): Promise<Student[]> {
  return (await signedInStudents(instance)).filter(({ exam }) => exam !== null);
}
