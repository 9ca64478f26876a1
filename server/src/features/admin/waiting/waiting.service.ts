/** Everything that waits for an administrator, from all features. Queue, overview and menus read it here. */
import {
  type CaseKind,
  maxCasesPerKind,
  type WaitingCase,
  type WaitingCount,
  type WaitingPage,
} from '@akada/contract/observers/waiting.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { readInTime } from '../../../platform/database/read-in-time.ts';
import type { WaitingCases, WaitingSource } from '../../../platform/module/waiting-source.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as repo from './waiting.repo.ts';

export type Waiting = ReturnType<typeof createWaiting>;

/** @param getSources the sources of all features, which exist after the last feature was created */
export function createWaiting(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  getSources: () => readonly WaitingSource[],
) {
  const cases = () => getSources().filter(hasCases);
  const count = async (executor: Executor, now: string): Promise<WaitingCount[]> => {
    const caseCounts = await repo.countCases(executor, { sources: cases(), now });
    const serverCounts: WaitingCount[] = [];
    for (const source of getSources()) {
      const number = hasCases(source) ? 0 : await source.count(executor);
      if (number > 0) serverCounts.push({ kind: source.kind, count: number, oldest_at: null });
    }
    return [...caseCounts, ...serverCounts];
  };

  return {
    /** @returns the counts of each kind, and the oldest cases of each kind */
    async overview(executor: Executor): Promise<{ counts: WaitingCount[]; cases: WaitingCase[] }> {
      const now = getInstant(clock.now());
      return {
        counts: await count(executor, now),
        cases: await repo.findOldest(executor, { sources: cases(), now }, maxCasesPerKind),
      };
    },
    list({ kind, after, limit }: { kind?: CaseKind; after?: string; limit: number }): Promise<WaitingPage> {
      const now = getInstant(clock.now());
      return readInTime(database, async (tx) => {
        const counts = await count(tx, now);
        const caseCounts = counts.filter(({ oldest_at }) => oldest_at !== null);
        const sources = cases().filter((source) => kind === undefined || source.kind === kind);
        const items = await repo.findCases(tx, { sources, now }, { after: readCursor(after), limit });
        const total = caseCounts.reduce(
          (sum, one) => (kind === undefined || one.kind === kind ? sum + one.count : sum),
          0,
        );
        return { items, total, counts };
      });
    },
    /** @returns the source of a kind */
    findSource: (kind: CaseKind): WaitingCases | undefined => cases().find((source) => source.kind === kind),
  };
}

const hasCases = (source: WaitingSource): source is WaitingCases => 'rows' in source;

function readCursor(after: string | undefined): repo.CaseCursor | null {
  const [since, kind, id] = after?.split('~') ?? [];
  return since === undefined || kind === undefined || id === undefined ? null : { since, kind, id };
}
