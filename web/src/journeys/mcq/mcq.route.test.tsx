import { listFiles } from '@akada/contract/material/notes.ts';
import { listExams } from '@akada/contract/work/exams.ts';
import {
  deleteGeneration,
  listDeletedGenerations,
  listGenerations,
  restoreGeneration,
} from '@akada/contract/work/generation.ts';
import { practiceOverview } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { alert, button, expectSeen, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import {
  listOf,
  longName,
  makeExam,
  makeId,
  makeNote,
  makeQuestion,
  setOf,
  setSummaryOf,
} from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

test('the page has no accessibility errors, and each set leads to its page, to practice and to an exam', async () => {
  const last_result = { exam_id: makeId(3), correct: 7, total: 10, finished_at: '2026-11-03T09:00:00.000Z' };
  answer(
    listGenerations,
    listOf(
      setSummaryOf(7, { title: longName, questions: 8, last_result }),
      setSummaryOf(6, { title: null, questions: 1 }),
    ),
  );
  answer(listExams, ({ query }) =>
    listOf(
      query.status === 'finished'
        ? makeExam(3, { title: longName })
        : makeExam(9, { status: 'in_progress', correct: null }),
    ),
  );
  await visit('/mcq', { as: ngozi });
  await expectSeen(
    link(longName),
    link('Questions of a deleted note'),
    page.getByText('8 questions, made on 2 Nov 2026. Last result: 7 of 10'),
    page.getByText('1 question, made on 2 Nov 2026'),
    status('An exam is in progress'),
  );
  await expectSoundPage();
  const query = `generation_id=${makeId(7)}`;
  await expect.element(link(longName)).toHaveAttribute('href', `/mcq/sets/${makeId(7)}`);
  await expect.element(link('Practise').first()).toHaveAttribute('href', `/mcq/practice/generated?${query}`);
  await expect.element(link('Sit an exam').first()).toHaveAttribute('href', `/mcq/exam/generated?${query}`);
  await expect
    .element(link(/^Continue with/))
    .toHaveAttribute('href', `/mcq/exam/generated?exam_id=${makeId(9)}`);
});

test('the first question is one press away, and the page lists other ways to practise', async () => {
  answer(practiceOverview, {
    due: 1_001,
    mistakes: 1,
    bookmarked: 3,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [
      { kind: 'generation', id: makeId(7), title: 'Chapter 7', questions: 8 },
      { kind: 'course', id: makeId(4), title: longName, questions: 1_001 },
      { kind: 'subject', id: 'Use of English', title: 'Use of English', questions: 60 },
    ],
  });
  answer(listGenerations, listOf(setSummaryOf(7)));
  await visit('/mcq', { as: ngozi, width: 360 });
  await expectSeen(heading('Practise now'), page.getByText('1,000+ questions are due.'));
  await expectSoundState();
  const to = (name: string, address: string) =>
    expect.element(link(name)).toHaveAttribute('href', `/mcq${address}`);
  await to('Just start', '/practice/generated?only=due');
  await to('Choose what to practise', '/practice/generated?choose=1');
  await to('1 mistake', '/practice/generated?only=mistakes');
  await to('3 bookmarks', '/bookmarks');
  await to('Your answers so far', '/history');
  await to('Use of English 60 questions', '/practice/generated?subject=Use+of+English&choose=1');
  await to(`${longName} 1,000+ questions`, `/practice/${makeId(4)}?choose=1`);
  await to('Sit the UTME hall', '/hall');
});

test('a paper of the hall that runs is one press away', async () => {
  const running = makeExam(9, { status: 'in_progress', kind: 'hall', correct: null, title: 'UTME hall' });
  answer(listExams, ({ query }) => (query.status === 'finished' ? listOf() : listOf(running)));
  answer(practiceOverview, {
    due: 0,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [{ kind: 'subject', id: 'Physics', title: 'Physics', questions: 60 }],
  });
  await visit('/mcq', { as: ngozi });
  await expect
    .element(link('Continue in the UTME hall'))
    .toHaveAttribute('href', `/mcq/hall?exam_id=${makeId(9)}`);
  await expectSoundState();
});

test("practice begins with the student's questions on a day without due ones", async () => {
  answer(practiceOverview, {
    due: 0,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [{ kind: 'course', id: makeId(4), title: 'Soil', questions: 1 }],
  });
  await visit('/mcq', { as: ngozi });
  await expectSeen(page.getByText('You start with “Soil”.'));
  await expect.element(link('Just start')).toHaveAttribute('href', `/mcq/practice/${makeId(4)}`);
});

test('a failed load of the sources can be tried again', async () => {
  answer(practiceOverview, refused('internal'));
  answer(listGenerations, listOf(setSummaryOf(7)));
  await visit('/mcq', { as: ngozi });
  await expectSeen(alert('We could not load what you can practise.'), link('Chapter 7'));
  answer(practiceOverview, {
    due: 1,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [{ kind: 'generation', id: makeId(7), title: 'Chapter 7', questions: 8 }],
  });
  await button('Try again').click();
  await expectSeen(page.getByText('1 question is due.'));
});

test('every running exam is named, with its remaining time', async () => {
  const now = Date.now();
  const running = (number: number, minutes: number) =>
    makeExam(number, {
      status: 'in_progress',
      correct: null,
      title: `Exam ${number}`,
      server_now: new Date(now).toISOString(),
      started_at: new Date(now).toISOString(),
      deadline_at: new Date(now + minutes * 60_000).toISOString(),
    });
  answer(listExams, ({ query }) =>
    query.status === 'finished' ? listOf() : listOf(running(8, 5), running(9, 65)),
  );
  await visit('/mcq', { as: ngozi });
  const notice = status('2 exams are in progress');
  await expectSeen(notice.getByText(/^[45]:\d\d left$/), notice.getByText(/^1:0\d:\d\d left$/));
  await expect
    .element(notice.getByRole('link', { name: 'Continue with Exam 9' }))
    .toHaveAttribute('href', `/mcq/exam/generated?exam_id=${makeId(9)}`);
});

test('a student without a note may import a file of questions', async () => {
  answer(listGenerations, listOf());
  await visit('/mcq', { as: ngozi, width: 360 });
  await expectSeen(heading('No questions of your own yet'), link('Import questions'));
  await expect.element(link('Import questions')).toHaveAttribute('href', '/mcq/import');
});

test('a set is deleted, and restored from the list of deleted sets', async () => {
  const deleted = { id: makeId(7), title: longName, questions: 8, created_at: '2026-11-02T09:00:00.000Z' };
  const until = '2026-11-03T10:00:00.000Z';
  const isDeleted = () => sent(deleteGeneration).length > sent(restoreGeneration).length;
  answer(listGenerations, () => listOf(...(isDeleted() ? [] : [setSummaryOf(7, { title: longName })])));
  answer(deleteGeneration, undefined);
  answer(listDeletedGenerations, () => ({
    items: isDeleted() ? [{ ...deleted, restorable_until: until }] : [],
  }));
  answer(restoreGeneration, setOf(7, [makeQuestion(1)]));
  await visit('/mcq', { as: ngozi, width: 360 });
  await page.getByRole('button', { name: /^Delete set/ }).click();
  await expectSeen(heading('Recently deleted'), heading('No questions of your own yet'));
  await expectSoundState();
  await page.getByRole('button', { name: `Restore ${longName}, 8 questions` }).click();
  await expectSeen(link(longName));

  expect(sent(restoreGeneration)).toMatchObject([{ params: { id: makeId(7) } }]);
});

test('a student turns the pages of sets in the address, and finds the own sets before the sample papers', async () => {
  answer(practiceOverview, {
    due: 0,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [{ kind: 'subject', id: 'Physics', title: 'Physics', questions: 60 }],
  });
  answer(listGenerations, ({ query }) => ({ items: [setSummaryOf(query.skip === '25' ? 8 : 7)], total: 26 }));
  await visit('/mcq', { as: ngozi });
  await expectSeen(link('Chapter 7'), heading('Sample papers'));
  const titles = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['Practise now', 'Your sets', 'Sample papers']);
  await button('Next page').click();
  await expectAddress('/mcq?page=2');
  await expectSeen(link('Chapter 8'));
  await expect.element(page.getByRole('group', { name: 'Your sets' })).toHaveFocus();
});

test.each([
  ['no note', listOf(), 'Upload your first note', '/tools/upload'],
  [
    'a note that is being read',
    listOf(makeNote(1, { status: 'extracting' })),
    'See your notes',
    '/tools/upload',
  ],
  ['a note that is ready', listOf(makeNote(1)), 'Make questions', `/tools/mcq?file_id=${makeId(1)}`],
])('a student who has %s finds the next step on the empty page', async (_name, notes, action, to) => {
  answer(listFiles, notes);
  await visit('/mcq', { as: ngozi });
  await expectSeen(heading('No questions of your own yet'));
  await expect.element(link(action)).toHaveAttribute('href', to);
  await expectSoundState();
});

test('sets that do not load can be requested again', async () => {
  answer(listGenerations, refused('internal'));
  await visit('/mcq', { as: ngozi });
  await expectSeen(alert('We could not load your questions.'));
  answer(listGenerations, listOf(setSummaryOf(7)));
  await button('Try again').click();
  await expectSeen(link('Chapter 7'));
});
