import { chooseModel, getModelChoice } from '@akada/contract/base/language-model.ts';
import { decideCards, editCard, listCards } from '@akada/contract/material/cards.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { generateFlashcards, getCardGeneration } from '@akada/contract/work/card-generation.ts';
import { listTopics } from '@akada/contract/work/generation.ts';
import { cardDecisions } from '@akada/core/cards/card-rules.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keysUnder } from '../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../lib/session/session-store.ts';
import { reload, visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent, withStatus } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { makeCard, makeCardSet } from '../../testing/samples/card-samples.ts';
import { listOf, makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/tools/flashcards';
const stack = `${path}?generation_id=${makeId(7)}&look=1`;
const draft = (number: number) => makeCard(number, { state: 'draft' });
const front = (number: number) => page.getByText(`What holds water in soil ${number}?`);
const decisions = () =>
  sent(decideCards).flatMap(({ body }) => body.decisions.map(({ decision }) => decision));
const decideAll = () => answer(decideCards, ({ body }) => ({ decided: body.decisions }));

test('cards are ordered of a note, and found again while they are made', async () => {
  answer(listFiles, listOf(makeNote(1, { course_name: 'Soil science' }), makeNote(2)));
  answer(listTopics, { topics: ['Water', 'Humus'] });
  answer(generateFlashcards, withStatus(202, makeCardSet([], { status: 'running', requested: 24, made: 5 })));
  answer(getCardGeneration, makeCardSet([], { status: 'running', requested: 24, made: 5 }));
  await visit(`${path}?file_id=${makeId(1)}`, { as: ngozi });
  await expectSeen(heading('Make flashcards'));
  await page.getByText(/^More choices/).click();
  await expectSeen(page.getByText(/filed under Soil science/));
  await field('How many cards').fill('51');
  await button('Make 51 cards').click();
  await expectRefused(field('How many cards'), 'Ask for 1 to 50 cards');
  await field('How many cards').fill('24');
  await button('Water').click();
  await expectSoundPage();
  await button('Make 24 cards').click();
  await expectSeen(status('Making your cards'), page.getByText('5 of 24 made so far.'));
  expect(sent(generateFlashcards)).toMatchObject([
    { body: { gemini_file_id: makeId(1), card_count: '24', context: 'Water' } },
  ]);
  await visitAgain();

  answer(getCardGeneration, makeCardSet([draft(1), draft(2)], { requested: 24, made: 2, shortfall: short }));
  await publish({ topic: 'generation', id: makeId(7) });
  await expectSeen(
    heading('2 cards ready.'),
    page.getByText(
      'You asked for 24. The note says no more in sentences that stand alone. This set does not count towards your month.',
    ),
  );
  await expect.element(link('Look through the cards')).toHaveAttribute('href', stack);
  await expectSoundState();
});

test('before the first passage is sent one question says to whom, and the cards say which one made them', async () => {
  const host = 'model.example';
  const recipient = { host, model: 'big-model', is_local: false };
  const message = 'Made by big-model from your note. One was made by Akada’s own engine, to fill up.';
  answer(listFiles, listOf(makeNote(1)));
  answer(listTopics, { topics: [] });
  answer(getModelChoice, { recipient, choice: 'undecided', chosen_at: null });
  answer(chooseModel, { recipient, choice: 'agreed', chosen_at: '2026-11-20T09:00:00.000Z' });
  const items = [draft(1), draft(2)].map((card, index) => ({
    ...card,
    made_by: index === 0 ? ('model' as const) : ('engine' as const),
  }));
  const created = makeCardSet(items, { made_by: { model: 'big-model', message } });
  answer(generateFlashcards, created);
  answer(getCardGeneration, created);
  await visit(`${path}?file_id=${makeId(1)}`, { as: ngozi });
  await button('Make 10 cards').click();
  await expectSeen(
    status('May passages of your notes be sent to big-model at model.example?'),
    page.getByText(/We never send the file, your name or your address/),
  );
  expect(sent(generateFlashcards)).toEqual([]);
  await expectSoundState();
  await button('Agree').click();
  await expectSeen(heading('2 cards ready.'), page.getByText(message));
  expect(sent(chooseModel)).toMatchObject([{ body: { choice: 'agreed', host } }]);
  expect(sent(generateFlashcards)).toHaveLength(1);
  await link('Look through the cards').click();
  await expectSeen(page.getByText(/^The language model wrote this card/));
  decideAll();
  await press('{ArrowRight}');
  await expectSeen(page.getByText('Akada wrote this card.', { exact: true }));
});

const short = {
  code: 'few',
  message: 'The note says no more in sentences that stand alone.',
  counted: false,
};

/** Imitates leaving the page and returning by the menu. */
async function visitAgain(): Promise<void> {
  await reload();
  await expectSeen(status('Making your cards'));
}

test('a student keeps, drops or mends each card by one key, and undoes the last step', async () => {
  answer(getCardGeneration, makeCardSet([1, 2, 3, 4].map(draft), { made: 6 }));
  decideAll();
  await visit(stack, { as: ngozi });
  await expectSeen(front(1), page.getByText('3 of 6'));
  await expectSoundPage();
  await press('{ArrowRight}');
  await expectSeen(front(2), page.getByText(/^1 kept, 0 dropped\./));
  await press('{ArrowLeft}');
  await expectSeen(front(3), page.getByText(/^1 kept, 1 dropped\./));
  await press('u');
  await expectSeen(front(2));
  await expect.poll(decisions).toEqual(['keep', 'drop', 'undecided']);

  answer(editCard, { ...draft(2), front: 'What holds most water?', version: 2 });
  await press('e');
  await dialog('Edit the card').getByLabelText('Front', { exact: true }).fill('What holds most water?');
  await button('Save').click();
  await expectSeen(page.getByText('What holds most water?'));
  await button('Keep').click();
  await button('Keep all').click();
  await expectSeen(heading('4 cards in your decks'));
  await expect
    .element(link('Review them now'))
    .toHaveAttribute('href', `/flashcards/practice/mine?deck_id=${makeId(1)}`);
  expect(decisions().every((one) => cardDecisions.includes(one))).toBe(true);
  await expectSoundState();
});

test('by a finger: to the right it stays, to the left it goes, and a short way does nothing', async () => {
  answer(getCardGeneration, makeCardSet([1, 2, 3].map(draft)));
  decideAll();
  await visit(stack, { as: ngozi, width: 360 });
  await expectSeen(front(1));
  swipe(30);
  swipe(120);
  await expectSeen(front(2));
  swipe(-120);
  await expectSeen(front(3), page.getByText(/^1 kept, 1 dropped\./));
  // The next visit does not send again the cards that the server has taken.
  await expect.poll(() => keysUnder(`${accountDataPrefix}cards.decisions.`)).toEqual([]);
});

function swipe(by: number): void {
  const card = page.getByRole('article').element();
  const at = (clientX: number) => ({ bubbles: true, pointerType: 'touch', clientX });
  card.dispatchEvent(new PointerEvent('pointerdown', at(180)));
  card.dispatchEvent(new PointerEvent('pointermove', at(180 + by)));
  card.dispatchEvent(new PointerEvent('pointerup', at(180 + by)));
}

test('where one was is remembered, and a decision that is not saved comes back', async () => {
  answer(getCardGeneration, makeCardSet([makeCard(1), draft(2), draft(3)], { made: 4 }));
  answer(decideCards, networkLoss);
  await visit(stack, { as: ngozi, width: 360 });
  await expectSeen(front(2), page.getByText('3 of 4'));
  await press('{ArrowRight}');
  await expectSeen(page.getByText(/^This is not saved\./), front(2));
});

test('a student keeps all cards together, without a look at each', async () => {
  answer(getCardGeneration, makeCardSet([draft(1), draft(2)]));
  decideAll();
  await visit(`${path}?generation_id=${makeId(7)}`, { as: ngozi, width: 360 });
  await button('Keep all').click();
  await expect.poll(decisions).toEqual(['keep', 'keep']);
});

test('new cards that wait come before new ones', async () => {
  answer(listFiles, listOf(makeNote(1)));
  answer(listCards, listOf(draft(1)));
  await visit(path, { as: ngozi, width: 360 });
  await expect.element(link('Look through them')).toHaveAttribute('href', stack);
});

test('the page shows the way to a note if there is no note', async () => {
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(heading('No notes yet'), link('Upload your first note'));
});

test('an allowance that is used up says until when', async () => {
  answer(listFiles, listOf(makeNote(1)));
  const facts = { kind: 'flashcard', used: 5, limit: 5, resets_at: '2026-11-30T23:00:00.000Z' };
  answer(generateFlashcards, refused('usage_limit_reached', { message: 'Limit.', ...facts }));
  await visit(path, { as: ngozi, width: 360 });
  await button('Make 10 cards').click();
  await expectSeen(dialog('Flashcard Generation Limit Reached'));
  await button('I understand').click();
});

test('a failed card shows its reason', async () => {
  answer(
    getCardGeneration,
    makeCardSet([], { status: 'failed', error: { code: 'x', message: 'It broke.' } }),
  );
  await visit(`${path}?generation_id=${makeId(7)}`, { as: ngozi, width: 360 });
  await expectSeen(alert('It broke.'), link('Try again'));
});
