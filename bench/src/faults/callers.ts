/** People who go on with their work while something fails: they read, practise, sign in and start exams. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { currentUser, login } from '@akada/contract/identity/accounts.ts';
import { myQuestions } from '@akada/contract/material/questions.ts';
import { apiBase } from '@akada/contract/table.ts';
import { password } from '../instance/seed.ts';
import type { Student } from '../instance/students.ts';
import { sendExamStart } from '../load/exam-start.ts';

export type CallKind = 'read' | 'practise' | 'sign in' | 'start an exam';

/** One answer. Repetitions are calls of their own. */
export interface CallResult {
  kind: CallKind;
  /** Milliseconds since the epoch. */
  at: number;
  ms: number;
  /** 0 where no answer came. */
  status: number;
  saysWhen: boolean;
}

/** One exam that somebody wanted to start. */
export interface WantedExam {
  key: string;
  /** Null where even the last repetition was not answered with it. */
  acknowledged: string | null;
}

export interface CallersPlan {
  /** Asked in turns. */
  origins: readonly string[];
  students: readonly Student[];
  perSecond: Readonly<Record<CallKind, number>>;
}

export interface CallersResult {
  calls: CallResult[];
  exams: WantedExam[];
}

export interface Callers {
  /** Sends no more and waits for what is under way, repetitions included. */
  stop(): Promise<CallersResult>;
}

/** The web client repeats what failed on the server's side after these pauses, in milliseconds. */
const repetitions = [1_000, 2_000, 4_000];

export function startCallers({ origins, students, perSecond }: CallersPlan): Callers {
  const calls: CallResult[] = [];
  const exams: WantedExam[] = [];
  const underWay = new Set<Promise<void>>();
  let sent = 0;

  const origin = () => origins[sent % origins.length] ?? '';
  const timed = async (kind: CallKind, send: () => Promise<{ status: number; saysWhen: boolean }>) => {
    const at = Date.now();
    const startedAt = performance.now();
    const { status, saysWhen } = await send();
    calls.push({ kind, at, ms: performance.now() - startedAt, status, saysWhen });
  };
  const startExamOf = async (student: Student): Promise<void> => {
    const exam: WantedExam = { key: randomUUID(), acknowledged: null };
    exams.push(exam);
    for (const wait of [0, ...repetitions]) {
      await pause(wait);
      sent += 1;
      let status = 0;
      await timed('start an exam', async () => {
        const start = await sendExamStart(origin(), student, exam.key);
        exam.acknowledged = start.examId;
        status = start.status;
        return start;
      });
      if (status > 0 && status < 500) return;
    }
  };
  const send = (kind: CallKind, student: Student): Promise<void> => {
    if (kind === 'start an exam') return startExamOf(student);
    if (kind === 'sign in') return timed(kind, () => signIn(origin(), student));
    const path = kind === 'read' ? currentUser.path : myQuestions.path;
    return timed(kind, () => get(origin() + apiBase + path, student));
  };
  const timers = (Object.entries(perSecond) as [CallKind, number][]).map(([kind, rate]) =>
    setInterval(() => {
      sent += 1;
      const student = students[sent % students.length];
      if (!student) return;
      const call = send(kind, student).finally(() => underWay.delete(call));
      underWay.add(call);
    }, 1_000 / rate),
  );

  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
      return { calls, exams };
    },
  };
}

function get(url: string, { accessToken }: Student) {
  return answered(() =>
    fetch(url, { headers: { authorization: `Bearer ${accessToken}` }, signal: patience() }),
  );
}

function signIn(origin: string, { email }: Student) {
  return answered(() =>
    fetch(origin + apiBase + login.path, {
      method: 'POST',
      headers: { 'x-akada-client': 'api' },
      body: new URLSearchParams({ username: email, password }),
      signal: patience(),
    }),
  );
}

/** As long as the web client waits. */
const patience = () => AbortSignal.timeout(15_000);

async function answered(send: () => Promise<Response>): Promise<{ status: number; saysWhen: boolean }> {
  try {
    const response = await send();
    await response.arrayBuffer();
    return { status: response.status, saysWhen: response.headers.has('retry-after') };
  } catch {
    return { status: 0, saysWhen: false };
  }
}
