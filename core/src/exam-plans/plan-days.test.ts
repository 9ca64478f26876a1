import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, localDay } from '../time/local-day.ts';
import type { PlanState } from './exam-plan.ts';
import { type DaysOfPlan, planDays } from './plan-days.ts';
import { noon, sampleContent, sampleItems, samplePlan, today } from './testing/sample-plan.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const zones = ['Africa/Lagos', 'Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'];

const arbitraryState = fc
  .record({
    days: fc.integer({ min: -3, max: 60 }),
    hour: fc.integer({ min: 0, max: 23 }),
    target: fc.double({ min: 0.5, max: 0.99, noNaN: true }),
    minutesPerDay: fc.integer({ min: 5, max: 180 }),
    freeWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    items: fc.integer({ min: 0, max: 150 }),
    readings: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }),
    mock: fc.option(fc.integer({ min: 10, max: 60 })),
    doneMinutes: fc.integer({ min: 0, max: 60 }),
  })
  .map(
    ({ days, hour, items, readings, mock, doneMinutes, ...settings }): PlanState => ({
      plan: samplePlan({ ...settings, examAt: Date.parse(today) + days * dayMs + hour * hourMs }),
      content: sampleContent({
        items: sampleItems(items),
        readings: readings.map((minutes, index) => ({ id: `part ${index}`, minutes })),
        mock: mock === null ? null : { questions: mock },
        doneMinutes,
      }),
    }),
  );

const arbitraryClock = fc.record({
  now: fc.integer({ min: 0, max: 24 * 60 }).map((minute) => Date.parse(today) + minute * 60_000),
  zone: fc.constantFrom(...zones),
});

function planOne(state: PlanState, clock = noon(today)): DaysOfPlan {
  const [plan] = planDays([state], clock);
  if (!plan) throw new Error('Each state has its days.');
  return plan;
}

const runs = { numRuns: process.env.TEST_LONG === '1' ? 1_000 : 100 };

describe('each day of a plan', () => {
  it('lies between today and the exam, once, and the exam is the last', () => {
    fc.assert(
      fc.property(arbitraryState, arbitraryClock, (state, clock) => {
        const { days } = planOne(state, clock);
        if (state.plan.examAt <= clock.now) return days.length === 0;
        const first = localDay(clock.now, clock.zone);
        expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => dayAfter(first, index)));
        expect(days.at(-1)).toMatchObject({
          day: localDay(state.plan.examAt, clock.zone),
          kind: 'exam',
          minutes: 0,
        });
        return true;
      }),
      runs,
    );
  });

  it('never takes more minutes than the student gave, and none on free days', () => {
    fc.assert(
      fc.property(arbitraryState, arbitraryClock, (state, clock) => {
        for (const { day, kind, minutes } of planOne(state, clock).days) {
          const weekday = new Date(day).getUTCDay() || 7;
          if (state.plan.freeWeekdays.includes(weekday)) expect(kind).not.toBe('study');
          expect(minutes).toBeGreaterThanOrEqual(0);
          expect(minutes).toBeLessThanOrEqual(kind === 'study' ? state.plan.minutesPerDay : 0);
        }
      }),
      runs,
    );
  });

  it('shares the minutes of the student among several exams', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryState, { minLength: 2, maxLength: 4 }),
        arbitraryClock,
        (states, clock) => {
          const plans = planDays(states, clock);
          const limit = Math.max(...states.map(({ plan }) => plan.minutesPerDay));
          const done = Math.max(...states.map(({ content }) => content.doneMinutes));
          const sums = new Map<string, number>();
          for (const { day, minutes } of plans.flatMap(({ days }) => days))
            sums.set(day, (sums.get(day) ?? 0) + minutes);
          for (const sum of sums.values()) expect(sum).toBeLessThanOrEqual(Math.max(limit, done));
        },
      ),
      runs,
    );
  });

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(arbitraryState, arbitraryClock, (state, clock) => {
        expect(planOne(state, clock)).toEqual(planOne(structuredClone(state), clock));
      }),
      { numRuns: 20 },
    );
  });
});

describe('the kinds of days', () => {
  const kinds = (plan: DaysOfPlan) => plan.days.map(({ kind }) => kind);

  it('are rest on the day before the exam, and free on free weekdays and single days', () => {
    const state = { plan: samplePlan({ freeDays: ['2026-12-02'] }), content: sampleContent() };
    const byDay = new Map(planOne(state).days.map(({ day, kind }) => [day, kind]));
    expect(byDay.get('2026-12-11')).toBe('rest');
    expect(byDay.get('2026-12-12')).toBe('exam');
    expect(byDay.get('2026-11-29')).toBe('free');
    expect(byDay.get('2026-12-02')).toBe('free');
    expect(byDay.get('2026-12-01')).toBe('study');
  });

  it('are study on the day before the exam if the plan has no other day', () => {
    const plan = samplePlan({ examAt: Date.parse('2026-11-28T08:00Z') });
    const tomorrow = planOne({ plan, content: sampleContent() });
    expect(kinds(tomorrow)).toEqual(['study', 'exam']);
    expect(tomorrow.today.items.length).toBeGreaterThan(0);
  });

  it('are only the exam on its day, and none after its start', () => {
    const plan = samplePlan({ examAt: Date.parse('2026-11-27T14:00Z') });
    const exam = planOne({ plan, content: sampleContent() });
    expect(kinds(exam)).toEqual(['exam']);
    expect(exam.today.items).toEqual([]);
    const started = planOne({ plan, content: sampleContent() }, { now: plan.examAt, zone: 'Africa/Lagos' });
    expect(started).toMatchObject({ days: [], today: { minutes: 0, items: [] } });
  });

  it.each([
    ['Africa/Lagos', '2026-11-27T23:30Z', '2026-11-27'],
    ['Africa/Lagos', '2026-11-28T03:30Z', '2026-11-28'],
    ['Pacific/Apia', '2026-11-27T23:30Z', '2026-11-28'],
    ['America/New_York', '2026-11-27T03:30Z', '2026-11-26'],
  ])('begin with the local day in %s at %s', (zone, now, day) => {
    const { days } = planOne(
      { plan: samplePlan(), content: sampleContent() },
      { now: Date.parse(now), zone },
    );
    expect(days[0]?.day).toBe(day);
  });

  it('are counted once in the night in which clocks change', () => {
    const plan = samplePlan({ examAt: Date.parse('2027-04-02T08:00Z'), startDay: '2027-03-25' });
    const clock = { now: Date.parse('2027-03-25T12:00Z'), zone: 'Europe/London' };
    const { days } = planOne({ plan, content: sampleContent() }, clock);
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 9 }, (_, index) => dayAfter('2027-03-25', index)),
    );
  });
});

