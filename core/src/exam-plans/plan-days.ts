/** The days of all exam plans of a student, and what is studied for each today. */

import type { ItemKind } from '../memory/fold-reviews.ts';
import { localDay } from '../time/local-day.ts';
import { type ChosenItem, chooseItems } from './choose-items.ts';
import type { PlanClock, PlannedItem, PlannedReading, PlanState } from './exam-plan.ts';
import { getMinutesOfDay, getSpeed } from './needed-minutes.ts';
import type { DayKind } from './plan-calendar.ts';
import { getSchedules, type Schedule } from './schedule.ts';

export interface PlannedDay {
  /** YYYY-MM-DD. */
  day: string;
  kind: DayKind;
  /** Minutes of study; 0 on days without it. */
  minutes: number;
  /** True on the day of the mock exam. */
  hasMock: boolean;
}

/** The rest of today: what was done is not in it. */
export interface TodaysPart {
  minutes: number;
  items: readonly PlannedItem[];
  /** Minutes of the items, by their kind. */
  itemMinutes: Readonly<Record<ItemKind, number>>;
  readings: readonly PlannedReading[];
  /** The number of questions of the mock exam; null on days without it. */
  mockQuestions: number | null;
  mockMinutes: number;
}

export interface DaysOfPlan {
  planId: string;
  /** The days from today to the exam; none once it has started. */
  days: readonly PlannedDay[];
  today: TodaysPart;
}

/**
 * @param states all plans of one student
 * @returns each plan with its days, in the same order
 * @throws RangeError for a time zone that does not exist
 */
export function planDays(states: readonly PlanState[], clock: PlanClock): DaysOfPlan[] {
  const today = localDay(clock.now, clock.zone);
  return getSchedules(states, clock).map((schedule) => ({
    planId: schedule.state.plan.id,
    days: getDays(schedule),
    today: getTodaysPart(schedule, today),
  }));
}

/** @returns the days of one plan with their minutes */
export function getDays({ calendar, days, neededMinutes }: Schedule): PlannedDay[] {
  const limits = new Map(days.map((day) => [day.index, day]));
  return calendar.map(({ day, index, kind, mockMinutes }) => {
    const limit = limits.get(index);
    const minutes = limit ? getMinutesOfDay(limit, neededMinutes) : 0;
    return { day, kind, minutes, hasMock: minutes > 0 && mockMinutes > 0 };
  });
}

const nothing: TodaysPart = {
  minutes: 0,
  items: [],
  itemMinutes: { card: 0, question: 0 },
  readings: [],
  mockQuestions: null,
  mockMinutes: 0,
};

export function getTodaysPart(
  { state, calendar, days, speed, neededMinutes }: Schedule,
  today: string,
): TodaysPart {
  const limit = days.find(({ index }) => index === 0);
  if (!limit) return nothing;

  const { content } = state;
  const minutes = Math.max(0, getMinutesOfDay(limit, neededMinutes) - limit.doneMinutes);
  const readings = minutes > 0 ? limit.readings : [];
  const readingMinutes = readings.reduce((sum, reading) => sum + reading.minutes, 0);
  const mockMinutes = Math.min(limit.mockMinutes, Math.max(0, minutes - readingMinutes));
  const chosenItems = chooseItems(content, {
    today,
    seconds: (minutes - readingMinutes - mockMinutes) * 60,
    examIndex: calendar.at(-1)?.index ?? 0,
    speed: getSpeed(speed),
  });
  const mockQuestions = mockMinutes > 0 ? getMockQuestions(state, mockMinutes) : null;
  return {
    minutes,
    items: chosenItems.map(({ item }) => item),
    itemMinutes: { card: getMinutes(chosenItems, 'card'), question: getMinutes(chosenItems, 'question') },
    readings,
    mockQuestions,
    mockMinutes,
  };
}

/** A minute at least, so that no row has none. */
function getMinutes(chosenItems: readonly ChosenItem[], kind: ItemKind): number {
  const ofKind = chosenItems.filter(({ item }) => item.kind === kind);
  const seconds = ofKind.reduce((sum, one) => sum + one.seconds, 0);
  return ofKind.length === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}

/** A mock exam of a short day asks fewer questions. */
function getMockQuestions({ content }: PlanState, minutes: number): number {
  return Math.min(content.mock?.questions ?? 0, Math.floor((minutes * 60) / content.pace.question));
}
