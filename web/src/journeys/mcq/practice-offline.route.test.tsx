import { unreadCount } from '@akada/contract/observers/notifications.ts';
import { drawPractice, practiceOverview, sendPracticeAnswers } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goOnline, hidePage, reload, visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import {
  answerPractice,
  option,
  practiceQuestion,
  sentAnswers,
  storeAnswers,
} from '../../testing/samples/practice-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const address = `/mcq/practice/generated?generation_id=${makeId(5)}`;
const stem = (number: number) => heading(`What holds water in soil ${number}?`);
const ids = () => sentAnswers().map(({ question_id }) => question_id);

/** Stores answers on the device that the server does not have. */
async function practiseWithoutNetwork(): Promise<void> {
  answerPractice([1, 2, 3].map((number) => practiceQuestion(number)));
  answer(sendPracticeAnswers, networkLoss);
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(stem(1));
  goOnline(false);
  answer(drawPractice, networkLoss);
  await option('Sand').click();
  await button('Next').click();
  await option('Humus').click();
  await expectSeen(status('2 answers on this device, sent when there is a network'));
}

test('practice continues without a network, and sends each answer when it returns', async () => {
  await practiseWithoutNetwork();
  await expectSoundState();
  storeAnswers();
  goOnline(true);
  await expectSeen(status('All saved'));
  expect(new Set(ids())).toEqual(new Set([makeId(1), makeId(2)]));
});

test('practice survives a reload without a network, with its position and answers', async () => {
  await practiseWithoutNetwork();
  const previous = page.getByRole('group', { name: 'Options' }).element().textContent;
  await reload();
  await expectSeen(page.getByText('Question 2 of 3'), page.getByText('Right.'));
  expect(page.getByRole('group', { name: 'Options' }).element().textContent).toBe(previous);
  await button('Next').click();
  await option('Humus').click();
  await button('Next').click();
  await expectSeen(stem(1), page.getByText('Once more, 1 left'));
  storeAnswers();
  goOnline(true);
  await expectSeen(status('All saved'));

  expect(new Set(ids())).toEqual(new Set([1, 2, 3].map(makeId)));
  expect(new Set(sentAnswers().map(({ id }) => id)).size).toBe(3);
});

// After a reload a browser may report that it is online until it is sure of the contrary.
test('a call without an answer shows that there is no network, and one with an answer that there is', async () => {
  await practiseWithoutNetwork();
  goOnline(true);
  answer(unreadCount, networkLoss);
  await reload();
  await expectSeen(status('You are offline. You see what this device has.'));
  await expectSeen(status('2 answers on this device, sent when there is a network'));

  storeAnswers();
  answer(unreadCount, { unread_count: 1 });
  await publish({ topic: 'notification', id: null });
  await expectSeen(status('All saved'));
  await expectGone(status('You are offline.'));
});

test('any page sends the waiting answers', async () => {
  await practiseWithoutNetwork();
  storeAnswers();
  goOnline(true);
  await expectSeen(status('All saved'));
  await button('Next').click();
  answer(sendPracticeAnswers, networkLoss);
  await option('Humus').click();
  hidePage();
  await expectSeen(status(/^1 answer on this device/));

  storeAnswers();
  history.replaceState(null, '', '/profile');
  await reload();
  await expect.poll(() => ids().filter((id) => id === makeId(3)).length).toBeGreaterThan(1);
  await expect
    .poll(() => Object.keys(localStorage).filter((key) => key.startsWith('akada.practice.answer')))
    .toEqual([]);
});

test('an answer that can never count says so, and does not block the others', async () => {
  answerPractice([practiceQuestion(1), practiceQuestion(2)]);
  answer(sendPracticeAnswers, ({ body }) => ({
    stored: [],
    refused: body.answers.map(({ id }) => ({ id, message: 'The question is not yours.' })),
  }));
  await visit(address, { as: ngozi });
  await option('Humus').click();
  await expectSeen(page.getByText('1 answer could not be counted. The question is not yours.'));
  await expectSeen(status('All saved'));
  answer(sendPracticeAnswers, refused('validation_failed', { answers: 'Send an answer' }));
  await button('Next').click();
  await option('Humus').click();
  hidePage();
  await expectSeen(page.getByText('1 answer could not be counted. Send an answer'));
  await expectSeen(status('All saved'));
});

test('a running sitting is offered on the home of practice, until a new one begins', async () => {
  answerPractice([practiceQuestion(1), practiceQuestion(2)]);
  answer(practiceOverview, {
    due: 0,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [{ kind: 'generation', id: makeId(5), title: 'Chapter 7', questions: 2 }],
  });
  await visit(address, { as: ngozi });
  await option('Humus').click();
  await button('Next').click();
  await expectSeen(stem(2));
  history.replaceState(null, '', '/mcq');
  await reload();
  await expectSeen(heading('Continue where you were'), page.getByText('Chapter 7: question 2 of 2'));
  await link('Continue').click();
  await expectSeen(stem(2));
  await link('Choose what is asked').click();
  await button('Start').click();
  await expectSeen(stem(1), page.getByText('Question 1 of 2'));
  expect(sent(drawPractice)).toHaveLength(2);
});

test('a sitting of another account is not seen', async () => {
  await practiseWithoutNetwork();
  goOnline(true);
  answer(drawPractice, networkLoss);
  localStorage.setItem(
    `akada.practice.draw.${ngozi.id}`,
    JSON.stringify({ form: 0, id: makeId(1), address, draw: {} }),
  );
  await reload();
  await expectGone(stem(2));
  await expectSeen(button('Try again'));
});
