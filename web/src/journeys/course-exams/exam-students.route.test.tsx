import {
  changeCourseExamStudent,
  courseExamResults,
  getCourseExam,
  listCourseExamStudents,
} from '@akada/contract/work/course-exams.ts';
import { getRelease, listPapers } from '@akada/contract/work/marking/papers.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  button,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { tunde } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import {
  endedSittingOf,
  makeExamStudent,
  makeSatExam,
  makeSitting,
} from '../../testing/samples/course-exam-samples.ts';
import { makePaperSummary } from '../../testing/samples/essay-samples.ts';
import { listOf, longName } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const exam = makeSatExam();
const path = `/tutor/exams/${exam.id}/students`;
const ada = makeExamStudent(1, { full_name: 'Ada Obi', sittings: [makeSitting(1)] });
const chidi = makeExamStudent(2, { full_name: 'Chidi Oke', sittings: [endedSittingOf(2)] });
const ngozi = makeExamStudent(3, { full_name: 'Ngozi Bello' });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const moreTime = (name: string) => button(`More time for ${name}`);

beforeEach(() => {
  answer(getCourseExam, exam);
  answer(listCourseExamStudents, listOf(ada, chidi, ngozi));
  answer(listPapers, listOf());
  answer(getRelease, { is_needed: false, released_at: null, students: 0, marked: 0, waiting: 0 });
});

test('papers with essays lead to where they are marked', async () => {
  const essay = endedSittingOf(2, { waiting: 1 });
  answer(listPapers, { ...listOf(makePaperSummary(1)), total: 3 });
  answer(listCourseExamStudents, listOf(makeExamStudent(2, { full_name: 'Chidi Oke', sittings: [essay] })));
  await visit(path, { as: tunde, width: 360 });
  const papers = `/tutor/exams/${exam.id}/papers`;
  await expect
    .element(link('Mark 3 papers'))
    .toHaveAttribute('href', `${papers}/${makePaperSummary(1).exam_id}`);
  await expect.element(link('Mark 1 essay')).toHaveAttribute('href', `${papers}/${essay.exam_id}`);
  await expectSoundPage();
});

test('a tutor sees the students in the exam, the finished ones with their marks, and the missing ones', async () => {
  await visit(path, { as: tunde });
  await expectSeen(
    heading('Students'),
    page.getByText('Soil and water · Open until 24 Nov 2026, 13:00'),
    page.getByText('1 student sits it now · 2 students have started · 1 attempt finished'),
    row('Ada Obi').getByText('Sits since 10:00, until 11:00'),
    row('Chidi Oke').getByText('12 of 20 marks, 60% · 24 Nov 2026, 10:00 to 10:20'),
    row('Ngozi Bello').getByText('Has not started'),
    page.getByText('3 students', { exact: true }),
  );
  await expect.element(link('Statistics')).toHaveAttribute('href', `/tutor/exams/${exam.id}/statistics`);
});

test.each(widths)('the page is sound with all that it can hold, at %i pixels', async (width) => {
  answer(getCourseExam, makeSatExam({ title: longName, state: 'closed', sitting: 0 }));
  answer(
    listCourseExamStudents,
    listOf(
      ada,
      makeExamStudent(4, {
        full_name: longName,
        is_enrolled: false,
        extra_percent: 25,
        extra_attempts: 1,
        sittings: [
          endedSittingOf(3, { finished_by: 'deadline', score: -2.5, percent: 0 }),
          endedSittingOf(4, { score: 20, percent: 100 }),
        ],
      }),
    ),
  );
  await visit(path, { as: tunde, width });
  const left = row(longName);
  await expectSeen(
    left.getByText(/^1\. -2\.5 of 20 marks, 0% .*, when the time was over$/),
    left.getByText(/^2\. 20 of 20 marks, 100%/),
    left.getByText('Has left the course · 25% more time · 1 more attempt'),
  );
  await expectSoundPage();
});

test('a student is found by name and by how far they have come, and the address says so', async () => {
  await visit(path, { as: tunde });
  await page.getByLabelText('Show').selectOptions('Sit now');
  await expectAddress(`${path}?state=sitting`);
  await userEvent.fill(field('Find a student'), 'ob');
  await expectAddress(`${path}?state=sitting&search=ob`);
  await expect
    .poll(() => sent(listCourseExamStudents).at(-1)?.query)
    .toEqual({ search: 'ob', state: 'sitting', skip: '0', limit: '25' });

  answer(listCourseExamStudents, listOf());
  await userEvent.fill(field('Find a student'), 'zz');
  await expectSeen(page.getByText('No students match.'));
});

