/** Habits and progress in which only what a test is about differs. */
import {
  getHabits,
  getStudyReminder,
  type Habits,
  type HabitsToday,
  habitsToday,
  listLeaderboards,
} from '@akada/contract/observers/habits.ts';
import { type ProgressSummary, progressSummary } from '@akada/contract/observers/progress.ts';
import { achievements } from '@akada/core/habits/achievements.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import { answerByDefault } from '../played-endpoints.ts';
import { today } from './card-samples.ts';

function makeHabitsToday(differing: Partial<HabitsToday> = {}): HabitsToday {
  return {
    today: today(),
    streak: { days: 0, longest: 0, today_counts: false, freezes: 2, next_freeze_in: null },
    week: { from: '2026-11-23', answers: 0, goal: null },
    points: 0,
    level: { number: 1, from: 0, next: 50 },
    celebration: null,
    ...differing,
  };
}

/** A student of some weeks, whose first goal is won. */
export function makeHabits(differing: Partial<Habits> = {}): Habits {
  return {
    ...makeHabitsToday({
      streak: { days: 6, longest: 9, today_counts: false, freezes: 1, next_freeze_in: 3 },
      week: { from: '2026-11-23', answers: 118, goal: 150 },
      points: 340,
      level: { number: 4, from: 300, next: 450 },
    }),
    days: [
      { day: dayAfter(today(), -9), state: 'frozen', questions: 0, cards: 0, points: 0 },
      { day: dayAfter(today(), -2), state: 'counted', questions: 20, cards: 3, points: 14 },
      { day: today(), state: 'open', questions: 2, cards: 0, points: 1 },
    ],
    achievements: achievements.map(({ key, family, title, about, target }) => ({
      key,
      family,
      title,
      about,
      target,
      ...(target === 1 ? { progress: 1, won_on: '2026-11-03' } : { progress: 2, won_on: null }),
    })),
    ...differing,
  };
}

export function makeSummary(differing: Partial<ProgressSummary> = {}): ProgressSummary {
  const nothing = { questions: 0, cards: 0, duration_ms: 0 };
  return {
    day: today(),
    studied_before: dayAfter(today(), -1),
    today: nothing,
    week: [-6, -5, -4, -3, -2, -1, 0].map((days) => ({ day: dayAfter(today(), days), ...nothing })),
    overall: null,
    topics: { known: 0, answered: 0 },
    weakest: null,
    moved: [],
    last_exam: null,
    ...differing,
  };
}

/** A student on the first day. */
export function answerHabitsByDefault(): void {
  answerByDefault(habitsToday, { habits: makeHabitsToday() });
  answerByDefault(getHabits, { habits: makeHabits() });
  answerByDefault(listLeaderboards, { items: [], shown_from: 5 });
  answerByDefault(getStudyReminder, { on: false, hour: 18 });
  answerByDefault(progressSummary, makeSummary());
}
