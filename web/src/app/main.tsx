import './first.ts';
import '../ui/styles.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { installServiceWorker } from './install-service-worker.ts';
import { loadFirst, Pages } from './router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');

installServiceWorker();
// What React once shows as waiting it keeps for 0.3 s, also when the page has come after one.
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
