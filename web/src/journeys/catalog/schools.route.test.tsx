import { createDepartment, createSchool } from '@akada/contract/base/catalog.ts';
import {
  archiveCatalogEntry,
  type CatalogEntry,
  deleteCatalogEntry,
  editCatalogEntry,
  editCatalogTopic,
  importCatalog,
  listCatalog,
  mergeCatalogEntry,
  readCatalogEntry,
  restoreCatalogEntry,
} from '@akada/contract/base/catalog-administration.ts';
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
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const getEntry = (number: number, name: string, change: Partial<CatalogEntry> = {}): CatalogEntry => ({
  kind: 'school',
  id: makeId(number),
  name,
  parent: null,
  school: null,
  tutor: null,
  state: null,
  code: null,
  departments: 0,
  courses: 0,
  topics: 0,
  students: 0,
  archived: false,
  proposed: false,
  created_at: '2026-01-02T09:00:00.000Z',
  ...change,
});
const lagos = getEntry(1, 'University of Lagos', { departments: 2, courses: 1 });
const kano = getEntry(2, 'Kano College');
const ofLagos = { kind: 'department', parent: { id: lagos.id, name: lagos.name } } as const;
const botany = getEntry(11, 'Botany', { ...ofLagos, courses: 1 });
const physics = getEntry(12, 'Physics', ofLagos);
const zoology = getEntry(13, 'Zoology', ofLagos);
const mosses = getEntry(21, 'Mosses', {
  kind: 'course',
  parent: { id: botany.id, name: botany.name },
  school: { id: lagos.id, name: lagos.name },
  tutor: { id: makeId(31), full_name: 'Tunde Ade', email: 'tunde@school.test' },
  state: 'approved',
  code: 'BCDF-GHJK',
  topics: 2,
  students: 3,
});
const topics = [
  { id: makeId(41), name: 'Soil' },
  { id: makeId(42), name: 'Water' },
];
const main = page.getByRole('main');
const departments = page.getByRole('list', { name: 'Departments of University of Lagos', exact: true });

/** Makes the server answer these schools and departments from now on. */
function withEntries({ schools = [lagos, kano], inside = [botany, physics] } = {}) {
  answer(listCatalog, ({ params }) =>
    params.kind === 'school'
      ? listOf(...schools)
      : params.kind === 'course'
        ? listOf(mosses)
        : listOf(...inside),
  );
}

beforeEach(() => {
  withEntries();
  answer(listSubmittedCourses, listOf());
  answer(readCatalogEntry, {
    entry: mosses,
    holds: ['2 topics', '3 students'],
    topics,
  });
});

test.each([
  ['/schools', 360, 'light'],
  ['/schools', 360, 'dark'],
  ['/schools', 1280, 'light'],
  ['/schools', 1280, 'dark'],
] as const)(
  '%s is sound at %i pixels in %s, with its branches and its dialogs',
  async (path, width, scheme) => {
    await visit(path, { as: amina, width, scheme });
    await button('Departments of University of Lagos').click();
    await button('Courses of Botany').click();
    await button('Topics of Mosses').click();
    await expectSeen(
      main.getByText('Water'),
      main.getByText('2 topics, 3 students · Tunde Ade · In the catalog'),
    );
    await expectSoundPage();
    await button('Merge Mosses').click();
    await expectSeen(dialog('Merge Mosses').getByText('This moves: 2 topics, 3 students.'));
    await expectSoundState();
  },
);

test('a topic gets the name of an existing topic, and the two become one after a confirmation', async () => {
  const detail = { entry: mosses, holds: ['2 topics'], topics };
  const taken = 'This course has a topic of this name: Soil. Merge the two, or choose another name.';
  answer(editCatalogTopic, refused('conflict', taken));
  await visit('/schools', { as: amina });
  await button('Departments of University of Lagos').click();
  await button('Courses of Botany').click();
  await button('Topics of Mosses').click();
  await button('Edit Water').click();
  await field('Name of the topic').fill('soil');
  await field('Reason').fill('One thing');
  await button('Save').click();
  await expectSeen(alert('This course has a topic of this name: Soil.'));
  answer(editCatalogTopic, { ...detail, topics: topics.slice(0, 1) });
  await button('Merge the two').click();
  await expectGone(dialog('Edit Water'));
  const body = { seen_name: 'Water', name: 'soil', reason: 'One thing' };
  expect(sent(editCatalogTopic).map((one) => one.body)).toEqual([
    { ...body, may_merge: false },
    { ...body, may_merge: true },
  ]);
});

