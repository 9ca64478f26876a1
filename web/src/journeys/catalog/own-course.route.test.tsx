/** The course page for its tutor. */
import { listDepartments } from '@akada/contract/base/catalog.ts';
import { submitCourse, withdrawCourse } from '@akada/contract/base/course-approval.ts';
import {
  type Course,
  deleteCourse,
  editCourse,
  getCourse,
  listCourses,
  listDeletedCourses,
  restoreCourse,
} from '@akada/contract/base/courses.ts';
import { listMembers, renewJoinCode } from '@akada/contract/base/enrolments.ts';
import { endCourseSet, listCourseSets } from '@akada/contract/material/course-sets.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { botany, makeCourseSet, makeOwnCourse, physics } from '../../testing/courses.ts';
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
  section,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const draft = makeOwnCourse(1);
const address = `/courses/${draft.id}`;
const main = page.getByRole('main');
const members = section('Students');

beforeEach(() => {
  answer(getCourse, draft);
  answer(listMembers, listOf());
  answer(listDepartments, listOf(botany, physics));
  answer(listCourses, listOf());
  answer(listDeletedCourses, { items: [] });
});

/** Makes the server answer this course from now on. */
function become(course: Course): Course {
  answer(getCourse, course);
  return course;
}

test.each(widths)('its tutor has all of it on one page, at %i pixels', async (width) => {
  const student = { id: makeId(1), full_name: longName, joined_at: '2026-11-02T09:00:00.000Z' };
  become({ ...makeOwnCourse(1, { member_count: 1 }), name: longName });
  answer(listMembers, listOf(student));
  await visit(address, { as: tunde, width });
  await expectSeen(status('Draft'), members.getByText(longName), members.getByText('since 2 Nov 2026'));
  await expectSeen(main.getByText('A course can be deleted when all of its students have left it.'));
  await expect.element(field('Code')).toHaveValue('BCDF-GH23');
  await expect.element(field('Link')).toHaveValue(`${location.origin}/courses?join=BCDF-GH23`);
  await expectSoundPage();
});

test('the tutor ends the sharing of sets with the course', async () => {
  answer(listCourseSets, listOf(makeCourseSet(1, { is_own: true, title: longName, version: 3 })));
  answer(endCourseSet, undefined);
  await visit(address, { as: tunde, width: 360 });
  const sets = section('Shared sets');
  await expectSeen(sets.getByText('2 questions · version 3'));
  await expectSoundState();
  await sets.getByRole('button', { name: 'Stop sharing' }).click();
  answer(listCourseSets, listOf());
  await dialog('Stop sharing it?').getByRole('button', { name: 'Stop sharing' }).click();
  await expectSeen(sets.getByText(/^Nothing yet/));
  expect(sent(endCourseSet)[0]?.params).toEqual({ id: makeCourseSet(1).id });
});

test('a draft is submitted, and withdrawn again', async () => {
  const submitted = pending(submitCourse);
  answer(submitCourse, submitted);
  await visit(address, { as: tunde });
  await button('Submit to the catalog').click();
  await expectBusy(button('Submit to the catalog'));
  submitted.give(become(makeOwnCourse(1, { state: 'waiting' })));
  await expectSeen(status('Waits for approval'));
  answer(withdrawCourse, draft);
  become(draft);
  await button('Withdraw the course').click();
  await expectSeen(button('Submit to the catalog'));
});

test('a name that the catalog has keeps it out, and says why', async () => {
  const taken = 'The catalog has a course of this name in this department. Give yours another name.';
  answer(submitCourse, refused('conflict', taken));
  await visit(address, { as: tunde });
  await button('Submit to the catalog').click();
  await expectSeen(alert(taken));
});

test.each([
  [{ state: 'approved' }, 'In the catalog', 'Take it out of the catalog'],
  [{ state: 'rejected', rejection_reason: 'Say for whom.' }, 'Say for whom.', 'Submit again'],
] as const)('%j is said with the next step', async (standing, text, step) => {
  become(makeOwnCourse(1, standing));
  await visit(address, { as: tunde });
  await expectSeen(status(text), button(step));
});

