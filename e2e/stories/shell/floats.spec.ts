import { expect, type Page, test } from '@playwright/test';
import { memberPages } from '../../../web/src/app/pages/member.pages.ts';
import { studentPages } from '../../../web/src/app/pages/student.pages.ts';
import { registerVerified, signIn } from '../../product/account.ts';

const paths = [...studentPages, ...memberPages].map(({ path }) => path).filter((path) => !path.includes(':'));
const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

test('on every page of a student no float covers a control, before and after scrolling', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  // Any page may become this long, and the quick actions come with scrolling.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = 'main { min-height: 3000px !important; }';
      document.head.append(style);
    });
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const top of [0, 150, 600]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        const name = `${path} at ${screen.width} px, scrolled by ${top}`;
        if (top > 0 && screen.width < 992) await expectQuickActions(page);
        expect(await page.evaluate(findCovered), name).toEqual([]);
      }
    }
  }
});

test('on a desk every entry of the menu can be reached next to the assistant', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await signIn(page, await registerVerified(page.request));
  await expect(page.getByRole('button', { name: 'Ask Akada' })).toBeVisible();
  for (const entry of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
    await entry.click({ trial: true });
});

/** Pages around one thing at a time have neither tabs nor floats. */
async function expectQuickActions(page: Page): Promise<void> {
  if ((await page.locator('[data-focus]').count()) > 0) return;
  await expect(page.getByRole('button', { name: 'Quick actions' })).toBeVisible();
}

/** Runs in the page. @returns the controls that lie under a float, and the primary control if it cannot be pressed */
function findCovered(): string[] {
  const tabs = document.querySelector('nav[aria-label="Tabs"]')?.getBoundingClientRect();
  const bottom = tabs === undefined || tabs.height === 0 ? innerHeight : tabs.top;
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const controls = [...document.querySelectorAll('main :is(a, button, input, textarea, select, summary)')];
  const isUnderFloat = (control: Element) => {
    const { left, right, top: upper, bottom: lower } = control.getBoundingClientRect();
    return [left + 2, (left + right) / 2, right - 2].some((x) =>
      [upper + 2, (upper + lower) / 2, lower - 2].some(
        (y) => y > top && y < bottom && document.elementFromPoint(x, y)?.closest('[data-float]'),
      ),
    );
  };
  const primary = controls.find((control) => control.getAttribute('data-variant') === 'filled');
  const covered = controls.filter(isUnderFloat);
  if (primary?.checkVisibility()) {
    const { left, right, top: upper, bottom: lower } = primary.getBoundingClientRect();
    const y = (upper + lower) / 2;
    const hit = document.elementFromPoint((left + right) / 2, y);
    if (y > top && y < bottom && hit !== null && !primary.contains(hit)) covered.push(primary);
  }
  return covered.map((control) => control.outerHTML.slice(0, 160));
}
