/** A tutor's assignments: the list of a class, the form, and where the students are. */
import { getCourse, listCourses } from '@akada/contract/base/courses.ts';
import { listMembers } from '@akada/contract/base/enrolments.ts';
import { listBankLabels } from '@akada/contract/material/question-bank.ts';
import { listMessagePeople } from '@akada/contract/observers/messages.ts';
import {
  createAssignment,
  extendAssignment,
  getAssignment,
  getAssignmentWork,
  listAssignmentStudents,
  listAssignments,
  markAssignment,
  remindStudents,
} from '@akada/contract/work/classes/assignments.ts';
import { listCourseExams } from '@akada/contract/work/course-exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeOwnCourse, makeSummary } from '../../testing/courses.ts';
import { button, expectGone, expectSeen, field, section } from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { tunde } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import {
  makeAssignment,
  makeAssignmentStudent,
  makeAssignmentSummary,
  makeAssignmentWork,
} from '../../testing/samples/assignment-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const { id } = makeAssignment();

test.each(widths)('a tutor of %i px sees how much of each assignment is done, and reminds', async (width) => {
  const course = makeOwnCourse(1);
  answer(getCourse, course);
  answer(listMembers, { items: [], total: 0 });
  const coming = {
    id: makeId(92),
    title: 'Pedigrees',
    phase: 'coming' as const,
    opens_at: '2026-11-30T07:00:00.000Z',
  };
  answer(listAssignments, {
    items: [makeAssignmentSummary(), makeAssignmentSummary({ ...coming, to_remind: 0 })],
    total: 2,
  });
  await visit(`/courses/${course.id}`, { as: tunde, width });
  const part = section('Assignments');
  await expectSeen(
    part.getByText('28 of 42 done, 66% right'),
    part.getByText('Due tomorrow, Sat 28 Nov, 18:00'),
    part.getByRole('link', { name: 'Assign a set' }),
  );
  await expectSoundPage();
  answer(remindStudents, { reminded: 14 });
  await part.getByRole('button', { name: 'Remind 14 students of Meiosis' }).click();
  await expectSeen(page.getByText('You reminded 14 students.'));
  expect(sent(remindStudents)[0]?.body).toEqual({ student_id: null });
});

test.each(widths)('a tutor of %i px gives a set by topic to a class', async (width) => {
  const { id: courseId } = makeOwnCourse(1);
  answer(listCourses, { items: [makeSummary(makeOwnCourse(1))], total: 1 });
  answer(listMessagePeople, { items: [], total: 0 });
  answer(listBankLabels, { topics: ['Meiosis', 'Genetics'], tags: [] });
  answer(listCourseExams, { items: [], total: 0 });
  await visit(`/tutor/assignments/new?course=${courseId}&topic=Meiosis`, { as: tunde, width });
  await expect.element(field('For')).toHaveValue(`course:${courseId}`);
  await expectSeen(page.getByRole('checkbox', { name: 'Meiosis' }));
  await expectSoundPage();
  await field('Title').fill('');
  await button('Give to the class').click();
  await expectSeen(page.getByText('The title is empty'));
  await field('Title').fill('Meiosis');
  answer(createAssignment, makeAssignment());
  answer(getAssignment, makeAssignment());
  answer(listAssignmentStudents, { items: [], total: 0 });
  await button('Give to the class').click();
  await expectAddress(`/tutor/assignments/${id}`);
  expect(sent(createAssignment)[0]?.body).toMatchObject({
    course_id: courseId,
    student_ids: [],
    content: { kind: 'set', source: { from: 'topics', topics: ['Meiosis'], count: 10 } },
  });
});

test.each(widths)('a tutor of %i px marks an essay and gives more time', async (width) => {
  const essay = makeAssignment({
    kind: 'essay',
    size: 10,
    criteria: [{ name: 'Argument', points: 10 }],
    to_mark: 1,
  });
  const submission = makeAssignmentWork({
    state: 'to_mark',
    handed_in_at: '2026-11-27T07:00:00.000Z',
    text: 'It divides twice.',
  });
  answer(getAssignment, essay);
  answer(listAssignmentStudents, {
    items: [
      makeAssignmentStudent(1, { state: 'to_mark' }),
      makeAssignmentStudent(2, { state: 'overdue', is_late: true }),
    ],
    total: 2,
  });
  answer(getAssignmentWork, submission);
  await visit(`/tutor/assignments/${id}`, { as: tunde, width });
  await expectSeen(page.getByText('Waits for your marks'), page.getByText('Overdue, not started'));
  await expectSoundPage();
  await button('Mark the work of Student 1').click();
  await expectSeen(page.getByText('It divides twice.'));
  await field('Argument').fill('7.5');
  await expectSoundState();
  answer(markAssignment, submission);
  await button('Give 7.5 points').click();
  await expectSeen(page.getByText('Student 1 has 7.5 of 10 points.'));
  expect(sent(markAssignment)[0]?.body).toEqual({ points: [7.5], comment: '', version: 0 });
  await expectGone(page.getByRole('dialog'));

  answer(getAssignmentWork, makeAssignmentWork({ state: 'overdue', is_late: true }));
  await button('Open the work of Student 2').click();
  await button('Give more time').click();
  await field('Reason').fill('She was ill.');
  answer(extendAssignment, submission);
  await page
    .getByRole('dialog', { name: /More time/ })
    .getByRole('button', { name: 'Give more time' })
    .click();
  await expectSeen(page.getByText('Student 1 has more time.'));
  expect(sent(extendAssignment)[0]?.body).toMatchObject({ extension: { reason: 'She was ill.' } });
});
