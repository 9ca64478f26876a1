import {
  changeFile,
  getFile,
  type NotePage,
  readPage,
  searchFile,
} from '@akada/contract/material/note-pages.ts';
import { deleteFile, listFiles, restoreFile } from '@akada/contract/material/notes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { expectDenied, expectSignInFirst, studentsOnly } from '../../testing/closed-doors.ts';
import {
  button,
  dialog,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, longName, noteOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const text = [
  'Ions in water',
  'An ion is an atom with a charge.',
  'metals',
  'copper',
  'Filter it.',
  'Ion | Charge',
  'Copper | 2+',
  'let x = 10⁻¹⁴;\n  print(x)',
];
const at = text.map((_, index) => text.slice(0, index).join('\n\n').length + (index > 0 ? 2 : 0));
const span = (index: number) => ({
  start: at[index] ?? 0,
  end: (at[index] ?? 0) + (text[index]?.length ?? 0),
});
const cells = (index: number, second: number) => {
  const { start, end } = span(index);
  return [
    { column: 0, start, end: start + second - 3 },
    { column: 1, start: start + second, end },
  ];
};
const ions: NotePage = {
  page: 2,
  section: 'Ions in water',
  text: text.join('\n\n'),
  page_count: 12,
  paged: true,
  reading: 'text',
  blocks: [
    { kind: 'heading', level: 1, ...span(0) },
    { kind: 'paragraph', level: 0, ...span(1) },
    { kind: 'list_item', level: 0, ...span(2) },
    { kind: 'list_item', level: 1, ...span(3) },
    { kind: 'list_item', level: 0, ordinal: 4, ...span(4) },
    { kind: 'table_row', level: 0, head: true, ...span(5), cells: cells(5, 6) },
    { kind: 'table_row', level: 0, ...span(6), cells: cells(6, 9) },
    { kind: 'code', level: 0, ...span(7) },
  ],
  bold: [{ start: 18, end: 21 }],
};
const note = noteOf(1, { title: 'Chemistry, week 3', course_name: 'Chemistry 101' });
const path = `/my-notes/${note.id}`;

test('shows a page with its structure, and marks the quote that led to it', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  await visit(`${path}?page=2&quote=${encodeURIComponent('atom with a charge')}`, { as: ngozi });

  await expectSeen(heading('Chemistry, week 3'), heading('Ions in water'), page.getByText(/^Page 2 of 12/));
  await expectSeen(page.getByText(/^Chemistry 101 · 12 pages/));
  await expect.element(page.getByRole('mark')).toHaveTextContent('atom with a charge');
  await expect.element(page.getByRole('columnheader').nth(1)).toHaveTextContent('Charge');
  await expect.element(page.getByRole('cell').nth(1)).toHaveTextContent('2+');
  await expect.element(page.getByRole('strong')).toHaveTextContent('ion');
  await expectSeen(page.getByRole('listitem').filter({ hasText: /^copper$/ }));
  await expectSoundPage();
});

test('turns pages, and goes to one by its number', async () => {
  answer(getFile, note);
  answer(readPage, ions, { ...ions, page: 3 }, { ...ions, page: 7, reading: 'unreadable' });
  await visit(`${path}?page=2`, { as: ngozi });
  await button('Next page').click();
  await expectAddress(`${path}?page=3`);
  await button('Find in this note').click();
  await field('Go to page').fill('13');
  await button('Go').click();
  await expectRefused(field('Go to page'), 'There is no such page');
  await field('Go to page').fill('7');
  await button('Go').click();

  await expectSeen(page.getByText('This page could not be read'));
  expect(sent(readPage).map(({ params }) => params.n)).toEqual(['2', '3', '7']);
});

test('a search leads to the page of a hit, which is marked there', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(searchFile, {
    items: [{ page: 9, section: null, before: 'the ', match: 'Énergie', after: ' of an ion' }],
    total: 1,
  });
  await visit(path, { as: ngozi });
  await button('Find in this note').click();
  await field('Search in this note').fill('energie');
  await expectSeen(status('Found on 1 page.'));
  await expectSoundPage();
  await page.getByRole('link', { name: /Page 9/ }).click();

  await expectAddress(`${path}?page=9&quote=%C3%89nergie`);
  expect(sent(searchFile)).toMatchObject([{ query: { q: 'energie' } }]);
});

test('a search without a hit says so', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(searchFile, { items: [], total: 0 });
  await visit(path, { as: ngozi });
  await button('Find in this note').click();
  await field('Search in this note').fill('quark');

  await expectSeen(status('“quark” does not stand in this note.'));
});

test('gets another title, and refuses none', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(changeFile, { ...note, title: 'Ions' });
  await visit(path, { as: ngozi });
  await button('Rename').click();
  await field('Title').fill(' ');
  await button('Save').click();
  await expectRefused(field('Title'), 'Give the note a title');
  await field('Title').fill('Ions');
  await button('Save').click();

  await expectSeen(heading('Ions'));
  expect(sent(changeFile)).toMatchObject([{ body: { title: 'Ions', course_name: 'Chemistry 101' } }]);
});

test('is deleted, and comes back by Undo', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(deleteFile, undefined);
  answer(restoreFile, note);
  answer(listFiles, listOf());
  await visit(path, { as: ngozi });
  await button(`Delete ${note.original_filename}`).click();
  await dialog('Delete this note?').getByRole('button', { name: 'Delete the note' }).click();
  await expectAddress('/tools/upload');
  answer(listFiles, listOf(note));
  await button('Undo').click();

  await expectSeen(link(note.original_filename));
  expect(sent(restoreFile)).toMatchObject([{ params: { id: note.id } }]);
});

test('one that is still read says so, and a long name fits', async () => {
  answer(
    getFile,
    noteOf(1, { title: null, status: 'extracting', page_count: null, original_filename: longName }),
  );
  await visit(path, { as: ngozi });
  await expectSeen(status('Reading the pages.'));
  await expectSoundPage();
});

test('one that was deleted, or is another account’s, is said not to be there', async () => {
  answer(getFile, refused('not_found'));
  await visit(path, { as: ngozi });
  await expectSeen(status('This note is not here.'));
  await expectSoundPage();
  answer(listFiles, listOf());
  await link('Your notes').click();

  await expectAddress('/tools/upload');
});

test('one that does not load is asked for again', async () => {
  answer(getFile, refused('unavailable'));
  answer(readPage, ions);
  await visit(path, { as: ngozi });
  await expectSeen(page.getByRole('alert'));
  answer(getFile, note);
  await button('Try again').click();

  await expectSeen(heading('Chemistry, week 3'));
});

test('a visitor signs in first', () => expectSignInFirst(path));

test('a tutor reads why not', () => expectDenied(path, tunde, studentsOnly));
