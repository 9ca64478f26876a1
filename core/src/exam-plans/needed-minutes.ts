/** The minutes of each day that a plan needs: as few as reach its target, the same on all days. */
import type { Cohort } from './cohorts.ts';
import type { ForgettingSpeed } from './forgetting-speed.ts';
import type { CalendarDay } from './plan-calendar.ts';
import { type ProjectionInput, project, type StudyStep } from './projection.ts';

/**
 * Minutes suffice for memory that fades e times as fast as expected. For most students it does not, and later days of
 * their plans become shorter.
 */
const plannedHaste = 1;
/** Four of five students lose knowledge at most this many deviations faster than expected. */
export const likelyDeviations = 0.84;
/** Plans aim higher by this part of the rest to 100 %: days are missed, and reviews go worse than expected. */
const reserve = 0.3;
/** More steps change the projection by less than the forgetting of one student is known. */
const maxSteps = 10;
const maxTries = 7;

/** A day of study with its own limit. */
export interface DayLimit extends Pick<CalendarDay, 'index' | 'readings' | 'mockMinutes'> {
  /** The most minutes, readings and mock exam included. */
  maxMinutes: number;
  /** Minutes that were studied already; 0 for all days but today. */
  doneMinutes: number;
}

export interface MinutesInput {
  cohorts: readonly Cohort[];
  days: readonly DayLimit[];
  target: number;
  speed: ForgettingSpeed;
  projection: Omit<ProjectionInput, 'speed'>;
}

/** @returns the speed that is faster than expected by this many deviations */
export function getSpeed({ mean, deviation }: ForgettingSpeed, deviations = 0): number {
  return Math.exp(mean + deviation * deviations);
}

/** @returns the whole minutes of a day that reach the target and ask every item once; the highest limit if none do */
export function getNeededMinutes({ cohorts, days, target, speed, projection }: MinutesInput): number {
  const highest = Math.ceil(Math.max(0, ...days.map(({ maxMinutes }) => maxMinutes)));
  const input = { ...projection, speed: Math.exp(speed.mean + plannedHaste) };
  const aim = target + (1 - target) * reserve;
  const reaches = (minutes: number) => {
    const { knownShare, unseen } = project(cohorts, getSteps(days, minutes), input);
    return knownShare >= aim && unseen === 0;
  };
  if (reaches(0)) return 0;

  let [low, high] = [0, highest];
  for (let tries = 0; tries < maxTries && high - low > 1; tries += 1) {
    const middle = Math.ceil((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** @returns the minutes of a day, within its limit: the reading and the mock exam of the day always have their time */
export function getMinutesOfDay(day: DayLimit, minutes: number): number {
  return Math.min(day.maxMinutes, Math.max(minutes, getFixedMinutes(day)));
}

/** @returns the time for items, many days in a few steps: a step lies in the middle of its days */
export function getSteps(days: readonly DayLimit[], minutes: number): StudyStep[] {
  const steps: StudyStep[] = [];
  let start = 0;
  for (let left = Math.min(maxSteps, days.length); left > 0; left -= 1) {
    const group = days.slice(start, start + Math.ceil((days.length - start) / left));
    start += group.length;
    const middle = group[Math.floor((group.length - 1) / 2)];
    if (middle)
      steps.push({
        index: middle.index,
        seconds: group.reduce((sum, day) => sum + getItemSeconds(day, minutes), 0),
      });
  }
  return steps;
}

/** @returns the time for cards and questions of a day */
export function getItemSeconds(day: DayLimit, minutes: number): number {
  return Math.max(0, getMinutesOfDay(day, minutes) - getFixedMinutes(day) - day.doneMinutes) * 60;
}

function getFixedMinutes({ readings, mockMinutes }: DayLimit): number {
  return readings.reduce((sum, { minutes }) => sum + minutes, mockMinutes);
}
