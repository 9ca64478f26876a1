/** The pages that are plain documents, written by the build: they need neither the app nor its styles. */
import type { ComponentType } from 'react';
import { DemoFilm } from '../../features/landing/demo-film.tsx';
import { Landing } from '../../features/landing/landing.tsx';
import { Privacy } from '../../features/legal/privacy.tsx';
import { Terms } from '../../features/legal/terms.tsx';
import { SiteFrame } from './site-frame.tsx';

export interface SitePage {
  title: string;
  description: string;
  Component: ComponentType;
}

const framed = (Content: ComponentType) => () => (
  <SiteFrame>
    <Content />
  </SiteFrame>
);

/** The static pages by file name, without extension. */
export const sitePages: Record<string, SitePage> = {
  index: {
    title: 'Study from your own notes · Akada',
    description: 'Akada turns your own notes into practice questions and exams whose answers you can check.',
    Component: framed(Landing),
  },
  demo: {
    title: 'From a note to the first review · Akada',
    description: 'A film of less than a minute: a chapter becomes questions and cards, and they are learned.',
    Component: framed(DemoFilm),
  },
  terms: {
    title: 'Terms · Akada',
    description: 'What you may expect of this installation, and what it expects of you.',
    Component: framed(Terms),
  },
  privacy: {
    title: 'Privacy · Akada',
    description:
      'What this installation stores about you, where, for how long, and what you can do about it.',
    Component: framed(Privacy),
  },
  offline: {
    title: 'Offline · Akada',
    description: 'This page needs a connection.',
    Component: OfflinePage,
  },
};

/**
 * The service worker shows this page if another cannot be fetched. It needs no other file, because the cache
 * may be empty.
 */
function OfflinePage() {
  return (
    <main className="offline">
      <h1>You are offline</h1>
      <p>
        This page needs a connection. Answers that you gave in an exam are saved on this device and sent
        later.
      </p>
      <p>
        <button type="button" className="button" data-reload>
          Try again
        </button>
      </p>
    </main>
  );
}
