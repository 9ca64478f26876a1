import { practiceHistory, practiceHistorySources, practiceTopics } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeMath, makeTree } from '../../testing/formulas.ts';
import {
  alert,
  button,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, pending, sent } from '../../testing/played-endpoints.ts';
import { answerPractice, makePastAnswer, practiceQuestion } from '../../testing/samples/practice-samples.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/mcq/history';
const row = (says: string) => page.getByRole('listitem').filter({ hasText: says });

test('the page has no accessibility errors, and shows the choice and the right answer', async () => {
  answer(
    practiceHistory,
    listOf(
      makePastAnswer(1, { hints: 2 }),
      makePastAnswer(2, { choices: [0], correct: true, certainty: 'high', took_ms: 61_000 }),
      makePastAnswer(3, { answer_indexes: null, correct: null, stem: longName, topic: null }),
    ),
  );
  await visit(path, { as: ngozi });
  const missed = row('soil 1');
  await expectSeen(
    heading('Practice history'),
    missed.getByText('Not right: Sand'),
    missed.getByText('The right answer: Humus'),
    missed.getByText('2 Nov 2026, 10:00 · Water · 8 seconds · With a hint'),
    row('soil 2').getByText('Right: Humus'),
    row('soil 2').getByText(/1 minute 1 second · Certain$/),
    row(longName).getByText('Hidden while an exam uses it: Sand'),
  );
  await expectGone(row(longName).getByText(/^The right answer/));
  await expectSoundPage();
});

test('formulas are shown as in practice', async () => {
  const content = {
    stem: makeTree('How far does it fall by ', makeMath('gt^2/2'), '?'),
    options: [makeTree(makeMath('h_0')), makeTree(makeMath('h_1')), null, null],
  };
  answer(practiceHistory, listOf(makePastAnswer(1, { content, choices: [1, 2] })));
  await visit(path, { as: ngozi, width: 360 });
  const missed = page.getByRole('listitem');
  await expectSeen(
    missed.getByRole('math', { name: 'gt^2/2' }),
    missed.getByText(/^Not right:/).getByRole('math', { name: 'h_1' }),
    missed.getByText(/; Gravel$/),
    missed.getByText(/^The right answer:/).getByRole('math', { name: 'h_0' }),
  );
  await expectSoundState();
});

