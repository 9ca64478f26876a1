import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hidePage, visit } from '../../testing/app-under-test.tsx';
import { playVoices } from '../../testing/device/played-voices.ts';
import { press } from '../../testing/keyboard.ts';
import { button, expectGone, expectSeen, heading } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answerReviews, makeCard, sentReviews } from '../../testing/samples/card-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const path = `/flashcards/practice/${makeId(4)}`;
const question = (number: number) => `What holds water in soil ${number}?`;
const grades = () => sentReviews().map((event) => (event.kind === 'review' ? event.grade : event.kind));

test('a student listens to cards: question, pause, answer, and a tap sends the review', async () => {
  const voice = playVoices('en-NG');
  localStorage.setItem('speech', JSON.stringify({ think: 3 }));
  answerReviews([makeCard(1), makeCard(2)]);
  await visit(path, { as: ngozi, width: 360 });
  await button('Listen to the cards').click();
  await expectSeen(
    heading('Listen to your cards'),
    page.getByText('Card 1 of 2'),
    page.getByText(question(1)),
  );
  await expect.poll(() => voice.texts).toEqual([question(1)]);
  voice.finish();
  await expectSeen(page.getByText('Think', { exact: true }));
  await expectSoundState();
  await expect.poll(() => voice.texts).toEqual([question(1), 'Humus']);
  voice.finish();
  await expectSeen(page.getByText('Did you know it?'));
  await button(/^Good/).click();
  await expect.poll(() => voice.texts.at(-1)).toBe(question(2));
  await press('1');
  await button('Stop listening').click();
  await expectSeen(button(/^Show the answer/));
  hidePage();
  await expect.poll(grades).toEqual([3, 1]);
});

test('a hidden page pauses, and play repeats the sentence', async () => {
  const voice = playVoices('en-NG');
  answerReviews([makeCard(1)]);
  await visit(path, { as: ngozi });
  await button('Listen to the cards').click();
  await expect.poll(() => voice.texts).toEqual([question(1)]);
  hidePage();
  await expectSeen(page.getByText('Paused', { exact: true }));
  expect(voice.speaking).toBe(false);
  await button('Play').click();
  await expect.poll(() => voice.texts).toEqual([question(1), question(1)]);
});

test('a card in a language without a voice offers an English one', async () => {
  const voice = playVoices('en-NG');
  answerReviews([makeCard(1, { front: 'Quelle est la capitale du pays et de sa région?', back: 'Abuja' })]);
  await visit(path, { as: ngozi });
  await button('Listen to the cards').click();
  await expectSeen(page.getByText('Your device has no French voice.'));
  await expectSoundState();
  await button('Read it with an English voice').click();
  await expect.poll(() => voice.texts).toHaveLength(1);
});

test('a device without a voice has no button', async () => {
  playVoices();
  answerReviews([makeCard(1)]);
  await visit(path, { as: ngozi });
  await expectSeen(button(/^Show the answer/));
  await expectGone(button('Listen to the cards'));
});