test('a thousand students are turned page by page', async () => {
  answer(listCourseExamStudents, { items: [ada, chidi], total: 1_000 });
  await visit(path, { as: tunde });
  await expectSeen(page.getByText('1,000 students'));
  await button('Next page').click();
  await expectAddress(`${path}?page=2`);
  await expect.poll(() => sent(listCourseExamStudents).at(-1)?.query.skip).toBe('25');
});

test('more time in the middle of an attempt: the new end is said before and after', async () => {
  answer(changeCourseExamStudent, {
    ...ada,
    extra_percent: 25,
    extra_attempts: 1,
    sittings: [makeSitting(1, { deadline_at: '2026-11-24T10:15:00.000Z' })],
  });
  await visit(path, { as: tunde });
  await moreTime('Ada Obi').click();
  await expectSeen(dialog('More time for Ada Obi'), status('The attempt ends at 11:00.'));
  await userEvent.fill(field('More time, per cent'), '25');
  await userEvent.fill(field('More attempts'), '1');
  await expectSeen(status('The attempt ends at 11:15, instead of 11:00.'));
  await expectSoundState();

  await dialog('More time for Ada Obi').getByRole('button', { name: 'Save' }).click();
  await expectSeen(page.getByText('Ada Obi has 25% more time · 1 more attempt. The attempt ends at 11:15.'));
  await expectGone(dialog('More time for Ada Obi'));
  await expect.element(moreTime('Ada Obi')).toHaveFocus();
  expect(sent(changeCourseExamStudent)).toMatchObject([
    { params: { id: exam.id, student_id: ada.student_id }, body: { extra_percent: 25, extra_attempts: 1 } },
  ]);
  await expect.poll(() => sent(listCourseExamStudents).length).toBeGreaterThan(1);
});

test('more time never goes beyond the close, and an impossible extension is reported at its field', async () => {
  answer(getCourseExam, makeSatExam({ closes_at: '2026-11-24T11:30:00.000Z' }));
  await visit(path, { as: tunde });
  await moreTime('Ada Obi').click();
  await userEvent.fill(field('More time, per cent'), '200');
  await expectSeen(status('The attempt ends at 12:30, instead of 11:00.'));
  await userEvent.fill(field('More time, per cent'), '201');
  await dialog('More time for Ada Obi').getByRole('button', { name: 'Save' }).click();
  await expectRefused(field('More time, per cent'), 'Give 0 to 200 per cent more time');
  expect(sent(changeCourseExamStudent)).toEqual([]);
});

test('typed text stays when saving fails', async () => {
  answer(changeCourseExamStudent, networkLoss);
  await visit(path, { as: tunde });
  await moreTime('Ngozi Bello').click();
  await userEvent.fill(field('More attempts'), '2');
  await dialog('More time for Ngozi Bello').getByRole('button', { name: 'Save' }).click();
  await expectSeen(page.getByRole('alert').filter({ hasText: 'Network error' }));
  await expect.element(field('More attempts')).toHaveValue('2');
});

test('a hint has the list read again', async () => {
  await visit(path, { as: tunde });
  await expectSeen(row('Ngozi Bello').getByText('Has not started'));
  answer(listCourseExamStudents, listOf(ada, chidi, { ...ngozi, sittings: [makeSitting(3)] }));
  await publish({ topic: 'exam', id: exam.id });
  await expectSeen(row('Ngozi Bello').getByText('Sits since 10:00, until 11:00'));
});

test('the results are a file, and a fault of it is said', async () => {
  answer(courseExamResults, refused('conflict', 'Try again in a minute.'), undefined);
  await visit(path, { as: tunde });
  await button('Download results (CSV)').click();
  await expectSeen(page.getByText('The results could not be downloaded. Try again in a minute.'));
  await button('Download results (CSV)').click();
  await expect.poll(() => sent(courseExamResults)).toHaveLength(2);
});

test('a course without students says what to do', async () => {
  answer(listCourseExamStudents, listOf());
  await visit(path, { as: tunde });
  await expectSeen(page.getByText('No student is in the course yet. Give them its join code.'));
});

test("a different tutor's exam is not found", async () => {
  answer(getCourseExam, refused('not_found', 'Not found'));
  await visit(path, { as: tunde });
  await expectSeen(page.getByText('This exam is not here.'));
  await expectSoundState();
});
