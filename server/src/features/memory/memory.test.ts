/**
 * Tests that reviews are stored once, and that the state of an item always equals the fold of its reviews, in
 * any order of arrival.
 */
import { grades } from '@akada/core/memory/grade.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createPerson } from '../../testing/people.ts';
import { statementsDuring } from '../../testing/statements-during.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { createMemoryService, type NewReview } from './memory.service.ts';
import { folded, getStates, givenReview, record, threeOf } from './testing/given-reviews.ts';

const { again, good } = grades;
const memory = createMemoryService();

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function student() {
  const { userId } = await createPerson(app);
  const query = async (text: string) => (await app.platform.database.pool.query(text, [userId])).rows;
  const { db } = app.platform.database;
  return {
    userId,
    record: (...reviews: NewReview[]) => record(app, userId, reviews),
    stored: () => query('SELECT id, grade FROM reviews WHERE user_id = $1 ORDER BY given_at, id'),
    states: () => getStates(app, userId),
    due: (today: string, { itemKind = 'question' as const, limit = 100 } = {}) =>
      memory.due(db, userId, { itemKind, today, limit }),
    counts: (today: string) => memory.counts(db, userId, { itemKind: 'question', today }),
  };
}

describe('a review', () => {
  it('changes nothing when it arrives again, and is not reported as new', async () => {
    const ada = await student();
    const reviews = threeOf();
    const ids = reviews.map(({ id }) => id);
    expect((await ada.record(...reviews)).sort()).toEqual(ids.toSorted());
    const [stored, states] = [await ada.stored(), await ada.states()];

    expect(await ada.record(...reviews)).toEqual([]);
    expect(await ada.stored()).toEqual(stored);
    expect(await ada.states()).toEqual(states);
    expect(states).toEqual([folded(reviews)]);
  });

  it('with the id of an earlier review changes nothing, also within one batch', async () => {
    const ada = await student();
    const first = givenReview({ grade: again });
    expect(await ada.record(first, { ...first, grade: good })).toEqual([first.id]);
    expect(await ada.record({ ...first, itemId: newId() })).toEqual([]);

    expect(await ada.stored()).toEqual([{ id: first.id, grade: again }]);
    expect(await ada.states()).toEqual([folded([first])]);
  });

  it('has a separate id for each person', async () => {
    const [ada, obi] = [await student(), await student()];
    const review = givenReview();
    expect(await ada.record(review)).toEqual([review.id]);
    expect(await obi.record({ ...review, itemKind: 'card', grade: good })).toEqual([review.id]);

    expect(await ada.states()).toEqual([folded([review])]);
    expect(await obi.states()).toEqual([folded([{ ...review, itemKind: 'card', grade: good }])]);
  });

  it('keeps its milliseconds, its day and its zone', async () => {
    const ada = await student();
    const review = givenReview({
      givenAt: '2026-11-20T01:59:59.987Z',
      localDay: '2026-11-19',
      zone: 'Pacific/Kiritimati',
      tookMs: 86_400_000,
    });
    await ada.record(review);

    const { rows } = await app.platform.database.pool.query(
      'SELECT given_at, local_day, zone, took_ms, item_id FROM reviews WHERE user_id = $1',
      [ada.userId],
    );
    const { givenAt: given_at, localDay: local_day, tookMs: took_ms, zone, itemId: item_id } = review;
    expect(rows).toEqual([{ given_at, local_day, zone, took_ms, item_id }]);
  });

  it('is dropped with a failed transaction, and counts when it is sent again', async () => {
    const ada = await student();
    const review = givenReview();
    const cut = app.platform.database.transaction(async (tx) => {
      await memory.record(tx, ada.userId, [review]);
      throw new Error('cut off');
    });
    await expect(cut).rejects.toThrow('cut off');
    expect([await ada.stored(), await ada.states()]).toEqual([[], []]);

    expect(await ada.record(review)).toEqual([review.id]);
    expect(await ada.states()).toEqual([folded([review])]);
  });

  it('changes nothing if the batch is empty', async () => {
    const ada = await student();
    expect(await ada.record()).toEqual([]);
    expect(await ada.states()).toEqual([]);
  });
});

describe('a question', () => {
  it('is logged but not remembered while it was always right, until it is missed', async () => {
    const ada = await student();
    const [missed, right, later] = threeOf();
    await ada.record(right, later);
    expect([(await ada.stored()).length, await ada.states()]).toEqual([2, []]);

    // An earlier review arrives late from another device, which had no network.
    await ada.record(missed);
    expect(await ada.states()).toEqual([folded([missed, right, later])]);
  });

  it('is remembered separately from a card with the same id', async () => {
    const ada = await student();
    const [question] = threeOf();
    const card = givenReview({ itemKind: 'card', itemId: question.itemId, grade: good });
    await ada.record(question, card);

    expect(await ada.states()).toEqual([folded([card]), folded([question])]);
  });
});

describe('the due items', () => {
  it('include items missed at ten in the evening from four the next morning on', async () => {
    const ada = await student();
    const review = givenReview({ givenAt: '2026-11-20T21:00:00.000Z' });
    await ada.record(review);

    expect(await ada.due('2026-11-20')).toEqual([]);
    expect(await ada.due('2026-11-21')).toEqual([{ itemId: review.itemId, dueDay: '2026-11-21' }]);
    expect(await ada.counts('2026-11-20')).toEqual({ remembered: 1, due: 0 });
    expect(await ada.counts('2026-11-21')).toEqual({ remembered: 1, due: 1 });
  });

  it('start with the earliest day, respect the limit, and include only this kind and person', async () => {
    const [ada, obi] = [await student(), await student()];
    const missedOn = (day: number, traits: Partial<NewReview> = {}) =>
      givenReview({ givenAt: `2026-11-${day}T11:00:00.000Z`, ...traits });
    const [third, first, second] = [missedOn(22), missedOn(12), missedOn(17)];
    await ada.record(third, first, missedOn(11, { itemKind: 'card' }), second);
    await obi.record(missedOn(10));

    const ids = async (limit: number) => (await ada.due('2026-11-30', { limit })).map(({ itemId }) => itemId);
    expect(await ids(10)).toEqual([first.itemId, second.itemId, third.itemId]);
    expect(await ids(2)).toEqual([first.itemId, second.itemId]);
    expect(await ada.due('2026-11-18')).toHaveLength(2);
    expect(await ada.counts('2026-11-18')).toEqual({ remembered: 3, due: 2 });
  });

  it('are empty for a person without reviews', async () => {
    const ada = await student();
    expect(await ada.due('2026-11-30')).toEqual([]);
    expect(await ada.counts('2026-11-30')).toEqual({ remembered: 0, due: 0 });
  });
});

describe('statements of a batch, including its transaction', () => {
  const getStatements = async (userId: string, reviews: readonly NewReview[]) =>
    (await statementsDuring(app, () => record(app, userId, reviews))).length;

  const missed = (count: number) => Array.from({ length: count }, () => givenReview());
  const knownNewReview = givenReview({ grade: good });
  const sentBefore = missed(3);

  it.each<[string, number, NewReview[]]>([
    ['seven for one review', 7, missed(1)],
    ['seven for a hundred', 7, missed(100)],
    ['six where nothing of it is remembered', 6, [knownNewReview]],
    ['four where all of it was there', 4, sentBefore],
    ['two for nothing', 2, []],
  ])('%s', async (_what, statements, reviews) => {
    const ada = await student();
    await ada.record(...sentBefore);
    expect(await getStatements(ada.userId, reviews)).toBe(statements);
  });
});
