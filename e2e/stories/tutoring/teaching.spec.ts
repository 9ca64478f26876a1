import { type APIRequestContext, expect, test } from '@playwright/test';
import { bearer, registerVerified, signIn } from '../../product/account.ts';
import { administratorOfAll } from '../../product/administrator.ts';
import { approveTutor, joinAsTutor } from '../../product/tutor.ts';

const dayMs = 24 * 3_600_000;

test('a tutor opens hours, accepts a request, prepares the session, and offers a group tutorial', async ({
  page,
  browser,
}) => {
  await joinAsTutor(page);
  const administrator = await browser.newPage();
  await signIn(administrator, administratorOfAll());
  await approveTutor(administrator, page);
  await administrator.close();

  await page.reload();
  await expect(page.getByRole('main')).toContainText('Students can only book hours that are open.');
  await page.getByRole('link', { name: 'Open hours' }).click();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await page.getByRole('button', { name: `${day}, 10:00 to 11:00` }).click();
  }
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Your hours are saved. Existing bookings stay.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Free times that students see' })).toContainText('10:00');

  const tutorHeaders = await bearer(page);
  const own = await (await page.request.get('/api/v1/users/me', { headers: tutorHeaders })).json();
  const student = await browser.newPage();
  await signIn(student, await registerVerified(student.request));
  const headers = await bearer(student);
  await askForAnHour(student.request, headers, own.id);

  await page.getByRole('link', { name: 'Booking Requests' }).first().click();
  const requests = page.getByRole('list', { name: 'Requests' });
  await expect(requests).toContainText('I lose marks on elimination.');
  await expect(requests).toContainText(/Answer within \d+ h/);
  await page.getByRole('button', { name: 'Accept: Ngozi Adeyemi' }).click();
  await expect(page.getByText('Accepted. Ngozi is asked to pay.')).toBeVisible();
  await expect(page.getByText('No requests are waiting')).toBeVisible();

  await page.goto('/tutor/sessions?show=waiting');
  await page.getByRole('link', { name: 'Ngozi Adeyemi' }).click();
  await expect(page.getByRole('heading', { name: /, 10:00$/ })).toBeVisible();
  await page.getByLabel('Notes that you both read').fill('Bring question 14.');
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  await page.goto('/sessions/new');
  await expect(page).toHaveURL('/tutor/tutorials');
  await page.getByRole('link', { name: 'New tutorial' }).click();
  await page.getByLabel('Title').fill('Genetics crosses');
  await page.getByLabel('Subject').fill('Agricultural science');
  const day = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
  await page.getByLabel('Starts').fill(`${day}T18:00`);
  await page.getByRole('button', { name: 'Offer this tutorial' }).click();
  await expect(page.getByRole('heading', { name: 'Genetics crosses' })).toBeVisible();

  const id = new URL(page.url()).searchParams.get('id');
  const joined = await student.request.post(`/api/v1/tutorials/${id}/join`, { headers });
  expect(joined.status()).toBe(200);
  const students = page.getByRole('region', { name: 'Students, 1 of 10 seats' });
  await expect(students).toContainText('Ngozi Adeyemi');
  await student.close();
});

/** The first free hour, as the student's page asks for it. */
async function askForAnHour(
  request: APIRequestContext,
  headers: { authorization: string },
  tutorId: string,
): Promise<void> {
  const [from, to] = [Date.now(), Date.now() + 14 * dayMs].map((index) => new Date(index).toISOString());
  const free = await request.get(`/api/v1/tutors/${tutorId}/slots`, {
    headers,
    params: { from: from ?? '', to: to ?? '', minutes: 60 },
  });
  const { slots } = await free.json();
  const held = await request.post('/api/v1/bookings/holds', {
    headers,
    data: { tutor_id: tutorId, starts_at: slots[1].starts_at, minutes: 60 },
  });
  expect(held.status()).toBe(201);
  const requested = await request.post('/api/v1/bookings', {
    headers,
    data: {
      hold_id: (await held.json()).id,
      message: 'I lose marks on elimination.',
      share_weak_topics: true,
    },
  });
  expect(requested.status()).toBe(201);
}
