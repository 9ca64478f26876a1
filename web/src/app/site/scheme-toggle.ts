/** Light or dark on the plain documents: `before-paint.js` has set it, here it follows who changes their mind. */
import { readStored, store } from '../../lib/device/device-storage.ts';
import { colourBrowserBar } from '../../ui/browser-bar.ts';

type Scheme = 'light' | 'dark';

const key = 'themeMode';

export function offerSchemeToggle(page: Document): void {
  const root = page.documentElement;
  const show = (scheme: Scheme) => {
    root.dataset.mantineColorScheme = scheme;
    colourBrowserBar(scheme);
  };

  page.querySelector('[data-scheme-toggle]')?.addEventListener('click', () => {
    const other = root.dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
    store(key, other);
    show(other);
  });
  // Who has not chosen goes with the system, also when evening falls while they read.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (readStored(key) === null) show(matches ? 'dark' : 'light');
  });
}