test('the filter is in the address, and the same questions are practised', async () => {
  answer(practiceHistory, listOf(makePastAnswer(1)));
  answer(practiceHistorySources, { items: [{ kind: 'course', id: makeId(4), title: 'Soil science' }] });
  answer(practiceTopics, { items: [{ topic: 'Water', questions: 3 }] });
  await visit(path, { as: ngozi, width: 360 });
  await expect
    .element(link('Practise these'))
    .toHaveAttribute('href', `/mcq/practice/generated?question_ids=${makeId(1)}`);
  answer(practiceHistory, { items: [makePastAnswer(1)], total: 45 });
  await page.getByRole('radio', { name: 'Right', exact: true }).click();
  await button('Next page').click();
  await expectAddress(`${path}?outcome=right&page=2`);
  await page.getByRole('radio', { name: 'Wrong' }).click();
  await expectAddress(`${path}?outcome=wrong`);
  await field('Of').selectOptions('Soil science');
  await field('Topic').selectOptions('Water');
  await field('When').selectOptions('The last 7 days');
  await expect
    .poll(() => sent(practiceHistory).at(-1)?.query)
    .toEqual({
      outcome: 'wrong',
      course_id: makeId(4),
      topic: 'Water',
      limit: '25',
      skip: '0',
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  await expectSoundState();
});

test('a student lists only the answers in a subject of the sample paper', async () => {
  answer(practiceHistory, listOf(makePastAnswer(1)));
  const english = 'Use of English';
  answer(practiceHistorySources, { items: [{ kind: 'subject', id: english, title: english }] });
  await visit(path, { as: ngozi });
  await field('Of').selectOptions('Use of English');
  await expect.poll(() => sent(practiceHistory).at(-1)?.query).toMatchObject({ subject: 'Use of English' });
  await expectAddress(`${path}?source=subject+Use+of+English`);
});

test('a set that was deleted since its link was stored can be left', async () => {
  answer(practiceHistory, listOf(makePastAnswer(1)));
  await visit(`${path}?source=generation+${makeId(7)}`, { as: ngozi });
  await expect.element(field('Of')).toHaveDisplayValue('Deleted items');
  await field('Of').selectOptions('Everything');
  await expectAddress(path);
});

/** Serves this many answers, newest first; every second answer repeats the question of the previous one. */
function answerPages(total: number): void {
  const inputs = Array.from({ length: total }, (_, index) =>
    makePastAnswer(index + 1, { question_id: makeId(1 + Math.floor(index / 2)) }),
  );
  answer(practiceHistory, ({ query: { skip, limit } }) => ({
    items: inputs.slice(Number(skip), Number(skip) + Number(limit)),
    total,
  }));
}

const questionsInAddress = () => new URLSearchParams(location.search).getAll('question_ids');
const idsTo = (last: number) => Array.from({ length: last }, (_, index) => makeId(index + 1));

test('questions on further pages are practised, too, each question once', async () => {
  answerPages(45);
  answerPractice([practiceQuestion(1)]);
  await visit(`${path}?page=2&outcome=wrong`, { as: ngozi });
  await button('Practise these').click();
  await expectSeen(heading('What holds water in soil 1?'));
  expect(questionsInAddress()).toEqual(idsTo(23));
  expect(sent(practiceHistory).at(-1)?.query).toEqual({ outcome: 'wrong', limit: '100', skip: '0' });
});

test('practice takes the newest questions up to its limit, and loads no needless page', async () => {
  answerPages(450);
  answerPractice([practiceQuestion(1)]);
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(button('Practise the newest (at most 100)'));
  expect(sent(practiceHistory)).toHaveLength(1);

  const second = pending(practiceHistory);
  answer(
    practiceHistory,
    { items: idsTo(60).map((_, index) => makePastAnswer(index + 1)), total: 450 },
    second,
  );
  await button('Practise the newest (at most 100)').click();
  await expectSeen(status('Reading: 60 of 450 answers'));
  await expectBusy(button('Practise the newest (at most 100)'));
  await expectSoundState();
  second.give(networkLoss);
  answer(practiceHistory, networkLoss);
  await expectSeen(alert('We could not load all of these answers.'));
  await expectAddress(path);
  await expectSoundState();

  answerPages(450);
  await button('Try again').click();
  await expectSeen(heading('What holds water in soil 1?'));
  expect(questionsInAddress()).toEqual(idsTo(100));
  expect(sent(practiceHistory).at(-1)?.query).toEqual({ limit: '100', skip: '100' });
});

test('a student lists answers from one day to another, and half a date sends no request', async () => {
  answer(practiceHistory, listOf(makePastAnswer(1)));
  await visit(path, { as: ngozi, width: 360 });
  await field('When').selectOptions('From one day to another');
  await field('From').fill('2026-10-02');
  await field('To').fill('2026-10-01');
  await expectRefused(field('To'), 'Choose 2 Oct 2026 or a later day');
  await expectAddress(`${path}?days=dates&from=2026-10-02`);
  await expectSoundState();
  await field('To').fill('2026-10-31');
  await expectAddress(`${path}?days=dates&from=2026-10-02&to=2026-10-31`);
  await expect
    .poll(() => sent(practiceHistory).at(-1)?.query)
    .toMatchObject({ from: '2026-10-02', to: '2026-10-31' });
  expect(sent(practiceHistory).map(({ query }) => query.to)).not.toContain('2026-10-01');
  await field('When').selectOptions('Any time');
  await expectAddress(path);
  await expectGone(field('From'));
});

test('a link to some days fills the fields', async () => {
  answer(practiceHistory, listOf());
  await visit(`${path}?days=dates&from=2026-10-02&to=2026-10-31`, { as: ngozi });
  await expect.element(field('From')).toHaveValue('2026-10-02');
  await expect.element(field('To')).toHaveValue('2026-10-31');
  await expectSeen(page.getByText('None of your answers match.'));
});

test('today is the one day that began at four', async () => {
  answer(practiceHistory, listOf());
  await visit(`${path}?days=1&source=generation+${makeId(5)}`, { as: ngozi });
  await expectSeen(page.getByText('None of your answers match.'));
  const [first] = sent(practiceHistory);
  expect(first?.query).toMatchObject({ generation_id: makeId(5) });
  expect(Math.abs(Date.parse(first?.query.from ?? '') - Date.now())).toBeLessThan(32 * 3_600_000);
});

test('an empty history leads to practice, and a failed load can be tried again', async () => {
  answer(practiceHistory, networkLoss);
  await visit(path, { as: ngozi });
  await expectSeen(alert('We could not load your answers.'));
  answer(practiceHistory, listOf());
  await button('Try again').click();
  await expectSeen(heading('No answers yet'));
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Practise' }))
    .toHaveAttribute('href', '/mcq');
  await expectSoundState();
});
