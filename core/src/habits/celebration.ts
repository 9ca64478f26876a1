/** Reasons for a celebration: a level, or this week's goal. Each is displayed once, on one device. */

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

/** @returns the next celebration, or null: a level does not wait for a goal */
export function getCelebration(facts: CelebrationFacts): Celebration | null {
  const { level, celebratedLevel, week, answers, goal, celebratedWeek } = facts;
  if (level > celebratedLevel) return { kind: 'level', level };
  const isReached = goal !== null && answers >= goal;
  return isReached && (celebratedWeek === null || celebratedWeek < week) ? { kind: 'goal', week } : null;
}
