/**
 * Simulated students with three laws of memory, two of them unknown to the planner. `TEST_LONG=1` runs all of them and
 * prints the table of docs/quality.md.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Comparison, compareStrategies, getMean, summarize } from './testing/compare-strategies.ts';
import { habits } from './testing/simulated-student.ts';

const isLong = process.env.TEST_LONG === '1';
const students = isLong ? 1_000 : 100;
/** The constants of the planner were chosen with the students of smaller seeds. */
const firstSeed = 10_000;
/** A tenth of the students says less about the share that reaches its target. */
const noise = isLong ? 0 : 0.05;

let comparisons: readonly Comparison[] = [];

beforeAll(() => {
  comparisons = Array.from({ length: students }, (_, index) => compareStrategies(firstSeed + index));
  if (isLong) printTable();
  // A thousand students take minutes on a busy machine.
}, 1_800_000);

const getModels = () => [...new Set(comparisons.map(({ student }) => student.model.name))];

describe('a student who follows the plan', () => {
  it('reaches a reachable target in nine of ten cases', () => {
    expect(summarize(comparisons).reached).toBeGreaterThanOrEqual(0.9 - noise);
  });

  it('reaches it as often by each law of forgetting and with each habit', () => {
    const groups = [
      ...getModels().map((name) => comparisons.filter(({ student }) => student.model.name === name)),
      ...habits.map((habit) => comparisons.filter(({ student }) => student.habit === habit)),
    ];
    for (const group of groups) expect(summarize(group).reached).toBeGreaterThanOrEqual(0.85 - 2 * noise);
  });

  it('knows more for a minute than with due items only, and than with everything each day', () => {
    const { knownShare, minutes, knownByDue, minutesOfDue, ...all } = summarize(comparisons);
    expect(knownShare / minutes).toBeGreaterThan(knownByDue / minutesOfDue);
    expect(knownShare / minutes).toBeGreaterThan(all.knownByEverything / all.minutesOfEverything);
  });

  it('knows more than with either rival in the same minutes', () => {
    const { knownShare, knownByDueInTime, knownByEverythingInTime } = summarize(comparisons);
    expect(knownShare).toBeGreaterThan(knownByDueInTime);
    expect(knownShare).toBeGreaterThan(knownByEverythingInTime);
  });

  it('never studies longer on a day than they said', () => {
    for (const { student, plan } of comparisons)
      expect(Math.max(...plan.secondsByDay.values())).toBeLessThanOrEqual(student.plan.minutesPerDay * 60);
  });
});

describe('the forecast of the first day', () => {
  it('calls a target likely that nine of ten then reach', () => {
    const likely = comparisons.filter(({ forecast }) => forecast.reach === 'likely');
    expect(getMean(likely, isReached)).toBeGreaterThanOrEqual(0.9 - noise);
  });

  it('calls a target unlikely that most cannot reach, and always says what would help', () => {
    const unlikely = comparisons.filter(({ forecast }) => forecast.reach === 'unlikely');
    expect(unlikely.length).toBeGreaterThan(0);
    expect(getMean(unlikely, isReached)).toBeLessThan(0.4);
    for (const { forecast } of unlikely)
      expect(Object.values(forecast.advice ?? {})).toContainEqual(expect.any(Number));
  });

  it('gives a range that contains what is known at the exam, if the student keeps the plan', () => {
    const complete = comparisons.filter(({ student }) => student.missedDays.size === 0);
    const isInRange = ({ forecast, plan }: Comparison) =>
      plan.knownShare >= forecast.ifFollowed.low - 0.005 &&
      plan.knownShare <= forecast.ifFollowed.high + 0.005
        ? 1
        : 0;
    expect(getMean(complete, isInRange)).toBeGreaterThanOrEqual(0.8 - noise);
  });
});

function isReached({ plan, student }: Comparison): number {
  return plan.knownShare >= student.plan.target ? 1 : 0;
}

function printTable() {
  const rows = {
    all: comparisons,
    ...Object.fromEntries(
      getModels().map((name) => [name, comparisons.filter(({ student }) => student.model.name === name)]),
    ),
    ...Object.fromEntries(
      habits.map((habit) => [habit, comparisons.filter(({ student }) => student.habit === habit)]),
    ),
    ...Object.fromEntries(
      ['likely', 'uncertain', 'unlikely'].map((reach) => [
        `called ${reach}`,
        comparisons.filter(({ forecast }) => forecast.reach === reach),
      ]),
    ),
  };
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, group]) => [
        name,
        Object.fromEntries(
          Object.entries(summarize(group)).map(([figure, value]) => [figure, Number(value.toPrecision(3))]),
        ),
      ]),
    ),
  );
}
