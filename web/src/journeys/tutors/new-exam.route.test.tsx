/** A tutor writes an exam. */
import { getCourse, listCourses } from '@akada/contract/base/courses.ts';
import { getTutorProfile } from '@akada/contract/base/tutors.ts';
import { listBankLabels, listBankQuestions } from '@akada/contract/material/question-bank.ts';
import { createCourseExam, getCourseExam } from '@akada/contract/work/course-exams.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeBankList, makeBankQuestion } from '../../testing/bank.ts';
import { makeCourseExam } from '../../testing/course-exams.ts';
import { makeOwnCourse, makeSummary } from '../../testing/courses.ts';
import { press } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  choose,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { tunde, tundesProfile } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const [first, second] = [makeOwnCourse(1), makeOwnCourse(2)];
const created = makeCourseExam(1);
const questions = [1, 2, 3].map((number) => makeBankQuestion(number, { status: 'published' }));

beforeEach(() => {
  answer(listCourses, listOf(makeSummary(first), makeSummary(second)));
  answer(getCourse, ({ params }) => (params.id === second.id ? second : first));
  answer(listBankLabels, { topics: ['Water', 'Fire'], tags: ['week1'] });
  answer(listBankQuestions, makeBankList(...questions));
  answer(createCourseExam, created);
  answer(getCourseExam, created);
});

test.each(widths)('a tutor sets kinds of questions, times and marks, at %i pixels', async (width) => {
  await visit(`/tutor/exams/new?course_id=${first.id}`, { as: tunde, width });
  await expectSeen(
    heading('New exam'),
    section('Time').getByText('This is the time in Africa/Lagos.').first(),
  );
  await expectSoundPage();
  await field('Title').fill('Mid-term');
  await button('Soil').click();
  await page.getByText(/^More choices/).click();
  await button('Easy').click();
  await button('week1').click();
  await field('Questions').fill('40');
  await expect.element(field('Minutes')).toHaveValue('40');
  await field('Opens').fill('2099-11-02T10:00');
  await field('Closes').fill('2099-11-02T13:00');
  await field('A right answer gives').fill('2');
  await choose('A wrong answer', 'Costs as much as I choose');
  await field('Marks taken away').fill('0.5');
  await choose('Marks show', 'When a student hands in');
  await choose('Right answers and explanations show', 'Never');
  await button('Save as a draft').click();
  await expectAddress(`/tutor/exams/${created.id}`);
  expect(sent(createCourseExam).map(({ body }) => body)).toEqual([
    {
      course_id: first.id,
      title: 'Mid-term',
      instructions: '',
      attempts: 1,
      pool: { kind: 'filter', topics: ['Soil'], difficulties: ['easy'], tags: ['week1'] },
      question_count: 40,
      duration_minutes: 40,
      marking: { right: 2, wrong: 0.5, unanswered: 0, multiple: 'all_or_nothing' },
      // The zone is an hour ahead of UTC.
      opens_at: '2099-11-02T09:00:00.000Z',
      closes_at: '2099-11-02T12:00:00.000Z',
      results_show: 'at_once',
      keys_show: 'never',
    },
  ]);
});

test('questions are chosen one by one, and stay chosen while one searches', async () => {
  await visit(`/tutor/exams/new?course_id=${first.id}`, { as: tunde, width: 360 });
  await field('Title').fill('Mid-term');
  await choose('Choose questions', 'One by one');
  await button('Save as a draft').click();
  await expectSeen(alert('Choose at least one question'));
  await page.getByRole('checkbox', { name: /^What holds water in soil 1/ }).click();
  await expectSeen(status('1 question chosen, at most 500.'));
  await expectSoundState();
  await field('Find a question').fill('nothing');
  answer(listBankQuestions, makeBankList());
  await expectSeen(page.getByText('No published question has these words.'));
  expect(sent(listBankQuestions).at(-1)?.query).toMatchObject({
    course_id: first.id,
    status: 'published',
    search: 'nothing',
  });
  answer(listBankQuestions, makeBankList(...questions));
  await field('Find a question').fill('soil');
  await button('Choose all on this page').click();
  await expectSeen(status('3 questions chosen, at most 500.'));
  await button('Save as a draft').click();
  await expectAddress(`/tutor/exams/${created.id}`);
  expect(sent(createCourseExam)[0]?.body.pool).toEqual({
    kind: 'chosen',
    question_ids: questions.map(({ id }) => id),
  });
});

