/** What holds for every page: nothing hinders people, in light and in dark, on a phone and on a desk. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours: nothing else differs between the schemes. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Ornaments under a text, and colours on their way to others, would leave a contrast undecided or wrong. */
const plainRules = `
  div[aria-hidden="true"] { display: none !important; }
  *, ::before, ::after { transition: none !important; animation: none !important; }
`;

const screens = [
  [360, 740],
  [1280, 800],
] as const;

/** Looks at the page as it stands. */
export async function expectSoundPage(): Promise<void> {
  const still = document.body.appendChild(document.createElement('style'));
  still.textContent = plainRules;
  for (const [width, height] of screens) {
    await page.viewport(width, height);
    expect(widest(), `what is wider than ${width} px`).toEqual([]);
    await showScheme('light');
    await inspect(`${width} px, light`, { type: 'tag', values: everything });
    await showScheme('dark');
    await inspect(`${width} px, dark`, { type: 'rule', values: ofColours });
  }
  await showScheme('light');
  still.remove();
}

async function inspect(what: string, runOnly: axe.RunOnly): Promise<void> {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect(found, what).toEqual([]);
}

/** As when another tab has chosen it. */
async function showScheme(scheme: 'light' | 'dark'): Promise<void> {
  localStorage.setItem('themeMode', scheme);
  dispatchEvent(
    new StorageEvent('storage', { key: 'themeMode', newValue: scheme, storageArea: localStorage }),
  );
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', scheme);
}

function widest(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];

  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => element.outerHTML.slice(0, 120));
}
