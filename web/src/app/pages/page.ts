/** What a row of the list of pages says, and the areas that pages belong to. */
import type { CardName } from '@akada/core/access/header-card.ts';
import type { PageEntry } from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import type { ComponentType } from 'react';

/** Null for pages that every visitor may open, else what the guard asks for before it shows one. */
export const areas = {
  public: null,
  student: { requiredRole: 'student' },
  member: {},
  tutor: { requiredRole: 'tutor' },
  /** Where a tutor's account is completed: the guard sends no tutor from there to there. */
  tutorCompletion: { requiredRole: 'tutor', skipsProfileCheck: true },
  /** The same for a role that is neither student nor tutor. */
  completion: { skipsProfileCheck: true },
  admin: { requiredRole: 'admin' },
} as const satisfies Record<string, null | { requiredRole?: AccountRole; skipsProfileCheck?: boolean }>;

export type Area = keyof typeof areas;

export interface AppPage {
  /** An address, or a pattern for many. */
  path: string;
  area: Area;
  load: () => Promise<{ Component: ComponentType }>;
  /** The header card above it on wide screens. */
  card?: CardName;
  /** Where menus name it. */
  entry?: PageEntry;
  /** A payment, a booking, an exam, a review or a first result: nothing opens over it by itself. */
  isQuiet?: true;
}