test('invalid dates are reported at their field, and nothing is sent', async () => {
  await visit('/tutor/exams/new', { as: tunde });
  await field('Title').fill('Mid-term');
  await field('Opens').fill('1899-12-31T10:00');
  await button('Save as a draft').click();
  await expectRefused(field('Opens'), 'Choose a date from 1900 to 2099');
  await expect.element(field('Opens')).toHaveFocus();
  await field('Opens').fill('2099-11-02T10:00');
  await field('Closes').fill('2099-11-02T10:00');
  await button('Save as a draft').click();
  await expectRefused(field('Closes'), 'It closes after it opens');
  await expectSoundState();
  await field('Closes').fill('2099-01-31T10:00');
  // This browser shows the month first: one step up makes 31 February.
  field('Closes').element().focus();
  await press('{ArrowUp}');
  await button('Save as a draft').click();
  await expectRefused(field('Closes'), 'There is no such date, or a part of it is missing');
  await field('Closes').fill('2100-01-01T10:00');
  await button('Save as a draft').click();
  await expectRefused(field('Closes'), 'Choose a date from 1900 to 2099');
  expect(sent(createCourseExam)).toEqual([]);
});

test("missing and excessive values are reported, and the server's errors too", async () => {
  await visit('/tutor/exams/new', { as: tunde });
  await field('Questions').fill('');
  await field('Minutes').fill('301');
  await page.getByText(/^More choices/).click();
  await field('Attempts').fill('11');
  await choose('Right answers and explanations show', 'When a student hands in');
  // A rejected field opens its section.
  await page.getByText(/^More choices/).click();
  await button('Save as a draft').click();
  await expectRefused(field('Title'), 'Title is required');
  await expectSeen(field('Attempts'));
  await expectRefused(field('Questions'), 'Ask 1 to 200 questions');
  await expectRefused(field('Minutes'), 'Choose 1 to 300 minutes');
  await expectRefused(field('Attempts'), 'Allow 1 to 10 attempts');
  await expectRefused(
    field('Right answers and explanations show'),
    'Right answers show with the results or later',
  );
  answer(createCourseExam, refused('validation_failed', { title: 'You have one of this title.' }));
  await field('Title').fill('Mid-term');
  await field('Questions').fill('10');
  await field('Minutes').fill('30');
  await field('Attempts').fill('2');
  await choose('Right answers and explanations show', 'Never');
  await button('Save as a draft').click();
  await expectRefused(field('Title'), 'You have one of this title.');
});

test('another course has other topics, and what was typed stays', async () => {
  answer(getCourse, { ...second, topics: [{ id: first.id, name: 'Rocks' }] });
  await visit('/tutor/exams/new', { as: tunde });
  await field('Title').fill('Mid-term');
  await field('Course').selectOptions('Course 2');
  await expectAddress(`/tutor/exams/new?course_id=${second.id}`);
  await expectSeen(button('Rocks'), button('Fire'));
  await expect.element(field('Title')).toHaveValue('Mid-term');
});

test('a draft whose answer was lost is not made twice', async () => {
  answer(createCourseExam, networkLoss);
  await visit('/tutor/exams/new', { as: tunde });
  await field('Title').fill('Mid-term');
  await button('Save as a draft').click();
  await expectSeen(alert('Network error'));
  answer(createCourseExam, created);
  await button('Save as a draft').click();
  await expectAddress(`/tutor/exams/${created.id}`);
  expect(new Set(sent(createCourseExam).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('without a course there is a step before', async () => {
  answer(listCourses, listOf());
  await visit('/tutor/exams/new', { as: tunde });
  await expectSeen(status('An exam belongs to a course.'), link('New course'));
});

test('a tutor who waits for approval can write one', async () => {
  answer(getTutorProfile, { ...tundesProfile, state: 'pending' });
  await visit('/tutor/exams/new', { as: tunde });
  await field('Title').fill('Mid-term');
  await button('Save as a draft').click();
  await expectSeen(status('Publishing waits until you are approved as a tutor'), button('Save the draft'));
});
