/** Changes that make a plan reach its target: each suffices without the others, so that the student can choose. */
import type { Cohort } from './cohorts.ts';
import type { PlanClock, PlanState } from './exam-plan.ts';
import { type DayLimit, getSpeed, getSteps, likelyDeviations } from './needed-minutes.ts';
import { getCalendar } from './plan-calendar.ts';
import { project } from './projection.ts';
import { getDayLimits, getMinutesInput, type Schedule } from './schedule.ts';

/** A change is null if even its largest value does not suffice. */
export interface PlanAdvice {
  /** Minutes of a day, in steps of five. */
  minutesPerDay: number | null;
  /** Days that the exam is moved. */
  laterDays: number | null;
  /** New items that are omitted, the least important first. */
  omittedItems: number | null;
}

const maxMinutes = 300;
const minutesStep = 5;
const maxLaterDays = 90;
const dayMs = 24 * 60 * 60_000;

export function getAdvice(schedule: Schedule, clock: PlanClock): PlanAdvice {
  const { state, days, cohorts } = schedule;
  const { plan, content } = state;
  const current = { state, days, cohorts, examIndex: schedule.calendar.at(-1)?.index ?? 0 };
  const reaches = (change: Partial<Variant>) => isReached(schedule, { ...current, ...change });

  const steps = findSmallest(maxMinutes / minutesStep, (count) =>
    reaches({ days: days.map((day) => ({ ...day, maxMinutes: count * minutesStep })) }),
  );
  const laterDays = findSmallest(maxLaterDays, (count) => {
    const later = { ...plan, examAt: plan.examAt + count * dayMs };
    const calendar = getCalendar(later, content, clock);
    return reaches({
      days: getDayLimits({ plan: later, content }, calendar),
      examIndex: calendar.at(-1)?.index ?? 0,
    });
  });
  const omittedItems = findSmallest(countNew(cohorts), (count) =>
    reaches({ cohorts: withoutNew(cohorts, count) }),
  );
  return { minutesPerDay: steps === null ? null : steps * minutesStep, laterDays, omittedItems };
}

interface Variant {
  state: PlanState;
  days: readonly DayLimit[];
  cohorts: readonly Cohort[];
  examIndex: number;
}

function isReached(schedule: Schedule, { days, cohorts, examIndex }: Variant): boolean {
  const { speed, target, projection } = getMinutesInput(schedule);
  const { knownShare } = project(cohorts, getSteps(days, Number.POSITIVE_INFINITY), {
    ...projection,
    examIndex,
    speed: getSpeed(speed, likelyDeviations),
  });
  return knownShare >= target;
}

/** @returns the smallest number from 1 that is enough; null if not even the largest is */
function findSmallest(largest: number, isEnough: (count: number) => boolean): number | null {
  if (largest < 1 || !isEnough(largest)) return null;

  let [low, high] = [0, largest];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function countNew(cohorts: readonly Cohort[]): number {
  return Math.round(cohorts.reduce((sum, { memory, count }) => sum + (memory === null ? count : 0), 0));
}

/** The least important items go first, and among equal items the most likely known first. */
function withoutNew(cohorts: readonly Cohort[], count: number): Cohort[] {
  let left = count;
  const fresh = cohorts
    .filter(({ memory }) => memory === null)
    .toSorted((one, other) => one.weight - other.weight || other.prior - one.prior)
    .map((cohort) => {
      const omitted = Math.min(left, cohort.count);
      left -= omitted;
      return { ...cohort, count: cohort.count - omitted };
    });
  return [...cohorts.filter(({ memory }) => memory !== null), ...fresh.filter((cohort) => cohort.count > 0)];
}
