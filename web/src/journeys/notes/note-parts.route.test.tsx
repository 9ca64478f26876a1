import { getCoverage, getCoverageOfPart } from '@akada/contract/material/coverage.ts';
import { getFile } from '@akada/contract/material/note-pages.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import { button, dialog, expectGone, expectSeen, heading, link } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeCoverage, makePart } from '../../testing/samples/note-parts.ts';
import { longName, makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const id = makeId(1);
const address = `/my-notes/${id}/coverage`;
const reason = 'Page 2 is a drawing with 14 words. We ask only what a sentence proves.';
const parts = [
  makePart(1, { title: longName }),
  makePart(2, { title: 'Lymph', questions: 0, cards: 0, reason }),
  makePart(3, { title: 'Vessels' }),
];
const omittedText = 'Page 14 is a list of sources, so nothing is asked of it.';
const quote = 'Blood passes through the mitral valve.';
const sentence = { page: 3, quote, marks: [{ start: 25, end: 37 }], questions: 2, cards: 1 };

function answerAll(): void {
  answer(getFile, makeNote(1, { page_count: 14, paged: true }));
  answer(getCoverage, makeCoverage(parts, { choice: 4, mixed: 12 }, [omittedText]));
  answer(getCoverageOfPart, ({ params }) => ({
    part: parts[Number(params?.part) - 1] ?? makePart(1),
    sentences: [{ ...sentence, question: 'Which valve lies there?' }],
    total: 1,
  }));
}

test.each([360, 1280] as const)(
  'a student sees the parts of a note and the questions of each part, %i px wide',
  async (width) => {
    answerAll();
    await visit(address, { as: ngozi, width });
    await expectSeen(
      heading('2 of 3 parts have questions'),
      page.getByText('6 questions and 8 cards. One part has nothing yet: you can help it.'),
      page.getByText(reason),
      page.getByText(omittedText),
      link('Write a note about it'),
    );
    await expectSoundPage();
    await button(/^Vessels/).click();
    await expectAddress(`${address}?part=3`);
    await expectSeen(
      page.getByText('Which valve lies there?'),
      page.getByText('mitral valve', { exact: true }),
    );
    await expectSoundState();
    await expect.poll(() => sent(getCoverageOfPart).at(-1)).toMatchObject({ params: { id, part: '3' } });
    if (width > 900) return;
    await dialog('Vessels').getByRole('button', { name: 'Close' }).click();
    await expectGone(dialog('Vessels'));
  },
);

test('Enter starts ten questions at most', async () => {
  answerAll();
  await visit(address, { as: ngozi, width: 1280 });
  await expectSeen(link(/^Start 6 questions/).first());
  await press('{Enter}');
  await expectAddress(`/mcq/practice/generated?file_id=${id}`);
});

test('a note without a set says what there is to ask, and leads to making it', async () => {
  answer(getFile, makeNote(1, { is_written: true }));
  const unasked = parts.map((part) => ({ ...part, questions: 0, cards: 0 }));
  answer(getCoverage, makeCoverage(unasked, { choice: 4, mixed: 50 }));
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(
    heading('Nothing is asked yet'),
    page.getByText('Your note gives 50 or more questions, from 2 of 3 parts.'),
    link('Add sentences'),
  );
  await expect.element(link('Make questions').last()).toHaveAttribute('href', `/tools/mcq?file_id=${id}`);
});

test('a long note shows its first parts, and the rest when it is wanted', async () => {
  answerAll();
  answer(getCoverage, makeCoverage(Array.from({ length: 200 }, (_, index) => makePart(index + 1))));
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(heading('200 of 200 parts have questions'));
  await button('Show all 200 parts').click();
  await expectSeen(button(/^Part 200/));
});

test('a note that is being read says so, and is not planned', async () => {
  answer(getFile, makeNote(1, { status: 'extracting' }));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText(/You can leave this page/));
  expect(sent(getCoverage)).toEqual([]);
});

test('a note that was deleted says so', async () => {
  answer(getFile, refused('not_found'));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText('This note is not here.'));
});
