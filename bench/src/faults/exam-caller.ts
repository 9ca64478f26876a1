/** A student who starts an exam of two questions, answers both and hands it in, as the page does: again and again. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '@akada/contract/table.ts';
import type { ExamOutcome } from '@akada/contract/work/exam-results.ts';
import { listExams } from '@akada/contract/work/exams.ts';
import type { Student } from '../instance/students.ts';
import { sendExamStart } from '../load/exam-start.ts';

/** One exam that a student tried to sit, and its acknowledged parts. */
export interface WantedExam {
  key: string;
  /** The exam's id; null if even the last repetition got no answer. */
  acknowledged: string | null;
  answers: { questionId: string; choice: number }[];
  /** The answer to its student about its end. */
  result: { answered: number | null; finishedAt: string } | null;
}

export interface Answer {
  /** 0 where no answer came. */
  status: number;
  saysWhen: boolean;
}

export type Timed = (
  kind: 'start an exam' | 'answer' | 'hand in',
  send: () => Promise<Answer>,
) => Promise<number>;

/** The web client repeats what failed on the server's side after these pauses, in milliseconds. */
const repetitions = [1_000, 2_000, 4_000];

export interface ExamCallerDeps {
  /** The address of the process that gets the next call. */
  origin: () => string;
  /** @returns the status of the answer */
  timed: Timed;
}

/** @returns immediately the exam that it fills in as it proceeds, and a promise of its end */
export function wantExam(deps: ExamCallerDeps, student: Student): { exam: WantedExam; over: Promise<void> } {
  const exam: WantedExam = { key: randomUUID(), acknowledged: null, answers: [], result: null };
  return { exam, over: sit(deps, student, exam) };
}

async function sit({ origin, timed }: ExamCallerDeps, student: Student, exam: WantedExam): Promise<void> {
  await untilAnswered(() =>
    timed('start an exam', async () => {
      const start = await sendExamStart(origin(), student, exam.key);
      exam.acknowledged = start.examId;
      return start;
    }),
  );
  if (exam.acknowledged === null) return;

  const path = `${apiBase}${listExams.path}/${exam.acknowledged}`;
  const requested = [student.exam?.questionIds[0], student.exam?.questionIds.at(-1)];
  for (const [at, questionId = ''] of requested.entries()) {
    const choice = (at + exam.key.charCodeAt(0)) % 4;
    const body = JSON.stringify({ choices: [choice], sequence: 1 });
    await untilAnswered(() =>
      timed('answer', async () => {
        const { answer } = await send(`${origin()}${path}/answers/${questionId}`, 'PUT', student, body);
        if (answer.status === 200) exam.answers.push({ questionId, choice });
        return answer;
      }),
    );
  }
  await untilAnswered(() =>
    timed('hand in', async () => {
      const { answer, content } = await send(`${origin()}${path}/submit`, 'POST', student);
      const result = content as ExamOutcome | null;
      if (answer.status === 200 && result !== null)
        exam.result = { answered: result.answered, finishedAt: result.finished_at };
      return answer;
    }),
  );
}

async function untilAnswered(call: () => Promise<number>): Promise<void> {
  for (const wait of [0, ...repetitions]) {
    await pause(wait);
    const status = await call();
    if (status > 0 && status < 500) return;
  }
}

async function send(
  url: string,
  method: string,
  { accessToken }: Student,
  body?: string,
): Promise<{ answer: Answer; content: unknown }> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      // As long as the web client waits.
      signal: AbortSignal.timeout(15_000),
      ...(body !== undefined && { body }),
    });
    const content: unknown = await response.json();
    return { answer: { status: response.status, saysWhen: response.headers.has('retry-after') }, content };
  } catch {
    return { answer: { status: 0, saysWhen: false }, content: null };
  }
}
