import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerGraceMs,
  clockOffset,
  examPhase,
  lengthMs,
  paperMinutes,
  remainingMs,
  secondsUsed,
  usualMinutes,
} from './exam-clock.ts';

const deadline = Date.parse('2026-11-20T10:00:00Z');
const moment = fc.integer({ min: 0, max: 4_102_444_800_000 });

describe('the exam clock', () => {
  it.each([
    [-1, 'running'],
    [0, 'grace'],
    [answerGraceMs, 'grace'],
    [answerGraceMs + 1, 'over'],
  ] as const)('is, %i ms after the deadline, %s', (later, phase) => {
    expect(examPhase(deadline, deadline + later)).toBe(phase);
  });

  it('leaves time exactly while it runs', () => {
    fc.assert(
      fc.property(moment, moment, (end, now) => {
        expect(remainingMs(end, now) > 0).toBe(examPhase(end, now) === 'running');
      }),
    );
  });

  it('only moves forward: running, grace, over', () => {
    const order = { running: 0, grace: 1, over: 2 };
    fc.assert(
      fc.property(moment, moment, fc.nat(), (end, now, later) => {
        expect(order[examPhase(end, now + later)]).toBeGreaterThanOrEqual(order[examPhase(end, now)]);
      }),
    );
  });

  it('shows the same remaining time on a browser whose clock is wrong by any amount', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -1e9, max: 1e9 }), (serverNow, error) => {
        const browserNow = serverNow + error;
        const corrected = browserNow + clockOffset(serverNow, browserNow);
        expect(remainingMs(deadline, corrected)).toBe(remainingMs(deadline, serverNow));
      }),
    );
  });

  it('counts whole seconds, at most the length of the exam', () => {
    const start = deadline - 60_000;
    expect(secondsUsed(start, start + 1_999, deadline)).toBe(1);
    expect(secondsUsed(start, deadline + 9_000, deadline)).toBe(60);
    expect(secondsUsed(start, start - 5, deadline)).toBe(0);
  });
});

describe('the length of an exam', () => {
  it.each([
    [60, 0, 60],
    [60, 25, 75],
    [60, 100, 120],
    [7, 33, 9.31],
    [300, 100, 600],
  ])('is, for %i minutes and %i per cent more, %f minutes', (minutes, extra, whole) => {
    expect(lengthMs(minutes, extra)).toBe(whole * 60_000);
  });

  it.each([
    [1, 5],
    [5, 5],
    [6, 6],
    [180, 180],
  ])('is, for %i questions, usually %i minutes', (questions, minutes) => {
    expect(usualMinutes(questions)).toBe(minutes);
  });

  it.each([
    [90, 40, 90],
    [null, 40, 60],
    [null, 3, 5],
    [null, 250, 300],
    [500, 40, 300],
  ])(
    'a past paper that prints %s minutes for %i questions proposes %i minutes',
    (printed, questions, minutes) => {
      expect(paperMinutes(printed, questions)).toBe(minutes);
    },
  );
});
