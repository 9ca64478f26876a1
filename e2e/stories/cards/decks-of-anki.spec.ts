/** A deck of Anki comes in, is reviewed, goes out, and comes into another account as it was. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { newFace, someCard, storedPackage } from '../../../server/src/platform/anki/testing/anki-files.ts';
import { writeCollection } from '../../../server/src/platform/anki/write/write-collection.ts';
import { drawnPage } from '../../../server/src/platform/recognition/testing/drawn-page.ts';
import { bearer, beginSession, registerVerified, signIn } from '../../product/account.ts';

const reviewedFace = {
  ordinal: 0,
  ...newFace,
  state: {
    stability: 12.5,
    difficulty: 5.1,
    phase: 'review' as const,
    step: 0,
    dueAt: null,
    dueDay: '2024-12-09',
    firstDay: '2024-11-20',
    lastDay: '2024-11-27',
    reps: 3,
    lapses: 1,
  },
};

async function makeDeck(): Promise<Buffer> {
  const cards = [
    someCard({
      foreignId: 'one:0',
      front: 'What is osmosis?',
      back: 'Movement of water',
      tags: ['cells'],
      faces: [reviewedFace],
    }),
    someCard({
      foreignId: 'two:0',
      front: 'What is this?',
      back: 'A cell ![cell](media:cell.png)',
      media: ['cell.png'],
      flag: 2,
    }),
  ];
  const picture = await drawnPage(['The cell'], { width: 400 }).encode('png');
  return readFile(await storedPackage(writeCollection(cards, Date.now()), { 'cell.png': picture }));
}

/** Chooses a package and imports it. */
async function importDeck(page: Page, buffer: Buffer, count: number): Promise<void> {
  await page.goto('/flash-cards/import');
  await page
    .getByLabel('Choose a file of cards')
    .setInputFiles({ name: 'Cells.apkg', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: `Import ${count} cards` }).click();
  await expect(page.getByRole('link', { name: /Review|See/ }).first()).toBeVisible();
}

interface StoredCard {
  front: string;
  back: string;
  tags: string[];
  flag: number;
  deck: string;
  faces: { ordinal: number; state: Record<string, unknown> | null }[];
}

/** @returns the cards without ids, with the bytes of their pictures, by their fronts */
async function readCards(page: Page) {
  const headers = await bearer(page);
  const answer = await page.request.get('/api/v1/student-tools/generated-flashcards', { headers });
  const { items }: { items: StoredCard[] } = await answer.json();
  const cards = items.map(async ({ front, back, tags, flag, deck, faces }) => {
    const [, id] = /\(image:([\da-f-]+)\)/.exec(back) ?? [];
    const picture = id && (await (await page.request.get(`/api/v1/questions/pictures/${id}`)).body());
    return {
      front,
      back: back.replace(/\(image:.*\)/, ''),
      tags,
      flag,
      deck,
      states: faces.map(({ ordinal, state }) => ({ ordinal, state })),
      hasPicture: Boolean(picture && picture.length > 100),
    };
  });
  return (await Promise.all(cards)).sort((one, other) => (one.front < other.front ? -1 : 1));
}

test('a deck of Anki comes in with its pictures, is reviewed, and another account gets all of it by a package', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, await registerVerified(page.request), '/flash-cards/import');
  await importDeck(page, await makeDeck(), 2);

  // The known card comes from Anki with its schedule, and the review moves it.
  await page.goto('/flashcards/practice/all');
  await expect(page.getByText('2 left')).toBeVisible();
  for (const grade of [/^Easy/, /^Easy/]) {
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await page.getByRole('button', { name: grade }).click();
  }
  await expect(page.getByRole('heading', { name: 'Done for now' })).toBeVisible();
  await expect.poll(async () => (await readCards(page)).every(({ states }) => states[0]?.state)).toBe(true);
  const mine = await readCards(page);
  expect(mine.map(({ hasPicture }) => hasPicture)).toEqual([false, true]);
  expect(mine[0]).toMatchObject({
    deck: 'Biology::Cells',
    tags: ['cells'],
    states: [{ state: { reps: 4 } }],
  });

  await page.goto('/flash-cards/courses');
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const exported = await readFile(await (await downloading).path());

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await beginSession(other, await registerVerified(other.request));
  await importDeck(other, exported, 2);
  expect(await readCards(other)).toEqual(mine);
});
