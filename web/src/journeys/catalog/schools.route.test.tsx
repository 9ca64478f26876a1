import {
  createDepartment,
  createSchool,
  type Department,
  deleteDepartment,
  deleteSchool,
  listDepartments,
  listSchools,
  renameSchool,
  type School,
} from '@akada/contract/base/catalog.ts';
import { listSubmittedCourses } from '@akada/contract/base/course-approval.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
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
import { amina } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { idOf, listOf } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const lagos: School = { id: idOf(1), name: 'University of Lagos', department_count: 2 };
const kano: School = { id: idOf(2), name: 'Kano College', department_count: 0 };
const departmentOf = (number: number, name: string): Department => ({
  id: idOf(number),
  name,
  school: { id: lagos.id, name: lagos.name },
});
const [botany, physics] = [departmentOf(11, 'Botany'), departmentOf(12, 'Physics')];
const main = page.getByRole('main');
const departments = page.getByRole('list', { name: 'Departments of University of Lagos', exact: true });

beforeEach(() => {
  answer(listSchools, listOf(lagos, kano));
  answer(listDepartments, listOf(botany, physics));
  answer(listSubmittedCourses, listOf());
});

test.each([
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('is sound at %i pixels in %s, with its departments and its dialog', async (width, scheme) => {
  await visit('/schools', { as: amina, width, scheme });
  await button('Departments of University of Lagos').click();
  await expectSeen(departments.getByText('Botany'));
  await expectSoundPage();
  await button('Rename Kano College').click();
  await expectSeen(dialog('Rename Kano College'));
  await expectSoundState();
});

test('schools say how many departments they have, and only an empty one can be deleted', async () => {
  await visit('/schools', { as: amina });
  await expectSeen(
    main.getByText('2 departments'),
    main.getByText('0 departments'),
    main.getByText('2 schools'),
  );
  await expectSeen(button('Delete Kano College'));
  await expectGone(button('Delete University of Lagos'));
});

test('a school is added, and the field is ready for the next one', async () => {
  const created = pending(createSchool);
  answer(createSchool, created);
  await visit('/schools', { as: amina });
  await field('Name of the school').fill('Jos College');
  await button('Add the school').click();
  await expectBusy(button('Add the school'));
  expect(sent(createSchool)[0]?.body).toEqual({ name: 'Jos College' });

  answer(listSchools, listOf(lagos, kano, { id: idOf(3), name: 'Jos College', department_count: 0 }));
  created.give({ id: idOf(3), name: 'Jos College', department_count: 0 });
  await expectSeen(main.getByText('Jos College', { exact: true }));
  await expect.element(field('Name of the school')).toHaveValue('');
});

test('a name without a letter is refused before it is sent, and one that exists after', async () => {
  answer(createSchool, refused('conflict', 'There is a school of this name: Kano College.'));
  await visit('/schools', { as: amina });
  await button('Add the school').click();
  await expectRefused(field('Name of the school'), 'Name is required');
  await field('Name of the school').fill('---');
  await button('Add the school').click();
  await expectRefused(field('Name of the school'), 'Name needs a letter or a digit');
  expect(sent(createSchool)).toEqual([]);

  await field('Name of the school').fill('KANO COLLEGE');
  await button('Add the school').click();
  await expectSeen(alert('There is a school of this name: Kano College.'));
  await expect.element(field('Name of the school')).toHaveValue('KANO COLLEGE');
});

test('a school is renamed', async () => {
  answer(renameSchool, { ...kano, name: 'Kano State College' });
  await visit('/schools', { as: amina });
  await button('Rename Kano College').click();
  const name = dialog('Rename Kano College').getByRole('textbox');
  await expect.element(name).toHaveValue('Kano College');
  await name.fill('Kano State College');
  answer(listSchools, listOf(lagos, { ...kano, name: 'Kano State College' }));
  await button('Save the name').click();
  await expectGone(dialog('Rename Kano College'));
  await expectSeen(main.getByText('Kano State College'));
  expect(sent(renameSchool)[0]).toMatchObject({
    params: { id: kano.id },
    body: { name: 'Kano State College' },
  });
});

test('a school is deleted, and Undo makes it again', async () => {
  const deleted = pending(deleteSchool);
  answer(deleteSchool, deleted);
  answer(createSchool, kano);
  await visit('/schools', { as: amina });
  await button('Delete Kano College').click();
  await expectBusy(button('Delete Kano College'));
  answer(listSchools, listOf(lagos));
  deleted.give(undefined);
  await expectSeen(status('Kano College is deleted.'));
  await expectGone(main.getByText('Kano College', { exact: true }));
  answer(listSchools, listOf(lagos, kano));
  await button('Undo').click();
  await expectSeen(main.getByText('Kano College', { exact: true }));
  expect(sent(createSchool)[0]?.body).toEqual({ name: 'Kano College' });
});

test('a deletion that cannot be taken back is said', async () => {
  answer(deleteDepartment, undefined);
  answer(createDepartment, refused('conflict', 'There is a department of this name: BOTANY.'));
  await visit('/schools', { as: amina });
  await button('Departments of University of Lagos').click();
  await expectSeen(departments.getByText('Botany'));
  answer(listDepartments, listOf(physics));
  await button('Delete Botany').click();
  await expectGone(departments.getByText('Botany'));
  await button('Undo').click();
  await expectSeen(alert(/^Botany could not be restored\. There is a department of this name: BOTANY\./));
});

test('departments of a large school are turned like pages', async () => {
  const zoology = { items: [departmentOf(13, 'Zoology')], total: 51 };
  answer(listDepartments, ({ query }) =>
    query.skip === '25' ? zoology : { items: [botany, physics], total: 51 },
  );
  await visit('/schools', { as: amina });
  await button('Departments of University of Lagos').click();
  await expectSeen(main.getByText('51 departments'));
  await button('Next page').first().click();
  await expectSeen(departments.getByText('Zoology'));
  await expectGone(departments.getByText('Botany'));
});

test('a school that got a department meanwhile stays, and says why', async () => {
  answer(deleteSchool, refused('conflict', 'This school has departments. Delete them first.'));
  await visit('/schools', { as: amina });
  await button('Delete Kano College').click();
  await expectSeen(alert('This school has departments. Delete them first.'));
});

test('departments are opened, added and deleted below their school', async () => {
  answer(createDepartment, departmentOf(13, 'Zoology'));
  answer(deleteDepartment, undefined);
  await visit('/schools', { as: amina });
  await button('Departments of University of Lagos').click();
  await expectSeen(departments.getByText('Botany'), departments.getByText('Physics'));
  expect(sent(listDepartments)[0]?.query).toMatchObject({ school_id: lagos.id });

  await field('New department of University of Lagos').fill('Zoology');
  answer(listDepartments, listOf(botany, physics, departmentOf(13, 'Zoology')));
  await button('Add the department').click();
  await expectSeen(departments.getByText('Zoology'));
  expect(sent(createDepartment)[0]?.body).toEqual({ school_id: lagos.id, name: 'Zoology' });

  answer(listDepartments, listOf(botany, physics));
  await button('Delete Zoology').click();
  await expectGone(departments.getByText('Zoology'));
  await button('Departments of University of Lagos').click();
  await expectGone(departments);
});

test('a school without departments says so, and a search that finds none', async () => {
  answer(listDepartments, listOf());
  await visit('/schools', { as: amina });
  await button('Departments of Kano College').click();
  await expectSeen(main.getByText('Kano College has no departments yet.'));
  answer(listSchools, listOf());
  await field('Find a school').fill('zzz');
  await expectSeen(main.getByText('No school has such a name.'));
  expect(sent(listSchools).at(-1)?.query).toMatchObject({ search: 'zzz', skip: '0' });
});

test('a catalog without schools asks for the first one', async () => {
  answer(listSchools, listOf());
  await visit('/schools', { as: amina });
  await expectSeen(main.getByText('There are no schools yet. Add the first one below.'));
});

test.each([
  ['the schools', listSchools, async () => {}],
  [
    'the departments',
    listDepartments,
    async (): Promise<void> => button('Departments of University of Lagos').click(),
  ],
] as const)('%s that do not load are said, and trying again helps', async (what, endpoint, open) => {
  answer(endpoint, refused('internal', 'Something went wrong on our side.'));
  await visit('/schools', { as: amina });
  await open();
  await expectSeen(alert(`We could not load ${what}.`));
  answer(listSchools, listOf(lagos));
  answer(listDepartments, listOf(botany));
  await button('Try again').click();
  await expectGone(alert());
});

test('has its name', async () => {
  await visit('/schools', { as: amina });
  await expectSeen(heading('Schools'));
});
