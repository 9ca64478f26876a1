import { readPage } from '@akada/contract/material/note-pages.ts';
import { myQuestions } from '@akada/contract/material/questions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { expectDenied, studentsOnly } from '../../testing/closed-doors.ts';
import { press } from '../../testing/keyboard.ts';
import { alert, button, dialog, expectGone, expectSeen, heading, link } from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { idOf, listOf, questionOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const address = `/mcq/practice/generated?file_id=${idOf(1)}`;
const stem = (number: number) => heading(`What holds water in soil ${number}?`);

test('by keyboard alone: what was missed comes back until it is right', async () => {
  answer(myQuestions, listOf(questionOf(1), questionOf(2)));
  await visit(address, { as: ngozi });
  await expectSeen(stem(1), page.getByText('Question 1 of 2'));
  await press('b');
  await expectSeen(
    page.getByText('Not quite. This one comes back at the end.'),
    page.getByText('Your answer, not right'),
  );
  await press('n');
  await expectSeen(stem(2));
  await press('1');
  await expectSeen(page.getByText('Right.'));
  await press('n');
  await expectSeen(stem(1), page.getByText('Once more: 1 of those you missed'));
  await press('a');
  await press('n');
  await expectSeen(heading('Session done'), page.getByText('1 of 2'));
  await expect.element(link('Sit an exam')).toHaveAttribute('href', `/mcq/exam/generated?file_id=${idOf(1)}`);
  expect(sent(myQuestions)[0]?.query).toEqual({ file_id: idOf(1) });
});

test('is sound, and the page that proves an answer opens beside it', async () => {
  answer(myQuestions, listOf(questionOf(1)));
  answer(readPage, {
    page: 3,
    section: 'Water',
    text: 'It rains. Humus holds water. It dries.',
    page_count: 12,
    paged: true,
    reading: 'text',
    blocks: [],
    bold: [],
    formulas: [],
  });
  await visit(address, { as: ngozi });
  await button(/Humus/).click();
  await expectSeen(page.getByText('Right.'));
  await expectSoundPage();
  await button('Open the page').click();
  await expectSeen(dialog('In your note').getByText('Humus holds water.'), page.getByText(/Page 3 of 12/));
  await expectSoundPage();
  await press('{Escape}');
  await expectGone(dialog('In your note'));
});

test('nothing made yet, and a failure that can be tried again', async () => {
  answer(myQuestions, refused('internal'));
  await visit(address, { as: ngozi });
  await expectSeen(alert('We could not load these questions.'));
  answer(myQuestions, listOf());
  await button('Try again').click();
  await expect.element(link('Make questions')).toHaveAttribute('href', `/tools/mcq?file_id=${idOf(1)}`);
});

test('a tutor reads why not', () => expectDenied(address, tunde, studentsOnly));
