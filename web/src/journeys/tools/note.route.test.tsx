import { listCourses } from '@akada/contract/base/courses.ts';
import {
  addHighlight,
  listHighlights,
  listMyNotes,
  removeHighlight,
} from '@akada/contract/material/my-notes.ts';
import { prepareOriginal } from '@akada/contract/material/note-original.ts';
import {
  changeFile,
  getFile,
  type NotePage,
  readPage,
  searchFile,
} from '@akada/contract/material/note-pages.ts';
import {
  chooseEncoding,
  deleteFile,
  restoreFile,
  type UploadedFile,
} from '@akada/contract/material/notes.ts';
import { readWritten } from '@akada/contract/material/written-notes.ts';
import { listGenerations } from '@akada/contract/work/generation.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeCourse, makeSummary } from '../../testing/courses.ts';
import { findFormula } from '../../testing/formulas.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, longName, makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

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
  read_by: null,
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
  formulas: [],
};
const note = makeNote(1, { title: 'Chemistry, week 3', course_name: 'Chemistry 101' });
const botanyCourse = makeSummary(makeCourse(1, { name: 'Plants of Nigeria', relation: 'member' }));
const mine = (...notes: UploadedFile[]) => ({
  items: notes.map((one) => ({
    ...one,
    changed_at: one.created_at,
    found: null,
    made: { questions: 0, cards: 0, is_practised: false },
  })),
  total: notes.length,
  courses: [],
  tags: [],
});
const path = `/my-notes/${note.id}`;
const set = {
  id: makeId(7),
  file_id: note.id,
  title: 'Chemistry, week 3',
  course_name: null,
  course: null,
  cloth: null,
  made: 10,
  questions: 10,
  last_result: null,
  created_at: '2026-11-03T09:00:00.000Z',
};

