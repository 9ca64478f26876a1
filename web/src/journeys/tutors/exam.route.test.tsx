/** The exam page for the tutor who set it. */
import { getCourse, listCourses } from '@akada/contract/base/courses.ts';
import { listBankLabels, listBankQuestions } from '@akada/contract/material/question-bank.ts';
import {
  type CourseExam,
  deleteCourseExam,
  editCourseExam,
  getCourseExam,
  listCourseExams,
  listDeletedCourseExams,
  publishCourseExam,
  restoreCourseExam,
} from '@akada/contract/work/course-exams.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeBankList } from '../../testing/bank.ts';
import { makeCourseExam, openExamOf } from '../../testing/course-exams.ts';
import { makeOwnCourse } from '../../testing/courses.ts';
import {
  alert,
  button,
  dialog,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const draft = makeCourseExam(1);
const address = `/tutor/exams/${draft.id}`;
const main = page.getByRole('main');

beforeEach(() => {
  answer(getCourse, makeOwnCourse(1));
  answer(listCourses, listOf());
  answer(listBankLabels, { topics: [], tags: [] });
  answer(listBankQuestions, makeBankList());
  answer(listCourseExams, listOf());
  answer(listDeletedCourseExams, { items: [] });
  become(draft);
});

/** Makes the server answer this exam from now on. */
function become(exam: CourseExam): CourseExam {
  answer(getCourseExam, exam);
  return exam;
}

test.each(widths)('a draft is saved and published, at %i pixels', async (width) => {
  const edited = makeCourseExam(1, { title: 'Mid-term', version: 2 });
  const published = makeCourseExam(1, { ...edited, state: 'coming', version: 3 });
  const publishing = pending(publishCourseExam);
  answer(editCourseExam, edited);
  answer(publishCourseExam, publishing);
  await visit(address, { as: tunde, width });
  await expectSeen(heading('Test 1'), status('34 questions can be asked now.'));
  await expectSeen(section('Publish').getByText(/^Nothing is missing/));
  await expectSoundPage();
  await field('Title').fill('Mid-term');
  await button('Save and publish').click();
  await expectBusy(button('Save and publish'));
  publishing.give(become(published));
  await expectSeen(status('The exam is published. Its students are notified.'), heading('Mid-term'));
  await expectGone(section('Publish'));
  await expectSeen(button('Save the exam'), main.getByText(/Opens 2 Nov 2099, 10:00/));
  expect(sent(editCourseExam)[0]?.body).toMatchObject({
    title: 'Mid-term',
    version: 1,
    opens_at: draft.opens_at,
    closes_at: draft.closes_at,
  });
});

test('missing values are listed before the request, and the server has the last word', async () => {
  become(makeCourseExam(1, { opens_at: null, closes_at: null, pool_size: 3 }));
  await visit(address, { as: tunde });
  const publish = section('Publish');
  await expectSeen(publish.getByText('Say when it opens.'), publish.getByText('Say when it closes.'));
  await expectSeen(publish.getByText(/^It asks 20 questions, and 3 can be asked/));
  await field('Closes').fill('2020-11-02T10:00');
  await expectSeen(publish.getByText('Its end has passed. Choose a later one.'));
  await field('Opens').fill('2020-11-01T10:00');
  await button('Soil').click();
  await expectSeen(status('Once it is saved you see how many questions fit.'));
  await field('Closes').fill('2099-11-02T10:00');
  const few = 'Of this choice only 3 published questions fit. Publish more, or ask fewer.';
  answer(editCourseExam, makeCourseExam(1, { version: 2, pool_size: 3 }));
  answer(publishCourseExam, refused('validation_failed', { question_count: few }));
  await button('Save and publish').click();
  await expectRefused(field('Questions'), few);
});

test('once a student has started, the other fields are only to be read, and an end keeps its seconds', async () => {
  const open = become(openExamOf(1, { closes_at: '2099-11-02T12:00:07.000Z' }));
  answer(editCourseExam, { ...open, attempts: 2, version: 5 });
  await visit(address, { as: tunde, width: 360 });
  const fixed = section('Questions, length and marks');
  await expectSeen(
    fixed.getByText(/^A student has started, so these cannot change/),
    fixed.getByText('2 Nov 2026, 10:00'),
  );
  await expectSeen(
    main.getByText(/3 students sit it now/),
    main.getByText(/^Students who are sitting it can finish/),
  );
  await expectGone(field('Minutes'), field('Opens'), field('A right answer gives'));
  await expectSoundState();
  await page.getByText(/^More choices/).click();
  await field('Attempts').fill('2');
  await expectSeen(main.getByText('There are changes that are not saved.'));
  become({ ...open, attempts: 2, version: 5 });
  await button('Save the exam').click();
  await expectSeen(status('The exam is saved.'));
  expect(sent(editCourseExam)[0]?.body).toMatchObject({
    attempts: 2,
    version: 4,
    opens_at: open.opens_at,
    closes_at: open.closes_at,
    pool: open.pool,
  });
});

test('a student who starts in the meantime is reported, and the rest can be saved', async () => {
  const begun = 'Students have started this exam, so its questions, marks, length and start cannot change.';
  become(makeCourseExam(1, { state: 'open' }));
  answer(editCourseExam, refused('conflict', begun));
  await visit(address, { as: tunde });
  await field('Minutes').fill('45');
  become(openExamOf(1, { version: 1 }));
  await button('Save the exam').click();
  await expectSeen(alert(begun), section('Questions, length and marks'));
  await expectGone(field('Minutes'));
});

test('a change on another device loses no typed text', async () => {
  const theirs = makeCourseExam(1, { title: 'Theirs', attempts: 3, version: 7 });
  const both = makeCourseExam(1, { title: 'Mine', attempts: 3, version: 8 });
  answer(
    editCourseExam,
    refused('conflict', { message: 'This exam has changed since you opened it.', course_exam: theirs }),
    both,
  );
  await visit(address, { as: tunde });
  await field('Title').fill('Mine');
  await button('Save the draft').click();
  await expectSeen(alert('This exam has changed since you opened it.'), main.getByText('Theirs'));
  await expect.element(field('Title')).toHaveValue('Mine');
  await expectSoundState();
  await button('Use mine: Title').click();
  become(both);
  await button('Use theirs: Attempts').click();
  await expectSeen(status('The exam is saved.'));
  expect(sent(editCourseExam).map(({ body }) => [body.title, body.attempts, body.version])).toEqual([
    ['Mine', 1, 1],
    ['Mine', 3, 7],
  ]);
});

test('a tutor who leaves without saving is asked', async () => {
  await visit(address, { as: tunde, width: 360 });
  await field('Title').fill('Mid-term');
  await link('All exams').click();
  const requested = dialog('Go without saving?');
  await expectSeen(
    requested.getByText('The exam has changes that are not saved. They are lost when you go.'),
  );
  await requested.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(field('Title')).toHaveValue('Mid-term');
  await field('Title').fill('Test 1');
  await link('All exams').click();
  await expectAddress('/tutor/exams');
});

test('an exam is deleted, and Undo restores it', async () => {
  answer(deleteCourseExam, undefined);
  answer(restoreCourseExam, draft);
  await visit(address, { as: tunde });
  await button('Delete the exam').click();
  await expectAddress('/tutor/exams');
  await expectSeen(status('Test 1 is deleted.'));
  await button('Undo').click();
  await expect.poll(() => sent(restoreCourseExam)).toMatchObject([{ params: { id: draft.id } }]);
});

test('a failed load can be tried again', async () => {
  answer(getCourseExam, refused('internal'));
  await visit(address, { as: tunde });
  await expectSeen(alert('We could not load this exam.'));
  become(draft);
  await button('Try again').click();
  await expectSeen(heading('Test 1'));
});
