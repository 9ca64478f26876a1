/** What stories look at on any page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours: nothing else differs between the schemes, and the whole set takes a second. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Expects nothing that hinders people, found by machine, in light and in dark. */
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

/** The narrowest phone, and the commonest one with text of twice the size. */
const narrowScreens = [
  { name: '320 px', width: 320, text: '100%' },
  { name: '360 px and text of twice the size', width: 360, text: '200%' },
];

/** Expects everything to lie on the screen and every button to show its words, where there is least room. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  for (const { name: screen, width, text } of narrowScreens) {
    await page.setViewportSize({ width, height: 740 });
    await setTextSize(page, text);
    expect(await outOfSight(page), `${name} at ${screen}`).toEqual([]);
  }
  await setTextSize(page, '');
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** @returns what reaches beyond the sides of the screen, and the buttons that cut their words off */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isBeyond = (element: Element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      return own > 1 && height > 1 && (left < -0.5 || right > width + 0.5);
    };
    // What scrolls by itself, or is an ornament that its frame cuts, moves nothing.
    const isHeld = (element: Element): boolean => {
      const { parentElement: parent } = element;
      if (parent === null || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent);
    };
    const isCut = (element: Element) =>
      getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const markupOf = (element: Element) => element.outerHTML.slice(0, 160);

    const skip = document.querySelector('.skip-link');
    const hanging = skip !== null && skip.getBoundingClientRect().bottom > 0 ? [skip] : [];
    const beyond = [...document.body.querySelectorAll('*')].filter((it) => isBeyond(it) && !isHeld(it));
    const cut = [...document.querySelectorAll('button, a[role="button"], .mantine-Button-root')].filter(
      isCut,
    );
    const scrolls = document.documentElement.scrollWidth > width ? ['The page scrolls sideways.'] : [];
    return [...hanging, ...beyond, ...cut].map(markupOf).concat(scrolls);
  });
}

/** @returns the links of one navigation, by its name */
export function linksOf(page: Page, navigation: string): Locator {
  return page.getByRole('navigation', { name: navigation, exact: true }).getByRole('link');
}
