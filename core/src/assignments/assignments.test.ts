import { describe, expect, it } from 'vitest';
import { getReach } from './reach.ts';
import {
  canBeReminded,
  getClosing,
  getDue,
  getWorkState,
  isAccepted,
  isLate,
  type Terms,
  type Work,
} from './work-state.ts';

const terms: Terms = { opensAt: 100, dueAt: 200, lateRule: 'mark', lateUntil: null };
const work: Work = {
  openedAt: null,
  startedAt: null,
  handedInAt: null,
  markedAt: null,
  extendedUntil: null,
  isMarkedByPerson: false,
};

describe('a due date', () => {
  it('is moved by an extension, and never to an earlier moment', () => {
    expect(getDue(terms, null)).toBe(200);
    expect(getDue(terms, 250)).toBe(250);
    expect(getDue(terms, 150)).toBe(200);
  });

  it.each([
    ['mark', null, null, null],
    ['none', null, null, 200],
    ['none', null, 250, 250],
    ['until', 300, null, 300],
    ['until', 300, 250, 300],
    ['until', 300, 350, 350],
  ] as const)(
    'with the rule %s until %s and an extension to %s closes at %s',
    (lateRule, lateUntil, extended, closing) => {
      expect(getClosing({ ...terms, lateRule, lateUntil }, extended)).toBe(closing);
    },
  );

  it('takes work at its own instant and not a millisecond later', () => {
    const strict: Terms = { ...terms, lateRule: 'none' };
    expect([99, 100, 200, 201].map((now) => isAccepted(strict, null, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isLate(terms, { ...work, handedInAt: 200 }, 900)).toBe(false);
    expect(isLate(terms, { ...work, handedInAt: 201 }, 900)).toBe(true);
    expect(isLate(terms, { ...work, handedInAt: 201, extendedUntil: 201 }, 900)).toBe(false);
  });
});

describe('the state of work', () => {
  it.each([
    ['coming', {}, 99],
    ['not_opened', {}, 150],
    ['opened', { openedAt: 110 }, 150],
    ['in_progress', { openedAt: 110, startedAt: 120 }, 200],
    ['overdue', { openedAt: 110, startedAt: 120 }, 201],
    ['in_progress', { openedAt: 110, startedAt: 120, extendedUntil: 300 }, 201],
    ['handed_in', { startedAt: 120, handedInAt: 130 }, 900],
    ['to_mark', { startedAt: 120, handedInAt: 130, isMarkedByPerson: true }, 900],
    ['marked', { startedAt: 120, handedInAt: 130, markedAt: 140, isMarkedByPerson: true }, 900],
  ] as const)('is %s for %j at %d', (state, changes, now) => {
    expect(getWorkState(terms, { ...work, ...changes }, now)).toBe(state);
  });

  it('is missed once nothing late is taken, and reminders end', () => {
    const state = getWorkState({ ...terms, lateRule: 'none' }, { ...work, openedAt: 110 }, 201);
    expect(state).toBe('missed');
    expect(canBeReminded(state)).toBe(false);
    expect(canBeReminded('overdue')).toBe(true);
  });
});

describe('a student', () => {
  const ties = {
    isDeleted: false,
    isStudent: true,
    hasClassEnded: false,
    hasSubmitted: false,
  };
  it.each([
    ['works in a class', {}, 'work'],
    ['reads when the class has ended', { hasClassEnded: true }, 'read'],
    ['sees nothing after leaving', { isStudent: false }, 'none'],
    ['reads submitted work after leaving', { isStudent: false, hasSubmitted: true }, 'read'],
    ['sees nothing of a deleted assignment', { isDeleted: true, hasSubmitted: true }, 'none'],
  ] as const)('%s', (_, changes, reach) => {
    expect(getReach({ ...ties, ...changes })).toBe(reach);
  });
});
