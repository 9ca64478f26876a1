import { usageStats } from '@akada/contract/base/usage.ts';
import { decideCards } from '@akada/contract/material/cards.ts';
import { deleteGuide, restoreGuide } from '@akada/contract/material/guides.ts';
import { deleteFile, listFiles, restoreFile } from '@akada/contract/material/notes.ts';
import { myQuestions } from '@akada/contract/material/questions.ts';
import { progressSummary } from '@akada/contract/observers/progress.ts';
import { getCardGeneration } from '@akada/contract/work/card-generation.ts';
import {
  changeFirstSets,
  closeFirstSets,
  type FirstSets,
  listFirstSets,
} from '@akada/contract/work/first-sets.ts';
import { deleteGeneration, restoreGeneration } from '@akada/contract/work/generation.ts';
import { practiceOverview } from '@akada/contract/work/practice.ts';
import { getSample } from '@akada/contract/work/samples.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import {
  button,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { makeCard, makeCardSet } from '../../testing/samples/card-samples.ts';
import { makeSummary } from '../../testing/samples/habit-samples.ts';
import { listOf, makeId, makeMonth, makeNote, makeQuestion, setOf } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

type Part = FirstSets['questions'];
const part = (status: Part['status'], made = 0, generation: string | null = null): Part => ({
  wanted: status === 'off' ? 0 : 10,
  status,
  made,
  generation_id: generation,
  message: null,
});
const getSets = (changed: Partial<FirstSets>): FirstSets => ({
  id: makeId(1),
  note: makeNote(1),
  questions: part('waiting'),
  cards: part('waiting'),
  ...changed,
});

function answerSets(sets: FirstSets): void {
  answer(listFiles, listOf(sets.note));
  answer(listFirstSets, { items: [sets] });
}

test('the dashboard leads from reading a note to one start button, and its sets can be changed on the way', async () => {
  answer(usageStats, makeMonth({ mcq: 1, flashcard: 5 }));
  const reading = getSets({ note: makeNote(1, { status: 'extracting', page_count: null }) });
  answerSets(reading);
  answer(changeFirstSets, reading);
  await visit('/dashboard', { as: ngozi, width: 360 });
  await expectSeen(section('Reading your note'), status('Reading the note'));
  await section('Reading your note').getByRole('button', { name: 'Change what is made' }).click();
  await expectSeen(page.getByText('Set 2 of 5 this month'));
  await expectSeen(page.getByText(/^All 5 sets are used until 1 December/));
  await expectSoundPage();
  await field('Cards').click();
  expect(sent(changeFirstSets)).toMatchObject([
    { body: { questions: 10, cards: 0 }, params: { id: makeId(1) } },
  ]);

  answerSets(getSets({ questions: part('running', 0, makeId(2)), cards: part('off') }));
  await publish({ topic: 'note', id: makeId(1) });
  await expectSeen(section('Making your study set'), status('Note read'));
  await expectSoundState();

  answerSets(getSets({ questions: part('ready', 10, makeId(2)), cards: part('ready', 8, makeId(3)) }));
  answer(closeFirstSets, undefined);
  await publish({ topic: 'generation', id: makeId(2) });
  await expectSeen(heading('10 questions are ready'));
  await expect
    .element(link('Look through the cards first'))
    .toHaveAttribute('href', `/tools/flashcards?generation_id=${makeId(3)}&look=1`);
  const start = link('Start');
  await expect.element(start).toHaveAttribute('href', `/mcq/practice/generated?generation_id=${makeId(2)}`);
  await expectSoundState();
});

test('a student starts with cards if no question was made, and hides a note without any set', async () => {
  answer(practiceOverview, {
    due: 0,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [],
  });
  answerSets(getSets({ questions: part('failed', 0, makeId(2)), cards: part('ready', 4, makeId(3)) }));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('4 cards are ready'));
  await expect
    .element(link('Start'))
    .toHaveAttribute('href', `/tools/flashcards?generation_id=${makeId(3)}&look=1`);

  const short = makeNote(1, { word_count: 12 });
  answerSets(
    getSets({ note: short, questions: part('failed', 0, makeId(2)), cards: part('failed', 0, makeId(3)) }),
  );
  answer(closeFirstSets, undefined);
  await publish({ topic: 'generation', id: makeId(2) });
  await expectSeen(
    section('Nothing to start with').getByText(/^This note has 12 words, and nothing in it can be asked/),
  );
  await expectSoundState();
  answer(listFirstSets, { items: [] });
  await page.getByRole('button', { name: 'Hide this' }).click();
  await expectGone(section('Nothing to start with'));
  expect(sent(closeFirstSets)).toMatchObject([{ params: { id: makeId(1) } }]);
});

test("a note added after the day's work shows its set as the next step", async () => {
  answer(progressSummary, makeSummary({ today: { questions: 12, cards: 0, duration_ms: 0 } }));
  answer(myQuestions, listOf(makeQuestion(1)));
  answer(listFirstSets, { items: [] });
  await visit('/dashboard', { as: ngozi, width: 360 });
  await expectSeen(heading('Done for today'), section('Add a note'));
  answerSets(getSets({ questions: part('ready', 7, makeId(2)), cards: part('ready', 10, makeId(3)) }));
  await publish({ topic: 'note', id: makeId(1) });
  await expectSeen(heading('7 questions are ready'), link('Start'));
  await expect.poll(() => section('Add a note').elements()).toHaveLength(1);
});

const sample = { note_id: makeId(11), questions_id: makeId(12), cards_id: makeId(13), guide_id: makeId(14) };

test('a student deletes the sample with everything made from it by one tap, and restores it by another', async () => {
  answer(listFiles, listOf(makeNote(11)));
  answer(getSample, { sample });
  const cards = [makeCard(1), makeCard(2, { state: 'draft' })];
  answer(getCardGeneration, makeCardSet(cards, { id: sample.cards_id }));
  for (const endpoint of [deleteFile, deleteGeneration, deleteGuide, restoreGuide])
    answer(endpoint, undefined);
  answer(decideCards, { decided: [] });
  await visit('/dashboard', { as: ngozi, width: 360 });
  await expectSeen(button('Remove the sample'));
  await expectSoundState();
  answer(getSample, { sample: null });
  await button('Remove the sample').click();
  await expectGone(button('Remove the sample'));
  expect(sent(deleteFile)).toMatchObject([{ params: { id: sample.note_id } }]);
  expect(sent(deleteGeneration)).toMatchObject([{ params: { id: sample.questions_id } }]);
  expect(sent(deleteGuide)).toMatchObject([{ params: { id: sample.guide_id } }]);

  answer(restoreFile, makeNote(11));
  answer(restoreGeneration, setOf(12, []));
  await button('Undo').click();
  await expect.poll(() => sent(restoreFile)).toHaveLength(1);
  await expect
    .poll(() => sent(decideCards))
    .toMatchObject([
      { body: { decisions: cards.map(({ id }) => ({ card_id: id, decision: 'drop' })) } },
      {
        body: {
          decisions: [
            { card_id: makeId(1), decision: 'keep' },
            { card_id: makeId(2), decision: 'undecided' },
          ],
        },
      },
    ]);
});
