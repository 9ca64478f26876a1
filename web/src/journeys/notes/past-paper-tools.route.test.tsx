import { listMyNotes } from '@akada/contract/material/my-notes.ts';
import { getFile, readPage } from '@akada/contract/material/note-pages.ts';
import { getPastPaperSubject, showPastPaperShelf } from '@akada/contract/material/past-paper-shelf.ts';
import {
  deletePastPaper,
  getPastPaper,
  listPastPapers,
  makePastPaperSet,
  namePastPaperTopic,
  type PastPaper,
  readPastPaper,
  restorePastPaper,
} from '@akada/contract/material/past-papers.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectSeen, field } from '../../testing/on-screen.ts';
import { makePaperQuestion, makeReview } from '../../testing/past-papers.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { listOf, makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const address = `/my-notes/${makeId(1)}/paper`;
const questions = [1, 2, 3].map((number) => makePaperQuestion(number));

function answerPaper(changes: Partial<PastPaper> = {}): void {
  const review = makeReview(questions, changes);
  answer(getFile, makeNote(1));
  answer(readPage, refused('not_found'));
  answer(listPastPapers, listOf(review.paper));
  answer(getPastPaper, review);
  answer(getPastPaperSubject, {
    subject: 'Physics',
    papers: 1,
    questions: 3,
    ready: 3,
    without_key: 0,
    years: [],
    topics: [{ topic: 'Heat', questions: 1, years: 1, share: 1 }],
    without_topic: 2,
  });
}

test('a student names the topic of two questions with one tap on a known name', async () => {
  answerPaper();
  answer(namePastPaperTopic, ({ body: { positions, topic } }) =>
    makeReview(
      questions.map((question) =>
        positions.includes(question.position) ? { ...question, topic, topic_from: 'person' } : question,
      ),
    ),
  );
  await visit(address, { as: ngozi, width: 360 });
  await button('Name topics').click();
  await page.getByRole('checkbox', { name: /Question 1$/ }).click();
  await page.getByRole('checkbox', { name: /Question 3$/ }).click();
  await expectSoundState();
  await button('Name the topic of 2 questions').click();
  await dialog('Topic of 2 questions').getByRole('button', { name: 'Heat' }).click();
  await expectSeen(button('Topic: Heat of question 3'));
  expect(sent(namePastPaperTopic)).toMatchObject([{ body: { positions: [0, 2], topic: 'Heat' } }]);

  await button('Name the topic of question 2').click();
  await button('Save the topic').click();
  await expectSeen(page.getByText('Write a topic'));
  await field('Topic').fill('Waves');
  await button('Save the topic').click();
  await expectSeen(button('Topic: Waves of question 2'));
});

test.each([
  [90, '90', 'The paper prints 90.'],
  [null, '5', 'The paper prints no time.'],
])('a student sits a paper of %s printed minutes in its order', async (minutes, proposed, sentence) => {
  answerPaper({ minutes });
  const ids = [makeId(11), makeId(12), makeId(13)];
  answer(makePastPaperSet, { set_id: makeId(71), added: 3, question_ids: ids });
  answer(startExam, refused('unavailable', 'The service is busy.'));
  await visit(address, { as: ngozi });
  await button('Sit the paper').click();
  await expectSeen(page.getByText(sentence));
  await expect.element(field('Minutes')).toHaveValue(proposed);
  await expectSoundState();
  await field('Minutes').fill('301');
  await button('Start the exam').click();
  await expectSeen(page.getByText('Choose 1 to 300 minutes'));
  await field('Minutes').fill('40');
  await button('Start the exam').click();
  await expectSeen(page.getByText('The service is busy.'));
  const order = { question_ids: ids, in_order: true, duration_minutes: 40 };
  expect(sent(startExam)[0]?.body).toEqual(order);
});

test('a student chooses the note with the answers, and reads the note again', async () => {
  answerPaper();
  const answers = { note_id: makeId(2), title: 'Chapter 2' };
  answer(readPastPaper, makeReview(questions, { answers }));
  answer(listMyNotes, {
    items: [1, 2].map((number) => ({
      ...makeNote(number),
      made: { questions: 0, cards: 0, is_practised: false },
      found: null,
      changed_at: '2026-11-02T09:00:00.000Z',
    })),
    total: 2,
    courses: [],
    tags: [],
  });
  await visit(address, { as: ngozi });
  await button('The answers are in another note').click();
  await button('Read the answers').click();
  await expectSeen(page.getByText('Choose a note'));
  await page.getByRole('combobox', { name: 'Note with the answers' }).click();
  await page.getByRole('option', { name: /Chapter 2/ }).click();
  await button('Read the answers').click();
  await expectSeen(page.getByText('Its answers come from your note “Chapter 2”.'));
  await button('Read again').click();
  await expectSeen(page.getByText('Read again: 3 of 3 are ready. Your changes stay.'));
  expect(sent(readPastPaper).map(({ body }) => body)).toEqual([
    { note_id: makeId(1), answers_note_id: makeId(2) },
    { note_id: makeId(1) },
  ]);
});

test('a student deletes a paper and takes it back', async () => {
  answerPaper();
  answer(deletePastPaper, undefined);
  answer(restorePastPaper, undefined);
  answer(showPastPaperShelf, listOf());
  await visit(address, { as: ngozi });
  await button('Delete this paper').click();
  await expectSeen(page.getByText(/Your note and its set of questions stay/));
  await button('Delete the paper').click();
  await expectAddress('/my-notes/papers');
  await button('Undo').click();
  await expect.poll(() => sent(restorePastPaper)).toMatchObject([{ params: { id: makeId(70) } }]);
  expect(sent(readPastPaper), 'nothing reads the note of a deleted paper').toEqual([]);
});

test('a page whose paper was deleted on another device says so and does not restore it', async () => {
  answerPaper();
  await visit(address, { as: ngozi });
  await expectSeen(button('Sit the paper'));
  answer(listPastPapers, listOf());
  await publish({ topic: 'past_paper', id: null });
  await expectSeen(page.getByText('This past paper was deleted.'));
  expect(sent(readPastPaper)).toEqual([]);
  answer(readPastPaper, makeReview(questions));
  await button('Read the note again').click();
  await expectSeen(button('Sit the paper'));
});
