import { drawPractice, practiceOverview, practiceTopics } from '@akada/contract/work/practice.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, hidePage, reload, visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import {
  button,
  chip,
  choose,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import {
  answerPractice,
  boxOption,
  choiceOption,
  keyOf,
  option,
  practiceQuestion,
  sentAnswers,
} from '../../testing/samples/practice-samples.ts';
import { longName, makeId } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const course = `/mcq/practice/${makeId(4)}`;
const choosing = '/mcq/practice/generated?choose=1';
const several = practiceQuestion(1, {
  type: 'multiple',
  answer_index: null,
  answer_indexes: [0, 3],
  stem: 'Which hold soil together?',
});

beforeEach(() => {
  answer(practiceOverview, {
    due: 0,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [{ kind: 'course', id: makeId(4), title: 'Soil', questions: 40 }],
  });
});

async function practiseWith(choices: { certain?: boolean; atEnd?: boolean }): Promise<void> {
  await visit(choosing, { as: ngozi });
  await page.getByText('Difficulty, kinds, and when you see what is right').click();
  if (choices.atEnd) await choose('What is right is shown', 'After the last answer');
  if (choices.certain) await page.getByRole('checkbox', { name: /^Ask how sure/ }).click();
  await button('Start').click();
}

test('a student narrows practice, and the choice goes into the address and the next proposal', async () => {
  answerPractice([practiceQuestion(1)]);
  answer(practiceTopics, {
    items: ['Soil', 'Water', ...Array.from({ length: 8 }, (_, index) => `${longName} ${index}`)].map(
      (topic) => ({
        topic,
        questions: 4,
      }),
    ),
  });
  await visit(`${course}?choose=1`, { as: ngozi });
  await expectSeen(heading('Choose what to practise'), button('Water (4)'));
  await expectSoundState();
  await button('Soil (4)').click();
  await button('More topics').click();
  await button(`${longName} 7 (4)`).click();
  await button('Soil (4)').click();
  await button('Water (4)').click();
  await choose('Which questions', 'Those I missed last time');
  await choose('How many', '5 questions');
  await page.getByText('Difficulty, kinds, and when you see what is right').click();
  await choose('Difficulty', 'Hard');
  await field('Kinds of question').selectOptions('True or false');
  await expectSoundState();
  await button('Start').click();

  await expectSeen(heading('What holds water in soil 1?'));
  const { seed, zone, ...query } = sent(drawPractice)[0]?.query ?? {};
  expect(query).toEqual({
    course_id: makeId(4),
    only: 'mistakes',
    difficulty: 'hard',
    type: 'true_false',
    count: '5',
    topic: [`${longName} 7`, 'Water'],
  });
  expect(location.search).toMatch(/^\?only=mistakes&topic=.*&topic=Water&difficulty=hard&type=true_false$/);

  await link('Choose what is asked').click();
  await expectAddress(`${course}?choose=1`);
  await expect.element(chip('Those I missed last time')).toBeChecked();
  await expect.element(chip('5 questions')).toBeChecked();
});

test.each([
  [`question_ids=${makeId(1)}&question_ids=${makeId(2)}`, { question_ids: [makeId(1), makeId(2)] }],
  [`exam_id=${makeId(9)}`, { exam_id: makeId(9) }],
])('practice from ?%s asks all questions, with any number chosen elsewhere', async (source, named) => {
  answerPractice([practiceQuestion(1), practiceQuestion(2)]);
  await visit(`/mcq/practice/generated?${source}`, { as: ngozi });
  await expectSeen(heading(/^What holds water in soil \d\?$/));
  const { seed, zone, ...query } = sent(drawPractice)[0]?.query ?? {};
  expect(query).toEqual({ ...named, only: 'all', count: '100' });
});

test('chosen questions have no other choice', async () => {
  answerPractice([practiceQuestion(1)]);
  await visit(`/mcq/practice/generated?question_ids=${makeId(1)}&choose=1`, { as: ngozi });
  await expectSeen(heading('What holds water in soil 1?'));
  await expectGone(link('Choose what is asked'));
});

