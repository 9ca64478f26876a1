import '../lib/device/content-policy.ts';
import '../ui/theme/styles.ts';
import './early/early-frame.css';
import { links } from '@akada/core/links/links.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { installServiceWorker } from '../lib/device/browser.ts';
import { viewing } from '../lib/device/viewing-tab.ts';
import { askForFirstScreen } from './early/expect-calls.ts';
import { GatheredCalls } from './early/gathered-calls.tsx';
import { App, loadFirst, Pages } from './router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element for the app.');

installServiceWorker();
// The early script has asked if the session needs no renewal. The calls of the first page find this one in progress.
if (viewing === null && globalThis.earlyAnswers === undefined && location.pathname === links.dashboard()) {
  askForFirstScreen();
}
// React keeps a fallback that it has shown for at least 0.3 s, so the first page is loaded before React
// starts.
await loadFirst(location.pathname);
const app = (
  <App>
    <BrowserRouter>
      <GatheredCalls />
      <Pages />
    </BrowserRouter>
  </App>
);
// React hydrates the built page piece by piece, so a slow phone still answers to touches.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
