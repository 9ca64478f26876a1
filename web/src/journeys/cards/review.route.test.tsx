import { getSettings } from '@akada/contract/identity/account-settings.ts';
import { changeCardStanding, editCard } from '@akada/contract/material/cards.ts';
import { drawPractice } from '@akada/contract/work/practice.ts';
import { cardForecast, cardQueue, sendReviews } from '@akada/contract/work/reviews.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goOnline, hidePage, reload, visit } from '../../testing/app-under-test.tsx';
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
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import {
  answerReviews,
  knownState,
  makeCard,
  makeForecast,
  makeQueue,
  sentReviews,
  settingsOfCards,
  storeReviews,
  today,
} from '../../testing/samples/card-samples.ts';
import {
  drawOf,
  option,
  practiceQuestion,
  sentAnswers,
  storeAnswers,
} from '../../testing/samples/practice-samples.ts';
import { makeId, makeSettings } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = `/flashcards/practice/${makeId(4)}`;
const front = (number: number) => page.getByText(`What holds water in soil ${number}?`);
const left = (count: number) => page.getByText(`${count} left`);
const grade = (name: string) => button(new RegExp(`^${name}`));
const known = makeCard(2, { faces: [{ id: makeId(502), ordinal: 0, state: knownState }] });
const grades = () => sentReviews().map((event) => (event.kind === 'review' ? event.grade : event.kind));

test('a review asks, turns, and shows when each answer repeats the card', async () => {
  answerReviews([makeCard(1), known]);
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(front(1), left(2), page.getByText('Soil science, Chapter 1'));
  await expectGone(page.getByText('Humus', { exact: true }));
  await expectSoundState();
  await button(/^Show the answer/).click();
  await expectSeen(
    page.getByText('Humus', { exact: true }).first(),
    page.getByText('Chapter 1, page 3'),
    grade('Again 1 min'),
    grade('Hard 6 min'),
    grade('Good 10 min'),
    grade('Easy 8 days'),
  );
  await expectSoundPage();
  await grade('Good').click();
  await expectSeen(front(2));
  await expect
    .poll(sentReviews)
    .toMatchObject([{ kind: 'review', face_id: makeId(501), grade: 3, local_day: today(), retention: 90 }]);
});

test('a device elsewhere reviews by the days of its account', async () => {
  const zone = 'Pacific/Kiritimati';
  answer(getSettings, makeSettings({ time_zone: zone }));
  answerReviews([makeCard(1)]);
  await visit(path, { as: ngozi });
  await button(/^Show the answer/).click();
  await grade('Good').click();
  await expect.poll(sentReviews).toMatchObject([{ zone, local_day: localDay(Date.now(), zone) }]);
  expect(sent(cardQueue).at(-1)?.query).toMatchObject({ zone });
});

test('a student reviews by keyboard: space turns, numbers judge, u undoes', async () => {
  answerReviews([makeCard(1), known]);
  await visit(path, { as: ngozi });
  await expectSeen(front(1));
  await press('3');
  await expectSeen(front(1));
  await press(' ');
  await press('4');
  await expectSeen(front(2), left(1));
  await press('u');
  await expectSeen(front(1), left(2), button(/^Show the answer/));
  hidePage();
  await expect.poll(grades).toEqual([4, 'undo']);
  await press(' ');
  await press(' ');
  await expectSeen(front(2));
  hidePage();
  await expect.poll(grades).toEqual([4, 'undo', 3]);
});

test('a short review asks the most useful cards, and says that the others can wait', async () => {
  answerReviews([known, makeCard(1), makeCard(3)]);
  await visit('/flashcards/practice/all?max=1', { as: ngozi });
  await expectSeen(front(2), left(1));
  await button(/^Show the answer/).click();
  await grade('Good').click();
  await expectSeen(heading('Done for now'), page.getByText('2 more cards wait for later days.'));
});

test('a missed card comes back in this sitting, and the end shows the learned cards', async () => {
  answerReviews([known], { left_over: { due: 10, new: 2 } });
  answer(cardForecast, makeForecast({ next_at: '2031-12-02T03:00:00.000Z' }));
  await visit(path, { as: ngozi, width: 360 });
  await button(/^Show the answer/).click();
  await grade('Again').click();
  await expectSeen(front(2), left(1));
  await button(/^Show the answer/).click();
  await grade('Good').click();
  await expectSeen(
    heading('Done for now'),
    page.getByText('You knew these at the first try. We asked the others again.'),
    page.getByText('Next review on 2 December.'),
    page.getByText(/^12 more cards wait for later days/),
  );
  await expect.element(link('Done for today')).toHaveAttribute('href', '/dashboard');
  await expectSoundPage();
  await button('Undo the last card').click();
  await expectSeen(front(2));
});

test('a review continues without a network and after a reload, and loses no answer', async () => {
  answerReviews([makeCard(1), makeCard(2), makeCard(3)]);
  answer(sendReviews, networkLoss);
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(front(1));
  goOnline(false);
  answer(cardQueue, networkLoss);
  await button(/^Show the answer/).click();
  await grade('Easy').click();
  await expectSeen(front(2), status('1 review on this device, sent when there is a network'));
  await reload();
  await expectSeen(front(2), left(2));
  await button('Undo the last card').click();
  await expectSeen(front(1), left(3));
  storeReviews();
  goOnline(true);
  await expect.poll(() => new Set(grades())).toEqual(new Set([4, 'undo']));
});