test('a student sees a page with its structure, and the marked quote that led to it', async () => {
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

test('a student sees formulas in their place, marked completely if a quote covers a part of them', async () => {
  const lines = ['The area $A$', 'It is $\\pi r^2$, or $5 and $10.', 'a $b$', 'Sum | $c$', '$$d$$', '$e$'];
  const noteText = lines.join('\n\n');
  const getSpan = (line: string) => ({
    start: noteText.indexOf(line),
    end: noteText.indexOf(line) + line.length,
  });
  const [title = '', sentence = '', item = '', row = '', displayed = '', code = ''] = lines;
  answer(getFile, note);
  answer(readPage, {
    ...ions,
    text: noteText,
    blocks: [
      { kind: 'heading', level: 1, ...getSpan(title) },
      { kind: 'paragraph', level: 0, ...getSpan(sentence) },
      { kind: 'list_item', level: 0, ...getSpan(item) },
      { kind: 'table_row', level: 0, ...getSpan(row), cells: [{ column: 0, ...getSpan('$c$') }] },
      { kind: 'paragraph', level: 0, ...getSpan(displayed) },
      { kind: 'code', level: 0, ...getSpan(code) },
    ],
    bold: [],
    formulas: ['$A$', '$\\pi r^2$', '$b$', '$c$', '$$d$$'].map((source) => findFormula(noteText, source)),
  });
  await visit(`${path}?page=2&quote=${encodeURIComponent('is $\\pi')}`, { as: ngozi, width: 360 });

  const math = (tex: string) => page.getByRole('math', { name: tex, exact: true });
  await expectSeen(heading('The area A'), math('d'), page.getByText('$e$'));
  await expectSeen(page.getByRole('listitem').filter({ has: math('b') }));
  await expectSeen(page.getByRole('cell').filter({ has: math('c') }));
  await expectSeen(page.getByText(/, or \$5 and \$10\./));
  await expect.element(page.getByRole('mark').nth(0)).toHaveTextContent('is');
  await expectSeen(
    page
      .getByRole('mark')
      .nth(1)
      .filter({ has: math('\\pi r^2') }),
  );
  await expectSoundState();
});

const charge = {
  id: makeId(21),
  page: 2,
  quote: 'atom with a charge',
  created_at: '2026-11-02T09:00:00.000Z',
};
const marked = () => [...(CSS.highlights.get('note-highlight') ?? [])].map(String);

test('selected words are marked, stay marked, and can be unmarked', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(addHighlight, refused('conflict', 'These words are marked already.'), charge);
  await visit(`${path}?page=2`, { as: ngozi });
  const sentence = page.getByText('An ion is an atom with a charge.');
  await expectSeen(sentence);
  const select = () => getSelection()?.selectAllChildren(sentence.element());
  select();
  const read = sent(listHighlights).length;
  await button('Highlight').click();
  await expectSeen(alert('The words were not highlighted. These words are marked already.'));
  await expect.poll(() => sent(listHighlights).length).toBe(read + 1);
  getSelection()?.removeAllRanges();
  select();
  answer(listHighlights, { items: [charge] });
  await button('Highlight').click();
  await expect.poll(marked).toEqual([charge.quote]);
  expect(sent(addHighlight).slice(1)).toMatchObject([
    { body: { page: 2, quote: 'An ion is an atom with a charge.' } },
  ]);
  await expectSeen(heading('Your highlights'));
  await expectSoundState();
  answer(removeHighlight, undefined);
  answer(listHighlights, { items: [] });
  await button(`Remove: ${charge.quote}`).click();
  await expectGone(heading('Your highlights'));
});

test('a written note is read on one page, by its contents, in a size that is remembered', async () => {
  const getText = (children: string[]) => ({ type: 'paragraph' as const, children });
  const headed = (level: 1 | 2, title: string) => ({ type: 'heading' as const, level, children: [title] });
  const blocks = [headed(1, 'Water'), getText(['Osmosis moves water.']), headed(2, 'Salt')];
  const content = { version: 1 as const, blocks };
  answer(getFile, makeNote(1, { is_written: true, status: 'extracting', title: 'Cells' }));
  answer(readWritten, { version: 2, text: '# Water\n\nOsmosis moves water.\n\n## Salt', content });
  answer(listHighlights, { items: [{ ...charge, page: 1, quote: 'moves water' }] });
  await visit(`${path}?page=4&quote=Osmosis`, { as: ngozi, width: 360 });
  await expectSeen(heading('Water'), link('Write on'), button('Download as Markdown'));
  await expect.poll(marked).toEqual(['moves water']);
  expect([...(CSS.highlights.get('note-quote') ?? [])].map(String)).toEqual(['Osmosis']);
  await expectGone(status(/Reading the pages/));
  await page.getByText('Contents').click();
  await expectSeen(button('Salt'));
  await button('Larger text').click();
  await expectSoundState();
});

test('a student turns pages, and goes to a page by its number', async () => {
  answer(getFile, note);
  answer(
    readPage,
    ions,
    { ...ions, page: 3, reading: 'model', read_by: 'big-model' },
    { ...ions, page: 7, reading: 'unreadable' },
  );
  await visit(`${path}?page=2`, { as: ngozi });
  await button('Next page').click();
  await expectAddress(`${path}?page=3`);
  await expectSeen(page.getByText('Read from the picture by big-model. Check it against the page.'));
  await button('Find in this note').click();
  await field('Go to page').fill('13');
  await button('Go').click();
  await expectRefused(field('Go to page'), 'There is no such page');
  await field('Go to page').fill('7');
  await button('Go').click();

  await expectSeen(page.getByText('This page could not be read'));
  expect(sent(readPage).map(({ params }) => params.n)).toEqual(['2', '3', '7']);
});

test('pages are turned by keyboard: the button stays under the finger while the next page is on its way', async () => {
  const third = pending(readPage);
  answer(getFile, note);
  answer(readPage, ions, third);
  await visit(`${path}?page=2`, { as: ngozi });
  await tabTo(button('Next page'));
  await press('{Enter}');
  await expectSeen(page.getByText(/^Page 3 of 12/), page.getByRole('img', { name: 'Loading the page' }));
  await expect.element(button('Next page')).toHaveFocus();
  third.give({ ...ions, page: 3, section: 'Metals' });

  await expectSeen(page.getByText('Metals'));
  await expect.element(button('Next page')).toHaveFocus();
});

test('a page that does not load leaves the way back', async () => {
  answer(getFile, note);
  answer(readPage, ions, refused('unavailable'));
  await visit(`${path}?page=2`, { as: ngozi });
  await button('Next page').click();
  await expectSeen(alert('We could not load this page.'));
  answer(readPage, ions);
  await button('Previous page').click();

  await expectSeen(heading('Ions in water'));
});

test('the end of a page leads on to the next one, at its beginning', async () => {
  const long = { ...ions, text: 'Ions. '.repeat(2_000), blocks: [], bold: [] };
  answer(getFile, note);
  answer(readPage, { ...long, page: 11 }, { ...long, page: 12 });
  await visit(`${path}?page=11`, { as: ngozi, width: 360 });
  await button('Continue to page 12').click();
  await expectSeen(page.getByText('Page 12 of 12'));
  await expect.element(page.getByText('Page 12 of 12')).toBeInViewport();
  await expectGone(button(/^Continue/));
});

test('on a phone the text begins on the first screen, below tools that keep their names', async () => {
  answer(getFile, makeNote(1, { warnings: ['Page 3 is a picture.', 'Page 4 is a picture.'] }));
  answer(readPage, ions);
  await visit(path, { as: ngozi, width: 360 });

  await expect.element(page.getByText('An ion is an atom with a charge.')).toBeInViewport();
  await expectSeen(button('Find in this note'), button('Rename'), button('Download the file'));
  await expectSeen(status('Page 3 is a picture.').filter({ hasText: 'Page 4 is a picture.' }));
});

test('each part runs in the direction of its script, and no word of a table is broken', async () => {
  const parts = ['الانتشار حركة', 'Osmosis', 'מים', 'decomposes | Pneumonoultramicroscopic', 'ملح | NaCl'];
  const noteText = parts.join('\n');
  const partAt = (index: number) => {
    const start = parts.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
    return { start, end: start + (parts[index]?.length ?? 0) };
  };
  const rowAt = (index: number) => {
    const { start, end } = partAt(index);
    const gap = noteText.indexOf(' | ', start);
    const cells = [
      { column: 0, start, end: gap },
      { column: 1, start: gap + 3, end },
    ];
    return { kind: 'table_row' as const, level: 0, head: true, start, end, cells };
  };
  answer(getFile, note);
  answer(readPage, {
    ...ions,
    text: noteText,
    bold: [],
    blocks: [
      { kind: 'paragraph', level: 0, ...partAt(0) },
      { kind: 'paragraph', level: 0, ...partAt(1) },
      { kind: 'list_item', level: 0, ...partAt(2) },
      rowAt(3),
      rowAt(4),
    ],
  });
  await visit(path, { as: ngozi, width: 360 });

  await expect.element(page.getByText('الانتشار حركة')).toHaveStyle({ direction: 'rtl' });
  await expect.element(page.getByText('Osmosis')).toHaveStyle({ direction: 'ltr' });
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'מים' }))
    .toHaveStyle({ direction: 'rtl' });
  const getBox = (name: string) => page.getByRole('columnheader', { name }).element().getBoundingClientRect();
  expect(getBox('Pneumonoultramicroscopic').height).toBe(getBox('decomposes').height);
  expect(getBox('decomposes').right).toBeLessThan(getBox('Pneumonoultramicroscopic').right);
  expect(getBox('ملح').left).toBeGreaterThan(getBox('NaCl').left);
  await expectSoundState();
});

