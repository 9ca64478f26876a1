/** The script and the style sheet of the plain documents, which also work without the script. */
import '../../lib/device/content-policy.ts';
import '../../ui/theme/fonts.css';
import '../../ui/theme/course-colours.css';
import '../../ui/theme/ground.css';
import './site.css';
import './site-frame.module.css';
import '../../features/landing/demo-film.module.css';
import '../../features/landing/example-question.module.css';
import '../../features/landing/hero.module.css';
import '../../features/landing/sections.module.css';
import '../../features/legal/reading.module.css';
import { playHeadline } from '../../features/landing/play-headline.ts';
import { colourBrowserBar, installServiceWorker } from '../../lib/device/browser.ts';
import { store } from '../../lib/device/device-storage.ts';
import { showPublicSettings } from '../../lib/device/public-settings.ts';
import { takeUnknownAddress } from '../../lib/device/unknown-address.ts';
import { followSession } from './follow-session.ts';

playHeadline(document);
followSession(document);
offerSchemeToggle(document);
sayUnknownAddress(document);
showPublicSettings(document);
for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(new Date().getFullYear());
}
installServiceWorker();

/** `before-paint.js` has applied the stored or the device's scheme; this handles a later change. */
function offerSchemeToggle(page: Document): void {
  const root = page.documentElement;

  page.querySelector('[data-scheme-toggle]')?.addEventListener('click', () => {
    const other = root.dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
    store('themeMode', other);
    root.dataset.mantineColorScheme = other;
    colourBrowserBar(other);
  });
}

function sayUnknownAddress(page: Document): void {
  const sentence = takeUnknownAddress();
  if (sentence === null) return;
  const notice = page.createElement('p');
  notice.className = 'notice';
  notice.setAttribute('role', 'status');
  notice.textContent = `${sentence}.`;
  page.getElementById('content')?.prepend(notice);
}
