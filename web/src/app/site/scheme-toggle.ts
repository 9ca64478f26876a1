import { store } from '../../lib/device/device-storage.ts';
import { colourBrowserBar } from '../../ui/browser-bar.ts';

export function offerSchemeToggle(page: Document): void {
  const root = page.documentElement;

  page.querySelector('[data-scheme-toggle]')?.addEventListener('click', () => {
    const scheme = root.dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
    root.dataset.mantineColorScheme = scheme;
    store('themeMode', scheme);
    colourBrowserBar(scheme);
  });
}
