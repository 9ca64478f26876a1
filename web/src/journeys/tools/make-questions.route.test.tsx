import { listCourses } from '@akada/contract/base/courses.ts';
import { chooseModel, getModelChoice } from '@akada/contract/base/language-model.ts';
import { usageStats } from '@akada/contract/base/usage.ts';
import { getCoverage } from '@akada/contract/material/coverage.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { type Generation, generateMcqs, getGeneration, listTopics } from '@akada/contract/work/generation.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeCourse, makeSummary } from '../../testing/courses.ts';
import {
  button,
  chip,
  choose,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent, withStatus } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { makeCoverage, makePart } from '../../testing/samples/note-parts.ts';
import { listOf, longName, makeId, makeMonth, makeNote, makeQuestion } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const running: Generation = {
  id: makeId(5),
  kind: 'mcq',
  file_id: makeId(2),
  title: 'Chapter 2',
  course_name: null,
  course: null,
  status: 'running',
  requested: 3,
  made: 1,
  items: [],
  shortfall: null,
  usage: { kind: 'mcq', used: 1, limit: 5, resets_at: '2026-11-30T23:00:00.000Z' },
  replacements: null,
  made_by: { model: null, message: null },
  parts: null,
  error: null,
  created_at: '2026-11-02T09:00:00.000Z',
};
const items = [makeQuestion(1), makeQuestion(2)];

