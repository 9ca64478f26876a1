import { apiBase } from '@akada/contract/table.ts';
import { type Exam, startExam } from '@akada/contract/work/exams.ts';
import type { Student } from '../instance/students.ts';

/** The outcome of one call that makes an exam. */
export interface ExamStart {
  /** The HTTP status; 0 without an answer. */
  status: number;
  /** True if the answer names the time of the next try. */
  saysWhen: boolean;
  /** The id of the acknowledged exam. */
  examId: string | null;
}

/**
 * Starts an exam of two questions from two sets, because each set allows one running exam. A repeated call with the
 * same key returns the same exam.
 */
export async function sendExamStart(
  origin: string,
  { accessToken, exam }: Pick<Student, 'accessToken' | 'exam'>,
  key: string,
): Promise<ExamStart> {
  try {
    const response = await fetch(origin + apiBase + startExam.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({
        question_ids: [exam?.questionIds[0], exam?.questionIds.at(-1)],
        duration_minutes: 300,
      }),
      signal: AbortSignal.timeout(15_000),
    });
    const answer = (await response.json()) as Exam;
    return {
      status: response.status,
      saysWhen: response.headers.has('retry-after'),
      examId: response.status === 201 ? answer.id : null,
    };
  } catch {
    return { status: 0, saysWhen: false, examId: null };
  }
}
