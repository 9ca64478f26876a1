/** Whether a call may be made now, and what is set aside for it. Everything follows from the rows of earlier calls. */
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { LanguageModelConfig } from '../../platform/config/language-model.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { ModelSize } from '../../platform/language-model/call-model.ts';
import type { Log } from '../../platform/log/log.ts';
import type { CallResult, ModelFeature } from './language-model.tables.ts';
import * as repo from './model-calls.repo.ts';

/** Results that can differ at the next attempt. */
const passing: ReadonlySet<CallResult> = new Set(['under_way', 'busy', 'away', 'given_up']);
/** Tries without an answer that one work may have. */
const mostMisses = 3;

/** After this many failures in a row, of all callers, no call is made for a while. */
const breakerMisses = 5;
const breakerMs = 60_000;
const ofTheServer: ReadonlySet<CallResult> = new Set(['busy', 'away', 'timed_out', 'refused']);

const dayMs = 24 * 60 * 60_000;
const millionths = 1_000_000;
/** The operator is told at these shares of a day's budget. */
const marks = [80, 100] as const;

export interface WantedCall extends repo.CallStep {
  feature: ModelFeature;
  userId: string;
  size: ModelSize;
  /** The most that it can cost, in millionths of a dollar. */
  mostCost: number;
}

export type Admission =
  | { kind: 'admitted'; tries: number }
  | { kind: 'answered'; answer: unknown }
  | { kind: 'offline'; reason: OfflineReason };

const offline = (reason: OfflineReason): Admission => ({ kind: 'offline', reason });

export interface AdmissionDeps {
  database: Pick<Database, 'transaction'>;
  clock: Clock;
  log: Log;
}

/** @returns the answer of an earlier attempt, or whether the call may be made, whose row is then written */
export function admitCall(
  { database, clock, log }: AdmissionDeps,
  model: LanguageModelConfig,
  { workId, step, feature, userId, size, mostCost }: WantedCall,
): Promise<Admission> {
  return database.transaction(async (tx) => {
    await repo.lockBudget(tx);
    const now = clock.now();
    const earlier = await repo.findCallsOfWork(tx, workId);
    const same = earlier.find((row) => row.step === step);
    if (same?.result === 'answered' && same.answer !== null) return { kind: 'answered', answer: same.answer };
    if (same && !passing.has(same.result))
      return offline(same.result === 'unusable' ? 'unusable' : 'unreachable');

    const misses = earlier.reduce((sum, { tries, result }) => sum + tries - (isEnd(result) ? 1 : 0), 0);
    if (misses >= mostMisses || (await isBroken(tx, now))) return offline('unreachable');

    const start = now - (now % dayMs);
    const { budgets, provider } = model;
    const spent = await repo.spentSince(tx, start, userId);
    if (isAbove(spent.student + mostCost, budgets.student)) return offline('own_budget_spent');
    const isSpent = isAbove(spent.all + mostCost, budgets.all);
    const reached = isSpent ? Number.POSITIVE_INFINITY : spent.all + mostCost;
    await warn(tx, log, { reached, budget: budgets.all, day: new Date(start).toISOString().slice(0, 10) });
    if (isSpent) return offline('budget_spent');

    const name = size === 'large' ? model.name : model.smallName;
    const call = { id: newId(), workId, step, feature, userId, provider, model: name, reserved: mostCost };
    return { kind: 'admitted', tries: await repo.beginCall(tx, call, now) };
  });
}

/** The server gave an answer, whatever it was worth. */
const isEnd = (result: CallResult) => result === 'answered' || result === 'unusable';

const isAbove = (cost: number, budget: number | null) => budget !== null && cost > budget * millionths;

async function isBroken(executor: Executor, now: number): Promise<boolean> {
  const last = await repo.findLastEnded(executor, breakerMisses);
  const endedAt = last[0]?.endedAt ?? null;
  return (
    last.length === breakerMisses &&
    last.every(({ result }) => ofTheServer.has(result)) &&
    endedAt !== null &&
    Date.parse(endedAt) > now - breakerMs
  );
}

async function warn(
  executor: Executor,
  log: Log,
  { reached, budget, day }: { reached: number; budget: number | null; day: string },
): Promise<void> {
  for (const percent of marks)
    if (budget !== null && reached >= (percent / 100) * budget * millionths)
      if (await repo.markBudget(executor, day, percent))
        log.warn({ day, percent, budget }, `language model: ${percent} % of the budget of the day is spent`);
}