test('a file of doubtful letters is asked about, and read again with the other ones', async () => {
  const choice = {
    chosen: { encoding: 'windows-1252', sample: 'Âîäà òå÷åò' },
    other: { encoding: 'windows-1251', sample: 'Вода течет' },
  };
  answer(getFile, { ...note, encoding_choice: choice });
  answer(readPage, ions);
  answer(chooseEncoding, { ...note, status: 'uploaded' });
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(status(/Which of these looks right\?/), button('Âîäà òå÷åò'));
  await expectSoundState();
  answer(getFile, { ...note, status: 'uploaded' });
  await button('Вода течет').click();

  await expectSeen(status(/It is read next/));
  await expectGone(button('Вода течет'));
  expect(sent(chooseEncoding)).toMatchObject([
    { params: { id: note.id }, body: { encoding: 'windows-1251' } },
  ]);
});

test('a choice of letters that does not arrive can be made again', async () => {
  const choice = {
    chosen: { encoding: 'windows-1252', sample: 'Âîäà' },
    other: { encoding: 'windows-1251', sample: 'Вода' },
  };
  answer(getFile, { ...note, encoding_choice: choice });
  answer(readPage, ions);
  answer(chooseEncoding, refused('internal', { message: 'Try again in a minute.' }));
  await visit(path, { as: ngozi });
  await button('Вода').click();
  await expectSeen(alert(/Try again in a minute/));
  await expect.element(button('Вода')).toBeEnabled();
});

