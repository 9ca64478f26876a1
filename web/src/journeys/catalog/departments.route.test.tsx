import { getDepartment, listDepartments } from '@akada/contract/base/catalog.ts';
import { listCourses } from '@akada/contract/base/courses.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { botany, makeCourse, makeSummary, physics } from '../../testing/courses.ts';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, longName } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const main = page.getByRole('main');

beforeEach(() => {
  answer(listDepartments, listOf(botany, physics));
  answer(getDepartment, botany);
  answer(listCourses, listOf(makeSummary(makeCourse(1))));
});

test.each(widths)('departments lead to their courses, at %i pixels', async (width) => {
  answer(listDepartments, listOf(botany, { ...physics, name: longName }));
  await visit('/departments', { as: ngozi, width });
  await expectSeen(heading('Departments'), main.getByText('University of Lagos').first());
  await expectSoundPage();
  await link('Botany').click();
  await expectAddress(`/departments/${botany.id}`);
  await expectSeen(
    heading('Botany'),
    main.getByText('University of Lagos', { exact: true }),
    link('Course 1'),
  );
  expect(sent(listCourses)[0]?.query).toMatchObject({ department_id: botany.id, skip: '0' });
  await expectSoundState();
});

test.each([amina, tunde])('every role reads them', async (account) => {
  await visit('/departments', { as: account });
  await expectSeen(link('Botany'), link('Physics'));
});

test('a search is in the address, and is there again after coming back', async () => {
  await visit('/departments', { as: ngozi });
  await expectSeen(link('Botany'));
  answer(listDepartments, listOf(botany));
  await field('Find a department').fill('bottany');
  await expectAddress('/departments?search=bottany');
  await expectGone(link('Physics'));
  expect(sent(listDepartments).at(-1)?.query).toMatchObject({ search: 'bottany', skip: '0' });
  await link('Botany').click();
  await expectSeen(heading('Botany'));
  history.back();
  await expectAddress('/departments?search=bottany');
  await expect.element(field('Find a department')).toHaveValue('bottany');
});

test('many departments are turned like pages, which the address has too', async () => {
  answer(listDepartments, { items: [botany], total: 26 });
  await visit('/departments?page=2', { as: ngozi });
  await expectSeen(main.getByText('26 departments'));
  // The previous search may have sent the last request.
  const [first] = sent(listDepartments).filter(({ query }) => query.search === '');
  expect(first?.query).toMatchObject({ skip: '25', limit: '25' });
  await button('Earlier page').click();
  await expectAddress('/departments');
  await expect.poll(() => sent(listDepartments).at(-1)?.query).toMatchObject({ skip: '0' });
});

test.each(['0', '-1', 'two', '1.5', '9999'])(
  'the page %s of an address is the first one',
  async (requested) => {
    await visit(`/departments?page=${requested}`, { as: ngozi });
    await expectSeen(link('Botany'));
    expect(sent(listDepartments)[0]?.query).toMatchObject({ skip: '0' });
  },
);

test('an empty list and an empty result have different sentences', async () => {
  answer(listDepartments, listOf());
  await visit('/departments', { as: ngozi });
  await expectSeen(main.getByText('There are no departments yet. Administrators add them.'));
  await field('Find a department').fill('zzz');
  await expectSeen(main.getByText('No department has this name.'));
});

test('a department without courses says so', async () => {
  answer(listCourses, listOf());
  await visit(`/departments/${botany.id}`, { as: ngozi });
  await expectSeen(main.getByText('This department has no courses in the catalog yet.'));
});

test('a loading list has its shape, and a failed load can be tried again', async () => {
  const department = pending(getDepartment);
  answer(getDepartment, department);
  await visit(`/departments/${botany.id}`, { as: ngozi });
  await expectSeen(page.getByRole('img', { name: 'Loading this department' }));
  answer(getDepartment, refused('internal'));
  department.give(refused('internal'));
  await expectSeen(alert('We could not load this department.'));
  answer(getDepartment, botany);
  await button('Try again').click();
  await expectSeen(link('Course 1'));
});

test('the list that does not load can be tried again', async () => {
  answer(listDepartments, refused('internal'));
  await visit('/departments', { as: ngozi });
  await expectSeen(alert('We could not load the departments.'));
  answer(listDepartments, listOf(botany));
  await button('Try again').click();
  await expectSeen(link('Botany'));
});

test('a deleted department leads to the others', async () => {
  answer(getDepartment, refused('not_found'));
  await visit(`/departments/${botany.id}`, { as: ngozi });
  await expectSeen(status('This department is not here.'));
  await link('All departments').click();
  await expectAddress('/departments');
});
