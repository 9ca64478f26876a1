/** Reviews as a device records them, stored as a feature stores them. */
import { foldReviews } from '@akada/core/memory/fold-reviews.ts';
import { grades } from '@akada/core/memory/grade.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createMemoryService, type NewReview } from '../memory.service.ts';

const zone = 'Africa/Lagos';
const { again, hard, good } = grades;

/** @returns a wrong answer to a question at noon of a day in Lagos, changed by the traits */
export function givenReview(traits: Partial<NewReview> = {}): NewReview {
  const givenAt = traits.givenAt ?? '2026-11-20T11:00:00.000Z';
  return {
    id: newId(),
    itemKind: 'question',
    itemId: newId(),
    grade: again,
    localDay: localDay(Date.parse(givenAt), traits.zone ?? zone),
    zone,
    tookMs: 9_000,
    ...traits,
    givenAt,
  };
}

/** @returns ids of reviews that were not stored before */
export function record(
  { platform }: SharedTestApp,
  userId: string,
  reviews: readonly NewReview[],
): Promise<string[]> {
  return platform.database.transaction((tx) => createMemoryService().record(tx, userId, reviews));
}

/** A question that was missed and a card that was known, so that the person has a row in each table. */
export async function giveReviews(app: SharedTestApp, userId: string): Promise<void> {
  await record(app, userId, [givenReview(), givenReview({ itemKind: 'card', grade: good })]);
}

/** @returns the states of a person as rows, in the order of their items */
export async function getStates(
  { platform }: SharedTestApp,
  userId: string,
): Promise<ReturnType<typeof folded>[]> {
  const { rows } = await platform.database.pool.query(
    `SELECT item_kind, item_id, stability, difficulty, phase, step, due_at, due_day, first_day, last_day,
       reps, lapses
     FROM memory_states WHERE user_id = $1 ORDER BY item_id, item_kind`,
    [userId],
  );
  return rows;
}

/** @returns the row that these reviews of one item add up to */
export function folded(reviews: readonly NewReview[]) {
  const [first] = reviews;
  const state =
    first &&
    foldReviews(
      first.itemKind,
      reviews.map((review) => ({ ...review, givenAt: Date.parse(review.givenAt) })),
    );
  if (!state) throw new Error('Nothing of it is remembered');

  const { dueAt, dueDay: due_day, firstDay: first_day, lastDay: last_day, ...numbers } = state;
  const due_at = dueAt === null ? null : new Date(dueAt).toISOString();
  return {
    item_kind: first.itemKind,
    item_id: first.itemId,
    due_at,
    due_day,
    first_day,
    last_day,
    ...numbers,
  };
}

/** Three answers to one question, each a day after the other. */
export function threeOf(itemId = newId()): [NewReview, NewReview, NewReview] {
  return [
    givenReview({ itemId, grade: again, givenAt: '2026-11-20T11:00:00.000Z' }),
    givenReview({ itemId, grade: good, givenAt: '2026-11-21T11:00:00.000Z' }),
    givenReview({ itemId, grade: hard, givenAt: '2026-11-22T11:00:00.001Z' }),
  ];
}
