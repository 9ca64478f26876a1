/** The pages that are plain documents, written out by the build: they need neither the app nor its styles. */
import type { ComponentType } from 'react';
import { Component as Landing } from '../pages/landing-page.tsx';
import { Component as Offline } from '../pages/offline-page.tsx';
import { Component as Privacy } from '../pages/privacy-page.tsx';
import { Component as Terms } from '../pages/terms-page.tsx';

export interface SitePage {
  title: string;
  description: string;
  Component: ComponentType;
}

/** By the file that a page becomes, without its ending. */
export const sitePages: Record<string, SitePage> = {
  index: {
    title: 'Study from your own notes · Akada',
    description: 'Akada turns your own notes into practice questions and exams whose answers you can check.',
    Component: Landing,
  },
  terms: {
    title: 'Terms · Akada',
    description: 'What you may expect of this place, and what it expects of you.',
    Component: Terms,
  },
  privacy: {
    title: 'Privacy · Akada',
    description: 'What this place stores about you, where, for how long, and what you can do about it.',
    Component: Privacy,
  },
  offline: {
    title: 'Offline · Akada',
    description: 'This page needs a connection.',
    Component: Offline,
  },
};
