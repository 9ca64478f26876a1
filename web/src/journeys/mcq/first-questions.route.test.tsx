import { getFile } from '@akada/contract/material/note-pages.ts';
import { myQuestions } from '@akada/contract/material/questions.ts';
import { generateMcqs, getGeneration } from '@akada/contract/work/generation.ts';
import { drawPractice } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectGone, expectSeen, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent, withStatus } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { answerPractice, option, practiceQuestion } from '../../testing/samples/practice-samples.ts';
import { listOf, makeId, makeNote, makeQuestion, setOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const ofNote = `file_id=${makeId(1)}`;
const items = [makeQuestion(1), makeQuestion(2)];
const running = setOf(5, [], { status: 'running', requested: 10, made: 3 });
const ready = setOf(5, items, { requested: 10 });

/** Answers a note that was read and has no sets yet. */
function answerNote(): void {
  answer(drawPractice, refused('not_found'));
  answer(myQuestions, listOf());
  answer(getFile, makeNote(1));
}

test('practising a note without questions makes ten, shows how far they are, and begins', async () => {
  const ordered = pending(generateMcqs);
  answerNote();
  answer(generateMcqs, ordered);
  answer(getGeneration, running);
  await visit(`/mcq/practice/generated?${ofNote}`, { as: ngozi, width: 360 });
  await expectSeen(heading('Making your questions'));
  await expectSoundPage();
  ordered.give(withStatus(202, running));
  await expectSeen(page.getByText('3 of 10 made so far.'));

  answer(getGeneration, ready);
  answerPractice([practiceQuestion(1)]);
  await publish({ topic: 'generation', id: makeId(5) });
  await expectSeen(heading('What holds water in soil 1?'), option('Humus'));
  expect(new Set(sent(generateMcqs).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(sent(generateMcqs)[0]?.body).toMatchObject({ gemini_file_id: makeId(1), question_count: '10' });
});

test('sitting an exam over it makes them as well', async () => {
  answerNote();
  answer(generateMcqs, withStatus(202, running));
  answer(getGeneration, running);
  await visit(`/mcq/exam/generated?${ofNote}`, { as: ngozi });
  await expectSeen(page.getByText('3 of 10 made so far.'));
  answer(getGeneration, ready);
  answer(myQuestions, listOf(...items));
  await publish({ topic: 'generation', id: makeId(5) });
  await expectSeen(button('Start the exam'));
});

test("a student at the month's limit reads so, and sees other ways to practise", async () => {
  answerNote();
  answer(
    generateMcqs,
    refused('usage_limit_reached', { kind: 'mcq', limit: 5, used: 5, message: 'Used up.' }),
  );
  await visit(`/mcq/practice/generated?${ofNote}`, { as: ngozi });
  await expectSeen(dialog('MCQ Generation Limit Reached'));
  await button('I understand').click();
  await expectSeen(heading('No questions yet'));
  await expect.element(link('What else I can practise')).toHaveAttribute('href', '/mcq');
  await expectSoundPage();
});

test('a note that gives none says so, and leads on', async () => {
  answerNote();
  const error = { code: 'nothing_to_ask', message: 'We found nothing new in this note.' };
  const failed = setOf(5, [], { status: 'failed', error });
  answer(generateMcqs, failed);
  answer(getGeneration, failed);
  await visit(`/mcq/practice/generated?${ofNote}`, { as: ngozi });
  await expectSeen(status('This note gave no questions.').getByText(error.message));
  await expect.element(link('See the note')).toHaveAttribute('href', `/my-notes/${makeId(1)}`);
  await expect.element(link('Choose another note')).toHaveAttribute('href', '/tools/upload');
  await expectSoundPage();
});

test('the page waits for a note that is still being read', async () => {
  answerNote();
  answer(getFile, makeNote(1, { status: 'extracting' }));
  await visit(`/mcq/practice/generated?${ofNote}`, { as: ngozi });
  await expectSeen(status('Reading the pages.'), link('See the note'));
  expect(sent(generateMcqs)).toEqual([]);
  answer(generateMcqs, withStatus(202, running));
  answer(getGeneration, running);
  answer(getFile, makeNote(1));
  await publish({ topic: 'note', id: makeId(1) });
  await expectSeen(heading('Making your questions'));
});

test('the page waits for a set in progress, and an empty set leads to its note', async () => {
  answerNote();
  answer(getGeneration, running);
  await visit(`/mcq/practice/generated?generation_id=${makeId(5)}`, { as: ngozi });
  await expectSeen(page.getByText('3 of 10 made so far.'));
  answer(getGeneration, setOf(5, []));
  await publish({ topic: 'generation', id: makeId(5) });
  await expectSeen(heading('No question is left in this set'));
  await expect.element(link('Make questions')).toHaveAttribute('href', `/tools/mcq?${ofNote}`);
  await expectGone(link('Practise'));
});
