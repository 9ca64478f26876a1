/** Questions whose answer is not a choice among options. */
import { editBankQuestion, getBankQuestion } from '@akada/contract/material/question-bank.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { makeBodyQuestion } from '../../testing/bank.ts';
import { press } from '../../testing/keyboard.ts';
import { alert, button, choose, expectGone, expectSeen, field, section } from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { path, playQuestionEditor } from '../../testing/question-editor.ts';
import { fullBodies } from '../../testing/samples/question-bodies.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const preview = section('Preview');
const published = page.getByText('Published', { exact: true });

beforeEach(playQuestionEditor);

test('a tutor writes a number with a tolerance and a unit, tries an answer, and publishes', async () => {
  await visit(path, { as: tunde });
  await field('Type').selectOptions('Numerical answer');
  await button('Publish').click();
  await alert()
    .getByRole('button', { name: /^Write each accepted number/ })
    .click();
  await expect.element(field('Accepted number 1')).toHaveFocus();
  await press('9.81');
  await field('Tolerance of number 1').selectOptions('Within per cent');
  await userEvent.fill(field('Per cent for number 1'), '2.5');
  await button('Add a unit').click();
  await userEvent.fill(field('Unit 1'), 'm');
  await choose('The unit', 'Is needed');
  await userEvent.fill(preview.getByLabelText('Try an answer'), '9.9 m');
  await expectSeen(preview.getByText('Full mark.'), preview.getByText(/^9.81/));
  await userEvent.fill(preview.getByLabelText('Try an answer'), '9.9');
  await expectSeen(preview.getByText('No mark.'), preview.getByText(/The unit is missing/));
  await button('Publish').click();
  await expectSeen(published, section('The key').getByText(/^9\.81/));
  expect(sent(editBankQuestion).at(-1)?.body).toMatchObject({
    type: 'numerical',
    status: 'published',
    options: [],
    answer_indexes: [],
    body: {
      accepted: [{ value: '9.81', tolerance: { by: 'relative', size: '0.025' }, share: 1 }],
      units: [{ name: 'm', factor: '1' }],
      unit: { rule: 'needed', penalty: 1, of: 'mark' },
    },
  });
});

test('a tutor writes a question that students mark themselves, and publishes', async () => {
  await visit(path, { as: tunde });
  await field('Type').selectOptions('Open answer');
  await userEvent.fill(field('Model answer'), '');
  await button('Publish').click();
  await expectSeen(alert().getByRole('button', { name: 'Write the model answer.' }));
  await userEvent.fill(field('Model answer'), 'It holds water in its pores.');
  await button('Publish').click();
  await expectSeen(published, preview.getByText('It holds water in its pores.'));
  expect(sent(editBankQuestion).at(-1)?.body).toMatchObject({
    type: 'open',
    status: 'published',
    options: [],
    body: { type: 'open', answer: 'It holds water in its pores.' },
  });
  await expectGone(section('The key'));
});

test('a tutor puts gaps into a text, and publishes', async () => {
  await visit(path, { as: tunde });
  await field('Type').selectOptions('Gaps in a text');
  await userEvent.fill(field('Question'), 'Water is held by ');
  await button('Add a gap').click();
  await expect.element(field('Question')).toHaveFocus();
  await press(' and ');
  await button('Add a gap').click();
  await expect.element(field('Question')).toHaveValue('Water is held by [[1]] and [[2]]');
  const gap = (number: number) => page.getByRole('group', { name: `Gap ${number}`, exact: true });
  await userEvent.fill(gap(1).getByLabelText('Accepted answer 1'), 'humus');
  await gap(2).getByLabelText('Filled with').selectOptions('A choice from a list');
  await userEvent.fill(gap(2).getByLabelText('Option 1'), 'clay');
  await gap(2).getByLabelText('Mark for option 1').selectOptions('Full mark');
  await userEvent.fill(gap(2).getByLabelText('Option 2'), 'sand');
  await gap(2).getByLabelText('Remove option 3').click();
  await button('Publish').click();
  await expectSeen(
    published,
    preview.getByText('humus'),
    preview.getByText('Water is held by ____ (1) and ____ (2)'),
  );
  expect(sent(editBankQuestion).at(-1)?.body).toMatchObject({
    stem: 'Water is held by [[1]] and [[2]]',
    body: {
      gaps: [
        { weight: 1, answer: { type: 'short', accepted: [{ text: 'humus' }] } },
        {
          answer: {
            type: 'select',
            options: [
              { text: 'clay', share: 1 },
              { text: 'sand', share: 0 },
            ],
          },
        },
      ],
    },
  });
});

test('a tutor publishes pairs, and the rows that stay empty do not count', async () => {
  await visit('/questions/new', { as: tunde });
  await userEvent.fill(field('Question'), 'Match each country with its capital.');
  await field('Type').selectOptions('Matching');
  await userEvent.fill(field('Text of pair 1'), 'Nigeria');
  await userEvent.fill(field('Its match of pair 1'), 'Abuja');
  await userEvent.fill(field('Text of pair 3'), 'Ghana');
  await userEvent.fill(field('Its match of pair 3'), 'Accra');
  await button('Publish').click();
  await expectSeen(published);
  expect(sent(editBankQuestion).at(-1)?.body.body).toEqual({
    type: 'matching',
    pairs: [
      { left: 'Nigeria', right: 'Abuja' },
      { left: 'Ghana', right: 'Accra' },
    ],
    extra: [],
  });
});

test('a tutor who chose another type by mistake finds the options again', async () => {
  await visit(path, { as: tunde });
  await field('Type').selectOptions('Ordering');
  await expect.element(field('Item 2')).toHaveValue('Sand');
  await button('Move item 2 up').click();
  await expect.element(field('Item 1')).toHaveValue('Sand');
  await expect.element(button('Move item 1 down')).toHaveFocus();
  await field('Type').selectOptions('One right option');
  await expect.element(field('Option A')).toHaveValue('Humus');
  await expectGone(field('Item 1'));
});

test.each(fullBodies)('the form of a $type question is sound with all that it can hold', async (body) => {
  const stem = body.type === 'gaps' ? 'Soil [[1]], falls [[2]], holds [[3]].' : 'What holds water?';
  answer(getBankQuestion, makeBodyQuestion(body, { stem }));
  await visit(path, { as: tunde, width: 360 });
  await expectSeen(preview.getByText(body.type === 'open' ? 'Model answer' : 'Right answer'));
  await expectSoundPage();
});
