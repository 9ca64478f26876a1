/** Practice of open answers: the student reads the model answer, and marks the own one. */
import { sendPracticeAnswers } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goOnline, visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import { button, expectGone, expectSeen, field, heading, section, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss } from '../../testing/played-endpoints.ts';
import { makeBodyQuestion, valveBody, wallBody } from '../../testing/samples/body-samples.ts';
import { answerPractice, sentAnswers, storeAnswers } from '../../testing/samples/practice-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const address = `/mcq/practice/generated?file_id=${makeId(1)}`;
const wall = makeBodyQuestion(1, wallBody, 'Why does the left ventricle have the thickest wall?');
const valve = makeBodyQuestion(2, valveBody, 'Which valve lies left of it?');
const model = section('Model answer');

test('a student writes, reads the model answer next to it, marks it with a key, and it comes back if it was partly known', async () => {
  answerPractice([wall]);
  await visit(address, { as: ngozi, width: 360 });
  await field('Your answer').fill('It pumps blood far.');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(model).toHaveFocus();
  await expectSeen(
    model.getByText(/against a high pressure/),
    page.getByText('It pumps blood far.'),
    page.getByText('The note says so.'),
  );
  await expectGone(field('Your answer'), button('Hint'));
  await expectSoundPage();
  expect(sentAnswers()).toEqual([]);
  await press('2');
  await expectSeen(page.getByText('Once more, 1 left'));
  await expectGone(model);
  await press('{Enter}');
  await expect.element(model).toHaveFocus();
  await press('1');
  await expectSeen(heading('Practice done'), page.getByText('0 of 1'), page.getByText('Partly'));
  await expect
    .poll(sentAnswers)
    .toMatchObject([
      { choices: [], certainty: null, response: { type: 'open', text: 'It pumps blood far.', had: 'part' } },
    ]);
  expect(sentAnswers()).toHaveLength(1);
});

test('a passage of the note that is the model answer is shown once, with its page', async () => {
  const quote = 'It pumps blood into the whole body,\nagainst a high pressure.';
  answerPractice([
    { ...wall, explanation: '', source: { file_id: makeId(1), page: 3, section: null, quote } },
  ]);
  await visit(address, { as: ngozi });
  await button('Show the answer').click();
  await expectSeen(model.getByText(/against a high pressure/), page.getByText(/Page 3$/));
  expect(page.getByText(/against a high pressure/).elements()).toHaveLength(1);
});

test('a student who only thinks an answer marks it without a network, and it is sent later', async () => {
  answerPractice([wall, valve]);
  answer(sendPracticeAnswers, networkLoss);
  await visit(address, { as: ngozi });
  await button('Show the answer').click();
  await expectGone(page.getByText('You wrote'));
  await button(/^I had it/).click();
  await expectSeen(
    heading('Which valve lies left of it?'),
    status('1 answer on this device, sent when there is a network'),
  );
  storeAnswers();
  goOnline(true);
  await expectSeen(status('All saved'));
  expect(sentAnswers().at(-1)).toMatchObject({ response: { type: 'open', text: '', had: 'all' } });
});
