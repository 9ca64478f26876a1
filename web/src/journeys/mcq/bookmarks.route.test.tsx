import { addBookmark, type Bookmark, listBookmarks, removeBookmark } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { makeMath, makeTree } from '../../testing/formulas.ts';
import { alert, button, expectSeen, heading, link } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, sent } from '../../testing/played-endpoints.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/mcq/bookmarks';
const getBookmark = (number: number, differing: Partial<Bookmark> = {}): Bookmark => ({
  question_id: makeId(number),
  stem: `What holds water in soil ${number}?`,
  topic: 'Water',
  stem_content: null,
  source: { kind: 'course', id: makeId(4), title: 'Soil science', questions: 20 },
  marked_at: '2026-11-02T09:00:00.000Z',
  ...differing,
});

test('the page has no accessibility errors, and marked questions are practised', async () => {
  answer(
    listBookmarks,
    listOf(getBookmark(1), getBookmark(2, { stem: longName, source: null, topic: null })),
  );
  await visit(path, { as: ngozi });
  await expectSeen(
    heading('Bookmarks'),
    page.getByText('Soil science · Water · bookmarked on 2 Nov 2026'),
    page.getByText('bookmarked on 2 Nov 2026', { exact: true }),
    page.getByText('2 bookmarks'),
  );
  await expect
    .element(link('Practise these'))
    .toHaveAttribute('href', '/mcq/practice/generated?only=bookmarked');
  await expectSoundPage();
});

test('a formula is shown as in practice', async () => {
  const stem_content = makeTree('What is the sum of ', makeMath('a^2'), '?');
  answer(listBookmarks, listOf(getBookmark(1, { stem: 'What is the sum of $a^2$?', stem_content })));
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(page.getByRole('listitem').getByRole('math', { name: 'a^2' }));
  await expectSoundState();
});

test('a mark is removed, and set again by a second press', async () => {
  answer(listBookmarks, listOf(getBookmark(1)));
  answer(removeBookmark, undefined);
  answer(addBookmark, undefined);
  await visit(path, { as: ngozi, width: 360 });
  const mark = button(/^Bookmark what holds water/);
  await mark.click();
  await expectSeen(page.getByText('No longer bookmarked'));
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false');
  await expectSoundState();
  await mark.click();
  await expectSeen(page.getByText(/^Soil science/));
  await expect.poll(() => sent(addBookmark)).toMatchObject([{ params: { question_id: makeId(1) } }]);
  expect(sent(removeBookmark)).toHaveLength(1);
});

test('an empty list leads to practice, and a failed load can be tried again', async () => {
  answer(listBookmarks, networkLoss);
  await visit(path, { as: ngozi });
  await expectSeen(alert('We could not load your bookmarks.'));
  answer(listBookmarks, listOf());
  await button('Try again').click();
  await expectSeen(heading('No bookmarks yet'));
  await expectSoundState();
});
