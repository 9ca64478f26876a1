/** An exam of a tutor for its students: the link to it, the page before it, and its start. */
import { getCourse } from '@akada/contract/base/courses.ts';
import { listSetExams, type SetExam } from '@akada/contract/work/course-exams.ts';
import { getExam, startExam } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeCourse } from '../../testing/courses.ts';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { makeCourseExam, makeRunningExam } from '../../testing/samples/exam-samples.ts';
import { listOf, longName, makeId, makeQuestion } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const address = `/mcq/exam/${makeId(4)}?course_exam_id=${makeId(1)}`;
const startOf = (exam: number) => `/mcq/exam/${makeId(4)}?course_exam_id=${makeId(exam)}`;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const paper = makeRunningExam([makeQuestion(1), makeQuestion(2)], { kind: 'set' });
const runs = `/mcq/exam/generated?exam_id=${makeId(9)}`;

/** Keeps the list loading until the test presses something, however often the page requests it. */
function answerAfterPress(...exams: SetExam[]): void {
  let isPressed = false;
  addEventListener('click', () => (isPressed = true), { capture: true, once: true });
  answer(listSetExams, () => (isPressed ? listOf(...exams) : networkLoss));
}

test('everything is read before the clock runs, and the page is sound', async () => {
  const exam = makeCourseExam(1, {
    title: longName,
    instructions: 'Answer all of them.\nNo calculators.',
    question_count: 40,
    duration_minutes: 40,
    extra_percent: 50,
    attempts: 2,
    attempts_left: 2,
    opens_at: '2026-01-05T08:00:00.000Z',
    keys_show: 'never',
  });
  answer(listSetExams, listOf(exam));
  await visit(address, { as: ngozi });
  await expectSeen(
    heading(longName),
    page.getByText(/^Answer all of them\./),
    page.getByText(/^5 Jan 2026, 09:00 to .* \(Africa\/Lagos\)$/),
    page.getByText('60 minutes: 40 and 50% extra time'),
    page.getByText('2 of 2 left'),
    page.getByText('A right answer gives 1 mark. A wrong one costs nothing.'),
    page.getByText(/^After the exam has closed, /),
    page.getByText('Your tutor does not show them here'),
    button('Start the exam'),
  );
  await expect.element(link('Soil science')).toHaveAttribute('href', `/courses/${makeId(4)}`);
  expect(sent(listSetExams).map(({ query }) => query.course_id)).toEqual([makeId(4)]);
  await expectSoundPage();
});

test('the exam starts with one press, and the request names only the exam', async () => {
  answer(listSetExams, listOf(makeCourseExam(1)));
  answer(startExam, paper);
  answer(getExam, paper);
  await visit(address, { as: ngozi, width: 360 });
  await button('Start the exam').click();
  await expectAddress(runs);
  expect(sent(startExam)).toMatchObject([{ body: { course_exam_id: makeId(1) } }]);
  expect(Object.keys(sent(startExam)[0]?.body ?? {})).toEqual(['course_exam_id']);
});

test('the start leads into the exam, also when the list hears of it first', async () => {
  const answered = pending(startExam);
  answer(listSetExams, listOf(makeCourseExam(1)));
  answer(startExam, answered);
  answer(getExam, paper);
  await visit(address, { as: ngozi });
  await button('Start the exam').click();
  answer(listSetExams, listOf(makeCourseExam(1, { running_exam_id: makeId(9), attempts_left: 0 })));
  await publish({ topic: 'exam', id: makeId(9) });
  await expectSeen(link('Continue'));
  answered.give(paper);
  await expectAddress(runs);
});

test('a future exam counts down and opens automatically, without a request to the server', async () => {
  const coming = makeCourseExam(1, { state: 'coming', opens_at: inSeconds(6), closes_at: inSeconds(1_800) });
  answer(listSetExams, listOf(coming));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText(/^It opens in 0:0\d\./));
  await expectGone(button('Start the exam'));
  // The page reads everything again after the stream of hints has opened.
  await expectSeen(page.getByText(/^It opens in 0:02\./));
  const requestedCount = sent(listSetExams).length;
  await expectSeen(
    button('Start the exam'),
    page.getByText(/^It closes in 29:\d\d, and your attempt ends then, whatever time it has left\.$/),
  );
  expect(sent(listSetExams)).toHaveLength(requestedCount);
  await expectSoundState();
});

test('an exam that closes while it is read cannot be started any more', async () => {
  answer(listSetExams, listOf(makeCourseExam(1, { closes_at: inSeconds(3) })));
  await visit(address, { as: ngozi });
  await expectSeen(button('Start the exam'));
  await expectSeen(page.getByText('This exam has closed.'));
  await expectGone(button('Start the exam'));
});

test('a running attempt is continued, also if it was started elsewhere in the meantime', async () => {
  answer(listSetExams, listOf(makeCourseExam(1, { running_exam_id: makeId(9), attempts_left: 0 })));
  answer(getExam, paper);
  await visit(address, { as: ngozi });
  await expect.element(link('Continue')).toHaveAttribute('href', runs);
  await expectGone(button('Start the exam'));
  await expectSoundState();

  answer(listSetExams, listOf(makeCourseExam(1)));
  answer(startExam, refused('conflict', { code: 'conflict', message: 'One runs.', exam_id: makeId(9) }));
  await publish({ topic: 'exam', id: makeId(1) });
  await button('Start the exam').click();
  await expectAddress(runs);
});

