import { expect, test } from '@playwright/test';
import { commonScreens } from '../../web/src/testing/page-rules.ts';
import { expectToFit, inspectSchemes } from '../product/inspect-page.ts';

/** Pages as the server sends them. The app's pages are checked in their journeys. */
const plainPages = [
  ...['/', '/terms', '/no/such/page', '/sandbox/mailbox'].map((path) => ({ path, tag: [] })),
  ...['/privacy', '/login', '/register'].map((path) => ({ path, tag: '@long' })),
];

for (const { path, tag } of plainPages) {
  test(`nothing on ${path} hinders people, and all of it fits the screen`, { tag }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // An unknown address leads on to a second document, whose heading stands there before its styles do.
    await page.waitForLoadState();
    await expectToFit(page, path);
    for (const { name, width, height } of commonScreens) {
      await page.setViewportSize({ width, height });
      await inspectSchemes(page, `${path} at ${name}`);
    }
  });
}
