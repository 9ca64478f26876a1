/** Rules for every page: no barrier hinders people, in light and in dark, on a phone and on a desk. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  commonScreens,
  coveredControls,
  everything,
  floatScreens,
  isLong,
  narrowScreens,
  ofColours,
  outOfSight,
  setTextSize,
  violationLines,
} from './page-rules.ts';

/** Ornaments under a text, and colours on their way to others, would leave a contrast undecided or wrong. */
const plainRules = `
  div[aria-hidden="true"] { display: none !important; }
  *, ::before, ::after { transition: none !important; animation: none !important; }
`;

/**
 * Looks at a page in its full state, once it stands: what is measured after a change of size, as what scrolls, comes a
 * frame later. At the commonest width and in light; in the long run at every width and in dark, too.
 */
export async function expectSoundPage(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  const still = document.body.appendChild(document.createElement('style'));
  still.textContent = plainRules;
  for (const { name, width, height, text } of narrowScreens) {
    await page.viewport(width, height);
    setTextSize(text);
    await expect.poll(outOfSight, { message: `at ${name}` }).toEqual([]);
  }
  setTextSize('');
  for (const { name, width, height } of commonScreens) {
    await page.viewport(width, height);
    await expect.poll(outOfSight, { message: `at ${name}` }).toEqual([]);
    await showScheme('light');
    await inspect(`${name}, light`, { type: 'tag', values: everything });
    if (isLong) {
      await showScheme('dark');
      await inspect(`${name}, dark`, { type: 'rule', values: ofColours });
      await showScheme('light');
    }
  }
  for (const { name, width, height } of floatScreens) {
    await page.viewport(width, height);
    await expectNothingCovered(name);
  }
  still.remove();
  await page.viewport(innerWidth, innerHeight);
}

/** Looks at the top and at the end of a page: a float may come, or change its place, after scrolling. */
async function expectNothingCovered(name: string): Promise<void> {
  for (const top of [0, document.documentElement.scrollHeight]) {
    scrollTo({ top, behavior: 'instant' });
    // Floats hear of the scrolling in the next frame and are drawn in the one after.
    await nextFrame();
    await nextFrame();
    await expect.poll(coveredControls, { message: `covered at ${name}, scrolled to ${scrollY}` }).toEqual([]);
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Checks another state of a page, only in the long run. */
export async function expectSoundState(): Promise<void> {
  if (isLong) await expectSoundPage();
}

async function inspect(label: string, runOnly: axe.RunOnly): Promise<void> {
  const found = async () =>
    violationLines((await axe.run(document, { runOnly, resultTypes: ['violations'] })).violations);
  await expect.poll(found, { message: label }).toEqual([]);
}

/** Chooses the scheme as another tab would. */
async function showScheme(scheme: 'light' | 'dark'): Promise<void> {
  localStorage.setItem('themeMode', scheme);
  dispatchEvent(
    new StorageEvent('storage', { key: 'themeMode', newValue: scheme, storageArea: localStorage }),
  );
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', scheme);
}
