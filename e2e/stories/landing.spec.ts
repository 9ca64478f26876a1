import { expect, type Page, test } from '@playwright/test';
import { registerVerified, signIn } from '../product/account.ts';
import { inspectSchemes } from '../product/inspect-page.ts';

const mainButtons = ['Start Learning Free', 'Go to Dashboard'];

test('a visitor reads what Akada does, and continues to the registration or the sign-in', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    /^Turn your notes into practice/,
  );
  for (const name of [
    'AI Study Tools',
    'Upload Any File Type',
    'How It Works',
    'Everything you get',
    'One price, in naira',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const figure of ['50,000+', '1M+', '98%', '500+', '4.9/5', '99.9%', '24/7', '5,000+', '₦1,500'])
    await expect(page.getByText(figure).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);

  expect(await shownOf(page, mainButtons)).toEqual(Array(3).fill('Start Learning Free'));
  await expect(page.getByRole('banner').locator('> a:visible')).toHaveText(['Akada', 'Login', 'Register']);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await page.getByRole('link', { name: 'Start Learning Free' }).first().click();
  await expect(page).toHaveURL('/register');
});

test('a visitor answers a question on the spot, and sees the sentence that proves it', async ({ page }) => {
  await page.goto('/');
  await answersTheExample(page);
  await inspectSchemes(page, 'the answered question');
});

test('the demo opens next to the page, and plays', async ({ page }) => {
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  const demo = await opened;
  await expect(demo.getByRole('heading', { level: 1 })).toBeVisible();
  await inspectSchemes(demo, 'the demo');
  const moment = await demo.locator('video').evaluate(async (film: HTMLVideoElement) => {
    await film.play();
    await new Promise((resolve) => film.addEventListener('timeupdate', resolve));
    return film.currentTime;
  });
  expect(moment).toBeGreaterThan(0);
});

test('the question is answered by keyboard, too', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const right = page.getByRole('radio', { name: /^xylem/ });
  await right.focus();
  await page.keyboard.press('Space');

  await expect(right).toBeChecked();
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
});

test('plain pages link only to configured addresses', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/', '/demo', '/terms', '/privacy']) {
    await page.goto(path);
    const addresses = await page
      .locator('a')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => new URL(address).origin !== new URL(page.url()).origin)).toEqual([]);
  }
});

test('a signed-in user goes to the dashboard, and is not asked to begin', async ({ page, context }) => {
  await signIn(page, await registerVerified(page.request));
  await page.goto('/');

  expect(await shownOf(page, [...mainButtons, 'Login', 'Register', 'Sign In'])).toEqual(['Go to Dashboard']);
  await expect(page.getByRole('link', { name: 'Akada, home' })).toHaveAttribute('href', '/dashboard');
  const other = await context.newPage();
  await other.goto('/');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');

  // A sign-out reaches the landing page that is open in another tab.
  await page.evaluate(() => {
    for (const key of ['token', 'refresh_token', 'user']) localStorage.removeItem(key);
  });
  await expect(other.getByRole('link', { name: 'Go to Dashboard' })).toBeHidden();
  await expect(other.getByRole('link', { name: 'Start Learning Free' }).first()).toBeVisible();
});

test('the headline types, and stops when it is asked to', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const typed = page.locator('[data-typed]');
  const size = await page.getByRole('heading', { level: 1 }).boundingBox();

  await expect(typed).toHaveText('practice questions');
  await expect(typed).not.toHaveText('practice questions');
  await expect(typed).toHaveText('timed exams');
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(size);

  await page.getByRole('button', { name: 'Pause the headline' }).click();
  await expect(typed).toHaveText('practice questions');
});

test('the headline stands still for who wants stillness', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');

  await expect(page.getByRole('button', { name: 'Pause the headline' })).toBeHidden();
  await expect(page.locator('[data-typed]')).toHaveText('practice questions');
});

test('the chosen colours hold on every plain page', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await page.getByRole('button', { name: /^Switch between/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('the first pages show without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start Learning Free' }).first()).toBeVisible();
  await answersTheExample(page);
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('quiet lagoon 42');
  await page.getByRole('button', { name: 'Sign In' }).click();
  // The page is back, fresh, and nothing of the form is in its address.
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await expect(page).toHaveURL('/login');
  await context.close();
});

test('a page that cannot be fetched says so, and loads automatically with the connection', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();

  // The device finds its network before anything gets through.
  await page.route('**/privacy', (route) => route.abort('connectionfailed'));
  await context.setOffline(false);
  await page.waitForRequest((request) => request.method() === 'HEAD');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.unroute('**/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test('the first pages keep the content policy, and the app takes them over', { tag: '@long' }, async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/login', '/register', '/demo', '/terms', '/privacy', '/offline.html']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
  }
  expect(complaints).toEqual([]);
});

/** @returns the texts of the visible links among the named ones */
async function shownOf(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.getByRole('link').filter({ visible: true }).allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => names.includes(text));
}

async function answersTheExample(page: Page): Promise<void> {
  const example = page.getByRole('group', {
    name: /^Which of the following is the tissue that carries water and mineral salts/,
  });
  const proof = page.getByRole('figure', { name: 'The note, page 12' }).locator('mark');
  await expect(example.getByText('Not quite.')).toBeHidden();

  await example.getByRole('radio', { name: 'phloem' }).click();
  await expect(example.getByText('Not quite.')).toBeVisible();
  await expect(example.getByRole('radio', { name: /^phloem Your answer, not right/ })).toBeChecked();
  await expect(example.getByRole('radio', { name: /^xylem Right answer/ })).not.toBeChecked();
  await expect(example.getByText('Your note says something else about “phloem”')).toBeVisible();
  await expect(proof).toHaveText(
    'Xylem is the tissue that carries water and mineral salts from the roots to the leaves.',
  );
  await expect(proof).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await example.getByRole('radio', { name: /^xylem/ }).click();
  await expect(example.getByText('Right.', { exact: true })).toBeVisible();
  await expect(example.getByText('Not quite.')).toBeHidden();
}
