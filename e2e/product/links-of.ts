import type { Locator, Page } from '@playwright/test';

/** @returns the links of one navigation, by its name */
export function linksOf(page: Page, navigation: string): Locator {
  return page.getByRole('navigation', { name: navigation, exact: true }).getByRole('link');
}
