/** The days of a plan as tiles: what was studied, what was missed, and what is to come, in weeks from Monday. */
import type { ListedExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { dayAfter, daysBetween } from '@akada/core/time/local-day.ts';

export type TileState = 'done' | 'missed' | 'now' | 'coming' | 'rest' | 'exam';

export interface DayTile {
  /** YYYY-MM-DD. */
  day: string;
  state: TileState;
  /** Minutes that are planned; 0 for past days. */
  minutes: number;
  isToday: boolean;
  hasMock: boolean;
  /** The share of today that was done, from 0 to 1. */
  done: number;
}

export type PlanDays = Pick<
  ListedExamPlan,
  'start_day' | 'studied_days' | 'free_weekdays' | 'free_days' | 'days' | 'today'
>;

/** @returns all days from the first one to the exam */
export function getTiles(plan: PlanDays, { today, examDay }: { today: string; examDay: string }): DayTile[] {
  const past = { minutes: 0, isToday: false, hasMock: false, done: 0 };
  const end = today < examDay ? today : examDay;
  const passed = Array.from(
    { length: Math.max(0, daysBetween(plan.start_day, end)) },
    (_, index): DayTile => {
      const day = dayAfter(plan.start_day, index);
      return { ...past, day, state: getPastState(plan, day) };
    },
  );
  if (plan.days.length === 0)
    return [...passed, { ...past, day: examDay, state: 'exam', isToday: today === examDay }];

  const planned = plan.days.map(({ day, kind, minutes, has_mock }): DayTile => {
    const isToday = day === today;
    const state = kind === 'exam' ? 'exam' : kind !== 'study' ? 'rest' : isToday ? 'now' : 'coming';
    return { day, state, minutes, isToday, hasMock: has_mock, done: isToday ? getDone(plan) : 0 };
  });
  return [...passed, ...planned];
}

function getPastState({ studied_days, free_weekdays, free_days }: PlanDays, day: string): TileState {
  if (studied_days.includes(day)) return 'done';
  return free_days.includes(day) || free_weekdays.includes(getWeekday(day)) ? 'rest' : 'missed';
}

/** @returns the share of today's work that was done */
function getDone({ today: { minutes, done_minutes } }: PlanDays): number {
  const all = minutes + done_minutes;
  return all === 0 ? 1 : done_minutes / all;
}

/** @returns from 1 for Monday to 7 */
function getWeekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** @returns the tiles in rows of seven, from Monday; null fills the first and the last week */
export function toWeeks(tiles: readonly DayTile[]): (DayTile | null)[][] {
  const [first] = tiles;
  if (first === undefined) return [];

  const cells: (DayTile | null)[] = [
    ...Array.from({ length: getWeekday(first.day) - 1 }, () => null),
    ...tiles,
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => cells[week * 7 + day] ?? null),
  );
}

/** The page first shows this many weeks around the present week, because a plan may have a year of them. */
const pastWeeks = 2;
const futureWeeks = 5;

/** @returns the weeks near today */
export function getNearWeeks(weeks: (DayTile | null)[][]): (DayTile | null)[][] {
  const present = weeks.findIndex((week) => week.some((tile) => tile?.isToday));
  if (present === -1) return weeks.slice(-(pastWeeks + 1 + futureWeeks));
  return weeks.slice(Math.max(0, present - pastWeeks), present + 1 + futureWeeks);
}
