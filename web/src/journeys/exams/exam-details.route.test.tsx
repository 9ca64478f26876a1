import { readPage } from '@akada/contract/material/note-pages.ts';
import { examResult, getExam } from '@akada/contract/work/exams.ts';
import { expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  button,
  chip,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused } from '../../testing/played-endpoints.ts';
import { makeExamResult, makeRunningExam, reviewedOf } from '../../testing/samples/exam-samples.ts';
import { longName, makeId, makeQuestion } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const several = makeQuestion(3, { type: 'multiple', answer_index: null, answer_indexes: [0, 3] });
const mixed = [
  { ...reviewedOf(makeQuestion(1), 0), took_ms: 65_000 },
  { ...reviewedOf(makeQuestion(2), 1), flagged: true },
  {
    ...reviewedOf(several, null),
    answer_indexes: [0, 3],
    answer_index: null,
    choices: [0, 1],
    marks: 0.5,
  },
  reviewedOf(makeQuestion(4), null),
];
const result = makeExamResult(mixed, { title: longName, score: 1.5, percent: 38 });
const many = makeExamResult(
  Array.from({ length: 23 }, (_, index) => reviewedOf(makeQuestion(index + 1), index % 2)),
);
const path = `/mcq/exam-details/${makeId(9)}`;

/** Gets the option texts of a question. */
const getOptions = (stem: string) =>
  [...(heading(stem).element().closest('article')?.querySelector('ol, ul')?.children ?? [])].map(
    ({ textContent }) => textContent,
  );
const shownStems = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent?.replace('What holds water in soil ', ''));

test('each question says what was answered and what is right, in words', async () => {
  answer(examResult, result);
  await visit(path, { as: ngozi });
  await expectSeen(
    heading('Exam details'),
    page.getByText('1.5 of 4 marks, 38%'),
    page.getByText('Question 1 · Right · 1 minute 5 seconds'),
    page.getByText('Question 2 · Not right · 30 seconds · Flagged'),
    page.getByText('Question 3 · Partly right · 0.5 of 1 mark · 30 seconds'),
    page.getByText('Question 4 · Not answered · 30 seconds'),
  );
  expect(getOptions('What holds water in soil 1?')[0]).toBe('HumusRight answer, and yours');
  expect(getOptions('What holds water in soil 2?')).toEqual([
    'HumusRight answer',
    'BSandYour answer, not right'.slice(1),
    'CGravel',
    'DAir',
  ]);
  expect(getOptions('What holds water in soil 3?')).toEqual([
    'HumusRight answer, and yours',
    'SandYour answer, not right',
    'CGravel',
    'AirRight answer',
  ]);
  await expectSoundPage();
});

test('the page shows ten exams, and the address has the position', async () => {
  answer(examResult, many);
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(heading('Questions, 1 to 10 of 23'));
  expect(shownStems()).toHaveLength(10);
  const areOptionsSeen = () => page.getByText('Right answer, and yours').nth(1).element().checkVisibility();
  expect(areOptionsSeen()).toBe(false);
  await heading('What holds water in soil 3?').click();
  await expectAddress(`${path}?open=3`);
  await expect.poll(areOptionsSeen).toBe(true);
  await heading('What holds water in soil 3?').click();
  await button('Next page').click();
  await expectAddress(`${path}?page=2`);
  await expect.element(heading('Questions, 11 to 20 of 23')).toHaveFocus();
  await expect.element(heading('Questions, 11 to 20 of 23')).toBeInViewport();
  await button('Next page').click();
  await expectSeen(heading('Questions, 21 to 23 of 23'));
  expect(shownStems()).toEqual(['21?', '22?', '23?']);
});

test('the missed, the unanswered and the flagged ones keep their numbers, and their choice is in the address', async () => {
  answer(examResult, result);
  await visit(`${path}?show=missed`, { as: ngozi });
  await expectSeen(page.getByText(/^Question 3 ·/));
  expect(shownStems()).toEqual(['2?', '3?']);
  const practised = (query: string) =>
    expect.element(link('Practise these')).toHaveAttribute('href', `/mcq/practice/generated?${query}`);
  await practised(`question_ids=${makeId(2)}&question_ids=${makeId(3)}`);
  await chip('Not answered (1)').click();
  await expectAddress(`${path}?show=unanswered`);
  await expect.poll(shownStems).toEqual(['4?']);
  await chip('Flagged (1)').click();
  await expectAddress(`${path}?show=flagged`);
  await expect.poll(shownStems).toEqual(['2?']);
  await practised(`question_ids=${makeId(2)}`);
  await chip('All questions (4)').click();
  await expectAddress(path);
  await expectGone(link('Practise these'));
});

test.each(['?page=99', '?show=flagged', '?page=x&show=nobody'])(
  'an address like %s shows no fault',
  async (query) => {
    answer(examResult, many);
    await visit(`${path}${query}`, { as: ngozi });
    await expectSeen(heading('Exam details'), field('Show'));
    await expectSoundState();
  },
);

test('a passage stands above each page of its questions, and says for which it is', async () => {
  const passages = [{ id: makeId(70), title: 'Rain', text: 'It rains.', content: null }];
  const questions = many.questions.map((question, index) =>
    index >= 8 && index < 12 ? { ...question, passage_id: makeId(70) } : question,
  );
  answer(examResult, { ...many, questions, passages });
  await visit(`${path}?page=2`, { as: ngozi });
  await page.getByText('Passage: Rain, Questions 9 to 12').click();
  await expectSeen(page.getByRole('region', { name: 'Passage: Rain, Questions 9 to 12' }));
  expect(page.getByText('It rains.').elements()).toHaveLength(1);
});

test('the sentence that proves an answer is opened in its note', async () => {
  answer(examResult, result);
  answer(readPage, refused('not_found', 'This note was deleted.'));
  await visit(path, { as: ngozi, width: 360 });
  await button('Open the page').first().click();
  await expectSeen(page.getByRole('dialog', { name: 'In your note' }));
});

test('paper gets every question, whatever the screen shows', async () => {
  answer(examResult, many);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await visit(`${path}?show=missed`, { as: ngozi, scheme: 'dark' });
  await button('Print').click();
  expect(print).toHaveBeenCalledOnce();

  dispatchEvent(new Event('beforeprint'));
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expectSeen(heading('Soil'), page.getByText('(Right answer, and yours)').first());
  expect(document.querySelectorAll('.printed > ol > li')).toHaveLength(23);
  await expectGone(button('Print'), page.getByRole('combobox'));
  await expect.element(document.body).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  dispatchEvent(new Event('afterprint'));
  await expectSeen(button('Print'), field('Show'));
});

test("a running exam leads to itself, and another student's exam does not exist", async () => {
  answer(examResult, refused('conflict', 'This exam is still running. Hand it in to see the result.'));
  answer(getExam, makeRunningExam([makeQuestion(1)]));
  await visit(path, { as: ngozi });
  await expectAddress(`/mcq/exam/generated?exam_id=${makeId(9)}`);
});

test('the exam of another student does not exist', async () => {
  answer(examResult, refused('not_found', 'This does not exist or is no longer there.'));
  await visit(path, { as: ngozi });
  await expectSeen(status('This exam is not here.'), link('Your exams'));
});
