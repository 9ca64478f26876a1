/** Tutors join with Google: the registration form creates students only. */
import { type Browser, expect, type Page } from '@playwright/test';
import { bearer, newAccount, signIn } from './account.ts';
import { administratorOfAll } from './administrator.ts';
import { signInAtGoogle } from './sign-in.ts';

/** Signs a person up as a tutor, up to the form of the profile. @returns the new tutor */
export async function joinWithGoogle(page: Page): Promise<{ fullName: string; email: string }> {
  const tutor = newAccount();
  await page.goto('/register');
  await page.getByRole('group', { name: 'I am joining as a:' }).getByLabel('Tutor').check();
  // The app replaces the students' text once it has loaded.
  await expect(page.getByText('Tutors join with Google.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await signInAtGoogle(page, tutor);
  await expect(page).toHaveURL('/complete-tutor-profile');
  return tutor;
}

/** Signs a new tutor in on the page, with a profile that waits for approval. */
export async function joinAsTutor(page: Page): Promise<void> {
  await joinWithGoogle(page);
  const created = await page.request.post('/api/v1/tutors/me', {
    headers: await bearer(page),
    data: profile,
  });
  expect(created.status()).toBe(201);
  await page.reload();
  await expect(page).toHaveURL('/tutor/dashboard');
}

/** Approves as an administrator does on the page of waiting tutors; other stories' tutors keep waiting. */
export async function approveTutor(administrator: Page, tutor: Page): Promise<void> {
  const own = await bearer(tutor);
  const [account, { version }] = await Promise.all(
    ['/api/v1/users/me', '/api/v1/tutors/me'].map(async (path) =>
      (await tutor.request.get(path, { headers: own })).json(),
    ),
  );
  const answer = await administrator.request.post(`/api/v1/admin/tutors/${account.id}/approve`, {
    headers: await bearer(administrator),
    data: { version },
  });
  expect(answer.status()).toBe(200);
  // The story continues with the approved profile, whatever the page has heard by then.
  await tutor.reload();
}

/** Signs a new tutor in on the page, approved and open at all hours. @returns the id */
export async function joinAsOpenTutor(browser: Browser, page: Page): Promise<string> {
  await joinAsTutor(page);
  const administrator = await browser.newPage();
  await signIn(administrator, administratorOfAll());
  await approveTutor(administrator, page);
  await administrator.close();

  const headers = await bearer(page);
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
  const data = {
    time_zone: 'Africa/Lagos',
    weekly: everyDay,
    minutes: [30, 60],
    notice_hours: 0,
    buffer_minutes: 0,
    horizon_days: 30,
    cancel_hours: 24,
    call_url: 'https://meet.example/soil',
  };
  const saved = await page.request.put('/api/v1/tutors/me/availability', { headers, data });
  expect(saved.status()).toBe(200);
  return (await (await page.request.get('/api/v1/users/me', { headers })).json()).id;
}

const profile = {
  headline: 'Agricultural science, one step at a time',
  biography: 'Eleven years at a school in Ibadan.',
  subjects: ['Agricultural science'],
  languages: ['English', 'Yoruba'],
  qualifications: [],
  hourly_rate: 450_000,
  time_zone: 'Africa/Lagos',
};
