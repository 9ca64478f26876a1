/** Reviews that count as another grade than they were given: the state is as if they had been given with it. */
import type { Grade } from '@akada/core/memory/grade.ts';
import { grades } from '@akada/core/memory/grade.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createPerson } from '../../testing/people.ts';
import { runs, seed } from '../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { createMemoryService, type NewReview } from './memory.service.ts';
import { folded, getStates, givenReview, record, threeOf } from './testing/given-reviews.ts';

const { again, good } = grades;
const memory = createMemoryService();

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

const correct = (userId: string, ...corrections: { id: string; grade: Grade }[]) =>
  app.platform.database.transaction((tx) => memory.correct(tx, userId, corrections));

async function getGrades(userId: string) {
  const { rows } = await app.platform.database.pool.query(
    'SELECT grade, corrected_grade FROM reviews WHERE user_id = $1 ORDER BY given_at, id',
    [userId],
  );
  return rows.map(({ grade, corrected_grade }) => [grade, corrected_grade]);
}

describe('a correction', () => {
  it('keeps the original grade, can be repeated without effect, and can be undone', async () => {
    const { userId } = await createPerson(app);
    const [first, ...later] = threeOf();
    await record(app, userId, [first, ...later]);
    const previous = await getStates(app, userId);

    for (const _ of [1, 2]) await correct(userId, { id: first.id, grade: good });
    expect(await getGrades(userId)).toEqual([
      [again, good],
      [good, null],
      [grades.hard, null],
    ]);
    // It was never missed then, and questions are remembered from their first wrong answer on.
    expect(await getStates(app, userId)).toEqual([]);

    for (const _ of [1, 2]) await correct(userId, { id: first.id, grade: again });
    expect((await getGrades(userId))[0]).toEqual([again, null]);
    expect(await getStates(app, userId)).toEqual(previous);
  });

  it('makes a question with a corrected right answer one to learn, and changes no others', async () => {
    const { userId } = await createPerson(app);
    const [known, other] = [givenReview({ grade: good }), givenReview()];
    await record(app, userId, [known, other]);
    await correct(userId, { id: known.id, grade: again });
    const requestedNewReviews = [{ ...known, grade: again }, other].toSorted((one, two) =>
      one.itemId < two.itemId ? -1 : 1,
    );
    expect(await getStates(app, userId)).toEqual(requestedNewReviews.map((review) => folded([review])));
  });

  it('changes nothing for reviews that are not stored or belong to another person', async () => {
    const [{ userId }, stranger] = [await createPerson(app), await createPerson(app)];
    const review = givenReview();
    await record(app, userId, [review]);
    await correct(stranger.userId, { id: review.id, grade: good });
    await correct(userId, { id: newId(), grade: good });
    await correct(userId);
    expect(await getGrades(userId)).toEqual([[again, null]]);
    expect(await getStates(app, userId)).toEqual([folded([review])]);
  });
});

it('the state is the fold of the grades that count last, in any order of corrections', async () => {
  const anyGrade = fc.constantFrom<Grade>(1, 2, 3, 4);
  const history = fc.array(
    fc.record({ grade: anyGrade, day: fc.nat(60), corrected: fc.array(anyGrade, { maxLength: 3 }) }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(history, async (inputs) => {
      const { userId } = await createPerson(app);
      const itemId = newId();
      const counting: NewReview[] = [];
      for (const { grade, day, corrected } of inputs) {
        const givenAt = new Date(Date.parse('2026-01-01T11:00:00Z') + day * 86_400_000).toISOString();
        // A card: it is remembered whatever its grades are.
        const review = givenReview({ itemKind: 'card', itemId, grade, givenAt });
        await record(app, userId, [review]);
        for (const next of corrected) await correct(userId, { id: review.id, grade: next });
        counting.push({ ...review, grade: corrected.at(-1) ?? grade });
      }
      expect(await getStates(app, userId)).toEqual([folded(counting)]);
    }),
    { numRuns: runs(100), seed },
  );
});
