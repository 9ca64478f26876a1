/** The course page for students and administrators. */
import { listDepartments } from '@akada/contract/base/catalog.ts';
import { getCourse, listCourses } from '@akada/contract/base/courses.ts';
import { enrol, listMembers, restoreEnrolment, unenrol } from '@akada/contract/base/enrolments.ts';
import { listCourseSets } from '@akada/contract/material/course-sets.ts';
import { practiceOverview } from '@akada/contract/work/practice.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { longCourse, makeCourse, makeCourseSet, makeOwnCourse } from '../../testing/courses.ts';
import {
  alert,
  button,
  expectBusy,
  expectGone,
  expectSeen,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const course = makeCourse(1);
const joined = makeCourse(1, { relation: 'member' });
const address = `/courses/${course.id}`;
const topics = page.getByRole('list', { name: 'Topics' });

beforeEach(() => {
  answer(getCourse, course);
  answer(listCourses, listOf());
  answer(listDepartments, listOf());
});

test.each(widths)('a student sees the subject of the course, at %i pixels', async (width) => {
  answer(getCourse, { ...longCourse, id: course.id });
  await visit(address, { as: ngozi, width });
  await expectSeen(button('Enrol'), topics.getByText('Soil'));
  await expect.element(link('Botany')).toHaveAttribute('href', `/departments/${course.department.id}`);
  await expectSoundPage();
});

test('a student joins the course', async () => {
  const answered = pending(enrol);
  answer(enrol, answered);
  await visit(address, { as: ngozi });
  await button('Enrol').click();
  await expectBusy(button('Enrol'));
  answer(getCourse, joined);
  answered.give(joined);
  await expectSeen(status('You are in Course 1.'), button('Leave the course'));
  expect(sent(enrol)[0]?.params).toEqual({ id: course.id });
});

test('a course that left the catalog in the meantime takes no student, and says so', async () => {
  answer(enrol, refused('conflict', 'This course is closed to new students at the moment. Ask its tutor.'));
  await visit(address, { as: ngozi });
  await button('Enrol').click();
  await expectSeen(alert('This course is closed to new students at the moment. Ask its tutor.'));
});

test('a course without questions offers neither practice nor an exam', async () => {
  answer(getCourse, joined);
  await visit(address, { as: ngozi });
  await expectSeen(button('Leave the course'));
  await expect.poll(() => sent(practiceOverview)).toHaveLength(1);
  await expectGone(link('Practise'), link('Practice exam'));
});

test('who is in it finds what the tutor shares with all', async () => {
  answer(getCourse, joined);
  answer(listCourseSets, listOf(makeCourseSet(1)));
  await visit(address, { as: ngozi, width: 360 });
  const set = section('Sets to practise').getByRole('link', { name: 'Week 1 2 questions' });
  await expect
    .element(set)
    .toHaveAttribute('href', `/mcq/practice/generated?course_set_id=${makeCourseSet(1).id}`);
  expect(sent(listCourseSets)[0]?.query.course_id).toBe(course.id);
  await expectSoundState();
});

test.each(widths)('who is in it practises and sits exams from there, at %i pixels', async (width) => {
  answer(getCourse, { ...longCourse, id: course.id, relation: 'member' });
  const source = { kind: 'course', id: course.id, title: 'Course 1', questions: 40 } as const;
  answer(practiceOverview, {
    due: 0,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [source],
  });
  await visit(address, { as: ngozi, width });
  await expect.element(link('Practise')).toHaveAttribute('href', `/mcq/practice/${course.id}`);
  await expect.element(link('Practice exam')).toHaveAttribute('href', `/mcq/exam/${course.id}`);
  await expectSoundState();
});

test('a student leaves, and Undo takes it back', async () => {
  answer(getCourse, joined);
  answer(unenrol, undefined);
  answer(restoreEnrolment, joined);
  await visit(address, { as: ngozi });
  await expectSeen(button('Leave the course'));
  answer(getCourse, course);
  await button('Leave the course').click();
  await expectSeen(status('You have left Course 1.'), button('Enrol'));
  answer(getCourse, joined);
  await button('Undo').click();
  await expectSeen(button('Leave the course'));
  expect(sent(restoreEnrolment)[0]?.params).toEqual({ id: course.id });
});

test('outside of the catalog a course closes behind its student, and the way back stays', async () => {
  answer(getCourse, joined);
  answer(unenrol, undefined);
  answer(restoreEnrolment, joined);
  await visit(address, { as: ngozi });
  await expectSeen(button('Leave the course'));
  answer(getCourse, refused('not_found'));
  await button('Leave the course').click();
  await expectSeen(status('For an hour you can come back without a code.'));
  await expectSoundState();
  answer(getCourse, joined);
  await button('Come back').click();
  await expectSeen(button('Leave the course'), heading('Course 1'));
});

test('coming back too late is said', async () => {
  answer(getCourse, joined);
  answer(unenrol, undefined);
  answer(restoreEnrolment, refused('not_found', 'Not found.'));
  await visit(address, { as: ngozi });
  await button('Leave the course').click();
  await button('Undo').click();
  await expectSeen(alert('You could not come back to Course 1. Not found.'));
});

test("a student reads a tutor's change as it happens", async () => {
  await visit(address, { as: ngozi });
  await expectSeen(topics.getByText('Soil'));
  answer(getCourse, makeCourse(1, { topics: [], description: '' }));
  await publish({ topic: 'course', id: course.id });
  await expectGone(topics);
  await expectSeen(page.getByText('It has no topics yet.'), page.getByText('It has no description yet.'));
});

test('an administrator reads its state and who is in it, and joins nothing', async () => {
  answer(getCourse, { ...makeOwnCourse(1, { state: 'waiting' }), relation: 'none' });
  answer(
    listMembers,
    listOf({ id: makeId(1), full_name: 'Ngozi Eze', joined_at: '2026-11-02T09:00:00.000Z' }),
  );
  await visit(address, { as: amina });
  await expectSeen(status('Waits for approval'), section('Students').getByText('Ngozi Eze'));
  await expectGone(button('Enrol'), button('Edit the course'));
  await expectSoundState();
});

test('another tutor reads it and neither joins nor changes it', async () => {
  await visit(address, { as: tunde });
  await expectSeen(topics.getByText('Soil'));
  await expectGone(button('Enrol'), button('Edit the course'), section('Students'));
});

test('a course that is not there leads to the others', async () => {
  answer(getCourse, refused('not_found'));
  await visit(address, { as: ngozi });
  await expectSeen(status('This course is not here.'));
  await link('All courses').click();
  await expectAddress('/courses');
});

test('a course that does not load can be tried again', async () => {
  const answered = pending(getCourse);
  answer(getCourse, answered);
  await visit(address, { as: ngozi });
  await expectSeen(page.getByRole('img', { name: 'Loading this course' }));
  answer(getCourse, refused('internal'));
  answered.give(refused('internal'));
  await expectSeen(alert('We could not load this course.'));
  answer(getCourse, course);
  await button('Try again').click();
  await expectSeen(heading('Course 1'));
});