test('a search leads to the page of a hit, which is marked there', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(searchFile, {
    items: [{ page: 9, section: null, before: 'the ', match: 'Énergie', after: ' of an ion', formulas: [] }],
    total: 1,
  });
  await visit(path, { as: ngozi });
  await button('Find in this note').click();
  await field('Search in this note').fill('energie');
  await expectSeen(status('Found on 1 page.'));
  await expectSoundState();
  await page.getByRole('link', { name: /Page 9/ }).click();

  await expectAddress(`${path}?page=9&quote=%C3%89nergie`);
  expect(sent(searchFile)).toMatchObject([{ query: { q: 'energie' } }]);
});

test('a slow search shows its progress', async () => {
  const hits = pending(searchFile);
  answer(getFile, note);
  answer(readPage, ions);
  answer(searchFile, hits);
  await visit(path, { as: ngozi });
  await button('Find in this note').click();
  await field('Search in this note').fill('quark');
  await expectSeen(page.getByRole('img', { name: 'Loading what was found' }));
  hits.give({ items: [], total: 0 });

  await expectSeen(status('“quark” is not in this note.'));
});

test('sets of questions that do not load are not passed off as none', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(listGenerations, refused('internal'));
  await visit(path, { as: ngozi });
  await expectSeen(alert('We could not load the questions from this note.'));
  answer(listGenerations, { items: [set], total: 1 });
  await button('Try again').click();

  await expectSeen(page.getByText(/^10 questions, made on /));
});

test('a hit shows formulas as its page does', async () => {
  const [before, match, after] = ['The area $\\pi r^2$ of a ', 'disc', ' and $b'];
  const formulas = [findFormula(before, '$\\pi r^2$')];
  answer(getFile, note);
  answer(readPage, ions);
  answer(searchFile, {
    items: [{ page: 9, section: null, before, match, after, formulas }],
    total: 1,
  });
  await visit(path, { as: ngozi, width: 360 });
  await button('Find in this note').click();
  await field('Search in this note').fill('disc');
  const hit = page.getByRole('link', { name: /Page 9/ });

  await expectSeen(hit.getByRole('math', { name: '\\pi r^2', exact: true }));
  await expect.element(hit.getByRole('mark')).toHaveTextContent('disc');
  await expectSeen(hit.getByText(/ and \$b …/));
  await expectSoundState();
});

test('a search without a hit says so', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(searchFile, { items: [], total: 0 });
  await visit(path, { as: ngozi });
  await button('Find in this note').click();
  await field('Search in this note').fill('quark');

  await expectSeen(status('“quark” is not in this note.'));
});

