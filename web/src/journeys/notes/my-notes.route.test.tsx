/** The list of a student's notes: search, filters, archive, and deletion with Undo. */
import { listMyNotes, type MyNote, prepareNotesExport } from '@akada/contract/material/my-notes.ts';
import { changeFile } from '@akada/contract/material/note-pages.ts';
import { deleteFile, restoreFile } from '@akada/contract/material/notes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, field, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const created = { questions: 0, cards: 0, is_practised: false };
const mine = (number: number, differing: Partial<MyNote> = {}): MyNote => ({
  ...makeNote(number),
  changed_at: '2026-11-02T09:00:00.000Z',
  made: created,
  found: null,
  ...differing,
});
const listed = (...items: MyNote[]) => ({
  items,
  total: items.length,
  courses: [{ key: 'chm 101', name: 'CHM 101' }],
  tags: ['exam'],
});

test.each([360, 1280] as const)(
  'a student of %i px sees what is there, what was made of it and what comes next',
  async (width) => {
    answer(
      listMyNotes,
      listed(
        mine(1, {
          made: { questions: 34, cards: 48, is_practised: true },
          course_name: 'CHM 101',
          tags: ['exam'],
        }),
        mine(2, { made: { questions: 10, cards: 0, is_practised: false } }),
        mine(3, { is_written: true, media_type: 'text/markdown', title: 'What I know' }),
        mine(4, { status: 'failed', error: { code: 'unreadable', message: 'Upload a new copy.' } }),
      ),
    );
    await visit('/my-notes', { as: ngozi, width });

    await expectSeen(
      heading('My notes'),
      page.getByText(/^4 notes, /),
      page.getByText('34 questions, 48 cards'),
    );
    await expectSeen(page.getByText(/^CHM 101\. PDF, 12 pages/), page.getByText('#exam'));
    await expect.element(page.getByText(/^CHM 101\. PDF, 12 pages/)).toBeInViewport();
    if (width === 360) {
      await expect.element(link('Add a note')).toBeInViewport({ ratio: 1 });
      await expect.element(link('Add a note')).toHaveAttribute('href', '/tools/upload');
    }
    await expect.element(link('Make questions')).toHaveAttribute('href', `/tools/mcq?file_id=${makeId(3)}`);
    await expect
      .element(link('Start'))
      .toHaveAttribute('href', `/mcq/practice/generated?file_id=${makeId(2)}`);
    await expect.element(link('What I know')).toHaveAttribute('href', `/my-notes/${makeId(3)}`);
    await expect.element(link('Write a note')).toHaveAttribute('href', '/my-notes/new/edit');
    await expectSoundPage();
  },
);

test('a search shows where its words stand, and leads there', async () => {
  const parts = [
    { text: 'Water by ', is_match: false },
    { text: 'osmosis', is_match: true },
  ];
  answer(listMyNotes, listed(mine(1)), listed(mine(2, { found: { page: 3, parts } })));
  await visit('/my-notes', { as: ngozi });
  await field('Search in your notes').fill('osmosis');

  await expect.element(page.getByRole('mark')).toHaveTextContent('osmosis');
  await expect
    .element(link('Chapter 2'))
    .toHaveAttribute('href', `/my-notes/${makeId(2)}?page=3&quote=osmosis`);
  await expectAddress('/my-notes?search=osmosis');
  expect(sent(listMyNotes).at(-1)?.query).toMatchObject({ search: 'osmosis' });
});

test('a student narrows notes by course, sorts, selects and archives them, and undoes it', async () => {
  answer(listMyNotes, listed(mine(1), mine(2)));
  answer(changeFile, makeNote(1));
  await visit('/my-notes', { as: ngozi });
  await page.getByRole('radio', { name: 'CHM 101' }).click({ force: true });
  await expect.poll(() => sent(listMyNotes).at(-1)?.query.course).toBe('chm 101');
  await button('Sort and filter').click();
  await field('Order').selectOptions('title');
  await field('Tag').selectOptions('exam');
  await expect.poll(() => sent(listMyNotes).at(-1)?.query).toMatchObject({ order: 'title', tag: 'exam' });
  await page.getByRole('checkbox', { name: /Chapter 1/ }).click();
  await button('Put aside').click();
  await expectSeen(status(/1 note put aside/));
  await button('Undo').click();
  await expect
    .poll(() => sent(changeFile).map(({ body }) => body))
    .toEqual([{ archived: true }, { archived: false }]);
});

test('deleted notes can be restored, and everything leaves as one file', async () => {
  answer(listMyNotes, listed(mine(1), mine(2)));
  answer(deleteFile, undefined);
  answer(restoreFile, makeNote(1));
  answer(prepareNotesExport, { download_path: '/api/v1/my-notes-export?ticket=t' });
  await visit('/my-notes?manage=1', { as: ngozi });
  await page.getByRole('checkbox', { name: 'All on this page' }).click();
  await button('Delete').click();
  await expectSeen(status('Your choice of 2 notes is deleted.'));
  await button('Undo').click();
  await expect.poll(() => sent(restoreFile)).toHaveLength(2);
});

test('an empty page offers one thing to do', async () => {
  answer(listMyNotes, { items: [], total: 0, courses: [], tags: [] });
  await visit('/my-notes', { as: ngozi, width: 360 });
  await expectSeen(heading('No notes yet'), link('Write one'));
  await expectGone(field('Course'));
});
