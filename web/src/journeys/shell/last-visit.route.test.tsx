/** A device stores a picture of a page for the next visit, and the app replaces it. */
import { listMyNotes } from '@akada/contract/material/my-notes.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { afterEach, expect, test } from 'vitest';
import { drawNode, readStoredPage } from '../../app/early/stored-page.ts';
import { visit } from '../../testing/app-under-test.tsx';
import { expectSeen, heading } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending } from '../../testing/played-endpoints.ts';
import { listOf, makeNote } from '../../testing/samples.ts';

const phone = { as: ngozi, width: 360 } as const;
const readPicture = (path: string | null) => readStoredPage(ngozi.id, path, Date.now());
const { dataset } = document.documentElement;

/** @returns the picture as elements */
function draw(path: string | null): HTMLElement {
  const container = document.createElement('div');
  container.append(...(readPicture(path)?.nodes ?? []).map((node) => drawNode(node)));
  return container;
}

afterEach(() => {
  delete dataset.early;
});

test('the device stores what the first screen shows, and nothing that acts or leads somewhere', async () => {
  answer(listFiles, listOf(makeNote(1)));
  await visit('/dashboard', phone);
  await expectSeen(heading('Your note is ready'));
  await expect.poll(() => readPicture('/dashboard')).not.toBeNull();

  const picture = draw('/dashboard');
  expect(picture.querySelector('h2')?.textContent).toBe('Your note is ready');
  expect(picture.querySelector('[href], [id], [name], [value], [onclick], script')).toBeNull();
  expect(draw(null).querySelector('main')?.textContent).toBe('');
});

test('the device stores fields without their texts', async () => {
  const note = { ...makeNote(1), changed_at: '2026-11-02T09:00:00.000Z', found: null };
  const noteItems = { questions: 3, cards: 0, is_practised: false };
  answer(listMyNotes, { items: [{ ...note, made: noteItems }], total: 1, courses: [], tags: [] });
  await visit('/my-notes', phone);
  await expectSeen(heading('My notes'));
  await expect.poll(() => readPicture('/my-notes')).not.toBeNull();
  const fields = [...draw('/my-notes').querySelectorAll('input')];
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((one) => one.hasAttribute('value'))).toEqual([]);
});

test('the picture of the last visit stays until the page has its data', async () => {
  const notes = pending(listFiles);
  answer(listFiles, notes);
  dataset.early = 'page';
  await visit('/dashboard', phone);
  await expectSeen(heading('Dashboard'));
  expect(dataset.early).toBe('page');

  notes.give(listOf(makeNote(1)));
  await expectSeen(heading('Your note is ready'));
  await expect.poll(() => dataset.early).toBeUndefined();
});

test('the app replaces the frame immediately', async () => {
  answer(listFiles, pending(listFiles));
  dataset.early = 'frame';
  await visit('/dashboard', phone);
  await expectSeen(heading('Dashboard'));
  expect(dataset.early).toBeUndefined();
});
