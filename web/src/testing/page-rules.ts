/** Checks that every page must pass: journeys run them on pages of the app, and stories on the other pages. */
import type { Result } from 'axe-core';

/** The rules of axe for everything that hinders people. */
export const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours: nothing else differs between the schemes, and the whole set takes a second. */
export const ofColours = ['color-contrast', 'link-in-text-block'];

/** Whether this is `npm run test:long`, which looks at every screen and every state; `npm test` at the commonest. */
export const isLong = process.env.TEST_LONG === '1';

/** The screens with least room: the narrowest phone, and the commonest one with text of twice the size. */
export const narrowScreens = isLong
  ? [
      { name: '320 px', width: 320, height: 740, text: '' },
      { name: '360 px and text of twice the size', width: 360, height: 740, text: '200%' },
    ]
  : [];

const phone = { name: '360 px', width: 360, height: 740 } as const;
const desk = { name: '1280 px', width: 1280, height: 800 } as const;

/** The commonest phone, and a desk. */
export const commonScreens = isLong ? [phone, desk] : [phone];

/** The screens on which floats must cover nothing: on one of them a float has another place. */
export const floatScreens = [phone, desk];
export const widths = commonScreens.map(({ width }) => width);

/** @returns what axe found, a line for each element */
export function violationLines(violations: readonly Result[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

export function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size;
}

/**
 * Stories send its source to their page, so it uses nothing from outside itself.
 *
 * @returns what reaches beyond the sides of the screen, and the buttons that cut their words off
 */
export function outOfSight(): string[] {
  const width = document.documentElement.clientWidth;
  const isBeyond = (element: Element) => {
    const { left, right, width: ownCount, height } = element.getBoundingClientRect();
    const isSeen = ownCount > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
    return isSeen && (left < -0.5 || right > width + 0.5);
  };
  // An element that scrolls separately, or an ornament that its frame cuts, moves nothing.
  const isHeld = (element: Element): boolean => {
    const { parentElement: parent } = element;
    if (parent === null || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent);
  };
  const isCut = (element: Element) =>
    getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
  const makeMarkup = (element: Element) => element.outerHTML.slice(0, 160);

  const skip = document.querySelector('.skip-link');
  const hanging = skip !== null && skip.getBoundingClientRect().bottom > 0 ? [skip] : [];
  const beyond = [...document.body.querySelectorAll('*')].filter((it) => isBeyond(it) && !isHeld(it));
  const cut = [...document.querySelectorAll('button, a[role="button"], .mantine-Button-root')].filter(isCut);
  const scrolls = document.documentElement.scrollWidth > width ? ['The page scrolls sideways.'] : [];
  return [...hanging, ...beyond, ...cut].map(makeMarkup).concat(scrolls);
}

/**
 * Presses would reach something else: a float lies on a control, or something lies on a filled button that is
 * scrolled to the middle of the screen.
 *
 * @returns the covered controls of the page at this scroll position
 */
export function coveredControls(): string[] {
  if (document.querySelector('dialog[open], [role="dialog"]') !== null) return [];

  const getHit = (element: Element, share: number) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width * share, top + height / 2);
  };
  const isCovered = (element: Element, share: number) => {
    const hit = getHit(element, share);
    return (
      hit !== null &&
      !element.contains(hit) &&
      !hit.contains(element) &&
      hit.closest('label')?.contains(element) !== true
    );
  };
  const controls = [...document.querySelectorAll('main :is(button, a[href], input, textarea, select)')];
  // Controls behind the tabs can be scrolled above them, and the float is in their row.
  const tabs = document.querySelector('nav[aria-label="Tabs"]')?.getBoundingClientRect();
  const bottom = tabs === undefined || tabs.height === 0 ? window.innerHeight : tabs.top;
  const isBehindTabs = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2 >= bottom;
  };
  const aboveTabs = controls.filter((control) => !isBehindTabs(control));
  const underFloat = aboveTabs.filter((control) =>
    [0.1, 0.5, 0.9].some((share) => {
      const float = getHit(control, share)?.closest('[data-float]');
      return float !== null && float !== undefined && !float.contains(control);
    }),
  );

  const { scrollY } = window;
  const buried = controls.filter((control) => {
    if (!control.matches('.mantine-Button-root[data-variant="filled"]') || !control.checkVisibility())
      return false;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    return isCovered(control, 0.5);
  });
  window.scrollTo({ top: scrollY, behavior: 'instant' });
  return [...underFloat, ...buried].map((control) => control.outerHTML.slice(0, 160));
}