describe('the minutes of a plan', () => {
  const state = { plan: samplePlan({ target: 0.7 }), content: sampleContent({ items: sampleItems(200) }) };
  const study = (plan: DaysOfPlan) => plan.days.filter(({ kind }) => kind === 'study');

  it('are spread over the remaining days after a missed day', () => {
    const [planned] = study(planOne(state));
    const later = study(planOne(state, noon(today, 1)));
    const more = (later[0]?.minutes ?? 0) - (planned?.minutes ?? 0);
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThanOrEqual(Math.ceil((planned?.minutes ?? 0) / 3));
    expect(new Set(later.map(({ minutes }) => minutes)).size).toBe(1);
  });

  it('are fewer tomorrow if more was done today', () => {
    const done = (count: number) => ({
      ...state,
      content: sampleContent({
        items: sampleItems(200).map((item, index) =>
          index < count ? { ...item, memory: { stability: 2.3065, difficulty: 2.1, lastDay: today } } : item,
        ),
        doneMinutes: count / 2,
      }),
    });
    const tomorrow = (count: number) => study(planOne(done(count)))[1]?.minutes ?? 0;
    expect(tomorrow(60)).toBeLessThan(tomorrow(15));
  });

  it('are none today once the work of the day is done', () => {
    const needed = planOne(state).today.minutes;
    const { today: rest } = planOne({ ...state, content: { ...state.content, doneMinutes: needed + 20 } });
    expect(rest).toMatchObject({ minutes: 0, items: [] });
  });

  it('go to the nearer of two exams that need more than there is', () => {
    const content = sampleContent({ items: sampleItems(200) });
    const near = {
      plan: samplePlan({ id: 'near', target: 0.6, examAt: Date.parse('2026-12-03T08:00Z') }),
      content,
    };
    const far = {
      plan: samplePlan({ id: 'far', target: 0.6, examAt: Date.parse('2026-12-22T08:00Z') }),
      content,
    };
    const [first, second] = planDays([near, far], noon(today));
    expect(first?.today.minutes).toBeGreaterThan(second?.today.minutes ?? 45);
    expect(second?.today.minutes).toBeGreaterThan(0);
    const after = second?.days.filter(({ day, kind }) => kind === 'study' && day > '2026-12-03') ?? [];
    expect(after[0]?.minutes).toBeGreaterThan(second?.today.minutes ?? 45);
  });
});

describe('what is studied', () => {
  it('is asked today in the order of its topic: the heavier and the weaker one first', () => {
    const content = sampleContent({
      topics: [
        { id: 'heart', weight: 3, firstAnswers: { total: 10, right: 2 } },
        { id: 'lungs', weight: 1, firstAnswers: { total: 10, right: 9 } },
      ],
    });
    const { items } = planOne({ plan: samplePlan({ minutesPerDay: 10 }), content }).today;
    expect(items.slice(0, 10).map(({ topicId }) => topicId)).toEqual(Array(10).fill('heart'));
  });

  it('asks one of each group on a day, and nothing that was asked today', () => {
    const items = sampleItems(20).map((item, index) => ({
      ...item,
      group: `group ${index % 10}`,
      memory: index === 0 ? { stability: 0.3, difficulty: 7, lastDay: today } : null,
    }));
    const { today: part } = planOne({
      plan: samplePlan({ examAt: Date.parse('2026-11-30T08:00Z'), minutesPerDay: 120 }),
      content: sampleContent({ items }),
    });
    const groups = part.items.map(({ group }) => group);
    expect(new Set(groups).size).toBe(groups.length);
    expect(groups).not.toContain('group 0');
    expect(groups.length).toBe(9);
  });

  it('has the mock exam once, in the last third, and moves it when it was missed', () => {
    const state = { plan: samplePlan(), content: sampleContent({ mock: { questions: 30 } }) };
    const days = (later: number) =>
      planOne(state, noon(today, later)).days.flatMap(({ day, hasMock }) => (hasMock ? [day] : []));
    expect(days(0)).toEqual(['2026-12-07']);
    expect(days(11)).toEqual(['2026-12-08']);
    expect(planOne(state, noon(today, 10)).today.mockQuestions).toBe(30);
  });

  it('has the readings in their order, as many on a day as end in the first two thirds', () => {
    const readings = Array.from({ length: 12 }, (_, index) => ({ id: `part ${index}`, minutes: 6 }));
    const read = (readToday: number) => {
      const content = sampleContent({ readings: readings.slice(readToday), readToday });
      return planOne({ plan: samplePlan(), content }).today.readings.map(({ id }) => id);
    };
    expect(read(0)).toEqual(['part 0', 'part 1']);
    expect(read(1)).toEqual(['part 1']);
    expect(read(2)).toEqual([]);
  });
});
