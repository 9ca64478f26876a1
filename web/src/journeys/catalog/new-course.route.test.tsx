import { type Department, listDepartments, proposeDepartment } from '@akada/contract/base/catalog.ts';
import { createCourse, getCourse } from '@akada/contract/base/courses.ts';
import { listMembers } from '@akada/contract/base/enrolments.ts';
import { getTutorProfile } from '@akada/contract/base/tutors.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { botany, makeOwnCourse, physics } from '../../testing/courses.ts';
import { press } from '../../testing/keyboard.ts';
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
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { amina, tunde, tundesProfile } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const department = page.getByRole('combobox', { name: 'Department' });
const created = makeOwnCourse(1);

beforeEach(() => {
  answer(listDepartments, listOf(botany, physics));
  answer(getCourse, created);
  answer(listMembers, listOf());
});

async function fill(): Promise<void> {
  await department.fill('bot');
  await page.getByRole('option', { name: /^Botany/ }).click();
  await field('Name').fill('Soil science');
  await field('Description').fill('For first years.');
}

test.each(widths)('a tutor makes a course by keyboard, at %i pixels', async (width) => {
  const answered = pending(createCourse);
  answer(createCourse, answered);
  await visit('/courses/new', { as: tunde, width });
  await expectSeen(heading('New course'));
  await expectSoundPage();
  await department.click();
  await press('bot');
  await expectSeen(page.getByRole('option', { name: /^Botany/ }));
  await press('{Enter}{Tab}{Tab}Soil science{Tab}For first years.{Tab}{Enter}');
  await expectBusy(button('Create the course'));
  answered.give(created);
  await expectAddress(`/courses/${created.id}`);
  expect(sent(createCourse).map(({ body }) => body)).toEqual([
    { department_id: botany.id, name: 'Soil science', description: 'For first years.' },
  ]);
});

test('a missing value is reported at its field, and nothing is sent', async () => {
  await visit('/courses/new', { as: tunde });
  await department.fill('nothing of the kind');
  await button('Create the course').click();
  await expectRefused(department, 'Choose a department');
  await expectRefused(field('Name'), 'Name is required');
  await expect.element(department).toHaveFocus();
  await expect.element(department).toHaveValue('nothing of the kind');
  await expectSoundState();
  expect(sent(createCourse)).toEqual([]);
});

test('a tutor without a department proposes one, and uses it for the course', async () => {
  answer(listDepartments, listOf());
  const marine: Department = {
    id: makeId(19),
    name: 'Marine Science',
    school: { id: makeId(9), name: 'Delta State Polytechnic' },
    is_proposed: true,
  };
  const proposed = pending(proposeDepartment);
  answer(proposeDepartment, proposed);
  answer(createCourse, created);
  await visit('/courses/new', { as: tunde });
  await department.click();
  await expectSeen(status('There are no departments yet.'));
  await button('My department is missing').click();
  await expectSeen(dialog('Propose your department'));
  await expectSoundState();
  await button('Use this department').click();
  await expectRefused(field('School'), 'Name is required');
  await field('School').fill('Delta State Polytechnic');
  await field('New department').fill('Marine Science');
  await press('{Enter}');
  await expectBusy(button('Use this department'));
  proposed.give(marine);
  await expectGone(dialog('Propose your department'));
  await expect.element(department).toHaveValue('Marine Science, Delta State Polytechnic');
  await expectSeen(status(/^This department is new/));
  expect(sent(createCourse)).toEqual([]);
  await field('Name').fill('Tides');
  await button('Create the course').click();
  await expectAddress(`/courses/${created.id}`);
  expect(sent(createCourse)[0]?.body).toMatchObject({ department_id: marine.id, name: 'Tides' });
});

test.each([
  ['a name that is taken', refused('conflict', 'You have a course of this name in this department: Soil.')],
  ['a lost connection', networkLoss],
])('typed text stays after %s', async (_what, reply) => {
  answer(createCourse, reply);
  await visit('/courses/new', { as: tunde });
  await fill();
  await button('Create the course').click();
  await expectSeen(alert());
  await expect.element(department).toHaveValue('Botany, University of Lagos');
  await expect.element(field('Name')).toHaveValue('Soil science');
  await expect.element(field('Description')).toHaveValue('For first years.');
});

test('a department deleted in the meantime is reported at its field', async () => {
  const gone = 'This department is no longer there. Choose another one.';
  answer(createCourse, refused('validation_failed', { department_id: gone }));
  await visit('/courses/new', { as: tunde });
  await fill();
  await button('Create the course').click();
  await expectRefused(department, gone);
  await expect.element(department).toHaveFocus();
});

test('a tutor who is not approved reads that it will be a draft', async () => {
  answer(getTutorProfile, { ...tundesProfile, state: 'pending' });
  await visit('/courses/new', { as: tunde });
  await expectSeen(status('Your course will be a draft'));
});

test('an administrator reads who makes courses', async () => {
  await visit('/courses/new', { as: amina });
  await expectSeen(status('Tutors make courses.'));
});
