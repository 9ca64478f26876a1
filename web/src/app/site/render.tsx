/** Runs in the build: renders pages as markup, for a visitor without an account. */
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { EarlyFrame } from '../early/early-frame.tsx';
import { App, Pages } from '../router.tsx';
import { sitePages } from './site-pages.tsx';

export { getVariables } from './theme-variables.ts';
export { sitePages };

export function renderSitePage(name: string): Promise<string> {
  const page = sitePages[name];
  if (page === undefined) throw new Error(`There is no page ${name}.`);

  return getMarkup(<page.Component />);
}

/** @param path an address of the app that every visitor may open */
export function renderAppPage(path: string): Promise<string> {
  return getMarkup(
    <App>
      <StaticRouter location={path}>
        <Pages />
      </StaticRouter>
    </App>,
  );
}

/** The frame on the screen of a signed-in person until the app has loaded. */
export function renderEarlyFrame(): Promise<string> {
  return getMarkup(
    <App>
      <StaticRouter location="/">
        <EarlyFrame />
      </StaticRouter>
    </App>,
  );
}

async function getMarkup(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    // Larger pieces would arrive hidden, to be shown by a script that the content policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
