import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awayAfterMs, awayBudgetMs, clockWhenSeen, endOf, type StandingClock } from './standing-clock.ts';

const minute = 60_000;
const started = Date.parse('2026-11-20T10:00:00Z');

/** An exam of an hour. */
const fresh: StandingClock = {
  deadline: started + 60 * minute,
  closes: started + 60 * minute + awayBudgetMs,
  lastSeen: started,
  awayMs: 0,
};
const seenAt = (...minutes: number[]) =>
  minutes.reduce((clock, index) => clockWhenSeen(clock, started + index * minute), fresh);
const getMinutes = ({ deadline, awayMs }: StandingClock) => [(deadline - started) / minute, awayMs / minute];

describe('a student who is seen', () => {
  it.each([
    ['all the time', [0.5, 1, 1.5, 2], 60, 0],
    ['after a gap that is no absence', [awayAfterMs / minute], 60, 0],
    ['after a little more', [(awayAfterMs + 60) / minute], 60.751, 0.751],
    ['after ten minutes', [10], 70, 10],
    ['after ten minutes twice', [10, 20], 80, 20],
    ['after ten minutes, and later a second time', [10, 10.5, 11, 21], 80, 20],
    ['after exactly the budget', [30], 90, 30],
    ['after more than the budget', [45], 90, 30],
    ['when the budget is used up', [30, 40], 90, 30],
  ])('%s', (_, moments, deadline, away) => {
    expect(getMinutes(seenAt(...moments))).toEqual([deadline, away]);
  });

  it('finds as much time left as there was', () => {
    const before = seenAt(0.5, 1);
    const after = clockWhenSeen(before, before.lastSeen + 7 * minute);
    expect(after.deadline - after.lastSeen).toBe(before.deadline - before.lastSeen);
  });

  it('changes nothing by a sign that comes late', () => {
    const now = seenAt(10);
    expect(clockWhenSeen(now, started + 5 * minute)).toEqual(now);
    expect(clockWhenSeen(now, started + 10 * minute)).toEqual(now);
  });
});

describe('the end', () => {
  it.each([
    ['is the deadline for who was there shortly before it', awayAfterMs, 'deadline'],
    ['is the deadline for who was seen after it', -1_000, 'deadline'],
    ['is the last possible one for who was not', awayAfterMs + 1, 'closes'],
  ] as const)('%s', (_, previous, end) => {
    const clock = { ...fresh, lastSeen: fresh.deadline - previous };
    expect(endOf(clock)).toBe(clock[end]);
  });
});

it('the clock keeps within its budget at any gaps between views', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 10 * minute })), (gaps) => {
      let [clock, now] = [fresh, started];
      for (const gap of gaps) {
        now += gap;
        const next = clockWhenSeen(clock, now);
        expect(next.closes).toBe(fresh.closes);
        expect(next.deadline).toBeGreaterThanOrEqual(clock.deadline);
        expect(next.deadline).toBeLessThanOrEqual(next.closes);
        expect(next.deadline - next.awayMs).toBe(fresh.deadline);
        expect(endOf(next)).toBeGreaterThanOrEqual(next.deadline);
        clock = next;
      }
    }),
  );
});

it('a sign that is sent twice counts once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 40 * minute }), { maxLength: 10 }),
      fc.nat({ max: 40 * minute }),
      (earlier, index) => {
        const clock = earlier.reduce((known, gap) => clockWhenSeen(known, known.lastSeen + gap), fresh);
        const once = clockWhenSeen(clock, clock.lastSeen + index);
        expect(clockWhenSeen(once, once.lastSeen)).toEqual(once);
      },
    ),
  );
});