test('a school is added, and the field is ready for the next one', async () => {
  const created = pending(createSchool);
  answer(createSchool, created);
  await visit('/schools', { as: amina });
  await field('Name of the school').fill('Jos College');
  await button('Add the school').click();
  await expectBusy(button('Add the school'));
  await expect.poll(() => sent(createSchool)[0]?.body).toEqual({ name: 'Jos College' });

  withEntries({ schools: [lagos, kano, getEntry(3, 'Jos College')] });
  created.give({ id: makeId(3), name: 'Jos College', department_count: 0 });
  await expectSeen(main.getByText('Jos College', { exact: true }));
  await expect.element(field('Name of the school')).toHaveValue('');
});

test('a name without a letter is rejected before it is sent, and an existing name after it', async () => {
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
});

test('a name that exists can be merged with, and what was seen goes with it', async () => {
  answer(
    editCatalogEntry,
    refused(
      'conflict',
      'There is a school of this name: Kano College. Merge the two, or choose another name.',
    ),
  );
  answer(mergeCatalogEntry, kano);
  await visit('/schools', { as: amina });
  await button('Edit University of Lagos').click();
  const name = dialog('Edit University of Lagos').getByRole('textbox');
  await name.fill('Kano College');
  await button('Save').click();
  await button('Merge with it').click();
  await expect
    .element(dialog('Merge University of Lagos').getByRole('combobox', { name: 'The school that stays' }))
    .toHaveValue('Kano College, 0 departments, 0 courses');
  await dialog('Merge University of Lagos').getByRole('button', { name: 'Merge', exact: true }).click();
  await expectRefused(field('Reason'), 'Give a reason');
  await field('Reason').fill('Twice there');
  const lagosAsked = () => sent(readCatalogEntry).filter(({ params }) => params.id === lagos.id).length;
  const askedBefore = lagosAsked();
  expect(askedBefore).toBeGreaterThan(0);
  await dialog('Merge University of Lagos').getByRole('button', { name: 'Merge', exact: true }).click();
  await expectSeen(status('University of Lagos is part of Kano College now.'));
  expect(lagosAsked(), 'nothing asks for the school that was merged').toBe(askedBefore);
  expect(sent(mergeCatalogEntry)[0]).toMatchObject({
    params: { kind: 'school', id: lagos.id },
    body: {
      seen: { name: 'University of Lagos', parent_id: null, archived: false },
      into_id: kano.id,
      reason: 'Twice there',
    },
  });
});

test('a school is archived with a reason, and Undo restores it', async () => {
  answer(archiveCatalogEntry, { ...kano, archived: true });
  answer(restoreCatalogEntry, kano);
  await visit('/schools', { as: amina });
  await button('Archive Kano College').click();
  await field('Reason').fill('It has closed');
  withEntries({ schools: [lagos, { ...kano, archived: true }] });
  await dialog('Archive Kano College?').getByRole('button', { name: 'Archive' }).click();
  await expectSeen(status('Kano College is archived.'), button('Restore Kano College'));
  withEntries();
  await button('Undo').click();
  await expectSeen(button('Archive Kano College'));
  expect(sent(restoreCatalogEntry)[0]?.params).toEqual({ kind: 'school', id: kano.id });
});

test('only what is empty can be deleted, and Undo makes it again', async () => {
  answer(deleteCatalogEntry, undefined);
  answer(createDepartment, {
    id: physics.id,
    name: 'Physics',
    school: { id: lagos.id, name: lagos.name },
    is_proposed: false,
  });
  await visit('/schools', { as: amina });
  await button('Departments of University of Lagos').click();
  await expectSeen(departments.getByText('Physics'));
  await expectGone(button('Delete Botany'));
  withEntries({ inside: [botany] });
  await button('Delete Physics').click();
  await expectSeen(status('Physics is deleted.'));
  await expectGone(departments.getByText('Physics'));
  withEntries();
  await button('Undo').click();
  await expectSeen(departments.getByText('Physics'));
  expect(sent(createDepartment)[0]?.body).toEqual({ school_id: lagos.id, name: 'Physics' });
});

