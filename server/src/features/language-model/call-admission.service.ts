/** Whether a call may be made now, and what is set aside for it. Everything follows from the rows of earlier calls. */
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { LanguageModelConfig } from '../../platform/config/language-model.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { ModelSize } from '../../platform/language-model/call-model.ts';
import type { Log } from '../../platform/log/log.ts';
import type { CallResult, ModelFeature } from './language-model.tables.ts';
import * as repo from './model-calls.repo.ts';

/** Results that can differ at the next attempt. */
const passing: ReadonlySet<CallResult> = new Set(['under_way', 'busy', 'away', 'given_up']);
/**
 * Tries without an answer that one step and all steps of a work may have. A kill loses all calls of its moment, three of a
 * guide, and after eight attempts the work would fail.
 */
const maxMisses = { ofStep: 3, ofWork: 7 };

/** After this many failures in a row, of all callers, no call is made for a while. */
const breakerMisses = 5;
const breakerMs = 60_000;
const ofTheServer: ReadonlySet<CallResult> = new Set(['busy', 'away', 'timed_out', 'refused']);

/**
 * Each of the calls that are admitted together sees at least this many times its cost left, so that together they stay
 * within the budget: a database has fewer connections.
 */
const togetherCount = 500;
const millionths = 1_000_000;
/** The operator is told at these shares of a day's budget. */
const marks = [80, 100] as const;

export interface RequestedCall extends repo.CallStep {
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

/**
 * Calls wait for one another only near the end of the day's budget: there the sum must be exact.
 * @returns the answer of an earlier attempt, or whether the call may be made, whose row is then written
 */
export async function admitCall(
  deps: AdmissionDeps,
  model: LanguageModelConfig,
  requested: RequestedCall,
): Promise<Admission> {
  const admit = (isExclusive: boolean) =>
    deps.database.transaction((tx) => admitOnce(tx, deps, model, { ...requested, isExclusive }));
  return (await admit(false)) ?? (await admit(true)) ?? offline('budget_spent');
}

/** @returns null if the spending is so near to the budget that no other call may be admitted at the same time */
async function admitOnce(
  tx: Transaction,
  { clock, log }: AdmissionDeps,
  model: LanguageModelConfig,
  { workId, step, feature, userId, size, mostCost, isExclusive }: RequestedCall & { isExclusive: boolean },
): Promise<Admission | null> {
  const { budgets, provider } = model;
  if (budgets.all !== null) await repo.lockBudget(tx, isExclusive);
  const now = clock.now();
  const earlier = await repo.lockCallsOfWork(tx, workId);
  const same = earlier.find((row) => row.step === step);
  if (same?.result === 'answered' && same.answer !== null) return { kind: 'answered', answer: same.answer };
  if (same && !passing.has(same.result))
    return offline(same.result === 'unusable' ? 'unusable' : 'unreachable');

  // A call of another step that has not ended may still be answered.
  const misses = earlier.map(
    (row) => row.tries - (isEnd(row.result) || (row !== same && row.result === 'under_way') ? 1 : 0),
  );
  const isHopeless =
    Math.max(0, ...misses) >= maxMisses.ofStep ||
    misses.reduce((sum, count) => sum + count, 0) >= maxMisses.ofWork;
  if (isHopeless || (await isBroken(tx, now))) return offline('unreachable');

  const day = dayOfBudget(now);
  await repo.lockSpending(tx, day, userId);
  const spent = await repo.readSpending(tx, day, userId);
  if (isAbove(spent.student + mostCost, budgets.student)) return offline('own_budget_spent');
  if (!isExclusive && isAbove(spent.all + togetherCount * mostCost, budgets.all)) return null;
  const isSpent = isAbove(spent.all + mostCost, budgets.all);
  const reached = isSpent ? Number.POSITIVE_INFINITY : spent.all + mostCost;
  await warn(tx, log, { reached, budget: budgets.all, day });
  if (isSpent) return offline('budget_spent');

  const name = size === 'large' ? model.name : model.smallName;
  const call = { id: newId(), workId, step, feature, userId, provider, model: name, reserved: mostCost };
  return { kind: 'admitted', tries: await repo.beginCall(tx, call, now) };
}

/** @param now milliseconds since the epoch @returns the day in UTC whose budget pays */
export function dayOfBudget(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
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
