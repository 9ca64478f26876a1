import { sendPracticeAnswers } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goOnline, hidePage, visit } from '../../testing/app-under-test.tsx';
import { makeMath, makeTree } from '../../testing/formulas.ts';
import { press } from '../../testing/keyboard.ts';
import { button, expectGone, expectSeen, field, heading, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss } from '../../testing/played-endpoints.ts';
import {
  floatingBody,
  gapsBody,
  makeBodyQuestion,
  pulseBody,
  soilBody,
  stagesBody,
  valveBody,
} from '../../testing/samples/body-samples.ts';
import { answerPractice, sentAnswers, storeAnswers } from '../../testing/samples/practice-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const address = `/mcq/practice/generated?file_id=${makeId(1)}`;
const valve = makeBodyQuestion(
  1,
  valveBody,
  'Which valve lies between the left atrium and the left ventricle?',
);
const pulse = makeBodyQuestion(
  2,
  pulseBody,
  'How many times a minute does the heart of a resting adult beat?',
);
const soil = makeBodyQuestion(3, soilBody, 'What does each soil do?');

test('a student writes a word, a number and matches, with the keyboard, and each answer is sent as written', async () => {
  answerPractice([valve, pulse, soil]);
  await visit(address, { as: ngozi });
  await field('Your answer').fill('Mitral  valve');
  await press('{Enter}');
  await expectSeen(page.getByText('Right.', { exact: true }), page.getByText('You wrote'));
  await press('{Enter}');

  await field('Your answer, a number').fill('8');
  await button('Insert a minus sign').click();
  await expect.element(field('Your answer, a number')).toHaveValue('8−');
  await field('Your answer, a number').fill('1,234');
  await expectSeen(status('Did you mean 1234 or 1.234?'));
  await button('1234').click();
  await expectGone(status(/Did you mean/));
  await field('Your answer, a number').fill('84');
  await button('Check').click();
  await expectSeen(
    page.getByText('Not quite. It is 70.'),
    page.getByRole('img', { name: '60 to 80 is right, you wrote 84' }),
  );
  await button(/^Next/).click();

  await field('Sand').selectOptions('Lets water through');
  await field('Clay').selectOptions('Floats on water');
  await button('Check').click();
  await expectSeen(page.getByText('1 of 2 right.'), page.getByText('This is not its match.'));
  hidePage();
  await expect.poll(sentAnswers).toMatchObject([
    { choices: [], response: { type: 'short', text: 'Mitral  valve' } },
    { choices: [], response: { type: 'numerical', text: '84' } },
    {
      choices: [],
      response: {
        type: 'matching',
        pairs: [
          { left: 'Sand', right: 'Lets water through' },
          { left: 'Clay', right: 'Floats on water' },
        ],
      },
    },
  ]);
});

test('a student says whether a slip of one letter was known: it is sent once, and earns no mark', async () => {
  answerPractice([valve]);
  await visit(address, { as: ngozi, width: 360 });
  await field('Your answer').fill('mytral valve');
  await button('Check').click();
  await expectSeen(page.getByText('Nearly right.'), page.getByText(/Write it/));
  await expectSoundPage();
  expect(sentAnswers()).toEqual([]);
  await button('Yes, I knew it').click();
  await expectSeen(heading('Practice done'), page.getByText('0 of 1'));
  await expect.poll(sentAnswers).toMatchObject([{ remembered: true, response: { text: 'mytral valve' } }]);
  expect(sentAnswers()).toHaveLength(1);
});

test('a student who does not know the answer sees it, and the question comes back', async () => {
  answerPractice([valve]);
  await visit(address, { as: ngozi });
  await button('I don’t know').click();
  await expectSeen(page.getByText('It is mitral valve.'));
  await expect.poll(sentAnswers).toMatchObject([{ response: { type: 'short', text: '' } }]);
  await button(/^Next/).click();
  await expectSeen(page.getByText('Once more, 1 left'));
});

test('a student orders with buttons and keys, fills gaps in the text, and gives a reason', async () => {
  answerPractice([
    makeBodyQuestion(1, stagesBody, 'Order the stages of mitosis.'),
    makeBodyQuestion(2, gapsBody, 'Blood leaves the [[1]] ventricle through the [[2]].'),
    makeBodyQuestion(3, floatingBody, 'Ice floats on water.'),
  ]);
  await visit(address, { as: ngozi, width: 360 });
  await expect.element(button('Check')).toBeDisabled();
  await button('Keep this order').click();
  await expect.element(button('Check')).toBeEnabled();
  await button(/^Move up: /)
    .nth(1)
    .click();
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expectSeen(page.getByText(/: now 2 of 4$/));
  await expectSoundPage();
  await button('Check').click();
  await button(/^Next/).click();

  await field('Gap 1 of 2').fill('left');
  await press('{Enter}');
  await expect.element(field('Gap 2 of 2')).toHaveFocus();
  await field('Gap 2 of 2').selectOptions('aorta');
  await button('Check').click();
  await expectSeen(page.getByText('Right.', { exact: true }));
  await button(/^Next/).click();

  await button('False').click();
  await page.getByRole('radio', { name: /Ice is colder/ }).click();
  await button('Check').click();
  await expectSeen(page.getByText('0 of 2 right.'), page.getByText('The verdict is wrong.'));
  hidePage();
  await expect
    .poll(() => sentAnswers().at(-1)?.response)
    .toEqual({
      type: 'reasoned',
      verdict: false,
      reason: 'Ice is colder than water',
    });
});

test('formulas are rendered around the gaps of a text, and letters stand for them in a list', async () => {
  const gaps = makeBodyQuestion(1, gapsBody, 'Blood ($v_0$) leaves the [[1]] ventricle through the [[2]].');
  const match = makeBodyQuestion(
    2,
    { type: 'matching', pairs: [{ left: 'Fall', right: '$gt$' }], extra: ['$gt^2$'] },
    'What grows how?',
  );
  const content = { stem: null, options: [], explanation: null, quote: null };
  answerPractice([
    {
      ...gaps,
      content: {
        ...content,
        stem: makeTree('Blood (', makeMath('v_0'), ') leaves the [[1]] ventricle through the [[2]].'),
      },
    },
    {
      ...match,
      content: {
        ...content,
        texts: { $gt$: makeTree(makeMath('gt')), '$gt^2$': makeTree(makeMath('gt^2')) },
      },
    },
  ]);
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(page.getByRole('math', { name: 'v_0' }), field('Gap 2 of 2'));
  await field('Gap 1 of 2').fill('left');
  await expect.element(field('Gap 1 of 2')).toHaveValue('left');
  await expectSoundPage();
  await button('Check').click();
  await button(/^Next/).click();
  await expectSeen(page.getByRole('listitem').getByRole('math', { name: 'gt^2' }));
  await field('Fall').selectOptions('$gt$');
  await button('Check').click();
  await expectSeen(page.getByText('Right.', { exact: true }));
});

test('a student answers without a network, and the text is sent later', async () => {
  answerPractice([valve, pulse]);
  answer(sendPracticeAnswers, networkLoss);
  await visit(address, { as: ngozi });
  await field('Your answer').fill('aorta');
  await button('Check').click();
  await expectSeen(status('1 answer on this device, sent when there is a network'));
  storeAnswers();
  goOnline(true);
  await expectSeen(status('All saved'));
  expect(sentAnswers().at(-1)).toMatchObject({ choices: [], response: { type: 'short', text: 'aorta' } });
});
