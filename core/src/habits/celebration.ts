/** What is worth a celebration: a level, or the goal of this week. Each is shown once, on one device. */

export interface CelebrationFacts {
  level: number;
  /** The highest that was celebrated. */
  celebratedLevel: number;
  /** The Monday of this week, and what was answered in it. */
  week: string;
  answers: number;
  goal: number | null;
  /** The last week whose goal was celebrated. */
  celebratedWeek: string | null;
}

export type Celebration = { kind: 'level'; level: number } | { kind: 'goal'; week: string };

/** @returns the one that is shown next, null for none: a level waits for no goal */
export function celebrationOf(facts: CelebrationFacts): Celebration | null {
  const { level, celebratedLevel, week, answers, goal, celebratedWeek } = facts;
  if (level > celebratedLevel) return { kind: 'level', level };
  const isReached = goal !== null && answers >= goal;
  return isReached && (celebratedWeek === null || celebratedWeek < week) ? { kind: 'goal', week } : null;
}
