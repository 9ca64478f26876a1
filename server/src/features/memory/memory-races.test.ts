/** Tests two devices that send simultaneously: the second has seen what the first stored. */
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { untilWaiting } from '../../testing/postgres/until-waiting.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMemoryService, type NewReview } from './memory.service.ts';
import { folded, getStates, givenReview, record, threeOf } from './testing/given-reviews.ts';

const memory = createMemoryService();

describe('two concurrent devices', () => {
  let ownTestApp: TestApp;
  beforeAll(async () => {
    ownTestApp = await createTestApp();
    return () => ownTestApp.close();
  });

  /** Stores in a transaction that stays open until it is let go. */
  function recordOpenly(userId: string, reviews: readonly NewReview[]) {
    const stored = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const ended = ownTestApp.platform.database.transaction(async (tx) => {
      await memory.record(tx, userId, reviews);
      stored.resolve();
      await letGo.promise;
    });
    ended.catch(stored.reject);
    // A transaction that stays open would hold back the end of the app.
    onTestFinished(() => letGo.resolve());
    return { stored: stored.promise, letGo: letGo.resolve, ended };
  }

  it.each([
    ['the earlier answer', 0],
    ['the later answer', 1],
  ])('with one item: %s comes first, and the second one waits and counts', async (_what, previous) => {
    const { userId } = await createPerson(ownTestApp);
    const [missed, right] = threeOf();
    const [first, second] = previous === 0 ? [missed, right] : [right, missed];
    const holding = recordOpenly(userId, [first]);
    await holding.stored;
    const waiting = record(ownTestApp, userId, [second]);
    expect(await untilWaiting(ownTestApp.platform.database.pool, 1, waiting)).toBe(true);
    holding.letGo();
    await Promise.all([holding.ended, waiting]);

    expect(await getStates(ownTestApp, userId)).toEqual([folded([missed, right])]);
  });

  it('send the same answer: one of them stores it', async () => {
    const { userId } = await createPerson(ownTestApp);
    const review = givenReview();
    const holding = recordOpenly(userId, [review]);
    await holding.stored;
    const waiting = record(ownTestApp, userId, [review]);
    expect(await untilWaiting(ownTestApp.platform.database.pool, 1, waiting)).toBe(true);
    holding.letGo();

    await holding.ended;
    expect(await waiting).toEqual([]);
    expect(await getStates(ownTestApp, userId)).toEqual([folded([review])]);
  });

  it('about the same items in opposite order end both', async () => {
    const { userId } = await createPerson(ownTestApp);
    const items = Array.from({ length: 20 }, () => threeOf());
    const batches = [0, 1, 2].map((index) => items.map((item) => item[index] as NewReview));
    const rounds = batches.flatMap((batch) => [batch, batch.toReversed()]);
    const added = await Promise.all(rounds.map((batch) => record(ownTestApp, userId, batch)));

    expect(added.flat().toSorted()).toEqual(
      items
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    );
    const expected = items
      .map((item) => folded(item))
      .toSorted((one, other) => (one.item_id < other.item_id ? -1 : 1));
    expect(await getStates(ownTestApp, userId)).toEqual(expected);
  });

  it('do not wait for each other if they belong to two people', async () => {
    const [ada, obi] = [await createPerson(ownTestApp), await createPerson(ownTestApp)];
    const [review] = threeOf();
    const holding = recordOpenly(ada.userId, [review]);
    await holding.stored;

    expect(await record(ownTestApp, obi.userId, [review])).toEqual([review.id]);
    holding.letGo();
    await holding.ended;
  });
});