test('a review from before the reload is undone, and asked again', async () => {
  answerReviews([known], {
    undoable: [
      {
        id: makeId(90),
        card_id: makeId(3),
        face_id: makeId(503),
        grade: 4,
        given_at: '2026-11-27T09:00:00.000Z',
      },
    ],
  });
  await visit(path, { as: ngozi });
  await expectSeen(front(2));
  answer(cardQueue, makeQueue([known, makeCard(3)]));
  await button('Undo the last card').click();
  await expectSeen(front(3));
  expect(sentReviews()).toMatchObject([{ kind: 'undo', review_id: makeId(90), face_id: makeId(503) }]);
});

test('a missed question is in the same queue', async () => {
  answer(cardQueue, {
    ...makeQueue([known]),
    items: [{ kind: 'question', question_id: makeId(1), state: knownState }, ...makeQueue([known]).items],
  });
  answer(drawPractice, drawOf([practiceQuestion(1)]));
  storeAnswers();
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(heading('What holds water in soil 1?'), left(2));
  await option('Humus').click();
  await button(/^Next/).click();
  await expectSeen(front(2), left(1));
  await expect.poll(sentAnswers).toMatchObject([{ question_id: makeId(1), choices: [0] }]);
});

test('a typed answer forgives small slips, and the student judges last', async () => {
  answerReviews([makeCard(1, { back: 'Photosynthesis' })], {
    settings: { ...settingsOfCards, typed_answers: true, buttons: 2 },
  });
  await visit(path, { as: ngozi, width: 360 });
  await field('Your answer').fill('fotosynthesis');
  await userEvent.keyboard('{Enter}');
  await expectSeen(status(/^That is (right|close)/), grade('Known'), grade('Again'));
  await expectSoundState();
  await grade('Known').click();
  await expect.poll(grades).toEqual([3]);
});

test('a card with gaps shows the hint of the requested gap', async () => {
  const card = makeCard(1, {
    kind: 'cloze',
    front: 'Water moves by {{c1::osmosis::a process}} into {{c2::roots}}.',
    back: '',
    faces: [{ id: makeId(501), ordinal: 1, state: null }],
  });
  answerReviews([card]);
  await visit(path, { as: ngozi });
  await expectSeen(page.getByText('a process'), page.getByText('roots'));
  await expectGone(page.getByText('osmosis'));
  await press(' ');
  await expectSeen(page.getByText('osmosis').first());
});

test('a card is put off, suspended, or mended while it is asked', async () => {
  answerReviews([makeCard(1), makeCard(2), makeCard(3)]);
  answer(changeCardStanding, makeCard(1));
  await visit(path, { as: ngozi, width: 360 });
  await button('Tomorrow').click();
  await expectSeen(front(2));
  await button('Undo').click();
  await expectSeen(front(1));
  await expect.poll(() => sent(changeCardStanding).map(({ body }) => body.buried)).toEqual([true, false]);

  answer(editCard, makeCard(1, { front: 'What holds most water?', version: 2 }));
  await button('Edit').click();
  await expectSeen(dialog('Edit the card'));
  await field('Front').fill('What holds most water?');
  await button('Save').click();
  await expectSeen(page.getByText('What holds most water?'));
});

test('just practise sends nothing, and asks again what was not known', async () => {
  answer(cardQueue, makeQueue([makeCard(1), makeCard(2)]));
  await visit(`${path}?mode=just_practise`, { as: ngozi });
  await expectSeen(front(1));
  await press(' ');
  await press('1');
  await press(' ');
  await press('2');
  await expectSeen(front(1), left(1));
  await press(' ');
  await press('2');
  await expectSeen(heading('Practised'), page.getByText('The schedule of your cards is as it was.'));
  expect(sent(sendReviews)).toEqual([]);
});

test('an empty review names the next date, and a failed load can be tried again', async () => {
  answer(cardQueue, networkLoss);
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(alert('We could not load your cards.'));
  answerReviews([]);
  answer(cardForecast, makeForecast({ next_at: '2031-12-02T03:00:00.000Z' }));
  await button('Try again').click();
  await expectSeen(
    heading('Nothing due'),
    page.getByText('Next review on 2 December.'),
    link('Just practise'),
  );
  await expectSoundState();
});

test('a deleted deck says so', async () => {
  answer(cardQueue, refused('not_found'));
  await visit(path, { as: ngozi });
  await expectSeen(heading('This deck is not here'), link('Your decks'));
});

test('a covered picture is asked cover by cover, and enlarged without turning the card', async () => {
  const occlusion = {
    picture_id: makeId(9),
    width: 800,
    height: 600,
    hide_all: true,
    shapes: [
      { kind: 'rect' as const, group: 1, left: 0.1, top: 0.1, width: 0.2, height: 0.1 },
      { kind: 'ellipse' as const, group: 2, left: 0.5, top: 0.5, width: 0.2, height: 0.1 },
    ],
  };
  const front = 'What is this part called?';
  answerReviews([
    makeCard(1, {
      kind: 'occlusion',
      front,
      back: 'A plant cell',
      occlusion,
      typed: true,
      source: null,
      faces: [{ id: makeId(501), ordinal: 1, state: null }],
    }),
  ]);
  await visit(path, { as: ngozi, width: 360 });
  const picture = page.getByRole('img', { name: /behind cover 1 of 2/ });
  await expectSeen(page.getByText(front), picture);
  await button('Enlarge the picture').click();
  await expectSeen(picture);
  await expectSoundState();
  await button(/^Show the answer/).click();
  await expectSeen(page.getByRole('img', { name: /without cover 1 of 2/ }), page.getByText('A plant cell'));
  await grade('Good').click();
  await expect.poll(grades).toEqual([3]);
});

test('a card with a typed answer asks for it, whatever the settings say', async () => {
  answerReviews([makeCard(1, { typed: true })]);
  await visit(path, { as: ngozi });
  await field('Your answer').fill('Humos');
  await button('Check').click();
  await expectSeen(page.getByText('That is right.'));
});