test('an immediate start asks all questions, also after a narrowed practice', async () => {
  answerPractice([practiceQuestion(1)]);
  await visit(choosing, { as: ngozi });
  await choose('Which questions', 'Those that are due again');
  await choose('How many', '50 questions');
  await button('Start').click();
  await expectAddress('/mcq/practice/generated?only=due');
  await visit(course, { as: ngozi });
  await expect
    .poll(() => sent(drawPractice).at(-1)?.query)
    .toMatchObject({ course_id: makeId(4), only: 'all', count: '50' });
});

test('several right options are chosen, unchosen, and checked by keys and by thumb', async () => {
  answerPractice([several, { ...several, id: makeId(2), stem: 'Which others?' }]);
  await visit(course, { as: ngozi, width: 360 });
  await expectSeen(page.getByRole('group', { name: 'Options. More than one may be right.' }));
  await expect.element(button('Check')).toBeDisabled();
  await expectSoundState();
  await press(keyOf(boxOption('Humus')));
  await press(keyOf(boxOption('Sand')));
  await press(keyOf(boxOption('Sand')));
  await press(keyOf(boxOption('Air')));
  await expect.element(boxOption('Air')).toBeChecked();
  await expect.element(boxOption('Sand')).not.toBeChecked();
  await press('{Enter}');
  await expectSeen(page.getByText('Right.'));
  await expectSoundState();

  await press('{Enter}');
  await expectSeen(heading('Which others?'));
  await boxOption('Humus').click();
  await press('n');
  await expectSeen(page.getByText(/^Not quite: [A-D] and [A-D] are right\./));
  hidePage();
  await expect.poll(() => sentAnswers().map(({ choices }) => choices)).toEqual([[0, 3], [0]]);
});

test('help comes step by step, and is told with the answer', async () => {
  answerPractice([
    practiceQuestion(1),
    practiceQuestion(2, { source: null, explanation: '', topic: 'Clay' }),
  ]);
  await visit(course, { as: ngozi, width: 360 });
  await button('Hint').click();
  await expectSeen(status('See “Water”, page 3.'));
  await button('Another hint').click();
  await expectSeen(status('Wrong options ruled out: 2.'));
  expect(page.getByText('Ruled out', { exact: true }).elements()).toHaveLength(2);
  await expect.element(option('Humus')).toBeEnabled();
  await button('Another hint').click();
  await expectSeen(status('____ holds water.'));
  await expectGone(button('Another hint'));
  await expectSoundState();
  await option('Humus').click();
  await button('Next').click();
  await button('Hint').click();
  await expectSeen(status('Topic: Clay'));
  await option('Humus').click();
  hidePage();
  await expect.poll(() => sentAnswers().map(({ hints }) => hints)).toEqual([3, 1]);
});

