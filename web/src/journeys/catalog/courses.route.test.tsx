import { getDepartment, listDepartments } from '@akada/contract/base/catalog.ts';
import { getCourse, listCourses, listDeletedCourses, restoreCourse } from '@akada/contract/base/courses.ts';
import { joinCourse } from '@akada/contract/base/enrolments.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  botany,
  longCourse,
  makeCourse,
  makeOwnCourse,
  makeSummary,
  physics,
} from '../../testing/courses.ts';
import { press } from '../../testing/keyboard.ts';
import {
  alert,
  button,
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
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const departments = page.getByRole('listbox', { name: 'Department' });
const joined = makeCourse(2, { relation: 'member' });

beforeEach(() => {
  answer(listCourses, listOf(makeSummary(makeCourse(1)), makeSummary(joined)));
  answer(listDepartments, listOf(botany, physics));
  answer(getDepartment, physics);
  answer(listDeletedCourses, { items: [] });
  answer(getCourse, joined);
});

test.each(widths)('a student finds courses and those joined, at %i pixels', async (width) => {
  answer(listCourses, listOf(makeSummary(joined), makeSummary(longCourse)));
  await visit('/courses', { as: ngozi, width });
  await expectSeen(heading('Courses'), link('Course 2'), main.getByText('Joined', { exact: true }));
  await expectSeen(main.getByText('Botany, University of Lagos · Tunde Bello').first());
  await expectSoundPage();
  await link('Course 2').click();
  await expectAddress(`/courses/${joined.id}`);
});

test('search and filters are in the address', async () => {
  await visit('/courses?search=soyl', { as: ngozi });
  await expect.element(field('Find a course')).toHaveValue('soyl');
  await expectSeen(link('Course 1'));
  expect(sent(listCourses)[0]?.query).toEqual({ search: 'soyl', skip: '0', limit: '25' });
  await field('Show').selectOptions('Courses I joined');
  await expectAddress('/courses?search=soyl&relation=member');
  await expect.poll(() => sent(listCourses).at(-1)?.query).toMatchObject({ relation: 'member' });
  answer(listCourses, listOf());
  await field('Find a course').fill('zzz');
  await expectSeen(main.getByText('No course here has this name.'));
});

test('a department is found by keyboard, chosen, and taken out again', async () => {
  await visit('/courses', { as: ngozi });
  await expectSeen(link('Course 1'));
  const department = page.getByRole('combobox', { name: 'Department' });
  await department.fill('phisics');
  await expectSeen(departments.getByRole('option', { name: /^Botany/ }));
  await expect.poll(() => sent(listDepartments).at(-1)?.query).toMatchObject({ search: 'phisics' });
  await expectSoundState();
  await press('{ArrowDown}');
  await expect
    .element(departments.getByRole('option', { name: /^Physics/ }))
    .toHaveAttribute('aria-selected', 'true');
  await press('{Enter}');
  await expectAddress(`/courses?department_id=${physics.id}`);
  await expect.element(department).toHaveValue('Physics, University of Lagos');
  await expectGone(departments);
  await expect.poll(() => sent(listCourses).at(-1)?.query).toMatchObject({ department_id: physics.id });

  await department.fill('');
  await expectAddress('/courses');
  await press('{Escape}');
  await expectGone(departments);
});

test('a department is chosen by a click; a search that finds none says so', async () => {
  await visit('/courses', { as: ngozi });
  const department = page.getByRole('combobox', { name: 'Department' });
  await department.click();
  await departments.getByRole('option', { name: /^Physics/ }).click();
  await expectAddress(`/courses?department_id=${physics.id}`);
  answer(listDepartments, listOf());
  await department.fill('zzz');
  await expectSeen(status('No department has this name.'));
  await press('{Escape}');
  await expect.element(department).toHaveValue('Physics, University of Lagos');
});

test('a code lets a student in, and leads to the course', async () => {
  const answered = pending(joinCourse);
  answer(joinCourse, answered);
  answer(listCourses, listOf(makeSummary(makeCourse(2))));
  await visit('/courses', { as: ngozi });
  await expectSeen(link('Course 2'));
  await field('Code').fill('bcdf gh23');
  await button('Join the course').click();
  await expectBusy(button('Join the course'));
  answer(listCourses, listOf(makeSummary(joined)));
  answered.give(joined);
  await expectAddress(`/courses/${joined.id}`);
  await expectSeen(heading('Course 2'), status('You are in Course 2.'));
  expect(sent(joinCourse)[0]?.body).toEqual({ code: 'bcdf gh23' });
  history.back();
  await expectSeen(main.getByText('Joined', { exact: true }));
});

test('an impossible code is rejected before it is sent, and an unknown code after it', async () => {
  answer(
    joinCourse,
    refused('validation_failed', { code: 'No course has this code. Check it with your tutor.' }),
  );
  await visit('/courses', { as: ngozi });
  await field('Code').fill('BCDF');
  await button('Join the course').click();
  await expectRefused(
    field('Code'),
    'A code has eight letters and digits, such as BCDF-GH23. Check it with your tutor.',
  );
  expect(sent(joinCourse)).toEqual([]);
  await field('Code').fill('BCDF-GH24');
  await button('Join the course').click();
  await expectRefused(field('Code'), 'No course has this code. Check it with your tutor.');
  await expect.element(field('Code')).toHaveValue('BCDF-GH24');
  await expect.element(field('Code')).toHaveFocus();
});

test('a link fills the code in, and joins no course automatically', async () => {
  answer(
    joinCourse,
    refused('conflict', 'This course is closed to new students at the moment. Ask its tutor.'),
  );
  await visit('/courses?join=BCDF-GH23', { as: ngozi });
  await expect.element(field('Code')).toHaveValue('BCDF-GH23');
  await expectSeen(link('Course 1'));
  expect(sent(joinCourse)).toEqual([]);
  await button('Join the course').click();
  await expectSeen(alert('This course is closed to new students at the moment. Ask its tutor.'));
});

test('a link to a code is of no use to a tutor, who reads why', async () => {
  await visit('/courses?join=BCDF-GH23', { as: tunde });
  await expectSeen(status('Only students can join a course with its code.'));
  await expectGone(section('Join by a code'));
});

test.each(widths)('a tutor sees how far each course is, at %i pixels', async (width) => {
  answer(
    listCourses,
    listOf(
      makeSummary(makeOwnCourse(1)),
      makeSummary(makeOwnCourse(2, { state: 'waiting', member_count: 1 })),
      makeSummary(makeOwnCourse(3, { state: 'approved' })),
      makeSummary(makeOwnCourse(4, { state: 'rejected', rejection_reason: 'Say which school it is for.' })),
      makeSummary(makeOwnCourse(5, { state: 'approved', is_open: false })),
    ),
  );
  await visit('/courses?relation=owner', { as: tunde, width });
  await expectSeen(
    main.getByText('0 students · Draft'),
    main.getByText('1 student · Waits for approval'),
    main.getByText('0 students · In the catalog'),
    main.getByText('0 students · Not approved: Say which school it is for.'),
    main.getByText('0 students · Approved, but closed while its tutor is not'),
  );
  expect(sent(listCourses)[0]?.query).toMatchObject({ relation: 'owner' });
  await expect.element(link('New course')).toHaveAttribute('href', '/courses/new');
  await expectSoundState();
});

test('a tutor restores a deleted course', async () => {
  const deleted = { id: makeCourse(3).id, name: 'Course 3', restorable_until: '2026-11-02T10:00:00.000Z' };
  answer(listDeletedCourses, { items: [deleted] }, { items: [] });
  answer(restoreCourse, makeOwnCourse(3));
  await visit('/courses', { as: tunde });
  await button('Restore Course 3').click();
  await expectGone(button('Restore Course 3'));
  expect(sent(restoreCourse)[0]?.params).toEqual({ id: deleted.id });
});

test.each([
  [ngozi, '/courses', 'No courses yet'],
  [ngozi, '/courses?relation=member', 'None of your courses'],
  [ngozi, `/courses?department_id=${physics.id}`, 'No course in this department'],
  [tunde, '/courses?relation=owner', 'No courses yet'],
  [amina, '/courses', 'No courses yet'],
] as const)('an empty list says what belongs there', async (account, address, title) => {
  answer(listCourses, listOf());
  await visit(address, { as: account });
  await expectSeen(heading(title));
});

test('another role’s choice in the address is passed over', async () => {
  await visit('/courses?relation=owner', { as: ngozi });
  await expectSeen(link('Course 1'));
  expect(sent(listCourses)[0]?.query).toEqual({ search: '', skip: '0', limit: '25' });
});

test('courses that do not load can be tried again', async () => {
  answer(listCourses, refused('internal'));
  await visit('/courses', { as: ngozi });
  await expectSeen(alert('We could not load the courses.'));
  answer(listCourses, listOf(makeSummary(makeCourse(1))));
  await button('Try again').click();
  await expectSeen(link('Course 1'));
});
