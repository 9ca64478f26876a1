/** Everything that is computed once of a plan, and the minutes of each day, shared with the other plans of the student. */
import { localDay } from '../time/local-day.ts';
import { type Cohort, getCohorts } from './cohorts.ts';
import type { PlanClock, PlanState } from './exam-plan.ts';
import { type ForgettingSpeed, getForgettingSpeed } from './forgetting-speed.ts';
import { type DayLimit, getMinutesOfDay, getNeededMinutes, type MinutesInput } from './needed-minutes.ts';
import { type CalendarDay, getCalendar } from './plan-calendar.ts';

export interface Schedule {
  state: PlanState;
  /** Empty once the exam has begun. */
  calendar: readonly CalendarDay[];
  /** The days of study. */
  days: readonly DayLimit[];
  cohorts: readonly Cohort[];
  speed: ForgettingSpeed;
  /** The minutes of each day that reach the target, or all that there are. */
  neededMinutes: number;
}

/** The needs of all plans change each other: after this many rounds by less than a minute. */
const sharingRounds = 3;

/**
 * Plans that need more time of a day than the student has share it in proportion to their needs, which rise with
 * nearness.
 */
export function getSchedules(states: readonly PlanState[], clock: PlanClock): Schedule[] {
  let schedules = states.map((state) => withNeed(getSchedule(state, clock)));
  if (schedules.length < 2) return schedules;

  for (let round = 0; round < sharingRounds; round += 1)
    schedules = withSharedDays(schedules, { areRaised: true }).map(withNeed);
  return withSharedDays(schedules, { areRaised: false });
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
    .map(({ index, readingMinutes, mockMinutes }) => ({
      index,
      readingMinutes,
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
  return { cohorts, days, target: plan.target, speed, projection: { examIndex, pace: content.pace } };
}

/** @param areRaised whether a plan may use what the others leave; without it their sum is never above the limit */
function withSharedDays(schedules: readonly Schedule[], { areRaised }: { areRaised: boolean }): Schedule[] {
  const wishes = schedules.map(
    ({ days, neededMinutes }) =>
      new Map(days.map((day) => [day.index, Math.max(getMinutesOfDay(day, neededMinutes), day.doneMinutes)])),
  );
  const limits = schedules.map(({ state }) => state.plan.minutesPerDay);
  return schedules.map((schedule, position) => {
    const days = schedule.days.map((day) => {
      const sum = wishes.reduce((minutes, wish) => minutes + (wish.get(day.index) ?? 0), 0);
      const limit = Math.max(...limits.filter((_, other) => wishes[other]?.has(day.index)));
      const wish = wishes[position]?.get(day.index) ?? 0;
      if (sum > limit) return { ...day, maxMinutes: Math.floor((wish * limit) / sum) };
      const free = areRaised ? limit - sum : 0;
      return { ...day, maxMinutes: Math.min(schedule.state.plan.minutesPerDay, wish + free) };
    });
    return { ...schedule, days };
  });
}
