/** A student's habit figures in the shape of the contract. */
import type { HabitAchievement, HabitDay, HabitsToday } from '@akada/contract/observers/habits.ts';
import { achievements } from '@akada/core/habits/achievements.ts';
import { getCelebration } from '@akada/core/habits/celebration.ts';
import type { HabitHistory } from '@akada/core/habits/history.ts';
import { getLevel } from '@akada/core/habits/level.ts';
import { bridge, findNextFreeze, type Streak } from '@akada/core/habits/streak.ts';
import { type Activity, countsAsDay, getPoints, type StudyDay } from '@akada/core/habits/study-day.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';

/** A student's facts that the dashboard needs. */
export interface StandingFacts {
  now: Activity;
  /** The Monday of the present week. */
  week: string;
  points: number;
  /** The streak on its last counted day. */
  streak: Streak;
  answers: number;
  goal: number | null;
  /** Today's activity. */
  today: Pick<StudyDay, 'questions' | 'cards'>;
  celebratedLevel: number;
  celebratedWeek: string | null;
}

export function presentToday(facts: StandingFacts): HabitsToday {
  const { now, week, points, answers, goal, today, celebratedLevel, celebratedWeek } = facts;
  const { streak } = bridge(facts.streak, now);
  const level = getLevel(points);
  return {
    today: now.day,
    streak: {
      days: streak.days,
      longest: streak.longest,
      today_counts: countsAsDay(today),
      freezes: streak.freezes,
      next_freeze_in: findNextFreeze(streak),
    },
    week: { from: week, answers, goal },
    points,
    level,
    celebration: getCelebration({
      level: level.number,
      celebratedLevel,
      week,
      answers,
      goal,
      celebratedWeek,
    }),
  };
}

const daysShown = 91;

/** @returns the days with activity or a used freeze, of the last 91 days */
export function presentDays(
  days: readonly StudyDay[],
  { streak, bridged }: Pick<HabitHistory, 'streak' | 'bridged'>,
  now: Activity,
): HabitDay[] {
  const from = dayAfter(now.day, 1 - daysShown);
  const studied = new Map(days.map((day) => [day.day, day]));
  const frozen = new Set([...bridged, ...bridge(streak, now).bridged]);
  return [...new Set([...studied.keys(), ...frozen])]
    .filter((day) => day >= from)
    .sort()
    .map((day) => {
      const { questions, cards, rights } = studied.get(day) ?? { questions: 0, cards: 0, rights: 0 };
      const state = countsAsDay({ questions, cards }) ? 'counted' : frozen.has(day) ? 'frozen' : 'open';
      return { day, state, questions, cards, points: getPoints({ rights, cards }) };
    });
}

export function presentAchievements({ totals, won }: HabitHistory): HabitAchievement[] {
  return achievements.map(({ family, target, ...achievement }) => ({
    ...achievement,
    family,
    target,
    progress: Math.min(totals[family], target),
    won_on: won.get(achievement.key) ?? null,
  }));
}
