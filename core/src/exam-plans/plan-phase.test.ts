import { expect, it } from 'vitest';
import { getPlanPhase } from './plan-phase.ts';

const zone = 'Africa/Lagos';
const examAt = Date.parse('2026-12-12T09:00:00+01:00');

it.each([
  ['2026-12-10T20:00:00+01:00', 'before'],
  ['2026-12-11T03:59:00+01:00', 'before'],
  ['2026-12-11T04:00:00+01:00', 'eve'],
  ['2026-12-12T03:59:00+01:00', 'eve'],
  ['2026-12-12T04:00:00+01:00', 'exam_day'],
  ['2026-12-12T08:59:59+01:00', 'exam_day'],
  ['2026-12-12T09:00:00+01:00', 'running'],
  ['2026-12-12T11:59:59+01:00', 'running'],
  ['2026-12-12T12:00:00+01:00', 'after'],
])('at %s a plan is in the phase %s', (now, phase) => {
  expect(getPlanPhase(examAt, { now: Date.parse(now), zone })).toBe(phase);
});