test('a note gets a different title and cloth, and rejects an empty title', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(changeFile, { ...note, title: 'Ions' });
  await visit(path, { as: ngozi });
  await button('Rename').click();
  await expect.element(field('Title')).toHaveFocus();
  await field('Title').fill(' ');
  await button('Save').click();
  await expectRefused(field('Title'), 'Give the note a title');
  await field('Title').fill('Ions');
  await button('Draw another').click();
  await button('Save').click();

  await expectSeen(heading('Ions'));
  expect(sent(changeFile)).toMatchObject([
    { body: { title: 'Ions', course_name: 'Chemistry 101', cloth_seed: expect.any(Number) } },
  ]);
});

test('a note is filed under a course that was joined, and Escape closes only the suggestions', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(listCourses, listOf(botanyCourse));
  answer(changeFile, { ...note, course_name: 'Plants of Nigeria' });
  await visit(path, { as: ngozi, width: 360 });
  await button('Rename').click();
  await field('Course').fill('nigeria');
  await expectSeen(page.getByRole('option', { name: /^Plants of Nigeria/ }));
  await expectSoundState();
  await press('{Escape}');
  await expectGone(page.getByRole('option'));
  await expectSeen(dialog('Title, course and tags'));
  await press('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field('Course')).toHaveValue('Plants of Nigeria');
  await button('Save').click();
  await expectGone(dialog('Title, course and tags'));
  expect(sent(changeFile)).toMatchObject([{ body: { course_name: 'Plants of Nigeria' } }]);
});

test('a note lists the sets of questions that were made from it', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(listGenerations, { items: [set], total: 1 });
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(heading('Questions from this note'), page.getByText(/^10 questions, made on /));
  await expectSoundState();
  await expect.element(link(/^10 questions, made on /)).toHaveAttribute('href', `/mcq/sets/${makeId(7)}`);
  await expect
    .element(link('Sit an exam'))
    .toHaveAttribute('href', `/mcq/exam/generated?generation_id=${makeId(7)}`);
  expect(sent(listGenerations)).toMatchObject([{ query: { file_id: note.id } }]);
});

test('a file that cannot be downloaded just now says so', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(prepareOriginal, refused('unavailable', 'The service is busy.'));
  await visit(path, { as: ngozi });
  await button('Download the file').click();

  await expectSeen(page.getByText(/^The file could not be downloaded\. /));
});

test('a note is deleted, and restored by Undo', async () => {
  answer(getFile, note);
  answer(readPage, ions);
  answer(deleteFile, undefined);
  answer(restoreFile, note);
  answer(listMyNotes, mine());
  await visit(path, { as: ngozi });
  await button(`Delete ${note.original_filename}`).click();
  const countRequests = () => [sent(getFile).length, sent(readPage).length, sent(listHighlights).length];
  const previous = countRequests();
  await dialog('Delete this note?').getByRole('button', { name: 'Delete the note' }).click();
  await expectAddress('/my-notes');
  expect(countRequests(), 'nothing asks for a note that was deleted').toEqual(previous);
  answer(listMyNotes, mine(note));
  await button('Undo').click();

  await expectSeen(link('Chemistry, week 3'));
  expect(sent(restoreFile)).toMatchObject([{ params: { id: note.id } }]);
});

test('a note that is still being read says so, and a long name fits', async () => {
  answer(
    getFile,
    makeNote(1, { title: null, status: 'extracting', page_count: null, original_filename: longName }),
  );
  await visit(path, { as: ngozi });
  await expectSeen(status('Reading the pages.'));
  await expectSoundState();
});

test('a deleted note and another account’s note are not found', async () => {
  answer(getFile, refused('not_found'));
  await visit(path, { as: ngozi });
  await expectSeen(status('This note is not here.'));
  await expectSoundState();
  answer(listMyNotes, mine());
  await link('My notes').click();

  await expectAddress('/my-notes');
});

test('a note that does not load can be requested again', async () => {
  answer(getFile, refused('unavailable'));
  answer(readPage, ions);
  await visit(path, { as: ngozi });
  await expectSeen(page.getByRole('alert'));
  answer(getFile, note);
  await button('Try again').click();

  await expectSeen(heading('Chemistry, week 3'));
});
