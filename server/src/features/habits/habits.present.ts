/** Figures of a student as the pages ask for them. */
import type { HabitAchievement, HabitDay, HabitsToday } from '@akada/contract/observers/habits.ts';
import { achievements } from '@akada/core/habits/achievements.ts';
import { celebrationOf } from '@akada/core/habits/celebration.ts';
import type { HabitHistory } from '@akada/core/habits/history.ts';
import { levelOf } from '@akada/core/habits/level.ts';
import { bridge, nextFreezeIn, type Streak } from '@akada/core/habits/streak.ts';
import { type Activity, countsAsDay, pointsOf, type StudyDay } from '@akada/core/habits/study-day.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';

/** A student's facts that the dashboard needs. */
export interface StandingFacts {
  now: Activity;
  /** The Monday of the week of today. */
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
  const level = levelOf(points);
  return {
    today: now.day,
    streak: {
      days: streak.days,
      longest: streak.longest,
      today_counts: countsAsDay(today),
      freezes: streak.freezes,
      next_freeze_in: nextFreezeIn(streak),
    },
    week: { from: week, answers, goal },
    points,
    level,
    celebration: celebrationOf({
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

/** @returns of the last 91 days those on which something was done or a freeze was used */
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
      return { day, state, questions, cards, points: pointsOf({ rights, cards }) };
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
