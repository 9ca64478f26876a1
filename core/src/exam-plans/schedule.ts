/** Everything that is computed once of a plan, and the minutes of each day, shared with the other plans of the student. */
import { localDay } from '../time/local-day.ts';
import { type Cohort, getCohorts } from './cohorts.ts';
import type { PlanClock, PlanState } from './exam-plan.ts';
import { type ForgettingSpeed, getForgettingSpeed } from './forgetting-speed.ts';
import { type DayLimit, getMinutesOfDay, getNeededMinutes, type MinutesInput } from './needed-minutes.ts';
import { type CalendarDay, getCalendar } from './plan-calendar.ts';

export interface Schedule {
  state: PlanState;
  /** Empty once the exam has started. */
  calendar: readonly CalendarDay[];
  /** The days of study. */
  days: readonly DayLimit[];
  cohorts: readonly Cohort[];
  speed: ForgettingSpeed;
  /** The minutes of each day that reach the target, or all that there are. */
  neededMinutes: number;
}

/** A plan that needs more than this in a day weighs no more against the others. */
const maxWish = 600;

/**
 * Plans that need more time of a day than the student has share it in proportion to their needs, which rise with
 * nearness.
 */
export function getSchedules(states: readonly PlanState[], clock: PlanClock): Schedule[] {
  const schedules = states.map((state) => getSchedule(state, clock));
  if (schedules.length < 2) return schedules.map(withNeed);

  const wishes = schedules.map(({ days, ...schedule }) =>
    getWishes(withNeed({ ...schedule, days: days.map((day) => ({ ...day, maxMinutes: maxWish })) })),
  );
  const shared = withSharedDays(schedules, { wishes, areRaised: true }).map(withNeed);
  return withSharedDays(shared, { wishes: shared.map(getWishes), areRaised: false });
}

function getSchedule(state: PlanState, clock: PlanClock): Schedule {
  const { plan, content } = state;
  const calendar = getCalendar(plan, content, clock);
  return {
    state,
    calendar,
    days: getDayLimits(state, calendar),
    cohorts: getCohorts(content, localDay(clock.now, clock.zone)),
    speed: getForgettingSpeed(content.evidence),
    neededMinutes: 0,
  };
}

/** @returns the days of study, each with the minutes of the plan */
export function getDayLimits({ plan, content }: PlanState, calendar: readonly CalendarDay[]): DayLimit[] {
  return calendar
    .filter(({ kind }) => kind === 'study')
    .map(({ index, readings, mockMinutes }) => ({
      index,
      readings,
      mockMinutes,
      maxMinutes: plan.minutesPerDay,
      doneMinutes: index === 0 ? content.doneMinutes : 0,
    }));
}

function withNeed(schedule: Schedule): Schedule {
  return { ...schedule, neededMinutes: getNeededMinutes(getMinutesInput(schedule)) };
}

export function getMinutesInput({ state, calendar, days, cohorts, speed }: Schedule): MinutesInput {
  const examIndex = calendar.at(-1)?.index ?? 0;
  const { plan, content } = state;
  return {
    cohorts,
    days,
    target: plan.target,
    speed,
    projection: { examIndex, pace: content.pace, parameters: content.parameters },
  };
}

/** Minutes of each day, by its days from today. */
type Wishes = ReadonlyMap<number, number>;

function getWishes({ days, neededMinutes }: Schedule): Wishes {
  return new Map(
    days.map((day) => [day.index, Math.max(getMinutesOfDay(day, neededMinutes), day.doneMinutes)]),
  );
}

interface SharingInput {
  wishes: readonly Wishes[];
  /** Whether a plan may use what the others leave; without it the sum of a day is never above the limit. */
  areRaised: boolean;
}

function withSharedDays(schedules: readonly Schedule[], { wishes, areRaised }: SharingInput): Schedule[] {
  const limits = schedules.map(({ state }) => state.plan.minutesPerDay);
  return schedules.map((schedule, position) => {
    const { minutesPerDay } = schedule.state.plan;
    const days = schedule.days.map((day) => {
      const sum = wishes.reduce((minutes, wish) => minutes + (wish.get(day.index) ?? 0), 0);
      const limit = Math.max(...limits.filter((_, other) => wishes[other]?.has(day.index)));
      const wish = wishes[position]?.get(day.index) ?? 0;
      const free = areRaised ? limit - sum : 0;
      const minutes = sum > limit ? Math.floor((wish * limit) / sum) : wish + free;
      return { ...day, maxMinutes: Math.min(minutesPerDay, minutes) };
    });
    return { ...schedule, days };
  });
}
