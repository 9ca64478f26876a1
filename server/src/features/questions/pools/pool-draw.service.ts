/** Chooses by a seed what a draw is made from. */
import { type SeededRandom, seededRandom } from '@akada/core/generation/seeded-random.ts';
import type { Executor } from '../../../platform/database/database.ts';
import {
  findOfPassages,
  findSome,
  look,
  maxCounted,
  type Points,
  type PooledQuestion,
  type QuestionPool,
} from './pool-draw.queries.ts';
import { isNarrowed } from './pool-filter.queries.ts';

/** Questions that can be drawn from a pool. */
export interface DrawnPool {
  /** All questions of a small pool, about twice the requested number of a large one; passages are complete. */
  candidates: PooledQuestion[];
  /** Counted as far as `mostCounted`. */
  available: number;
  heldBack: number;
}

/** Up to this number is read completely; of more, some are chosen in the database. */
const mostRead = 500;
const pointCount = 8;
const pointSteps = 8;

/** @returns the same candidates of the same questions for the same seed */
export async function drawFrom(
  executor: Executor,
  pool: QuestionPool,
  { count, seed }: { count: number; seed: string },
): Promise<DrawnPool> {
  const points = pool.among === null ? getPoints(seed, count) : null;
  const { available, heldBack, atPoints } = await look(executor, pool, points);
  if (points !== null && available > mostRead) {
    return { candidates: await withWholePassages(executor, pool, atPoints), available, heldBack };
  }
  return { candidates: await readWhole(executor, pool, maxCounted), available, heldBack };
}

/**
 * @returns at most `most` questions, in no particular order; on request with questions of their passages that
 * the filter omitted
 */
export async function readWhole(
  executor: Executor,
  pool: QuestionPool,
  max: number,
): Promise<PooledQuestion[]> {
  const found = await findSome(executor, pool, max);
  const mayMissSome = pool.wholePassages && isNarrowed(pool.filter);
  return mayMissSome ? withWholePassages(executor, pool, found) : found;
}

/**
 * Returns at least twice the requested number, because the last point may be near the end. The number grows
 * in steps, so that few statements differ.
 */
function getPoints(seed: string, count: number): Points {
  const random = seededRandom(`points of ${seed}`);
  const starts = Array.from({ length: pointCount }, (_, index) =>
    idAt((index + random()) / pointCount, random),
  );
  return { starts, each: pointSteps * Math.ceil(((2 * count) / pointCount + 1) / pointSteps) };
}

/** At a point some of a passage may have been cut off, and two points may have met the same. */
async function withWholePassages(
  executor: Executor,
  pool: QuestionPool,
  found: readonly PooledQuestion[],
): Promise<PooledQuestion[]> {
  const passageIds = [...new Set(found.flatMap(({ passageId }) => passageId ?? []))];
  const whole = passageIds.length === 0 ? [] : await findOfPassages(executor, pool, passageIds);
  return [...new Map([...found, ...whole].map((one) => [one.id, one])).values()];
}

/** @returns the id before which such a share of all ids lies */
function idAt(share: number, random: SeededRandom): string {
  const hex = (part: number) =>
    Math.floor(part * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return `${hex(share)}-${hex(random()).slice(0, 4)}-0000-0000-000000000000`;
}
