/** People who continue their work while a dependency fails: they read, practise, sign in and sit exams. */
import { currentUser, login } from '@akada/contract/identity/accounts.ts';
import { myQuestions } from '@akada/contract/material/questions.ts';
import { apiBase } from '@akada/contract/table.ts';
import { password } from '../instance/seed.ts';
import type { Student } from '../instance/students.ts';
import { type Answer, type Timed, type WantedExam, wantExam } from './exam-caller.ts';

/** The action of a caller; sitting an exam takes four calls. */
export type Doing = 'read' | 'practise' | 'sign in' | 'sit an exam';

export type CallKind = Exclude<Doing, 'sit an exam'> | Parameters<Timed>[0];

/** One answer. Repetitions are separate calls. */
export interface CallResult {
  kind: CallKind;
  /** Milliseconds since the epoch. */
  at: number;
  ms: number;
  /** 0 where no answer came. */
  status: number;
  saysWhen: boolean;
}

export interface CallersPlan {
  /** Asked in turns. */
  origins: readonly string[];
  students: readonly Student[];
  perSecond: Readonly<Record<Doing, number>>;
  /**
   * With it, that many callers send one call after the other, in the shares of `perSecond`: a slow machine makes the
   * calls fewer, and overload looks like no fault.
   */
  inTurns?: number;
}

export interface CallersResult {
  calls: CallResult[];
  exams: WantedExam[];
}

export interface Callers {
  /** Sends no more and waits for calls in progress, repetitions included. */
  stop(): Promise<CallersResult>;
}

export function startCallers({ origins, students, perSecond, inTurns = 0 }: CallersPlan): Callers {
  const calls: CallResult[] = [];
  const exams: WantedExam[] = [];
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  let turns = 0;

  const origin = () => origins[sent % origins.length] ?? '';
  const timed = async (kind: CallKind, send: () => Promise<Answer>): Promise<number> => {
    sent += 1;
    const time = Date.now();
    const startedAt = performance.now();
    const { status, saysWhen } = await send();
    calls.push({ kind, at: time, ms: performance.now() - startedAt, status, saysWhen });
    return status;
  };
  const sitExam = (student: Student): Promise<void> => {
    const { exam, over } = wantExam({ origin, timed }, student);
    exams.push(exam);
    return over;
  };
  const send = async (doing: Doing, student: Student): Promise<void> => {
    if (doing === 'sit an exam') return sitExam(student);
    const path = doing === 'read' ? currentUser.path : myQuestions.path;
    await timed(doing, () =>
      doing === 'sign in' ? signIn(origin(), student) : get(origin() + apiBase + path, student),
    );
  };
  const shares = Object.entries(perSecond) as [Doing, number][];
  const nextStudent = () => students[++turns % students.length];
  const timers =
    inTurns > 0
      ? []
      : shares.map(([doing, rate]) =>
          setInterval(() => {
            const student = nextStudent();
            if (!student) return;
            const call = send(doing, student).finally(() => underWay.delete(call));
            underWay.add(call);
          }, 1_000 / rate),
        );
  let hasStopped = false;
  const total = shares.reduce((sum, [, rate]) => sum + rate, 0);
  const chooseDoing = (): Doing => {
    let rest = Math.random() * total;
    for (const [doing, rate] of shares) {
      if (rest < rate) return doing;
      rest -= rate;
    }
    return 'read';
  };
  const callers = Array.from({ length: inTurns }, async () => {
    while (!hasStopped) {
      const student = nextStudent();
      if (student) await send(chooseDoing(), student);
    }
  });

  return {
    async stop() {
      hasStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all([...underWay, ...callers]);
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

async function answered(send: () => Promise<Response>): Promise<Answer> {
  try {
    const response = await send();
    await response.arrayBuffer();
    return { status: response.status, saysWhen: response.headers.has('retry-after') };
  } catch {
    return { status: 0, saysWhen: false };
  }
}
