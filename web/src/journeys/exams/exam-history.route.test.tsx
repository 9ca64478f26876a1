import { type ExamSummary, listExams } from '@akada/contract/work/exams.ts';
import { practiceOverview } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, goOnline, visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { listOf, longName, makeExam, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/mcq/exam-history';
const open = { correct: null, score: null, max_score: null, percent: null, finished_at: null } as const;
const times = { server_now: '2026-11-02T09:10:03.000Z' };
const running = (number: number, deadline_at: string) =>
  makeExam(number, { ...open, ...times, status: 'in_progress', deadline_at, closes_at: deadline_at });
const finished = [
  makeExam(3, { title: longName, kind: 'set', score: 5.5 }),
  makeExam(2, { title: 'UTME hall', kind: 'hall', score: 245, max_score: 400, percent: 61 }),
  makeExam(1),
];

function answerExams({ under = [], over = finished }: { under?: ExamSummary[]; over?: ExamSummary[] }) {
  answer(listExams, ({ query }) => listOf(...(query.status === 'finished' ? over : under)));
}

/** Gets the last request. */
const lastAsked = (state: string) =>
  sent(listExams)
    .map(({ query }) => query)
    .findLast(({ status: requested }) => requested === state);

test('running exams come first, ordered by their end, then the results of the others', async () => {
  answerExams({ under: [running(8, '2026-11-02T09:50:00.000Z'), running(9, '2026-11-02T09:20:00.000Z')] });
  await visit(path, { as: ngozi });
  await expectSeen(status('2 exams are in progress'), heading('Exam history'));
  expect(
    page
      .getByRole('link', { name: /^Continue with/ })
      .elements()
      .map((element) => element.getAttribute('href')),
  ).toEqual([`/mcq/exam/generated?exam_id=${makeId(9)}`, `/mcq/exam/generated?exam_id=${makeId(8)}`]);
  await expectSeen(page.getByRole('timer').first());
  const rows = page.getByRole('list', { name: 'Finished exams' }).getByRole('listitem');
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual([
      `${longName}Set by a tutor · 2 Nov 2026, 10:155.5 of 10 marks, 70%`,
      'UTME hallUTME hall · 2 Nov 2026, 10:15245 of 400 marks, 61%',
      'Chapter 1.pdfMock exam · 2 Nov 2026, 10:157 of 10 right, 70%',
    ]);
  await expect.element(link('Chapter 1.pdf')).toHaveAttribute('href', `/mcq/results/${makeId(1)}`);
  await expectSoundPage();
});

test('status, kind and source are chosen in the address, and asked for', async () => {
  const course = { kind: 'course', id: makeId(7), title: 'Biology 101', questions: 40 } as const;
  answer(practiceOverview, {
    due: 0,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [course],
  });
  answerExams({ under: [running(9, '2026-11-02T09:20:00.000Z')] });
  await visit(path, { as: ngozi });
  await field('Kind').selectOptions('UTME hall');
  await expectAddress(`${path}?kind=hall`);
  await expect.poll(() => lastAsked('finished')).toMatchObject({ kind: 'hall' });
  await field('Questions of').selectOptions('Biology 101');
  await expectAddress(`${path}?kind=hall&course_id=${makeId(7)}`);
  await expect.poll(() => lastAsked('in_progress')).toMatchObject({ kind: 'hall', course_id: makeId(7) });
  await field('Status').selectOptions('Finished');
  await expectGone(status(/in progress/));
  await field('Status').selectOptions('In progress');
  await expectSeen(status(/in progress/));
  await expectGone(page.getByRole('list', { name: 'Finished exams' }));
  await expectAddress(`${path}?kind=hall&course_id=${makeId(7)}&status=in_progress`);
  await field('Questions of').selectOptions('Anything');
  await expectAddress(`${path}?kind=hall&status=in_progress`);
});

test('a link shows what it names, also a source that is no more', async () => {
  answerExams({ over: [] });
  await visit(`${path}?subject=Alchemy&kind=nothing&page=0`, { as: ngozi, width: 360 });
  await expectSeen(heading('No exams match'));
  await expect.element(field('Questions of')).toHaveDisplayValue('Questions in the link');
  expect(lastAsked('finished')).toMatchObject({ subject: 'Alchemy' });
  expect(lastAsked('finished')).not.toHaveProperty('kind');
  await expectSoundState();
  await link('All exams').click();
  await expectAddress(path);
});

test('more than one page is turned in the address', async () => {
  answer(listExams, ({ query }) =>
    query.status === 'finished' ? { items: [makeExam(Number(query.skip) + 1)], total: 45 } : listOf(),
  );
  await visit(path, { as: ngozi });
  await button('Next page').click();
  await expectAddress(`${path}?page=2`);
  await expectSeen(link('Chapter 26.pdf'), page.getByText('45 exams'));
});

test('who has sat none is led to where one starts', async () => {
  await visit(path, { as: ngozi });
  await expectSeen(heading('No exams yet'));
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'MCQ Practice' }).first())
    .toHaveAttribute('href', '/mcq');
  await expectSoundState();
});

test('exams that do not load can be requested again, and missing names do no harm', async () => {
  answer(listExams, refused('internal'));
  answer(practiceOverview, refused('internal'));
  await visit(path, { as: ngozi });
  await expectSeen(alert('We could not load your exams.'));
  answerExams({});
  await button('Try again').click();
  await expectSeen(link('Chapter 1.pdf'));
  await expectGone(alert(), field('Questions of'));
});

test('an exam that ends elsewhere moves down automatically, and the list stays without a network', async () => {
  answerExams({ under: [running(9, '2026-11-02T09:20:00.000Z')] });
  await visit(path, { as: ngozi });
  await expectSeen(status('An exam is in progress'));
  answerExams({ over: [makeExam(9), ...finished] });
  await publish({ topic: 'exam', id: makeId(9) });
  await expectSeen(link('Chapter 9.pdf'));
  await expectGone(status('An exam is in progress'));
  goOnline(false);
  await expectSeen(status('You are offline. You see what this device has.'), link('Chapter 9.pdf'));
  goOnline(true);
  await expectGone(status('You are offline. You see what this device has.'));
});
