/** Files of the build that the service worker has stored. */
import { expect, type Page } from '@playwright/test';

/** Until the worker has stored every file of the build that this page has fetched. */
export async function untilStored(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const fetched = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/assets/'));
        const cachedFiles = await Promise.all(fetched.map((name) => caches.match(name)));
        return fetched.length > 0 && !cachedFiles.includes(undefined);
      }),
    )
    .toBe(true);
}
