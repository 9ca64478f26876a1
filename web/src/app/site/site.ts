/** The script of the plain documents: they work without it, it sets them in motion. */
import '../../lib/device/trusted-types.ts';
import './styles.ts';
import { playHeadline } from '../../features/landing/play-headline.ts';
import { installServiceWorker } from '../install-service-worker.ts';
import { followSession } from './follow-session.ts';
import { offerSchemeToggle } from './scheme-toggle.ts';

playHeadline(document);
followSession(document);
offerSchemeToggle(document);
for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(new Date().getFullYear());
}
installServiceWorker();
