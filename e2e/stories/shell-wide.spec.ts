import { expect, test } from '@playwright/test';
import { registerVerified, signIn } from '../product/account.ts';
import { administratorOfAll } from '../product/administrator.ts';
import { getLinks, inspectSchemes } from '../product/inspect-page.ts';
import { joinAsTutor } from '../product/tutor.ts';

test('a student on a wide screen has everything around the page', async ({ page }) => {
  const account = await registerVerified(page.request);
  await signIn(page, account);

  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(menu).toContainText(`NA${account.fullName}Student`);
  await expect(getLinks(page, 'Main')).toHaveText([
    'Dashboard',
    'MCQ Practice',
    'AI Study Tools',
    'Flashcards',
    'My Notes',
    'Chat',
    'Practice History',
    'Exam History',
    'Bookmarks',
    'Analytics',
    'Achievements',
    'Find Tutors',
    'Tutorials',
    'Booking Requests',
    'Sessions',
    'Messages',
    'Departments',
    'Courses',
    'Subscription',
    'Profile',
    'Settings',
  ]);
  expect((await menu.boundingBox())?.width).toBeCloseTo(250, -1);
  await expect(getLinks(page, 'Shortcuts')).toHaveText(['Upload Notes', 'Make Questions', 'Make Flashcards']);
  await expect(getLinks(page, 'Study')).toHaveText(['MCQ', 'AI Tools', 'Cards']);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home' })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(getLinks(page, 'Legal')).toHaveText(['Terms', 'Privacy']);
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeHidden();

  await getLinks(page, 'Study').filter({ hasText: 'AI Tools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Study Tools' })).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText(account.email)).toBeVisible();
  await inspectSchemes(page, 'the account menu');
});

test('an administrator is welcomed where a student finds quick buttons', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, administratorOfAll());
  await expect(page.getByText('Welcome back, Administrator')).toBeVisible();
  await expect(getLinks(page, 'Main')).toHaveText([
    'Dashboard',
    'Waiting',
    'Users',
    'Questions',
    'Money',
    'Support',
    'Analytics',
    'Record',
    'Question Bank',
    'Exams',
    'Schools',
    'Departments',
    'Courses',
    'All sessions',
    'Profile',
    'Settings',
  ]);
  await page.goto('/mcq');
  await expect(page.getByText('Welcome back, Administrator')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('the keyboard alone gets past the menu, through it, and out again', { tag: '@long' }, async ({
  page,
}) => {
  const account = await registerVerified(page.request);
  await signIn(page, account);
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(getLinks(page, 'Main').last()).toBeFocused();

  const me = page.getByRole('button', { name: 'Your account' });
  await me.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' });
  await expect(profile).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(me).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a tutor has a menu of the role, and reads why the other areas are closed', { tag: '@long' }, async ({
  page,
}) => {
  await joinAsTutor(page);
  await expect(getLinks(page, 'Main')).toHaveText([
    'Dashboard',
    'Students',
    'Tutorials',
    'Booking Requests',
    'Tutor Sessions',
    'Questions',
    'Earnings',
    'Tutor Profile',
    'Reviews',
    'Messages',
    'Classes',
    'Exams',
    'Departments',
    'Courses',
    'Profile',
    'Settings',
  ]);
  await expect(getLinks(page, 'Shortcuts')).toHaveText([
    'Tutorials',
    'Booking Requests',
    'Earnings',
    'Questions',
    'Exams',
  ]);
  await expect(page.getByText('Welcome back, Ngozi Adeyemi')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tutorProfileExists'))).toBe('true');

  await page.goto('/mcq');
  await expect(
    page.getByText('This feature is only available to students. Tutors have access to different features.'),
  ).toBeVisible();
  await page.goto('/admin/users');
  await expect(
    page.getByText(
      'Tutors do not have access to administrative features. ' +
        'Please contact your administrator if you believe this is an error.',
    ),
  ).toBeVisible();
  await page.goto('/complete-tutor-profile');
  await expect(page).toHaveURL('/tutor/dashboard');
});
