/** Optimises the parameters of a student's memory by their own reviews of cards, at most once a month. */
import type { MemoryParameters } from '@akada/core/memory/forgetting-curve.ts';
import { getRecallTests, type RecallTest, splitTests } from '@akada/core/memory/tuning/recall-tests.ts';
import { judgeParameters } from '@akada/core/memory/tuning/tuning-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { IsolationLimits } from '../../platform/isolate/job.ts';
import type { IsolationPool } from '../../platform/isolate/pool.ts';
import {
  createLeasedWork,
  declareWork,
  type LeasedWork,
  type WorkDeps,
} from '../../platform/work/leased-work.ts';
import { lockMemoryOf } from './memory.repo.ts';
import { addVersion, findNewest, findTunedEvents, hasEnoughReviews } from './parameters.repo.ts';
import { givenEvent } from './stored-events.service.ts';
import { endTuning, tuningRows, wantTunings } from './tuning.repo.ts';

export interface TuningDeps extends WorkDeps {
  /** Child processes for long work in the background. */
  longReaders: IsolationPool;
}

/** Optimises soon for these students, if enough was reviewed and the last time is long ago. */
export type WantTuning = (tx: Transaction, userIds: readonly string[]) => Promise<void>;

const tuningWork = declareWork('memory.tune', 'user_id', tuningRows);

/** A sitting has ended by then. */
const gatherMs = 60 * 60_000;
const limits: IsolationLimits = { timeoutMs: 180_000, cpuMs: 60_000, oldSpaceMb: 256, rssMb: 700 };
const child = new URL('./optimise.ts', import.meta.url);

export function createWantTuning({ clock }: Pick<WorkDeps, 'clock'>): WantTuning {
  return (tx, userIds) => wantTunings(tx, [...new Set(userIds)], clock.now() + gatherMs);
}

export function createTuning(deps: TuningDeps): LeasedWork {
  const { database, clock, longReaders } = deps;
  const { db } = database;

  const tune = async (userId: string, signal: AbortSignal): Promise<void> => {
    const events = await findTunedEvents(db, userId);
    const histories = Map.groupBy(events, ({ itemId }) => itemId).values();
    const tests = getRecallTests([...histories].map((history) => history.flatMap(givenEvent)));
    const { learned, judged } = splitTests(tests);
    if (judged.length === 0) return;

    const parameters = await longReaders.run<readonly RecallTest[], MemoryParameters>({
      module: child,
      exportName: 'optimise',
      input: learned,
      limits,
      nativeAddons: true,
      signal,
    });
    await database.transaction(async (tx) => {
      await lockMemoryOf(tx, userId);
      const newest = await findNewest(tx, userId);
      const judgement = judgeParameters(judged, parameters, newest?.parameters);
      if (judgement === null) return;
      await addVersion(tx, {
        userId,
        version: (newest?.version ?? 0) + 1,
        parameters: [...parameters],
        adoptedAt: getInstant(clock.now()),
        reviews: events.filter(({ grade }) => grade !== null).length,
        ...judgement,
      });
      await publishHint(tx, userId, { topic: 'card', id: null });
    });
  };

  return createLeasedWork(deps, tuningWork, {
    async run(attempt, signal) {
      if (!(await hasEnoughReviews(db, attempt.id)))
        return endTuning(db, attempt, { status: 'done', tunedAt: null });

      await tune(attempt.id, signal);
      await endTuning(db, attempt, { status: 'done', tunedAt: getInstant(clock.now()) });
    },
    // The next reviews ask for it again, after the usual pause.
    giveUp: (attempt) => endTuning(db, attempt, { status: 'stopped', tunedAt: getInstant(clock.now()) }),
  });
}
