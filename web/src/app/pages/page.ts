/** The type of a row in the list of pages, and the areas of the app. */
import type { CardName } from '@akada/core/access/header-card.ts';
import type { PageEntry } from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import type { ComponentType } from 'react';

/** Null for pages that every visitor may open, else the rule that the guard applies. */
export const areas = {
  public: null,
  student: { requiredRole: 'student' },
  member: {},
  tutor: { requiredRole: 'tutor' },
  /** The area in which tutors complete their account; the guard never redirects a tutor from it to itself. */
  tutorCompletion: { requiredRole: 'tutor', skipsProfileCheck: true },
  /** The same area for roles other than student and tutor. */
  completion: { skipsProfileCheck: true },
  admin: { requiredRole: 'admin' },
} as const satisfies Record<string, null | { requiredRole?: AccountRole; skipsProfileCheck?: boolean }>;

export type Area = keyof typeof areas;

export interface AppPage {
  /** An address, or a pattern for several. */
  path: string;
  area: Area;
  load: () => Promise<{ Component: ComponentType }>;
  /** The header card above it on wide screens. */
  card?: CardName;
  /** The entry in the menus. */
  entry?: PageEntry;
  /** Marks a payment, a booking, an exam, a review or a first result: no window opens over it automatically. */
  isQuiet?: true;
  /** The page docks its action at the bottom of a phone, where the tabs would be. */
  isDocked?: true;
  /** The device stores a picture of its first screen for the next visit: nothing of an exam, nothing of other people. */
  isStored?: true;
}
