/** The expected knowledge at the exam, as a range with its condition, and advice if it is too little. */
import type { PlanClock } from './exam-plan.ts';
import { type DayLimit, getSpeed, getSteps, likelyDeviations, type MinutesInput } from './needed-minutes.ts';
import { getAdvice, type PlanAdvice } from './plan-advice.ts';
import { project } from './projection.ts';
import { getMinutesInput, type Schedule } from './schedule.ts';

export interface ExpectedShare {
  /** From 0 to 1. */
  share: number;
  /** Nine of ten students lie between the two. */
  low: number;
  high: number;
}

export interface Forecast {
  /** `likely` reaches the target even with faster forgetting than expected, `uncertain` only as expected. */
  reach: 'likely' | 'uncertain' | 'unlikely';
  ifFollowed: ExpectedShare;
  ifEverySecondDayMissed: ExpectedShare;
  ifStopped: ExpectedShare;
  /** Days from today until every item was asked once; null if some never are. */
  allSeenIndex: number | null;
  /** Items that the plan never asks. */
  unseen: number;
  /** Null if the target is likely reached. */
  advice: PlanAdvice | null;
}

/** Nine of ten values lie within this many deviations. */
export const deviationsOfNineTenths = 1.645;

/** @returns null once the exam has started */
export function getForecast(schedule: Schedule, clock: PlanClock): Forecast | null {
  if (schedule.calendar.length === 0) return null;

  const input = getMinutesInput(schedule);
  const { target } = input;
  const { neededMinutes, days } = schedule;
  const all = getKnown(input, { minutes: Number.POSITIVE_INFINITY, deviations: likelyDeviations });
  const expected = getKnown(input, { minutes: Number.POSITIVE_INFINITY, deviations: 0 });
  const reach = all >= target ? 'likely' : expected >= target ? 'uncertain' : 'unlikely';
  const followed = project(input.cohorts, getSteps(days, neededMinutes), {
    ...input.projection,
    speed: getSpeed(input.speed),
  });
  return {
    reach,
    ifFollowed: getRange(input, { days, minutes: neededMinutes }),
    ifEverySecondDayMissed: getRange(input, {
      days: days.filter((_, position) => position % 2 === 1),
      minutes: neededMinutes,
    }),
    ifStopped: getRange(input, { days: [], minutes: 0 }),
    allSeenIndex: followed.lastFirstIndex === null ? null : Math.max(0, followed.lastFirstIndex),
    unseen: followed.unseen,
    advice: reach === 'likely' ? null : getAdvice(schedule, clock),
  };
}

function getKnown(
  { cohorts, days, speed, projection }: MinutesInput,
  { minutes, deviations }: { minutes: number; deviations: number },
): number {
  return project(cohorts, getSteps(days, minutes), { ...projection, speed: getSpeed(speed, deviations) })
    .knownShare;
}

function getRange(
  input: MinutesInput,
  { days, minutes }: { days: readonly DayLimit[]; minutes: number },
): ExpectedShare {
  const getShare = (deviations: number) => getKnown({ ...input, days }, { minutes, deviations });
  return {
    share: getShare(0),
    low: getShare(deviationsOfNineTenths),
    high: getShare(-deviationsOfNineTenths),
  };
}
