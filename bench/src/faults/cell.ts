/** One cell of the matrix: one dependency, one fault, and what everybody notices. */
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '@akada/contract/table.ts';
import { health } from '@akada/contract/wire/app.ts';
import { timed } from '../attacks/target.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import type { ChildProgram } from '../instance/child-program.ts';
import { examinedStudents } from '../instance/students.ts';
import { quantile } from '../report/statistics.ts';
import type { WholeProduct } from '../servers/whole-product.ts';
import type { CallersPlan, CallersResult } from './callers.ts';
import type { Dependency, Scene, UseAnswer } from './dependencies/dependency.ts';
import { examOracle } from './exam-oracle.ts';
import type { FaultKind } from './fault-proxy.ts';

/** The duration of a fault. */
const holdMs = 8_000;

/** The time for which the callers continue after its end. */
const afterMs = 4_000;

const useEveryMs = 1_000;
const askHealthEveryMs = 200;

/** Twenty calls a second: the machine is meant to have time for all of them. */
const perSecond: CallersPlan['perSecond'] = { read: 10, practise: 5, 'sign in': 1, 'sit an exam': 1 };

/** Students who need the dependency. */
const needing = 100;

export interface Cell {
  dependency: string;
  kind: FaultKind;
  /** Acknowledged but missing items, of the callers and of the users of the dependency. */
  lost: number;
  doubled: number;
  /** The callers' latency during the fault and shortly after, in milliseconds. */
  p99: number;
  /** Failures of the server that say when to try again, of callers. */
  fairRefusals: number;
  /** Failures that do not say when, missing answers among them, of callers and of users of the dependency. */
  unfairRefusals: number;
  /** The answers to the users of the dependency, by status. */
  answers: string;
  /** Seconds until the health endpoint reported it; null if it never did. */
  noticed: number | null;
  /** From its return until all was there, in seconds. */
  back: number;
}

export interface CellDeps {
  instance: BenchInstance;
  product: WholeProduct;
  callers: ChildProgram;
}

/** @returns once the fault has ended; `finish` waits for later effects and gives the cell */
export async function measureCell(
  { instance, product, callers }: CellDeps,
  dependency: Dependency,
  kind: FaultKind,
): Promise<{ finish: Promise<Cell> }> {
  const students = await examinedStudents(instance);
  const scene: Scene = { origin: product.origin, pid: product.pid, students: students.slice(0, needing) };
  const oracle = await examOracle(instance);
  await dependency.prepare(scene);
  const plan: CallersPlan = { origins: [product.origin], students: students.slice(needing), perSecond };
  await callers.ask(plan);
  await dependency.inject(kind);
  const over = performance.now() + holdMs;
  const [noticed, answers] = await Promise.all([
    untilNoticed(product, over),
    useUntil(dependency, scene, over),
  ]);
  await dependency.heal();

  const back = backTime(dependency, scene);
  await pause(afterMs);
  const result = await callers.ask<CallersResult>({ stop: true });
  // The check for acknowledged items reads the database itself, so it must be back.
  if (dependency.name === 'PostgreSQL') await back;
  const { lost, doubled } = await oracle.judge(result.exams);

  const finish = async (): Promise<Cell> => ({
    dependency: dependency.name,
    kind,
    doubled,
    ...refusals(result, answers),
    p99: quantile(
      result.calls.map(({ ms }) => ms),
      0.99,
    ),
    answers: summary(answers),
    noticed,
    back: await back,
    lost: lost + (await dependency.lost(scene)),
  });
  return { finish: finish() };
}

/** Gives up far beyond what is promised. */
async function backTime(dependency: Dependency, scene: Scene): Promise<number> {
  const givenUp = new AbortController();
  const limit = pause(dependency.backWithin * 2_000, undefined, { signal: givenUp.signal }).catch(() => {});
  const { seconds } = await timed(() => Promise.race([dependency.recovered(scene), limit]));
  givenUp.abort();
  return seconds;
}

async function useUntil(dependency: Dependency, scene: Scene, over: number): Promise<UseAnswer[]> {
  const uses: Promise<UseAnswer>[] = [];
  while (performance.now() < over) {
    uses.push(dependency.use(scene));
    await pause(useEveryMs);
  }
  // A call that waits longer than the fault lasts is answered after it.
  return Promise.all(
    uses.map((use) => Promise.race([use, pause(holdMs).then(() => stillWaiting(dependency.name))])),
  );
}

/** Uploads may take long; without the database every caller must be answered soon. */
const stillWaiting = (name: string): UseAnswer => ({ status: 0, fair: name !== 'PostgreSQL' });

async function untilNoticed({ origin }: WholeProduct, over: number): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() < over) {
    const response = await fetch(origin + apiBase + health.path);
    const { status } = (await response.json()) as { status: string };
    if (status !== 'ok') return (performance.now() - startedAt) / 1_000;
    await pause(askHealthEveryMs);
  }
  return null;
}

function refusals({ calls }: CallersResult, answers: UseAnswer[]) {
  const failed = calls.filter(({ status }) => status === 0 || status >= 500);
  const fair = failed.filter(({ saysWhen }) => saysWhen).length;
  return {
    fairRefusals: fair,
    unfairRefusals: failed.length - fair + answers.filter((one) => !one.fair).length,
  };
}

function summary(answers: UseAnswer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .map(([status, count]) => `${count} x ${status === 0 ? 'still waiting' : status}`)
    .join(', ');
}
