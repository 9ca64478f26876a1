/** All figures of a student's habits, made of the days and the goals. */
import { type AchievementFamily, achievements } from './achievements.ts';
import { noStreak, type Streak, withDay } from './streak.ts';
import { countsAsDay, getAnswers, getPoints, getWeek, type StudyDay } from './study-day.ts';

/** Valid from this Monday until the next goal starts. */
export interface WeeklyGoal {
  from: string;
  /** Null for none. */
  answers: number | null;
}

export interface HabitHistory {
  points: number;
  streak: Streak;
  /** Days that freezes bridged. */
  bridged: ReadonlySet<string>;
  /** How far each family has come. */
  totals: Record<AchievementFamily, number>;
  /** The day on which each achievement was won, by its key. */
  won: ReadonlyMap<string, string>;
}

/** @param days @param goals both in their order */
export function habitHistory(days: readonly StudyDay[], goals: readonly WeeklyGoal[]): HabitHistory {
  const totals: HabitHistory['totals'] = { streak: 0, questions: 0, cards: 0, exams: 0, weeks: 0 };
  const won = new Map<string, string>();
  const bridged = new Set<string>();
  let streak = noStreak;
  let points = 0;
  let week = { from: '', answers: 0, goal: null as number | null };
  for (const day of days) {
    if (countsAsDay(day)) {
      const next = withDay(streak, day);
      streak = next.streak;
      for (const missed of next.bridged) bridged.add(missed);
    }
    const from = getWeek(day.day);
    if (from !== week.from) week = { from, answers: 0, goal: getGoal(goals, from) };
    const previous = week.answers;
    week.answers += getAnswers(day);
    const { goal } = week;
    if (goal !== null && previous < goal && week.answers >= goal) totals.weeks += 1;
    points += getPoints(day);
    totals.streak = streak.longest;
    totals.questions += day.rights;
    totals.cards += day.cards;
    totals.exams += day.exams;
    for (const { key, family, target } of achievements)
      if (totals[family] >= target && !won.has(key)) won.set(key, day.day);
  }
  return { points, streak, bridged, totals, won };
}

/** @returns the goal of the week that begins on this Monday */
export function getGoal(goals: readonly WeeklyGoal[], week: string): number | null {
  return goals.findLast(({ from }) => from <= week)?.answers ?? null;
}
