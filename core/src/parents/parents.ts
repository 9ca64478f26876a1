/** Parents who read how a student does: how many, who may end it, and what the page counts. */

/** The limits of parents. */
export const parentLimits = {
  /** Parents of one student at the same time. */
  max: 4,
  /** Characters of a name. */
  name: 80,
  /** Weeks on the page: this one, and the last four. */
  weeks: 5,
} as const;

/** The things that a parent sees, as students and parents read them before they agree. */
export const seenByParents: readonly string[] = [
  'Your first name',
  'Days, minutes, answers and right answers of this week and the last four, by course',
  'Exams with their results',
  'Sessions with tutors, and payments',
];

/** The things that no parent sees. */
export const hiddenFromParents = 'Notes, questions, chats and messages are never shown.';

/**
 * A school invites the parents of minors, who cannot end it. An adult ends every one.
 *
 * @returns whether the student may end it
 */
export function canEndParent({ bySchool, isAdult }: { bySchool: boolean; isAdult: boolean }): boolean {
  return !bySchool || isAdult;
}

/** @returns a share in whole per cent; null if nothing was counted */
export function getRightPercent({ judged, right }: { judged: number; right: number }): number | null {
  return judged === 0 ? null : Math.round((100 * right) / judged);
}

const minuteMs = 60_000;

/** @returns whole minutes; a moment of study is one minute, because "0 minutes" would say that there was none */
export function getMinutes(tookMs: number): number {
  return tookMs === 0 ? 0 : Math.max(1, Math.round(tookMs / minuteMs));
}
