/** Runs the plan and its rivals for many students, and counts what became of them. */
import { type Forecast, getForecast } from '../forecast.ts';
import { getSchedules } from '../schedule.ts';
import { runStudent, type StudentResult, type StudyDay } from './run-student.ts';
import { buildStudent, type SimulatedStudent, zone } from './simulated-student.ts';
import { dueOnly, everythingEachDay, informed, planned, withMinutes } from './strategies.ts';

export interface Comparison {
  student: SimulatedStudent;
  /** The forecast of the first day. */
  forecast: Forecast;
  /** True if a planner that knows the memory of the student, or a rival, reaches the target with all minutes. */
  isReachable: boolean;
  plan: StudentResult;
  due: StudentResult;
  everything: StudentResult;
  dueInTime: StudentResult;
  everythingInTime: StudentResult;
}

/** @param seed of the student, which says everything about it */
export function compareStrategies(seed: number): Comparison {
  const student = buildStudent(seed);
  const forecasts: Forecast[] = [];
  const plan = runStudent(student, planned, (day) => {
    if (forecasts.length === 0) forecasts.push(...getForecasts(day));
  });
  const due = runStudent(student, dueOnly);
  const everything = runStudent(student, everythingEachDay);
  const highest = Math.max(runStudent(student, informed).knownShare, due.knownShare, everything.knownShare);
  const [forecast] = forecasts;
  if (!forecast) throw new Error(`Student ${seed} never studied.`);
  return {
    student,
    forecast,
    isReachable: highest >= student.plan.target,
    plan,
    due,
    everything,
    dueInTime: runStudent(student, withMinutes(dueOnly, plan.secondsByDay)),
    everythingInTime: runStudent(student, withMinutes(everythingEachDay, plan.secondsByDay)),
  };
}

function getForecasts({ student, content, now }: StudyDay): Forecast[] {
  const clock = { now, zone };
  return getSchedules([{ plan: student.plan, content }], clock).flatMap(
    (schedule) => getForecast(schedule, clock) ?? [],
  );
}

/** One line of the table. */
export interface Summary {
  students: number;
  reachable: number;
  /** Shares of the students whose target is reachable. */
  reached: number;
  reachedByDue: number;
  reachedByEverything: number;
  /** Means of all students. */
  knownShare: number;
  knownByDue: number;
  knownByDueInTime: number;
  knownByEverything: number;
  knownByEverythingInTime: number;
  minutes: number;
  minutesOfDue: number;
  minutesOfEverything: number;
}

export function summarize(all: readonly Comparison[]): Summary {
  const reachable = all.filter(({ isReachable }) => isReachable);
  const reachedShare = (result: (comparison: Comparison) => StudentResult) =>
    getMean(reachable, (one) => (result(one).knownShare >= one.student.plan.target ? 1 : 0));
  return {
    students: all.length,
    reachable: reachable.length,
    reached: reachedShare(({ plan }) => plan),
    reachedByDue: reachedShare(({ due }) => due),
    reachedByEverything: reachedShare(({ everything }) => everything),
    knownShare: getMean(all, ({ plan }) => plan.knownShare),
    knownByDue: getMean(all, ({ due }) => due.knownShare),
    knownByDueInTime: getMean(all, ({ dueInTime }) => dueInTime.knownShare),
    knownByEverything: getMean(all, ({ everything }) => everything.knownShare),
    knownByEverythingInTime: getMean(all, ({ everythingInTime }) => everythingInTime.knownShare),
    minutes: getMean(all, ({ plan }) => plan.minutes),
    minutesOfDue: getMean(all, ({ due }) => due.minutes),
    minutesOfEverything: getMean(all, ({ everything }) => everything.minutes),
  };
}

export function getMean<One>(all: readonly One[], value: (one: One) => number): number {
  return all.reduce((sum, one) => sum + value(one), 0) / Math.max(1, all.length);
}
