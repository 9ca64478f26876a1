/** Reserves, then settles: a unit is taken with the work that needs it and returned once if the work fails. */

import type { UsageItem, UsageStats } from '@akada/contract/base/usage.ts';
import { type UsageKind, unlimitedMark, usageKinds } from '@akada/core/plans/plans.ts';
import { usagePeriod } from '@akada/core/usage/period.ts';
import { usageStanding } from '@akada/core/usage/standing.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { repeatableId } from '../../platform/ids/ids.ts';
import { recordOnce } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { limitNear, limitReached, limitReset } from './usage.events.ts';
import {
  type Counter,
  findRaised,
  lockOwingCounters,
  putRaised,
  type Raised,
  returnUnit,
  setResetOwed,
  takeUnit,
  unitsUsed,
} from './usage.repo.ts';

export interface UsageRequest {
  userId: string;
  plan: string;
  kind: UsageKind;
}

export interface KindUsage {
  kind: UsageKind;
  used: number;
  limit: number;
  resets_at: string;
}

export type UsageService = ReturnType<typeof createUsageService>;

export function createUsageService({ clock }: { clock: Clock }) {
  const ofKind = async (executor: Executor, { userId, plan, kind }: UsageRequest): Promise<KindUsage> => {
    const period = usagePeriod(clock.now());
    const used = (await unitsUsed(executor, userId, period.start)).get(kind) ?? 0;
    const { limit } = usageStanding(plan, kind, used, await extraOf(executor, userId, kind));
    return { kind, used, limit, resets_at: period.end };
  };
  const raisedOf = (executor: Executor, userId: string) =>
    findRaised(executor, userId, getInstant(clock.now()));
  const extraOf = async (executor: Executor, userId: string, kind: UsageKind) =>
    (await raisedOf(executor, userId)).get(kind)?.extra ?? 0;

  return {
    ofKind,
    /**
     * Takes a unit in the transaction of the work that it pays for.
     * @returns the start of the month that paid, to be stored for giving the unit back
     * @throws Fault `usage_limit_reached`
     */
    async reserve(tx: Transaction, request: UsageRequest): Promise<string> {
      const { start } = usagePeriod(clock.now());
      const extra = await extraOf(tx, request.userId, request.kind);
      const { limit, unlimited } = usageStanding(request.plan, request.kind, 0, extra);
      const counter = { userId: request.userId, kind: request.kind, periodStart: start };
      const used = await takeUnit(tx, counter, unlimited ? null : limit);
      if (used === null) throw refusedAtLimit(await ofKind(tx, request));

      await publishLimit(tx, request.plan, counter, { used, extra });
      return start;
    },
    /** Gives a unit back. Exactly once is the caller's compare-and-set on its own row. */
    release: returnUnit,
    /**
     * Rejects early, before costly work; `reserve` still decides.
     *
     * @throws Fault `usage_limit_reached`
     */
    async assertAvailable(executor: Executor, request: UsageRequest): Promise<void> {
      const usage = await ofKind(executor, request);
      if (usage.limit !== unlimitedMark && usage.used >= usage.limit) throw refusedAtLimit(usage);
    },
    async stats(executor: Executor, userId: string, plan: string): Promise<UsageStats> {
      const period = usagePeriod(clock.now());
      const used = await unitsUsed(executor, userId, period.start);
      const raised = await raisedOf(executor, userId);
      const items = usageKinds.map((kind) =>
        usageItem(plan, kind, used.get(kind) ?? 0, raised.get(kind)?.extra ?? 0),
      );
      return { plan, period, items };
    },
    /** @returns by kind what was added to the limits of an account and counts at this moment */
    raisedOf,
    /** Adds units to a limit until a time, instead of the earlier addition. */
    async raise(tx: Transaction, of: Pick<UsageRequest, 'userId' | 'kind'>, raised: Raised): Promise<void> {
      await putRaised(tx, of, raised);
      await publishHint(tx, of.userId, { topic: 'usage', id: null });
    },
  };
}

/** Publishes once a month for each kind, also after units were returned and taken again. */
async function publishLimit(
  tx: Transaction,
  plan: string,
  counter: Counter,
  { used, extra }: { used: number; extra: number },
): Promise<void> {
  const { userId, kind, periodStart } = counter;
  const { limit, nearLimit, reached } = usageStanding(plan, kind, used, extra);
  if (!nearLimit) return;

  const event = reached ? limitReached : limitNear;
  const subjectId = repeatableId(userId, kind, periodStart);
  await recordOnce(tx, event, { userId, subjectId, facts: { kind, used, limit } });
  await setResetOwed(tx, counter, true);
}

const resetsAtOnce = 500;

/**
 * Notifies people who were warned in the last month that a new month has started. Notifications of earlier
 * months, while the product did not run, are dropped, because they are no longer true.
 */
export async function notifyOfResets(deps: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const { database, clock } = deps;
  const { start } = usagePeriod(clock.now());
  const lastMonth = usagePeriod(Date.parse(start) - 1).start;
  const settled = await database.transaction(async (tx) => {
    const counters = await lockOwingCounters(tx, start, resetsAtOnce);
    for (const counter of counters) {
      const { userId, kind, periodStart } = counter;
      await setResetOwed(tx, counter, false);
      if (periodStart !== lastMonth) continue;
      const subjectId = repeatableId(userId, kind, start);
      await recordOnce(tx, limitReset, { userId, subjectId, facts: { kind } });
    }
    return counters.length;
  });
  if (settled === resetsAtOnce) await notifyOfResets(deps);
}

function usageItem(plan: string, kind: UsageKind, used: number, extra: number): UsageItem {
  const { limit, unlimited, nearLimit } = usageStanding(plan, kind, used, extra);
  return { kind, used, limit, unlimited, near_limit: nearLimit };
}

function refusedAtLimit(usage: KindUsage): Fault {
  return new Fault('usage_limit_reached', 'You have reached your monthly usage limit.', {
    facts: { ...usage },
  });
}
