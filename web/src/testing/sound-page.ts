/** What holds for every page: nothing hinders people, in light and in dark, on a phone and on a desk. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  commonScreens,
  everything,
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

/** Looks at the page once it stands: what is measured after a change of size, as what scrolls, comes a frame later. */
export async function expectSoundPage(): Promise<void> {
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
    await showScheme('dark');
    await inspect(`${name}, dark`, { type: 'rule', values: ofColours });
  }
  await showScheme('light');
  still.remove();
}

async function inspect(what: string, runOnly: axe.RunOnly): Promise<void> {
  const found = async () =>
    violationLines((await axe.run(document, { runOnly, resultTypes: ['violations'] })).violations);
  await expect.poll(found, { message: what }).toEqual([]);
}

/** As when another tab has chosen it. */
async function showScheme(scheme: 'light' | 'dark'): Promise<void> {
  localStorage.setItem('themeMode', scheme);
  dispatchEvent(
    new StorageEvent('storage', { key: 'themeMode', newValue: scheme, storageArea: localStorage }),
  );
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', scheme);
}
