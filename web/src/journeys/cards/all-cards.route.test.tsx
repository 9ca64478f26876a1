import { listCards } from '@akada/contract/material/cards.ts';
import { changeCards, listDoubles } from '@akada/contract/material/flashcards/card-bulk.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectSeen, field, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { answerDecks, makeCard, makeDeck } from '../../testing/samples/card-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = '/flash-cards/courses?show=cards';
const makeEarlier = (number: number) => ({
  id: makeId(number),
  deck: null,
  tags: [],
  suspended: false,
  buried_until: null,
  flag: 0,
});

test('a student searches with conditions, and unknown words are named', async () => {
  answerDecks([makeDeck(1)]);
  answer(listCards, listOf(makeCard(1, { flag: 1, deck: 'Soil::Water', tags: ['exam'] }), makeCard(2)));
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(page.getByRole('img', { name: 'Red flag' }), page.getByText(/Soil::Water/));
  await expectSoundPage();
  await button('Due').click();
  await expect.poll(() => sent(listCards).at(-1)?.query).toMatchObject({ search: 'is:due' });
  await page.getByRole('searchbox', { name: 'Search' }).fill('humus colour:red');
  await expectSeen(status(/“colour:” is not known here/));
  await expect.poll(() => sent(listCards).at(-1)?.query).toMatchObject({ search: 'humus colour:red' });
});

test('a student turns the pages of a long list, each after the last card of the previous one', async () => {
  answerDecks([makeDeck(1)]);
  answer(listCards, { ...listOf(makeCard(1), makeCard(2)), total: 2_000, more: true });
  await visit(`${path}&page=700&after=${makeId(9)}`, { as: ngozi });
  await expectSeen(page.getByText('2,000 cards'));
  const queries = () => sent(listCards).map(({ query: { after, skip, limit } }) => ({ after, skip, limit }));
  expect(queries()).toEqual([{ after: makeId(9), skip: undefined, limit: '25' }]);
  // Nobody knows the beginning of the page before, and it is too far down to be counted.
  await button('Earlier page').click();
  await expect.poll(() => queries().at(-1)).toEqual({ after: undefined, skip: '0', limit: '25' });
  for (const _ of [1, 2]) {
    await button('Next page').click();
    await expect.poll(() => queries().at(-1)).toEqual({ after: makeId(2), skip: undefined, limit: '25' });
  }
  await button('Earlier page').click();
  await expectAddress(`${path}&page=2&after=${makeId(2)}`);
});

test('a student moves, tags and deletes chosen cards, and undoes it with one press', async () => {
  answerDecks([makeDeck(1)]);
  answer(listCards, listOf(makeCard(1), makeCard(2)));
  answer(changeCards, { before: [makeEarlier(1), makeEarlier(2)] });
  await visit(path, { as: ngozi });
  const chooseAll = () => page.getByLabelText('All on this page').click();
  const changes = () => sent(changeCards).map(({ body }) => body);

  await chooseAll();
  await button('Move').click();
  await dialog('Move 2 cards').getByLabelText('Deck').fill('Soil::Water');
  await dialog('Move 2 cards').getByRole('button', { name: 'Move' }).click();
  await expectSeen(status('2 cards are in Soil::Water.'));
  await button('Undo').click();
  const ids = [makeId(1), makeId(2)];
  await expect.poll(changes).toEqual([
    { action: 'move', ids, deck: 'Soil::Water' },
    { action: 'put_back', cards: [makeEarlier(1), makeEarlier(2)] },
  ]);

  await chooseAll();
  await button('Tag').click();
  await dialog('Tag 2 cards').getByLabelText('Add tags').fill('exam, water');
  await button('Save the tags').click();
  await expect
    .poll(() => changes().at(-1))
    .toEqual({ action: 'tag', ids, add: ['exam', 'water'], remove: [] });

  await chooseAll();
  await field('More for the chosen cards').selectOptions('Delete');
  await expect.poll(() => changes().at(-1)).toEqual({ action: 'delete', ids });
});

test('doubles are shown together, and merged', async () => {
  answerDecks([makeDeck(1)]);
  answer(listCards, listOf(makeCard(1), makeCard(2)));
  answer(listDoubles, { groups: [{ cards: [makeCard(1, { front: 'Humus?' }), makeCard(2)] }] });
  answer(changeCards, { before: [makeEarlier(2)] });
  await visit(path, { as: ngozi });
  await button('Find doubles').click();
  await expectSeen(dialog('Doubles').getByText('Humus?'));
  await button('Merge: Humus?').click();
  await expectSeen(status('The cards are merged. The best known one stays.'));
  await expect
    .poll(() => sent(changeCards).map(({ body }) => body))
    .toEqual([{ action: 'merge', ids: [makeId(1), makeId(2)] }]);
});
