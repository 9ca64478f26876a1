/** What hinders people, found by machine, in light and in dark. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours: nothing else differs between the schemes, and the whole set takes a second. */
const ofColours = ['color-contrast', 'link-in-text-block'];

export async function inspectBothSchemes(page: Page, name: string): Promise<void> {
  await inspect(page, name, 'light', new AxeBuilder({ page }).withTags(everything));
  await inspect(page, name, 'dark', new AxeBuilder({ page }).withRules(ofColours));
}

async function inspect(page: Page, name: string, colorScheme: 'light' | 'dark', axe: AxeBuilder) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect(found, `${name} in ${colorScheme}`).toEqual([]);
}
