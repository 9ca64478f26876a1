/** Checks for any page once it is stable: measurements after a resize come a frame later. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  commonScreens,
  everything,
  isLong,
  narrowScreens,
  ofColours,
  outOfSight,
  setTextSize,
  violationLines,
} from '../../web/src/testing/page-rules.ts';

/** Expects nothing that hinders people, found by machine: in light, in the long run in dark, too. */
export async function inspectSchemes(page: Page, name: string): Promise<void> {
  await inspect(page, name, 'light', new AxeBuilder({ page }).withTags(everything));
  if (!isLong) return;

  await inspect(page, name, 'dark', new AxeBuilder({ page }).withRules(ofColours));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function inspect(page: Page, name: string, colorScheme: 'light' | 'dark', axe: AxeBuilder) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The app follows the device by script; a page without a script follows it by its styles, immediately.
  await page.waitForFunction(
    (scheme) => (document.documentElement.dataset.mantineColorScheme ?? scheme) === scheme,
    colorScheme,
  );
  const found = async () => violationLines((await axe.analyze()).violations);
  await expect.poll(found, { message: `${name} in ${colorScheme}` }).toEqual([]);
}

/** Expects everything to lie on the screen and every button to show its words, at the screens of this run. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  const previous = page.viewportSize();
  for (const { name: screen, width, height, text } of narrowScreens) {
    await page.setViewportSize({ width, height });
    await page.evaluate(setTextSize, text);
    await expectAllInSight(page, `${name} at ${screen}`);
  }
  await page.evaluate(setTextSize, '');
  for (const { name: screen, width, height } of commonScreens) {
    await page.setViewportSize({ width, height });
    await expectAllInSight(page, `${name} at ${screen}`);
  }
  if (previous !== null) await page.setViewportSize(previous);
}

const expectAllInSight = (page: Page, message: string) =>
  expect.poll(() => page.evaluate(outOfSight), { message }).toEqual([]);

/** @returns the links of one navigation, by its name */
export function getLinks(page: Page, navigation: string): Locator {
  return page.getByRole('navigation', { name: navigation, exact: true }).getByRole('link');
}
