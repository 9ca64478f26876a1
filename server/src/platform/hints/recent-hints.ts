import type { StreamHint } from '@akada/contract/wire/app.ts';

interface RecentHint {
  hint: StreamHint;
  /** In milliseconds of a clock that never goes back. */
  sentAt: number;
}

/** Hints of the last minute, for streams that open after the page has read its data. */
export interface RecentHints {
  add(userId: string, hint: StreamHint): void;
  /**
   * @param missedMs the time for which a page had data and no stream
   * @returns the hints of that time, each one once
   */
  read(userId: string, missedMs: number): StreamHint[];
}

/**
 * @param durationMs the time after which a hint is removed
 * @param now reads a clock that never goes back
 */
export function createRecentHints(
  durationMs: number,
  now: () => number = () => performance.now(),
): RecentHints {
  const byUser = new Map<string, RecentHint[]>();
  let sweptAt = now();

  /** Runs once per period, so that its cost is spread over all hints of that period. */
  const sweep = () => {
    if (now() - sweptAt < durationMs) return;
    sweptAt = now();
    for (const [userId, hints] of byUser) {
      const recent = hints.filter(({ sentAt }) => sentAt > sweptAt - durationMs);
      if (recent.length === 0) byUser.delete(userId);
      else byUser.set(userId, recent);
    }
  };

  return {
    add(userId, hint) {
      sweep();
      const isSame = ({ hint: other }: RecentHint) => other.topic === hint.topic && other.id === hint.id;
      const others = (byUser.get(userId) ?? []).filter((recent) => !isSame(recent));
      byUser.set(userId, [...others, { hint, sentAt: now() }].slice(-maxHintsPerUser));
    },
    read(userId, missedMs) {
      const since = now() - Math.min(missedMs, durationMs);
      return (byUser.get(userId) ?? []).filter(({ sentAt }) => sentAt > since).map(({ hint }) => hint);
    },
  };
}

/** A user whose own work sends more in a minute gets the latest ones. */
const maxHintsPerUser = 50;
