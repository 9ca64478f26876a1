/** Changes of many cards, each undone by its answer, and doubles. */

import { type Card, createCard, listCards } from '@akada/contract/material/cards.ts';
import { changeCards, listDoubles } from '@akada/contract/material/flashcards/card-bulk.ts';
import { sendReviews } from '@akada/contract/work/reviews.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { makeReview } from '../testing/cards.samples.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function student() {
  const call = callAs(app, await createPerson(app));
  const write = async (form: Record<string, unknown>): Promise<Card> =>
    (await call(createCard, { body: { kind: 'basic', front: 'Front', back: 'Back', ...form } })).body;
  const change = async (body: Record<string, unknown>) => (await call(changeCards, { body })).body.before;
  const list = async (): Promise<Card[]> => (await call(listCards, { query: {} })).body.items;
  const doubles = async (): Promise<string[][]> =>
    (await call(listDoubles)).body.groups.map(({ cards }: { cards: Card[] }) =>
      cards.map(({ back }) => back).sort(),
    );
  return { call, write, change, list, doubles };
}

describe('a change of many cards', () => {
  it.each<[Record<string, unknown>, Partial<Card>]>([
    [{ action: 'move', deck: 'Biology::Cells' }, { deck: 'Biology::Cells' }],
    [{ action: 'move', deck: '' }, { deck: null }],
    [{ action: 'tag', add: ['exam'], remove: ['old'] }, { tags: ['exam'] }],
    [{ action: 'suspend', suspended: true }, { suspended: true }],
    [{ action: 'bury', buried: true }, { buried_until: expect.any(String) }],
    [{ action: 'flag', flag: 4 }, { flag: 4 }],
  ])('%j is undone by its own answer', async (body, changedCard) => {
    const { write, change, list } = await student();
    await write({ tags: ['old'], deck: 'Chemistry' });
    await write({ tags: ['old', 'exam'] });
    const cardsBefore = await list();
    const ids = cardsBefore.map(({ id }) => id);
    const undo = await change({ ids, ...body });
    expect(await list()).toMatchObject([changedCard, changedCard]);
    expect(await change({ ids, ...body })).toEqual([]);
    await change({ action: 'put_back', cards: undo });
    expect(await list()).toEqual(cardsBefore);
  });

  it('deletes cards, and Undo restores them', async () => {
    const { write, change, list } = await student();
    const { id } = await write({});
    const undo = await change({ ids: [id], action: 'delete' });
    expect(await list()).toEqual([]);
    await change({ action: 'put_back', cards: undo });
    expect(await list()).toMatchObject([{ id }]);
  });

  it('does not change cards of others', async () => {
    const [ada, other] = [await student(), await student()];
    const { id } = await other.write({});
    expect(await ada.change({ ids: [id], action: 'delete' })).toEqual([]);
    expect(await other.list()).toMatchObject([{ id }]);
  });
});

describe('doubles', () => {
  it('say the same in one deck, apart from case, accents and punctuation', async () => {
    const { write, doubles } = await student();
    await write({ front: 'What is the Rhône?', back: 'A river' });
    await write({ front: 'what is **the rhone**', back: 'A river in France' });
    await write({ front: 'What is the Rhone', back: 'Another deck', deck: 'Rivers' });
    await write({ front: '细胞', back: 'Cell' });
    await write({ front: '分子', back: 'Molecule' });
    expect(await doubles()).toEqual([['A river', 'A river in France']]);
  });

  it('are merged into the best known card, with the tags of all', async () => {
    const { call, write, change, list, doubles } = await student();
    await write({ tags: ['a'] });
    const knownCard = await write({ front: 'front', tags: ['b'] });
    const event = makeReview(app, knownCard.faces[0]?.id ?? '');
    await call(sendReviews, { body: { sent_at: moment(app), events: [event] } });
    const cardsBefore = await list();
    const undo = await change({ action: 'merge', ids: cardsBefore.map(({ id }) => id) });
    expect(await list()).toMatchObject([
      { id: knownCard.id, tags: ['b', 'a'], faces: [{ state: { reps: 1 } }] },
    ]);
    expect(await doubles()).toEqual([]);
    await change({ action: 'put_back', cards: undo });
    expect((await list()).map(({ id, tags }) => [id, tags])).toEqual(
      cardsBefore.map(({ id, tags }) => [id, tags]),
    );
  });
});
