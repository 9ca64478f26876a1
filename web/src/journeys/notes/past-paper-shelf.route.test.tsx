import { listMyNotes } from '@akada/contract/material/my-notes.ts';
import {
  getPastPaperSubject,
  type PastPaperSubject,
  practisePastPapers,
  showPastPaperShelf,
} from '@akada/contract/material/past-paper-shelf.ts';
import { listPastPapers } from '@akada/contract/material/past-papers.ts';
import { drawPractice } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { button, choose, expectGone, expectSeen, heading, link } from '../../testing/on-screen.ts';
import { makePaperQuestion, makeReview } from '../../testing/past-papers.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const counts = { papers: 2, questions: 90, ready: 80, without_key: 6 };
const topics = [
  { topic: 'Waves', questions: 45, years: 2, share: 0.75 },
  { topic: 'Heat', questions: 15, years: 1, share: 0.25 },
];
const { paper } = makeReview([makePaperQuestion(1)], { questions: 50, ready: 44, without_key: 6 });
const physics: PastPaperSubject = {
  subject: 'PHYSICS',
  ...counts,
  years: [
    { year: '2015', papers: 1, questions: 50 },
    { year: null, papers: 1, questions: 40 },
  ],
  topics,
  without_topic: 30,
};

test.each([360, 1280] as const)(
  'a student of %i px sees papers by subject and what is asked most',
  async (width) => {
    const { id, note_id, title, body, year, questions, ready, without_key } = paper;
    const newest = [{ id, note_id, title, body, year, questions, ready, without_key }];
    answer(listMyNotes, { items: [], total: 0, courses: [], tags: [] });
    answer(listPastPapers, listOf(paper));
    answer(showPastPaperShelf, listOf({ subject: 'PHYSICS', ...counts, newest, most_asked: topics }));
    await visit('/my-notes', { as: ngozi, width });
    await link('Past papers').click();
    await expectSeen(
      page.getByText('2 papers, 90 questions, 80 ready, 6 without a key'),
      page.getByText('44 of 50 ready, 6 keys missing'),
      page.getByText('45 questions in 2 years, 75%'),
    );
    await expect.element(link(/^UTME \(JAMB\) 2015/)).toHaveAttribute('href', `/my-notes/${makeId(1)}/paper`);
    await expect.element(link('Physics')).toHaveAttribute('href', '/my-notes/papers?subject=PHYSICS');
    await expectSoundPage();
  },
);

test.each([360, 1280] as const)('a student of %i px practises a year and a topic', async (width) => {
  answer(getPastPaperSubject, physics);
  answer(listPastPapers, listOf(paper));
  answer(practisePastPapers, refused('conflict', 'No question has a key yet.'), {
    question_ids: [makeId(8), makeId(9)],
    available: 2,
  });
  answer(drawPractice, refused('not_found'));
  await visit('/my-notes/papers?subject=PHYSICS', { as: ngozi, width });
  await expectSeen(
    heading('Physics'),
    page.getByText('30 questions without a topic are not in these shares.'),
    page.getByText('50 questions, 44 ready, 6 without a key'),
  );
  await expectSoundPage();
  await button('2015 (50)').click();
  await button('Waves (45)').click();
  await choose('How many', '10 questions');
  await button('Start').click();
  await expectSeen(page.getByText('No question has a key yet.'));
  await button('Start').click();
  await expectAddress(`/mcq/practice/generated?question_ids=${makeId(8)}&question_ids=${makeId(9)}`);
  const order = { subject: 'PHYSICS', years: ['2015'], topics: ['Waves'], count: 10, order: 'as_asked' };
  expect(sent(practisePastPapers).at(-1)).toMatchObject({ body: order });
});

test('a subject without keys and topics says what to do', async () => {
  answer(getPastPaperSubject, { ...physics, ready: 0, topics: [], without_topic: 90 });
  answer(listPastPapers, listOf(paper));
  await visit('/my-notes/papers?subject=PHYSICS', { as: ngozi });
  await expectSeen(
    page.getByText('No question has a key yet. Open a paper and give its keys first.'),
    page.getByText('No question has a topic yet. Open a paper and press “Name topics”.'),
  );
  await expectGone(button('Start'));
  await expectSoundState();
});

test('a student without papers learns how to read one', async () => {
  answer(showPastPaperShelf, listOf());
  await visit('/my-notes/papers', { as: ngozi });
  await expectSeen(page.getByText('No past papers yet'));
  await expectSoundState();
});