test('with no attempt left its results are there, and when there are none yet that is said', async () => {
  const finished = [
    { exam_id: makeId(7), finished_at: '2026-11-02T09:00:00.000Z', percent: 60 },
    { exam_id: makeId(8), finished_at: '2026-11-03T09:00:00.000Z', percent: null },
  ];
  answer(listSetExams, listOf(makeCourseExam(1, { attempts: 2, attempts_left: 0, finished })));
  await visit(address, { as: ngozi });
  await expectSeen(
    page.getByText('You have used all of your attempts.'),
    section('Handed in').getByText('60%'),
    section('Handed in').getByText('No result yet'),
  );
  await expect.element(link('2 Nov 2026, 10:00')).toHaveAttribute('href', `/mcq/results/${makeId(7)}`);
  await expectSoundState();
});

test('a rejected start gives its reason, and can be tried again', async () => {
  answer(listSetExams, listOf(makeCourseExam(1)));
  answer(startExam, refused('conflict', 'This exam has closed.'));
  await visit(address, { as: ngozi });
  await button('Start the exam').click();
  await expectSeen(alert('This exam has closed.'), button('Start the exam'));
});

test('a withdrawn exam leads to its course, and a failed load can be tried again', async () => {
  answerAfterPress(makeCourseExam(2));
  await visit(address, { as: ngozi });
  await expectSeen(alert('We could not load this exam.'));
  await button('Try again').click();
  await expectSeen(status('This exam is not here.'));
  await expect.element(link('See the course')).toHaveAttribute('href', `/courses/${makeId(4)}`);
  await expectSoundState();
});

const all = [
  makeCourseExam(1, { title: longName }),
  makeCourseExam(2, { running_exam_id: makeId(9) }),
  makeCourseExam(3, { state: 'coming', opens_at: inSeconds(50 * 3_600), closes_at: inSeconds(60 * 3_600) }),
  makeCourseExam(5, {
    state: 'coming',
    opens_at: inSeconds(20 * 86_400),
    closes_at: inSeconds(21 * 86_400),
  }),
  makeCourseExam(6, {
    state: 'closed',
    closes_at: '2026-11-02T09:00:00.000Z',
    finished: [{ exam_id: makeId(8), finished_at: '2026-11-02T08:00:00.000Z', percent: 75 }],
  }),
  makeCourseExam(7, { state: 'closed', closes_at: '2026-11-02T09:00:00.000Z' }),
];

test('a course begins with the exam that is open, and lists all others with the fact that counts', async () => {
  answer(getCourse, makeCourse(4, { relation: 'member' }));
  answer(listSetExams, listOf(...all));
  await visit(`/courses/${makeId(4)}`, { as: ngozi });
  const exams = section('Other exams');
  const row = (name: string) => exams.getByRole('link', { name, exact: true });
  // An open exam is not a row of the list.
  await expectSeen(exams);
  const [title, first] = page.getByRole('heading').elements();
  expect([title?.textContent, first?.textContent]).toEqual(['Course 4', 'Test 2']);
  await expect.element(link('Continue with the exam')).toHaveAttribute('href', runs);
  await expectSeen(
    exams.getByRole('link', { name: /^What soil .* (2 hours|1 h \d+ min) left$/ }),
    row('Test 3 Opens in 2 days'),
    row('Test 5 Opens in 19 days'),
    row('Test 6 75%'),
    row('Test 7 Closed 2 Nov 2026'),
  );
  await expect.element(row('Test 3 Opens in 2 days')).toHaveAttribute('href', startOf(3));
  await expectSoundState();
});

test('in a course that I have not joined there are none', async () => {
  answer(getCourse, makeCourse(4));
  await visit(`/courses/${makeId(4)}`, { as: ngozi });
  await expectSeen(button('Enrol'));
  await expectGone(section('Exams'));
  expect(sent(listSetExams)).toEqual([]);
});

test('practice lists the open exams first, then the future ones', async () => {
  answer(listSetExams, listOf(...all));
  await visit('/mcq', { as: ngozi });
  const exams = section('Exams of your courses');
  await expectSeen(exams);
  await expect
    .poll(() =>
      exams
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/, Soil science(2 hours|1 h \d+ min) left$/),
      'Test 3, Soil scienceOpens in 2 days',
      'Test 5, Soil scienceOpens in 19 days',
    ]);
  await expect.element(exams.getByRole('link').first()).toHaveAttribute('href', startOf(1));
  await expectSoundState();
});

test('without one to sit practice says nothing of them', async () => {
  answer(listSetExams, listOf(...all.slice(4)));
  await visit('/mcq', { as: ngozi });
  await expectSeen(section('Your last exams'));
  await expect.poll(() => sent(listSetExams).length).toBeGreaterThan(0);
  await expectGone(section('Exams of your courses'));
});

test('exams that do not load in practice can be requested again', async () => {
  answerAfterPress(...all);
  await visit('/mcq', { as: ngozi });
  await expectSeen(alert('We could not load the exams of your courses.'));
  await button('Try again').click();
  await expectSeen(section('Exams of your courses'));
});