test('a student marks the certainty of each answer, and sees it with the score', async () => {
  answerPractice([practiceQuestion(1), practiceQuestion(2)]);
  await practiseWith({ certain: true });
  await expect.element(button('Certain')).toHaveAttribute('aria-pressed', 'false');
  await choiceOption('Sand').click();
  await press(keyOf(choiceOption('Humus')));
  await press('n{Enter}');
  await expect.element(choiceOption('Humus')).toBeChecked();
  await expect.element(button('Check')).toBeDisabled();
  await button('Not sure').click();
  await button('Certain').click();
  await expect.element(button('Certain')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Not sure')).toHaveAttribute('aria-pressed', 'false');
  await expectSoundState();
  await button('Check').click();
  await expectSeen(page.getByText('Right.'), page.getByText('How sure you were: certain.'));
  await button('Next').click();
  await button('Fairly sure').click();
  await choiceOption('Sand').click();
  await press('n');
  await button('Next').click();
  await option('Humus').click();
  await button('Next').click();
  await expectSeen(page.getByText('1 of 2', { exact: true }), page.getByText(/^Certainty: 1 of 6 marks\./));
  await expectSoundState();
  await expect.poll(() => sentAnswers().map(({ certainty }) => certainty)).toEqual(['high', 'mid']);
});

test('how sure one is, is asked where that was chosen, and proposed for the next time', async () => {
  answerPractice([practiceQuestion(1)]);
  await practiseWith({ certain: true });
  await expectSeen(button('Certain'));
  history.replaceState(null, '', course);
  await reload();
  await expectSeen(option('Humus'));
  await expectGone(button('Certain'));
  await link('Choose what is asked').click();
  await page.getByText('Difficulty, kinds, and when you see what is right').click();
  await expect.element(page.getByRole('checkbox', { name: /^Ask how sure/ })).toBeChecked();
});

test('an address that has replaced an earlier one stays the only one, also after a layer was open', async () => {
  answerPractice([practiceQuestion(1)]);
  answer(practiceOverview, {
    due: 0,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [{ kind: 'generation', id: makeId(5), title: 'Chapter 7', questions: 1 }],
  });
  await visit('/profile', { as: ngozi });
  await link('MCQ Practice').first().click();
  await link('Choose what to practise').click();
  await button('Notifications').click();
  await press('{Escape}');
  await button('Start').click();
  await expectSeen(heading('What holds water in soil 1?'));
  await button('Report question 1').click();
  await expectSeen(dialog('Report question 1'));
  history.back();
  await expectGone(dialog('Report question 1'));
  await expectSeen(heading('What holds water in soil 1?'));
  history.back();
  await expectAddress('/mcq');
  history.back();
  await expectAddress('/profile');
});

test('practice judges no answer before the end, if the student chose so', async () => {
  answerPractice([1, 2, 3].map((number) => practiceQuestion(number)));
  await practiseWith({ atEnd: true });
  await press('n');
  await choiceOption('Sand').click();
  await expectGone(page.getByText(/^Not quite/));
  await button('Next').click();
  await expectSeen(page.getByText('Question 2 of 3'), page.getByText(/Enter or N to continue/));
  await choiceOption('Humus').click();
  await press('{Enter}');
  await expectSeen(page.getByText('Question 3 of 3'));
  await choiceOption('Humus').click();
  await press('n');
  await expectSeen(
    heading('Practice done'),
    page.getByText('Question 1 · Not right'),
    page.getByText('Question 2 · Right'),
    page.getByText('Your answer, not right'),
  );
  await expectSoundState();
  await button('Go over 1 missed one').click();
  await expectSeen(page.getByText('Once more, 1 left'));
  await option('Humus').click();
  await expectSeen(page.getByText('Right.'));
  await button('Next').click();
  await expectSeen(heading('Practice done'), page.getByText('2 of 3', { exact: true }));
  expect(sentAnswers()).toHaveLength(3);
});

test('options keep their order where one speaks of others, and truth comes before falsehood', async () => {
  const texts = (names: string[]) => names.map((text) => ({ text }));
  answerPractice([
    practiceQuestion(1, { options: texts(['Sand', 'Air', 'Clay', 'All of the above']) }),
    practiceQuestion(2, { type: 'true_false', options: texts(['True', 'False']) }),
  ]);
  await visit(course, { as: ngozi });
  await expectSeen(button('A Sand'), button('D All of the above'));
  await press('an');
  await expectSeen(button('A True'), button('B False'));
});

test('single keys can be switched off, and are then off in exams and practice', async () => {
  answerPractice([practiceQuestion(1)]);
  await visit('/settings/general', { as: ngozi });
  await page.getByRole('checkbox', { name: 'Letter and number keys answer questions' }).click();
  await visit(course, { as: ngozi });
  await expectSeen(heading('What holds water in soil 1?'));
  await press('a1');
  await expectSeen(button('Hint'));
  await option('Humus').click();
  await press('n');
  await expectSeen(button('Next'));
  await press('{Enter}');
  await expectSeen(heading('Practice done'));
});
