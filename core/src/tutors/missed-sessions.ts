/** When a tutor who does not come to sessions is no longer shown to students. Moments are milliseconds. */

/** The number of missed sessions within a number of days that hides a profile. */
export const missedLimit = { sessions: 3, days: 60 } as const;

/** @returns the moment from which on sessions are held against a tutor */
export function missedSince({ now, shownAgainAt }: { now: number; shownAgainAt: number | null }): number {
  return Math.max(now - missedLimit.days * 86_400_000, shownAgainAt ?? 0);
}

/**
 * @param begun the start times of the sessions that the tutor has missed
 * @param moments now, and when an administrator last showed the profile again; null if that never happened
 */
export function hidesProfile(
  begun: readonly number[],
  moments: { now: number; shownAgainAt: number | null },
): boolean {
  const since = missedSince(moments);
  return begun.filter((moment) => moment > since).length >= missedLimit.sessions;
}
