import { expect, type Page, test } from '@playwright/test';
import { bearer, beginSession, registerVerified, signIn } from '../product/account.ts';
import { administratorOfAll } from '../product/administrator.ts';
import { publishQuestions } from '../product/class.ts';
import { approveTutor, joinAsTutor } from '../product/tutor.ts';

test('a tutor makes a course, a student joins by its code, and in the catalog others find it', async ({
  page: tutor,
  browser,
}) => {
  const stamp = Date.now();
  const name = `Écologie des sols ${stamp}`;
  const administrator = await browser.newPage();
  await beginSession(administrator, administratorOfAll());
  await makeDepartment(administrator, `Botany ${stamp}`);
  await joinAsTutor(tutor);
  await approveTutor(administrator, tutor);

  await tutor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await tutor.getByRole('link', { name: 'New course' }).first().click();
  await expect(tutor.getByRole('heading', { level: 1, name: 'New course' })).toBeVisible();
  await tutor.getByRole('combobox', { name: 'Department' }).fill(`Bottany ${stamp}`);
  await tutor.getByRole('option', { name: `Botany ${stamp}` }).click();
  await tutor.getByLabel('Name').fill(name);
  await tutor.getByLabel('Description').fill('For first years of agriculture.');
  await tutor.getByRole('button', { name: 'Create the course' }).click();
  await expect(tutor.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const topic of ['Water', 'Soil']) {
    await tutor.getByLabel('New topic').fill(topic);
    await tutor.getByLabel('New topic').press('Enter');
    await expect(tutor.getByRole('list', { name: 'Topics' })).toContainText(topic);
  }
  await tutor.getByRole('button', { name: 'Move Soil up' }).click();
  await expect(tutor.getByRole('list', { name: 'Topics' }).getByRole('listitem')).toHaveText([
    /Soil/,
    /Water/,
  ]);
  const members = tutor.getByRole('region', { name: 'Students', exact: true });
  const link = new URL(await tutor.getByLabel('Link', { exact: true }).inputValue());

  const invited = await browser.newPage();
  await signIn(invited, await registerVerified(invited.request), link.pathname + link.search);
  await invited.getByRole('button', { name: 'Join the course' }).click();
  await expect(invited.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(members).toContainText('Ngozi Adeyemi');

  const other = await browser.newPage();
  await signIn(other, await registerVerified(other.request), '/courses');
  await other.getByLabel('Find a course').fill(`ecologie sols ${stamp}`);
  await expect(other.getByText('No course here has this name.')).toBeVisible();
  await tutor.getByRole('button', { name: 'Submit to the catalog' }).click();
  await administrator.goto('/schools');
  await administrator.getByRole('button', { name: `Approve ${name}` }).click();
  await expect(administrator.getByRole('button', { name: `Approve ${name}` })).toHaveCount(0);
  await expect(tutor.getByText('All students can find it.')).toBeVisible();
  await other.reload();
  await other.getByRole('link', { name }).click();
  await other.getByRole('button', { name: 'Enrol' }).click();
  await expect(other.getByRole('button', { name: 'Leave the course' })).toBeVisible();

  await invited.getByRole('button', { name: 'Leave the course' }).click();
  await invited.getByRole('button', { name: 'Undo' }).click();
  await expect(invited.getByRole('button', { name: 'Leave the course' })).toBeVisible();
  await expect(members.getByRole('listitem')).toHaveCount(2);

  await other.getByRole('button', { name: 'Leave the course' }).click();
  await expect(members.getByRole('listitem')).toHaveCount(1);
  await other.goto('/courses');
  await other.getByRole('textbox', { name: 'Code' }).fill(link.searchParams.get('join')?.toLowerCase() ?? '');
  await other.getByRole('button', { name: 'Join the course' }).click();
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(members.getByRole('listitem')).toHaveCount(2);

  const id = new URL(other.url()).pathname.split('/').at(-1) ?? '';
  await publishQuestions(tutor, { id, name, code: '' }, { count: 2, explanation: 'It swells.' });
  await shareSet(tutor, 1);
  await other.getByRole('region', { name: 'Sets to practise' }).getByRole('link', { name: 'Week 1' }).click();
  await expect(other.getByText('What holds water in soil 1?')).toBeVisible();
  await other.goto('/my-notes?show=shared');
  const sets = other.getByRole('group', { name: 'From your courses' });
  await expect(sets).toContainText('1 question');
  await shareSet(tutor, 2);
  await expect(sets).toContainText('2 questions');
  await tutor.goto(`/courses/${id}`);
  await tutor.getByRole('button', { name: 'Stop sharing' }).click();
  await tutor.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(sets.getByRole('link', { name: 'Week 1' })).toHaveCount(0);
});

/** Shares the question of this number as a set, or as one more of it. */
async function shareSet(tutor: Page, number: number): Promise<void> {
  await tutor.goto('/questions');
  await tutor.getByRole('checkbox', { name: `Choose: What holds water in soil ${number}?` }).click();
  await tutor.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = tutor.getByRole('dialog');
  await dialog.getByLabel('Name of the set').fill('Week 1');
  if (number > 1) await dialog.getByLabel('The 1 question that it has').selectOption('keep');
  await dialog.getByRole('button', { name: /^Share/ }).click();
  await expect(tutor.getByText(/has “Week 1” now/)).toBeVisible();
}

async function makeDepartment(administrator: Page, name: string): Promise<void> {
  const headers = await bearer(administrator);
  const school = await administrator.request.post('/api/v1/schools', {
    headers,
    data: { name: `School of ${name}` },
  });
  const { id } = await school.json();
  const data = { school_id: id, name };
  expect((await administrator.request.post('/api/v1/departments', { headers, data })).status()).toBe(201);
}