test('a rejected deletion and a permanent deletion are both announced', async () => {
  answer(deleteCatalogEntry, refused('conflict', 'This school still has 1 department.'));
  await visit('/schools', { as: amina });
  await button('Delete Kano College').click();
  await expectSeen(alert('This school still has 1 department.'));

  answer(deleteCatalogEntry, undefined);
  answer(createSchool, refused('conflict', 'There is a school of this name: KANO.'));
  await button('Delete Kano College').click();
  await button('Undo').click();
  await expectSeen(alert('Kano College could not be restored. There is a school of this name: KANO.'));
});

test('departments are opened, added and turned like pages below their school', async () => {
  answer(createDepartment, {
    id: zoology.id,
    name: 'Zoology',
    school: { id: lagos.id, name: lagos.name },
    is_proposed: false,
  });
  answer(listCatalog, ({ params, query }) => {
    if (params.kind === 'school') return listOf(lagos);
    return { items: query.skip === '25' ? [zoology] : [botany, physics], total: 51 };
  });
  await visit('/schools', { as: amina });
  await button('Departments of University of Lagos').click();
  await expectSeen(departments.getByText('Botany'), main.getByText('51 departments'));
  expect(sent(listCatalog).at(-1)?.query).toMatchObject({ parent_id: lagos.id });
  await button('Next page').first().click();
  await expectSeen(departments.getByText('Zoology'));
  await field('New department of University of Lagos').fill('Music');
  await button('Add the department').click();
  await expect.element(field('New department of University of Lagos')).toHaveValue('');
  expect(sent(createDepartment)[0]?.body).toEqual({ school_id: lagos.id, name: 'Music' });
});

test('a list is looked through, then written', async () => {
  const row = { row: 2, name: 'Jos College', within: '', outcome: 'new', problems: {} } as const;
  answer(importCatalog, { rows: [{ ...row, outcome: 'invalid', problems: { school: 'Name is too long' } }] });
  await visit('/schools', { as: amina });
  await button('Upload a list (CSV)').click();
  await field('The list').fill('school\nJos College');
  await button('Check the list').click();
  await expectSeen(main.getByText('school: Name is too long'));
  await expectGone(button('Write 1 row'));
  answer(importCatalog, { rows: [row] });
  await field('The list').fill('school\nJos');
  await button('Check the list').click();
  await button('Write 1 row').click();
  await expectSeen(status('The list is saved: 1 new, 0 changed and 0 unchanged rows.'));
  expect(sent(importCatalog).map(({ body }) => body.dry_run)).toEqual([true, true, false]);
});

test('a catalog without schools suggests adding the first one, and a search without results says so', async () => {
  withEntries({ schools: [] });
  await visit('/schools', { as: amina });
  await expectSeen(main.getByText('There are no schools yet. Add the first one below.'));
  await field('Find a school').fill('zzz');
  await expectSeen(main.getByText('No school has this name.'));
  await expect.poll(() => sent(listCatalog).at(-1)?.query).toMatchObject({ search: 'zzz', skip: '0' });
});

test('schools that do not load are said, and trying again helps', async () => {
  answer(listCatalog, refused('internal', 'Something went wrong on our side.'));
  await visit('/schools', { as: amina });
  await expectSeen(alert('We could not load the schools.'));
  withEntries();
  await button('Try again').click();
  await expectGone(alert());
});

test.each([
  [360, 'light'],
  [1280, 'dark'],
] as const)(
  'all courses are narrowed and ordered by the address, sound at %i pixels in %s',
  async (width, scheme) => {
    await visit('/admin/courses?order=fullest&shown=current', { as: amina, width, scheme });
    await expectSeen(heading('All courses'), page.getByRole('link', { name: 'Mosses' }));
    await field('Find a course').fill('mos');
    await expect
      .poll(() => sent(listCatalog).at(-1)?.query)
      .toMatchObject({
        search: 'mos',
        order: 'fullest',
        shown: 'current',
      });
    await expectSoundPage();
  },
);

test('all departments lead to their courses', async () => {
  await visit('/admin/departments', { as: amina, width: 1280 });
  await expectSeen(heading('All departments'));
  await expect
    .element(page.getByRole('link', { name: 'Botany' }))
    .toHaveAttribute('href', `/admin/courses?in=${botany.id}`);
});
