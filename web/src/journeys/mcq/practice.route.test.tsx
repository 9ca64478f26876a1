import { getFile, readPage } from '@akada/contract/material/note-pages.ts';
import { reportQuestion } from '@akada/contract/material/questions.ts';
import { addBookmark, drawPractice, removeBookmark } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import {
  answerPractice,
  drawOf,
  keyOf,
  option,
  practiceQuestion,
  sentAnswers,
} from '../../testing/samples/practice-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const address = `/mcq/practice/generated?file_id=${makeId(1)}`;
const stem = (number: number) => heading(`What holds water in soil ${number}?`);

test('a student practises with only the keyboard, and missed questions return until they are right', async () => {
  answerPractice([practiceQuestion(1), practiceQuestion(2)]);
  await visit(address, { as: ngozi });
  await expectSeen(stem(1), page.getByText('Question 1 of 2'));
  await press('{Control>}k{/Control}');
  await expectSeen(dialog('Search'));
  await press('{Escape}');
  await expectGone(dialog('Search'));
  await press(keyOf(option('Sand')));
  await expectSeen(
    page.getByText(/^Not quite: [A-D] is right\. This one comes back at the end\.$/),
    page.getByText('Your answer, not right'),
  );
  await press('n');
  await expectSeen(stem(2));
  await press(String(keyOf(option('Humus')).charCodeAt(0) - 96));
  await expectSeen(page.getByText('Right.'));
  await press('{Enter}');
  await expectSeen(stem(1), page.getByText('Once more, 1 left'));
  await press(keyOf(option('Humus')));
  await press('{Enter}');
  await expectSeen(heading('Practice done'), page.getByText('1 of 2'));
  await expect
    .element(link('Sit an exam'))
    .toHaveAttribute('href', `/mcq/exam/generated?file_id=${makeId(1)}`);
});

