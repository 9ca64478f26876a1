import '../lib/device/content-policy.ts';
import '../ui/theme/styles.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { installServiceWorker } from '../lib/device/browser.ts';
import { App, loadFirst, Pages } from './router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element for the app.');

installServiceWorker();
// What React once shows as waiting stays for 0.3 s, also when the page has come after one.
await loadFirst(location.pathname);
const app = (
  <App>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </App>
);
// Piece by piece: a slow phone answers to touches meanwhile. What the build has rendered is taken over as it stands.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
