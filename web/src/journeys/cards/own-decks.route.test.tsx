import { listDecks } from '@akada/contract/material/cards.ts';
import { moveDeck } from '@akada/contract/material/flashcards/own-decks.ts';
import { expect, test } from 'vitest';
import { visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectGone, expectSeen, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { answerDecks, makeDeck } from '../../testing/samples/card-samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

test('a student unfolds their decks, moves one, and undoes it', async () => {
  answerDecks([makeDeck(1)]);
  const counts = { due: 0, learning: 0, new: 0, total: 4, drafts: 0 };
  const makeOwn = (path: string, due = 0) => ({ path, due, learning: 1, new: 2, total: 12 });
  answer(listDecks, {
    items: [makeDeck(1)],
    all: counts,
    own_decks: [makeOwn('Biology', 8), makeOwn('Biology::Cells', 3), makeOwn('Law')],
    tags: [],
  });
  answer(moveDeck, undefined);
  await visit('/flash-cards/courses', { as: ngozi, width: 360 });
  await expect
    .element(link(/^Biology\s*12 cards, 2 new\s*9 due/))
    .toHaveAttribute('href', '/flashcards/practice/all?deck=Biology');
  await expectGone(link(/^Cells/));
  await button('Decks in Biology').click();
  await expect
    .element(link(/^Cells/))
    .toHaveAttribute('href', '/flashcards/practice/all?deck=Biology%3A%3ACells');
  await expectSoundPage();

  await button('Change Biology::Cells').click();
  const form = dialog('Change the deck');
  await expectSeen(form.getByRole('link', { name: 'See its 12 cards' }));
  await form.getByLabelText('Inside').selectOptions('Law');
  await form.getByLabelText('Name').fill('Cell law');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSeen(status('The deck is now Law::Cell law.'));
  await button('Undo').click();
  await expect
    .poll(() => sent(moveDeck).map(({ body }) => body))
    .toEqual([
      { deck: 'Biology::Cells', to: 'Law::Cell law' },
      { deck: 'Law::Cell law', to: 'Biology::Cells' },
    ]);
});
