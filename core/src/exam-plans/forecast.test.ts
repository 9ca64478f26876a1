import { describe, expect, it } from 'vitest';
import { nextMemory } from '../memory/fsrs.ts';
import { grades } from '../memory/grade.ts';
import type { PlanState } from './exam-plan.ts';
import { getForecast } from './forecast.ts';
import { getForgettingSpeed } from './forgetting-speed.ts';
import { getSchedules } from './schedule.ts';
import { noon, sampleContent, sampleItems, samplePlan, today } from './testing/sample-plan.ts';

function forecastOne(state: PlanState, clock = noon(today)) {
  const [schedule] = getSchedules([state], clock);
  const forecast = schedule ? getForecast(schedule, clock) : null;
  if (!forecast) throw new Error('The exam lies ahead.');
  return forecast;
}

describe('a forecast', () => {
  const easy = { plan: samplePlan(), content: sampleContent() };
  const hard = {
    plan: samplePlan({ minutesPerDay: 15, target: 0.8 }),
    content: sampleContent({ items: sampleItems(600) }),
  };

  it('expects most of a student who keeps the plan, and least of one who stops', () => {
    const { ifFollowed, ifEverySecondDayMissed, ifStopped } = forecastOne(easy);
    expect(ifFollowed.share).toBeGreaterThan(ifEverySecondDayMissed.share);
    expect(ifEverySecondDayMissed.share).toBeGreaterThan(ifStopped.share);
    for (const { low, share, high } of [ifFollowed, ifEverySecondDayMissed]) {
      expect(low).toBeLessThan(share);
      expect(share).toBeLessThan(high);
    }
  });

  it('says that a target is likely, when all is seen, and needs no advice then', () => {
    expect(forecastOne(easy)).toMatchObject({ reach: 'likely', unseen: 0, advice: null });
    expect(forecastOne(easy).allSeenIndex).toBeLessThan(14);
  });

  it('says that a target is unlikely, and what would help: each change helps without the others', () => {
    const { reach, advice, unseen } = forecastOne(hard);
    expect(reach).toBe('unlikely');
    expect(unseen).toBeGreaterThan(0);
    const minutesPerDay = advice?.minutesPerDay ?? 0;
    expect(minutesPerDay).toBeGreaterThan(15);
    expect(forecastOne({ ...hard, plan: { ...hard.plan, minutesPerDay } }).reach).toBe('likely');
    const examAt = hard.plan.examAt + (advice?.laterDays ?? 0) * 24 * 60 * 60_000;
    expect(forecastOne({ ...hard, plan: { ...hard.plan, examAt } }).reach).toBe('likely');
    expect(advice?.omittedItems).toBeGreaterThan(0);
    expect(advice?.omittedItems).toBeLessThan(600);
  });

  it('is null once the exam has started', () => {
    const clock = { now: easy.plan.examAt, zone: 'Africa/Lagos' };
    expect(getSchedules([easy], clock).map((schedule) => getForecast(schedule, clock))).toEqual([null]);
  });
});

describe('the speed of forgetting', () => {
  const { stability } = nextMemory(null, 0, grades.good);
  const reviews = (right: number, wrong: number) =>
    Array.from({ length: right + wrong }, (_, index) => ({
      days: 3,
      stability,
      right: index >= wrong,
      guess: 0,
    }));

  it.each([
    ['as the parameters say without evidence', [0, 0], 0, 0.05],
    ['faster after many lapses', [60, 40], 0.5, 3],
    ['slower after hardly any', [99, 1], -3, -0.2],
  ])('is %s', (_, [right = 0, wrong = 0], low, high) => {
    const { mean } = getForgettingSpeed(reviews(right, wrong));
    expect(mean).toBeGreaterThanOrEqual(low - 1e-9);
    expect(mean).toBeLessThanOrEqual(high);
  });

  it('is known better with more reviews, but never exactly', () => {
    const deviations = [0, 20, 400].map((count) => getForgettingSpeed(reviews(count, count / 10)).deviation);
    expect(deviations).toEqual(deviations.toSorted((one, other) => other - one));
    expect(deviations.at(-1)).toBeGreaterThan(0.4);
  });

  it('learns nothing of right answers that are guesses', () => {
    const guessed = reviews(50, 0).map((review) => ({ ...review, guess: 0.99 }));
    expect(Math.abs(getForgettingSpeed(guessed).mean)).toBeLessThan(0.02);
  });
});
