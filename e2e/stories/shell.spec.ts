import { expect, test } from '@playwright/test';
import { chapterPdf } from '../material/pdf.ts';
import { soilChapter, title } from '../material/soil-chapter.ts';
import { registerVerified, signIn } from '../product/account.ts';
import { getLinks, inspectSchemes } from '../product/inspect-page.ts';
import { uploadNote } from '../product/study.ts';

test('the search finds pages, notes by their text, and sets by only the keyboard', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  await uploadNote(page, 'Soil.pdf', 'application/pdf', await chapterPdf(title, soilChapter));

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: 'Practise Soil.pdf' })).toBeVisible();
  await inspectSchemes(page, 'the palette');
  await page.keyboard.type('soil');
  await expect(page.getByRole('option')).toHaveText(['Soil.pdf', 'Practise Soil.pdf']);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Practise Soil.pdf' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mcq\/practice\/generated\?file_id=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('humus');
  await expect(page.getByRole('option', { name: /Page \d+: .*humus/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('no such place');
  await expect(page.getByText('Nothing found. Try fewer or other words.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('toasts stack, leave after their time, and wait for their reader', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/test/header-zindex');
  const say = (kind: string) => page.getByRole('button', { name: `Toast: ${kind}` }).click();
  const success = page.getByRole('status').filter({ hasText: 'kind success' });
  const error = page.getByRole('alert').filter({ hasText: 'kind error' });

  await say('success');
  await say('error');
  await expect(success).toBeVisible();
  await expect(error).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(4_500);
  await expect(success).toHaveCount(0);
  await expect(error).toBeVisible();
  await error.hover();
  await page.clock.runFor(20_000);
  await expect(error).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(6_500);
  await expect(error).toHaveCount(0);

  await page.getByRole('button', { name: 'Toast with Undo' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(20_000);
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is back.')).toBeVisible();
  await expect(page.getByText('Something was deleted.')).toHaveCount(0);
});

test('a dark page is dark from its first moment, and follows the device while nothing is chosen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(globalThis, { seenSchemes: seen });
    new MutationObserver(() => {
      const root = document.documentElement;
      seen.push(root?.getAttribute('data-mantine-color-scheme') ?? null);
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-mantine-color-scheme'] });
  });
  const seen = () =>
    page.evaluate(() => [...new Set((globalThis as { seenSchemes?: string[] }).seenSchemes)]);
  const html = page.locator('html');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seen()).toEqual(['dark']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');

  await page.evaluate(() => localStorage.setItem('themeMode', 'dark'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seen()).toEqual(['dark']);
});

test('a page requests each thing once, with its stream open', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  // The notifications of the registration are there: no more will arrive.
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) requested.length = 0;
    if (request.method() === 'GET' && pathname.startsWith('/api/v1/')) requested.push(pathname + search);
  });

  // A hint of the registration may still be on its way at the first load; a page that asks twice does so each time.
  const first = ['/dashboard', '/api/v1/first-screen?zone=Africa%2FLagos'] as const;
  const others = ['/notifications', '/settings/devices'].map((path) => [path, '/api/v1/users/me'] as const);
  for (const [path, accountCall] of [first, ...others])
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(requested, path).toContain(accountCall);
      expect(requested, path).toContain('/api/v1/notifications/unread-count');
      expect(requested.toSorted(), path).toEqual([...new Set(requested)].toSorted());
    }).toPass({ timeout: 60_000 });
});

test('a stream that is kept back on the way keeps no notification back', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request));
  await page.route('**/api/v1/events', () => {});
  await page.goto('/notifications');
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Welcome to Akada/ })).toBeVisible();
});

test('a page whose code cannot be fetched says so in its place, and comes with the network', async ({
  page,
  context,
}) => {
  await signIn(page, await registerVerified(page.request));
  await expect(page.getByRole('button', { name: 'Add your first note' })).toBeVisible();
  await context.setOffline(true);
  const entry = getLinks(page, 'Main').filter({ hasText: 'MCQ' });
  await entry.click();

  await expect(page.getByText('This device has no copy of this page yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This device has no copy of this page yet.')).toBeVisible();
  await expect(entry).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'No questions of your own yet' })).toBeVisible();
});

test.describe('the app works without previously stored files', () => {
  test.use({ serviceWorkers: 'block' });

  test('code that does not come is said after five seconds, on a first visit and on the way, and shown when it comes', {
    tag: '@long',
  }, async ({ page }) => {
    await signIn(page, await registerVerified(page.request));
    await page.clock.install();
    const slow = page.getByText('Loading this page takes longer than usual.');
    let code = Promise.withResolvers<void>();
    const ofPage = new Set<string>();
    let isFirstVisit = false;
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const url = route.request().url();
      if (!isFirstVisit) ofPage.add(url);
      if (ofPage.has(url)) await code.promise;
      await route.continue();
    });

    const entry = getLinks(page, 'Main').filter({ hasText: 'MCQ' });
    await entry.click();
    await expect.poll(() => ofPage.size).toBeGreaterThan(0);
    await page.clock.runFor(5_000);
    await expect(slow).toBeVisible();
    await expect(entry).toBeVisible();
    code.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'MCQ Practice' })).toBeVisible();
    await expect(slow).toBeHidden();

    code = Promise.withResolvers<void>();
    isFirstVisit = true;
    const wantedAgain = page.waitForRequest((request) => ofPage.has(request.url()));
    await page.goto('/mcq', { waitUntil: 'commit' });
    await wantedAgain;
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(slow).toBeVisible({ timeout: 500 });
    }).toPass();
    code.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'MCQ Practice' })).toBeVisible();
  });
});

test('the offline page is there for who has only ever seen the app itself', async ({ page, context }) => {
  await page.goto('/login');
  // The app loads with the first touch, and stores the files that work without a network.
  await page.getByLabel('Email').click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
});