test.each(['draft', 'approved'] as const)(
  'a %s of a tutor who is not approved takes no student',
  async (state) => {
    become(makeOwnCourse(1, { state, is_open: false }));
    await visit(address, { as: tunde });
    await expectSeen(status('Students cannot find or join it until your tutor profile is approved.'));
    await expectGone(button('Submit to the catalog'), section('Invite students'));
  },
);

test('a course is edited, and the focus comes back', async () => {
  const edited = { ...draft, name: 'Soil science', department: physics };
  answer(editCourse, edited);
  await visit(address, { as: tunde });
  await button('Edit the course').click();
  const department = page.getByRole('combobox', { name: 'Department' });
  await expect.element(department).toHaveValue('Botany, University of Lagos');
  await department.fill('phy');
  await page.getByRole('option', { name: /^Physics/ }).click();
  await field('Name').fill('');
  await button('Save the course').click();
  await expectRefused(field('Name'), 'Name is required');
  await expectSoundState();
  await field('Name').fill('Soil science');
  await button('Draw another').click();
  become(edited);
  await button('Save the course').click();
  await expectSeen(heading('Soil science'));
  await expect.element(button('Edit the course')).toHaveFocus();
  expect(sent(editCourse).map(({ body }) => body)).toEqual([
    {
      department_id: physics.id,
      name: 'Soil science',
      description: draft.description,
      cloth_seed: expect.any(Number),
      cloth_colour: expect.any(Number),
    },
  ]);
});

test('the code and the link are copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await visit(address, { as: tunde });
  await button('Copy the code').click();
  await expectSeen(status('The code is copied.'));
  await button('Copy the link').click();
  await expectSeen(status('The link is copied.'));
  expect(copied.mock.calls).toEqual([['BCDF-GH23'], [`${location.origin}/courses?join=BCDF-GH23`]]);
});

test('a browser that copies nothing leaves the text selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
  await visit(address, { as: tunde });
  await button('Copy the code').click();
  await expectSeen(status('Your browser blocks copying here.'));
  expect(getSelection()?.toString()).toBe('BCDF-GH23');
});

test('a tutor requests a new code, which replaces the old one', async () => {
  answer(renewJoinCode, refused('internal', 'Something went wrong on our side.'));
  await visit(address, { as: tunde });
  await button('Make another code').click();
  const requested = dialog('Make another code?');
  await expectSeen(requested.getByText(/^BCDF-GH23 and its link will stop working/));
  await expectSoundState();
  const confirm = requested.getByRole('button', { name: 'Make another code' });
  await confirm.click();
  await expectSeen(alert('Something went wrong on our side.'));
  answer(renewJoinCode, become(makeOwnCourse(1, { join_code: 'JKMN-PQ45' })));
  await confirm.click();
  await expectGone(requested);
  await expect.element(field('Code')).toHaveValue('JKMN-PQ45');
  expect(sent(renewJoinCode)[1]?.body).toEqual({ replaces: 'BCDF-GH23' });
});

test('students who do not load can be tried again; none yet is a sentence', async () => {
  answer(listMembers, refused('internal'));
  await visit(address, { as: tunde });
  await expectSeen(alert('We could not load the students.'));
  answer(listMembers, listOf());
  await button('Try again').click();
  await expectSeen(members.getByText('No student has joined yet.'));
});

test('a tutor deletes a course, and Undo restores it', async () => {
  answer(deleteCourse, undefined);
  answer(restoreCourse, draft);
  await visit(address, { as: tunde });
  await button('Delete the course').click();
  await expectAddress('/courses?relation=owner');
  await expectSeen(status('Course 1 is deleted.'));
  await button('Undo').click();
  await expect.poll(() => sent(restoreCourse)).toMatchObject([{ params: { id: draft.id } }]);
});

test('a course stays, with the reason, if a student joined in the meantime', async () => {
  const joined = 'Students have joined this course. Delete it when all of them have left.';
  answer(deleteCourse, refused('conflict', joined));
  await visit(address, { as: tunde });
  await button('Delete the course').click();
  await expectSeen(alert(joined));
});
