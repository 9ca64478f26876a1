/** A load of callers around a trial, and its verdict. */
import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import { examinedStudents } from '../instance/students.ts';
import type { Figure } from '../report/figure.ts';
import type { CallersPlan, CallersResult, CallResult } from './callers.ts';
import { examOracle } from './exam-oracle.ts';
import { observed } from './promise.ts';

/** Fifty calls a second. */
export const fiftyPerSecond: CallersPlan['perSecond'] = {
  read: 30,
  practise: 10,
  'sign in': 1,
  'sit an exam': 2.25,
};

export interface LoadVerdict {
  calls: CallResult[];
  /** The keys of all exams that students tried to sit. */
  keys: string[];
  /** Exams that were acknowledged, their answers, and their results. */
  acknowledged: number;
  answers: number;
  results: number;
  /** Exams, answers and results. */
  lost: number;
  doubled: number;
  /** Failures that do not say when to try again, among them calls without any answer. */
  unfair: number;
  failed: number;
}

/** @param during the event that happens to the product in the meantime */
export async function underLoad(
  instance: BenchInstance,
  plan: Omit<CallersPlan, 'students'>,
  during: () => Promise<void>,
): Promise<LoadVerdict> {
  const callers = await startProgram(new URL('./callers-process.ts', import.meta.url));
  try {
    const oracle = await examOracle(instance);
    await callers.ask({ ...plan, students: await examinedStudents(instance) } satisfies CallersPlan);
    await during();
    const { calls, exams } = await callers.ask<CallersResult>({ stop: true });
    const failed = calls.filter(hasFailed);
    return {
      calls,
      keys: exams.map(({ key }) => key),
      acknowledged: exams.filter(({ acknowledged }) => acknowledged !== null).length,
      answers: exams.reduce((sum, exam) => sum + exam.answers.length, 0),
      results: exams.filter(({ result }) => result !== null).length,
      ...(await oracle.judge(exams)),
      failed: failed.length,
      unfair: failed.filter(({ saysWhen }) => !saysWhen).length,
    };
  } finally {
    await callers.end();
  }
}

export function hasFailed({ status }: CallResult): boolean {
  return status === 0 || status >= 500;
}

/** @returns lines with the number of items acknowledged in the meantime */
export function acknowledgedLines(trial: string, { acknowledged, answers, results }: LoadVerdict): Figure[] {
  return [
    observed(`${trial}: acknowledged`, 'exams', acknowledged),
    observed(`${trial}: acknowledged`, 'answers', answers),
    observed(`${trial}: acknowledged`, 'results', results),
  ];
}
