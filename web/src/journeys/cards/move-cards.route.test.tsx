import { listCards } from '@akada/contract/material/cards.ts';
import { exportCards } from '@akada/contract/material/flashcards/card-exports.ts';
import {
  type CardImport,
  getCardImport,
  importCards,
  type ListedCardImport,
  listCardImports,
  runCardImport,
  takeBackCardImport,
} from '@akada/contract/material/flashcards/card-imports.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { answerDecks, makeCard, makeDeck } from '../../testing/samples/card-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/flash-cards/import';
const ready: CardImport = {
  id: makeId(1),
  status: 'ready',
  filename: 'Soil.txt',
  preview: {
    format: 'text',
    cards: 2,
    new: 2,
    changed: 0,
    same: 0,
    kinds: { basic: 2, reversed: 0, cloze: 0, occlusion: 0 },
    decks: [{ path: 'Soil', cards: 2 }],
    note_types: [],
    pictures: 0,
    sounds: 0,
    tags: 0,
    known: 0,
    left_out: [{ message: 'Line 3: The back is missing.', cards: 1 }],
    remarks: [],
    examples: [{ front: 'Humus', back: 'Holds water' }],
  },
  problem: null,
  added: 0,
  changed: 0,
  same: 0,
  due: 0,
  lost_files: 0,
  taken_back: null,
};
const { preview: _, ...listed } = { ...ready, created_at: '2026-11-02T09:00:00.000Z' };
const earlier: ListedCardImport = {
  ...listed,
  id: makeId(2),
  filename: 'Rocks.apkg',
  status: 'done',
  added: 3,
};

async function paste(...imports: ListedCardImport[]) {
  answer(listCardImports, listOf(...imports));
  await visit(path, { as: ngozi, width: 360 });
  await field('Your cards, one a line').fill('Humus\tHolds water\nSand\tDrains\nClay');
  await field('Deck').fill('Soil');
}

test('a student pastes a list, looks at its cards, and imports them', async () => {
  answer(importCards, ready);
  answer(getCardImport, ready);
  answer(runCardImport, { ...ready, status: 'done', added: 2 });
  await paste(earlier);
  await expectSeen(page.getByText(/3 cards added/), button('Undo: Rocks.apkg'));
  await expectSoundPage();
  await button('Look at the cards').click();
  await expectSeen(
    heading('2 cards come in'),
    page.getByText('Line 3: The back is missing.'),
    page.getByText('Holds water'),
  );
  await expectAddress(`${path}?import=${ready.id}`);
  await expectSoundState();
  expect(sent(importCards).map(({ file, body }) => [file?.name, body.dry_run])).toEqual([
    ['Soil.txt', 'true'],
  ]);

  await button('Import 2 cards').click();
  await expectSeen(heading('2 cards are yours'), link('Review now'));
  expect(sent(runCardImport).map(({ params }) => params.id)).toEqual([ready.id]);
  await expectSoundState();

  const taken_back = { removed: 1, restored: 0, remaining: 1 };
  answer(takeBackCardImport, { ...ready, status: 'done', added: 2, taken_back });
  answer(getCardImport, { ...ready, status: 'done', added: 2, taken_back });
  await button('Undo this import: Soil.txt').click();
  await expectSeen(
    page.getByText('1 card is removed. 1 card stays, because you edited or reviewed it since.'),
    button('Import another file'),
  );
  await expectSoundState();
  expect(sent(takeBackCardImport).map(({ params }) => params.id)).toEqual([ready.id]);
});

test('a rejected list gives its reason, and the page takes another list', async () => {
  answer(importCards, refused('validation_failed', 'No card is in this file.'));
  await paste();
  await button('Look at the cards').click();
  await expectSeen(alert('No card is in this file.'), button('Look at the cards'));
});

test('a student exports all cards or a deck, and a rejected export gives its reason', async () => {
  answerDecks([makeDeck(1, { title: 'Soil science' })]);
  answer(listCards, listOf(makeCard(1)));
  answer(exportCards, refused('conflict', 'There is no card to export here.'), undefined);
  await visit('/flash-cards/courses?show=cards', { as: ngozi, width: 360 });
  await button('Export').click();
  const exporting = dialog('Export cards');
  await expectSeen(
    exporting.getByText(/Made for Anki 2\.1\.55 and newer\. No real Anki has opened it yet\./),
  );
  await expectSoundState();
  await exporting.getByRole('button', { name: 'Download' }).click();
  await expectSeen(alert('There is no card to export here.'));

  await exporting.getByLabelText('Deck').selectOptions('Soil science');
  await exporting.getByRole('radio', { name: 'Table (.csv)' }).click();
  await exporting.getByRole('button', { name: 'Download' }).click();
  await expectGone(exporting);
  expect(sent(exportCards).map(({ query }) => query)).toEqual([
    { format: 'apkg' },
    { format: 'csv', course_id: makeId(1) },
  ]);
});