test('each first answer is sent as it was given, and none when it comes back', async () => {
  answerPractice([practiceQuestion(1, { version: 3 })]);
  await visit(address, { as: ngozi });
  await option('Gravel').click();
  await button('Next').click();
  await option('Humus').click();
  await button('Next').click();
  await expectSeen(heading('Practice done'), status('All saved'));

  const { seed, ...query } = sent(drawPractice)[0]?.query ?? {};
  expect(query).toEqual({ file_id: makeId(1), only: 'all', count: '20', zone: expect.stringMatching(/\//) });
  const [given, ...more] = sentAnswers();
  expect(more).toEqual([]);
  expect(given).toMatchObject({
    sitting_id: seed,
    question_id: makeId(1),
    version: 3,
    choices: [2],
    certainty: null,
    hints: 0,
    usual_ms: 9_000,
    local_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(given?.took_ms).toBeGreaterThan(0);
});

test('the page has no accessibility errors, and the page that proves an answer opens next to it', async () => {
  answerPractice([practiceQuestion(1)]);
  answer(readPage, {
    page: 3,
    section: 'Water',
    text: 'It rains. Humus holds water. It dries.',
    page_count: 12,
    paged: true,
    reading: 'text',
    read_by: null,
    blocks: [],
    bold: [],
    formulas: [],
  });
  await visit(address, { as: ngozi });
  await option('Humus').click();
  await expectSeen(page.getByText('Right.'));
  await expectSoundPage();
  await button('Open the page').click();
  await expectSeen(dialog('In your note').getByText('Humus holds water.'), page.getByText(/Page 3 of 12/));
  await expectSoundState();
  await press('{Escape}');
  await expectGone(dialog('In your note'));
});

test.each(widths)('the layout stays still when an answer is judged, at %i pixels', async (width) => {
  const feedback = ['It swells.', 'It lets water through, so that it is dry.', '', ''];
  answerPractice([practiceQuestion(1, { feedback, explanation: 'Humus holds water. '.repeat(40) })]);
  await visit(address, { as: ngozi, width });
  await expectSeen(stem(1), button('Hint'));
  const boxes = () => [
    scrollY,
    ...[stem(1), ...['Humus', 'Sand', 'Gravel', 'Air'].map(option)].map((it) => {
      const { top, left, width: across, height } = it.element().getBoundingClientRect();
      return [top, left, across, height].map(Math.round);
    }),
  ];
  const previous = boxes();
  const nextTo = button('Hint').element().getBoundingClientRect();
  await option('Sand').click();
  await expectSeen(page.getByText('It swells.'));
  expect(boxes()).toEqual(previous);
  expect(button('Next').element().getBoundingClientRect().top).toBeCloseTo(nextTo.top, 0);
});

test('on a phone the answers lie under the thumb, and the foot covers none of them', async () => {
  answerPractice([practiceQuestion(1)]);
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(stem(1));
  await option('Humus').click();
  const boxes = ['Humus', 'Sand', 'Gravel', 'Air'].map((text) =>
    option(text).element().getBoundingClientRect(),
  );
  const end = Math.max(...boxes.map(({ bottom }) => bottom));
  expect(end).toBeGreaterThan(innerHeight / 2);
  expect(end).toBeLessThan(page.getByText('Right.').element().getBoundingClientRect().top);
});

test('the sentence that proves an answer is said once', async () => {
  const quote = 'Humus holds water.';
  answerPractice([
    practiceQuestion(1, { explanation: `The answer is “Humus”: under “Water” the note says “${quote}”` }),
    practiceQuestion(2, { explanation: 'It swells.' }),
  ]);
  await visit(address, { as: ngozi });
  await option('Humus').click();
  await expectSeen(page.getByText(/^The answer is/), button('Open the page'));
  expect(page.getByText(/Humus holds water/).elements()).toHaveLength(1);
  await button('Next').click();
  await option('Humus').click();
  await expectSeen(page.getByText('It swells.'));
  expect(page.getByText(/Humus holds water/).elements()).toHaveLength(1);
});

test('a student bookmarks and reports a question while answering', async () => {
  answerPractice([practiceQuestion(1)]);
  answer(addBookmark, undefined);
  answer(removeBookmark, networkLoss);
  answer(reportQuestion, undefined);
  await visit(address, { as: ngozi, width: 360 });
  const mark = button('Bookmark question 1');
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false');
  await mark.click();
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => sent(addBookmark)).toMatchObject([{ params: { question_id: makeId(1) } }]);

  await mark.click();
  await expectSeen(page.getByText(/^The bookmark could not be removed\./));
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true');

  await button('Report question 1').click();
  await field('What is wrong with it\\?').selectOptions('More than one answer is right');
  await button('Send the report').click();
  await expect.poll(() => sent(reportQuestion)).toMatchObject([{ params: { id: makeId(1) } }]);
});

test('questions that an exam holds back are named', async () => {
  answerPractice([practiceQuestion(1)], { held_back: 2 });
  await visit(address, { as: ngozi });
  await expectSeen(stem(1), page.getByText('2 questions are hidden while an exam uses them.'));
  await expectSoundState();
});

test('more questions are drawn, or the same are practised again', async () => {
  answerPractice([practiceQuestion(1)], { available: 30 });
  await visit(address, { as: ngozi });
  await option('Humus').click();
  await button('Next').click();
  await button('Practise again').click();
  await option('Humus').click();
  await button('Next').click();
  answer(drawPractice, drawOf([practiceQuestion(2)]));
  await button('More questions').click();
  await expectSeen(stem(2));

  expect(new Set(sent(drawPractice).map(({ query }) => query.seed)).size).toBe(2);
  await expect.poll(() => new Set(sentAnswers().map((input) => input.sitting_id)).size).toBe(2);
});

test.each([
  ['?only=due', 'Nothing is due', 'What else I can practise', '/mcq'],
  ['?only=mistakes', 'No mistakes to go over', 'What else I can practise', '/mcq'],
  ['?only=bookmarked', 'No bookmarks here', 'What else I can practise', '/mcq'],
  ['', 'You have no questions of your own yet', 'Upload a note', '/tools/upload'],
  ['?subject=Biology', 'No questions yet', 'What else I can practise', '/mcq'],
  [`?exam_id=${makeId(9)}`, 'Nothing was missed', 'Back to the result', `/mcq/results/${makeId(9)}`],
  ['?topic=Soil', 'No questions match', 'Choose again', '/mcq/practice/generated?choose=1'],
])('practice without questions explains "%s": %s', async (query, title, action, to) => {
  answerPractice([]);
  await visit(`/mcq/practice/generated${query}`, { as: ngozi });
  await expectSeen(heading(title));
  await expect.element(link(action)).toHaveAttribute('href', to);
  await expectSoundState();
});

test('practice explains that all questions were held back', async () => {
  answerPractice([], { held_back: 1 });
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(
    heading('Nothing to practise now'),
    page.getByText('1 question is hidden while an exam uses it.'),
  );
});

test('a failure can be tried again, and what is not there is said not to be', async () => {
  answer(drawPractice, refused('internal'));
  await visit(address, { as: ngozi });
  await expectSeen(alert('We could not load these questions.'));
  answer(drawPractice, refused('not_found'));
  answer(getFile, refused('not_found'));
  await button('Try again').click();
  await expectSeen(status('There is nothing to practise here.'));
  await expect.element(link('What I can practise')).toHaveAttribute('href', '/mcq');
  await expectSoundState();
});
