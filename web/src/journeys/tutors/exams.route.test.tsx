/** A tutor's list of exams. */
import { getCourse, listCourses } from '@akada/contract/base/courses.ts';
import { listMembers } from '@akada/contract/base/enrolments.ts';
import { listBankLabels } from '@akada/contract/material/question-bank.ts';
import {
  getCourseExam,
  listCourseExams,
  listDeletedCourseExams,
  restoreCourseExam,
} from '@akada/contract/work/course-exams.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeCourseExam, makeExamSummary, openExamOf } from '../../testing/course-exams.ts';
import { makeOwnCourse, makeSummary } from '../../testing/courses.ts';
import { alert, button, expectGone, expectSeen, field, heading, link } from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const [first, second] = [makeOwnCourse(1), makeOwnCourse(2)];

beforeEach(() => {
  answer(listCourses, listOf(makeSummary(first), makeSummary(second)));
  answer(listCourseExams, listOf());
  answer(listDeletedCourseExams, { items: [] });
});

test.each(widths)('each says where it stands and who sits it, at %i pixels', async (width) => {
  const coming = makeCourseExam(2, { state: 'coming', title: longName });
  const closed = openExamOf(3, { state: 'closed', sitting: 0, started: 1, finished: 1 });
  answer(listCourseExams, listOf(...[openExamOf(1), coming, closed, makeCourseExam(4)].map(makeExamSummary)));
  await visit('/tutor/exams', { as: tunde, width });
  await expectSeen(heading('Exams'), link('Test 1'), link(longName));
  await expectSeen(main.getByText('3 students sit it now · 12 students have started · 9 attempts finished'));
  await expectSeen(main.getByText('Open until 2 Nov 2099, 13:00'), main.getByText('Opens 2 Nov 2099, 10:00'));
  await expectSeen(main.getByText('Closed 2 Nov 2099, 13:00'), main.getByText('Draft', { exact: true }));
  await expectSeen(main.getByText('1 student has started · 1 attempt finished'));
  await expectSeen(main.getByText('Course 1 · 20 questions, 30 minutes').first());
  await expectSoundPage();
});

test('a course is chosen in the address, and New exam begins with it', async () => {
  await visit('/tutor/exams', { as: tunde });
  await expectSeen(heading('No exams yet'));
  await field('Course').selectOptions('Course 2');
  await expectAddress(`/tutor/exams?course_id=${second.id}`);
  await expectSeen(heading('No exams of Course 2'));
  await expect.poll(() => sent(listCourseExams).at(-1)?.query).toMatchObject({ course_id: second.id });
  answer(getCourse, second);
  answer(listBankLabels, { topics: [], tags: [] });
  await link('New exam').click();
  await expectAddress(`/tutor/exams/new?course_id=${second.id}`);
  await expect.element(field('Course')).toHaveValue(second.id);
});

test('an unknown course in the address does not narrow the list', async () => {
  answer(listCourseExams, listOf(makeExamSummary(makeCourseExam(1))));
  await visit(`/tutor/exams?course_id=${makeId(999)}`, { as: tunde });
  await expectSeen(link('Test 1'));
  expect(sent(listCourseExams).map(({ query }) => query.course_id)).toEqual([undefined]);
});

test('a deleted exam is restored', async () => {
  const { id, title } = makeCourseExam(1);
  answer(listDeletedCourseExams, { items: [{ id, title, restorable_until: '2026-11-02T11:00:00.000Z' }] });
  answer(restoreCourseExam, makeCourseExam(1));
  await visit('/tutor/exams', { as: tunde });
  await button('Restore Test 1').click();
  await expect.poll(() => sent(restoreCourseExam)).toMatchObject([{ params: { id } }]);
  answer(listDeletedCourseExams, { items: [] });
});

test('a failed load can be tried again, and a longer list has pages', async () => {
  answer(listCourseExams, refused('internal'));
  await visit('/tutor/exams', { as: tunde });
  await expectSeen(alert('We could not load your exams.'));
  answer(listCourseExams, { items: [makeExamSummary(makeCourseExam(1))], total: 26 });
  await button('Try again').click();
  await button('Next page').click();
  await expectAddress('/tutor/exams?page=2');
});

test('the course of its tutor leads to them, and a row to its exam', async () => {
  answer(getCourse, first);
  answer(listMembers, listOf());
  answer(listCourseExams, listOf(makeExamSummary(makeCourseExam(1))));
  answer(getCourseExam, refused('not_found'));
  await visit(`/courses/${first.id}`, { as: tunde });
  await main.getByRole('link', { name: 'Exams' }).click();
  await expectAddress(`/tutor/exams?course_id=${first.id}`);
  await link('Test 1').click();
  await expectSeen(page.getByText('This exam is not here.'));
  await expectGone(button('Save the exam'));
});
