/** Random histories: against the authors' own program, and from three devices in any order. */

import { type Memory, nextMemory } from '@akada/core/memory/fsrs.ts';
import type { Grade } from '@akada/core/memory/grade.ts';
import { FSRSBinding, type MemoryState } from '@open-spaced-repetition/binding';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { runs, seed } from '../../testing/suites/scale.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import type { NewReview } from './memory.service.ts';
import { folded, getStates, givenReview, record } from './testing/given-reviews.ts';

const anyGrade = fc.constantFrom<Grade>(1, 2, 3, 4);

it('memory is what fsrs-rs computes, after each review of each history', () => {
  const reference = new FSRSBinding();
  const days = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 2_000 }));
  const history = fc.array(fc.tuple(anyGrade, days), { minLength: 1, maxLength: 12 });
  let worst = 0;
  fc.assert(
    fc.property(history, (reviews) => {
      let ours: Memory | null = null;
      let theirs: MemoryState | null = null;
      for (const [grade, given] of reviews) {
        const since = ours ? given : 0;
        ours = nextMemory(ours, since, grade);
        const { again, hard, good, easy } = reference.nextStates(theirs, 0.9, since);
        theirs = [again, hard, good, easy][grade - 1]?.memory ?? null;
        worst = Math.max(worst, getDifference(ours, theirs));
      }
      expect(worst).toBeLessThan(1e-4);
    }),
    { numRuns: runs(20_000), seed },
  );
});

function getDifference(ours: Memory, theirs: MemoryState | null): number {
  if (!theirs) return Number.POSITIVE_INFINITY;

  const relative = (one: number, other: number) => Math.abs(one - other) / other;
  return Math.max(relative(ours.stability, theirs.stability), relative(ours.difficulty, theirs.difficulty));
}

const devices = ['Africa/Lagos', 'America/New_York', 'Pacific/Auckland'];
const itemsPerRun = 20;

/** One answer: about which item, on which device, and when each of the batches that it is in arrives. */
const sentReview = fc.record({
  id: fc.uuid({ version: 4 }),
  item: fc.nat(itemsPerRun - 1),
  grade: anyGrade,
  device: fc.nat(devices.length - 1),
  hour: fc.nat(200 * 24),
  arrivals: fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }),
});

it('three devices send their answers in any order, some twice: each state is the fold of all', async () => {
  const app = await sharedTestApp();
  const sent = fc.uniqueArray(sentReview, { selector: ({ id }) => id, minLength: 120, maxLength: 240 });
  const itemIds = fc.uniqueArray(fc.uuid({ version: 4 }), { minLength: itemsPerRun, maxLength: itemsPerRun });
  await fc.assert(
    fc.asyncProperty(sent, itemIds, async (answers, ids) => {
      const { userId } = await createPerson(app);
      const arriving: NewReview[][] = [[], [], [], [], [], []];
      const reviews = answers.map(({ id, item, grade, device, hour, arrivals }) => {
        const givenAt = new Date(Date.parse('2026-01-01') + hour * 3_600_000).toISOString();
        const zone = devices[device];
        const review = givenReview({ id, itemId: ids[item], itemKind: 'card', grade, givenAt, zone });
        for (const arrival of arrivals) arriving[arrival]?.push(review);
        return review;
      });
      for (const batch of arriving) await record(app, userId, batch);

      const byItem = [...Map.groupBy(reviews, ({ itemId }) => itemId).values()];
      const expected = byItem.map(folded).toSorted((one, other) => (one.item_id < other.item_id ? -1 : 1));
      expect(await getStates(app, userId)).toEqual(expected);
    }),
    { numRuns: runs(1_000 / itemsPerRun), seed },
  );
});