test('the page has no accessibility errors, and questions are ordered, watched and ready', async () => {
  const ordered = pending(generateMcqs);
  answer(listFiles, listOf(makeNote(1, { original_filename: longName }), makeNote(2)));
  answer(generateMcqs, ordered);
  answer(getGeneration, running);
  await visit(`/tools/mcq?file_id=${makeId(2)}`, { as: ngozi });
  await expect.element(field('Note')).toHaveValue(makeId(2));
  await expectSoundState();
  await field('How many questions').fill('3');
  await field('What should we concentrate on\\?').fill('Water');
  await button('Make 3 questions').click();
  await expectSeen(heading('Making your questions'));
  ordered.give(withStatus(202, running));

  await expectAddress(`/tools/mcq?generation_id=${makeId(5)}`);
  await expectSeen(page.getByText('1 of 3 made so far.'));
  answer(getGeneration, { ...running, made: 0, parts: { read: 2, total: 7 } });
  await publish({ topic: 'generation', id: makeId(5) });
  await expectSeen(page.getByText('2 of 7 parts of your note are read.'));
  const shortfall = { code: 'too_short', message: 'This note is short. Add another one.', counted: false };
  answer(getGeneration, { ...running, status: 'ready', made: 2, items, shortfall });
  await publish({ topic: 'generation', id: makeId(5) });
  await expectSeen(
    heading('2 questions are ready'),
    page.getByText(/^You asked for 3. Akada found 2 good ones/),
    link('Make flashcards'),
    page.getByText('This note is short. Add another one. This set does not count towards your month.'),
  );
  await expectSoundPage();
  await expect
    .element(link('Practise'))
    .toHaveAttribute('href', `/mcq/practice/generated?generation_id=${makeId(5)}`);
  expect(sent(generateMcqs)).toMatchObject([
    {
      body: { gemini_file_id: makeId(2), question_count: '3', context: 'Water' },
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('before the first passage is sent one question says to whom, and the set says which model made it', async () => {
  const host = 'model.example';
  const recipient = { host, model: 'big-model', is_local: false };
  const message = 'Made by big-model from your note. One was made by Akada’s own engine, to fill up.';
  const created = {
    ...running,
    status: 'ready' as const,
    made: 2,
    items,
    made_by: { model: 'big-model', message },
  };
  answer(listFiles, listOf(makeNote(1)));
  answer(getModelChoice, { recipient, choice: 'undecided', chosen_at: null });
  answer(chooseModel, { recipient, choice: 'agreed', chosen_at: '2026-11-20T09:00:00.000Z' });
  answer(generateMcqs, created);
  answer(getGeneration, created);
  await visit('/tools/mcq', { as: ngozi });
  await button('Make 10 questions').click();
  await expectSeen(page.getByText('May passages of your notes be sent to big-model at model.example?'));
  expect(sent(generateMcqs)).toEqual([]);
  await button('Agree').click();
  await expectSeen(heading('2 questions are ready'), page.getByText(message));
  expect(sent(chooseModel)).toMatchObject([{ body: { choice: 'agreed', host } }]);
});

test('a set says which parts of its note are asked, and the next one asks the others', async () => {
  const reason = 'This heading has no text below it.';
  const parts = [makePart(1), makePart(2, { questions: 0 }), makePart(3, { questions: 0, reason })];
  answer(listFiles, listOf(makeNote(1)));
  answer(getCoverage, makeCoverage(parts));
  answer(getGeneration, { ...running, status: 'ready', made: 2, items });
  await visit(`/tools/mcq?generation_id=${makeId(5)}`, { as: ngozi, width: 360 });
  await expectSeen(
    page.getByText(
      '1 of 3 parts have questions. The next set begins with the other part. One part states nothing that we can ask.',
    ),
  );
  await expectSoundState();
  await expect.element(link('Ask the other part')).toHaveAttribute('href', `/tools/mcq?file_id=${makeId(2)}`);
});

test('pages, difficulty and kinds are chosen', async () => {
  answer(listFiles, listOf(makeNote(1, { page_count: 12, paged: true })));
  answer(generateMcqs, withStatus(202, running));
  answer(getGeneration, running);
  await visit('/tools/mcq', { as: ngozi });
  await page.getByText(/^More choices/).click();
  await field('First page').fill('3');
  await field('Last page').fill('5');
  await choose('Difficulty', 'Harder first');
  await page.getByRole('checkbox', { name: 'What a term means' }).click();
  await page.getByRole('checkbox', { name: 'How many, and when' }).click();
  await expectSoundState();
  await button('Make 10 questions').click();
  await expectAddress(`/tools/mcq?generation_id=${makeId(5)}`);

  expect(sent(generateMcqs)).toMatchObject([
    { body: { first_page: '3', last_page: '5', difficulty: 'harder', kinds: 'meaning,number', context: '' } },
  ]);
});

test('an order is of all types unless only multiple choice is chosen, and the next order begins with that', async () => {
  answer(listFiles, listOf(makeNote(1)));
  answer(getCoverage, makeCoverage([], { choice: 4, mixed: 12 }));
  answer(generateMcqs, { ...running, status: 'ready', items });
  answer(getGeneration, { ...running, status: 'ready', items });
  await visit('/tools/mcq', { as: ngozi, width: 360 });
  await page.getByText(/^More choices/).click();
  await expect.element(chip('All types')).toBeChecked();
  await expectSeen(page.getByText('Your note has 12 questions of all types, 4 with options only.'));
  await expectSoundState();
  await button('Make 10 questions').click();
  await expectAddress(`/tools/mcq?generation_id=${makeId(5)}`);
  expect(sent(generateMcqs)).toMatchObject([{ body: { types: 'mixed' } }]);

  await link('Make more questions').click();
  await page.getByText(/^More choices/).click();
  await choose('Question types', 'Multiple choice only');
  await button('Make 10 questions').click();
  await expectAddress(`/tools/mcq?generation_id=${makeId(5)}`);
  await link('Make more questions').click();
  await expect.element(chip('Multiple choice only')).toBeChecked();
  expect(sent(generateMcqs).map(({ body }) => Object.hasOwn(body as object, 'types'))).toEqual([true, false]);
});

test('questions are filed under a course that was joined, and the next order begins with it', async () => {
  answer(listFiles, listOf(makeNote(1), makeNote(2, { course_name: 'Chemistry' })));
  answer(listCourses, listOf(makeSummary(makeCourse(1, { name: 'Botany', relation: 'member' }))));
  answer(generateMcqs, withStatus(202, running));
  answer(getGeneration, running);
  await visit(`/tools/mcq?file_id=${makeId(1)}`, { as: ngozi, width: 360 });
  await page.getByText(/^More choices/).click();
  await field('Course').fill('bot');
  await page.getByRole('option').filter({ hasText: 'Botany' }).click();
  await expect.element(field('Course')).toHaveValue('Botany');
  await expectSoundState();
  await button('Make 10 questions').click();
  await expectAddress(`/tools/mcq?generation_id=${makeId(5)}`);
  expect(sent(listCourses)).toMatchObject([{ query: { relation: 'member' } }]);
  expect(sent(generateMcqs)).toMatchObject([{ body: { course_name: 'Botany' } }]);

  await expectSeen(page.getByText('1 of 3 made so far.'));
  answer(getGeneration, { ...running, status: 'ready', items });
  await publish({ topic: 'generation', id: makeId(5) });
  await link('Make more questions').click();
  await expect.element(field('Course')).toHaveValue('Botany');
});

test('a note with a course keeps its questions there, unless a different course is typed', async () => {
  answer(listFiles, listOf(makeNote(2, { course_name: 'Chemistry' })));
  answer(generateMcqs, refused('validation_failed', { course_name: 'Use at most 120 characters' }));
  await visit('/tools/mcq', { as: ngozi });
  await page.getByText(/^More choices/).click();
  await expectSeen(page.getByText(/they are filed under Chemistry, as the note is/));
  await page.getByText(/^More choices/).click();
  await expect.element(field('Course')).toHaveValue('');
  await button('Make 10 questions').click();
  await expectRefused(field('Course'), 'Use at most 120 characters');
  expect(sent(generateMcqs).map(({ body }) => Object.hasOwn(body as object, 'course_name'))).toEqual([false]);
});

test('topics of the note are tapped, in addition to typed ones', async () => {
  answer(listFiles, listOf(makeNote(1)));
  const others = ['Xylem', 'Phloem', 'Stomata', 'Guard cells', 'Sap', 'Bark'];
  answer(listTopics, { topics: ['Osmosis', longName, ...others, 'Root pressure'] });
  answer(generateMcqs, withStatus(202, running));
  answer(getGeneration, running);
  await visit('/tools/mcq', { as: ngozi, width: 360 });
  await field('What should we concentrate on\\?').fill('the roots');
  await button('Osmosis').click();
  await button('More topics').click();
  await button('Root pressure').click();
  await button('Osmosis').click();
  await expect.element(button('Root pressure')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(field('What should we concentrate on\\?')).toHaveValue('the roots; Root pressure');
  await expectSoundState();
  await button('Make 10 questions').click();
  await expectAddress(`/tools/mcq?generation_id=${makeId(5)}`);

  expect(sent(generateMcqs)).toMatchObject([{ body: { context: 'the roots; Root pressure' } }]);
});

test('an unknown topic is rejected at its field, and no typed text is lost', async () => {
  answer(listFiles, listOf(makeNote(1), makeNote(2)));
  answer(
    generateMcqs,
    refused('validation_failed', { context: 'Nothing in this note is about that. It speaks of: osmosis.' }),
  );
  await visit(`/tools/mcq?file_id=${makeId(2)}`, { as: ngozi });
  await field('How many questions').fill('7');
  await field('What should we concentrate on\\?').fill('Viticulture');
  await button('Make 7 questions').click();

  await expectRefused(
    field('What should we concentrate on\\?'),
    'Nothing in this note is about that. It speaks of: osmosis.',
  );
  await expect.element(field('What should we concentrate on\\?')).toHaveValue('Viticulture');
  await expect.element(field('How many questions')).toHaveValue('7');
  await expect.element(field('Note')).toHaveValue(makeId(2));
});

test('an impossible number is rejected at the field', async () => {
  answer(listFiles, listOf(makeNote(1)));
  await visit('/tools/mcq', { as: ngozi });
  await field('How many questions').fill('51');
  await button('Make 51 questions').click();
  await expectRefused(field('How many questions'), 'Ask for 1 to 50 questions');
  expect(sent(generateMcqs)).toEqual([]);
});

test('a used-up month is reported at the button, and in a dialog on the first press', async () => {
  answer(listFiles, listOf(makeNote(1)));
  answer(usageStats, makeMonth({ mcq: 5 }));
  answer(
    generateMcqs,
    refused('usage_limit_reached', { kind: 'mcq', limit: 5, used: 5, message: 'Used up.' }),
  );
  await visit('/tools/mcq', { as: ngozi });
  const used = "You've used all 5 MCQ generations for this month.";
  await expectSeen(page.getByText(`${used} Your allowance starts again on 1 December.`));
  await expectGone(dialog('MCQ Generation Limit Reached'));
  const read = sent(usageStats).length;
  await button('Make 10 questions').click();
  await expectSeen(dialog('MCQ Generation Limit Reached'));
  // Another device may have used up the month.
  await expect.poll(() => sent(usageStats).length).toBe(read + 1);
  await button('I understand').click();
  await expectGone(dialog('MCQ Generation Limit Reached'));

  await button('Make 10 questions').click();
  await expectSeen(page.getByRole('status').getByText(used, { exact: true }), link('See premium'));
  await expectGone(dialog('MCQ Generation Limit Reached'));
  await expectSoundState();
});

test('the last set of a month is told when its result was left, and not over it', async () => {
  answer(listFiles, listOf(makeNote(1)));
  answer(usageStats, makeMonth({ mcq: 4 }));
  answer(generateMcqs, withStatus(202, running));
  answer(getGeneration, running);
  await visit('/tools/mcq', { as: ngozi, width: 360 });
  await expectSeen(page.getByText('1 of 5 sets left this month.'));
  await expectSoundState();
  answer(usageStats, makeMonth({ mcq: 5 }));
  await button('Make 10 questions').click();
  await expectSeen(page.getByText('1 of 3 made so far.'));
  const prompt = dialog('MCQ Generation Limit Reached');
  await expectGone(prompt);

  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await tabs.getByRole('link', { name: 'AI Tools' }).click();
  await expectSeen(prompt.getByText("You've used all 5 MCQ generations for this month."));
  await expect
    .element(prompt.getByRole('link', { name: 'See premium' }))
    .toHaveAttribute('href', '/subscription');
  await expectSoundState();
  await button('I understand').click();
  await expectGone(prompt);
});

test('without a note the first step is one', async () => {
  await visit('/tools/mcq', { as: ngozi });
  await expect.element(link('Upload your first note')).toHaveAttribute('href', '/tools/upload');
});
