import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recall, weights } from '../memory/forgetting-curve.ts';
import { dayAfter } from '../time/local-day.ts';
import { daysOfBacklog } from './backlog.ts';
import { type Candidate, type DayQueue, dayQueue } from './day-queue.ts';
import { getGain } from './gain.ts';

const day = '2026-11-20';

interface Named extends Candidate {
  name: string;
}

/** An item reviewed `daysAgo` days ago, with a stability in days. */
const known = (name: string, stability: number, daysAgo: number, group = name): Named => ({
  name,
  group,
  memory: { stability, difficulty: 5, phase: 'review', dueAt: null, lastDay: dayAfter(day, -daysAgo) },
});
const learned = (name: string, dueAt: number, group = name): Named => ({
  name,
  group,
  memory: { stability: 1, difficulty: 5, phase: 'learning', dueAt, lastDay: day },
});
const fresh = (name: string, group = name): Named => ({ name, group, memory: null });

const wide = { due: 200, new: 20 };
const getQueue = (items: Named[], { caps = wide, answered = new Set<string>() } = {}) =>
  dayQueue(items, { day, caps, answered });
const names = (items: readonly Named[]) => items.map(({ name }) => name).join(' ');

const getMainNames = ({ new: first, due }: DayQueue<Named>) => names([...first, ...due]);

describe('a day', () => {
  test('begins with cards in learning, by their time', () => {
    expect(names(getQueue([learned('b', 20), fresh('n'), learned('a', 10)]).learning)).toBe('a b');
  });

  test('asks first what its review adds most to', () => {
    const items = [known('sure', 200, 210), known('fading', 4, 60), known('fresh', 4, 5)];
    expect(names(getQueue(items).due)).toBe('fading fresh sure');
  });

  test('has no more than its caps, and says what they leave', () => {
    const items = ['a', 'b', 'c'].flatMap((name) => [known(name, 4, 9), fresh(`new ${name}`)]);
    const { due, new: first, leftOver } = getQueue(items, { caps: { due: 2, new: 1 } });
    expect([names(due), names(first)]).toEqual(['a b', 'new a']);
    expect(leftOver).toEqual({ due: 1, new: 2 });
  });

  const siblings = [
    known('front', 4, 9, 'x'),
    known('back', 4, 60, 'x'),
    fresh('gap', 'x'),
    fresh('one', 'y'),
  ];

  test('asks one sibling of each card', () => {
    expect(getMainNames(getQueue(siblings))).toBe('one back');
  });

  test('asks no sibling of a card that was answered today', () => {
    expect(getMainNames(getQueue(siblings, { answered: new Set(['x']) }))).toBe('one');
  });

  test('asks no sibling of a card that is being learned, due or new', () => {
    const { learning, due, new: first } = getQueue([...siblings, learned('gap 2', 1, 'x')]);
    expect([names(learning), names(due), names(first)]).toEqual(['gap 2', '', 'one']);
  });

  test('continues what is being learned, though its card was answered today', () => {
    const { learning } = getQueue([learned('front', 1, 'x')], { answered: new Set(['x']) });
    expect(names(learning)).toBe('front');
  });
});

/** The mean over the four grades of a first review, against not knowing it at all. */
const gainOfNew = weights.slice(0, 4).reduce((sum, stability) => sum + recall(30, stability), 0) / 4;

test('a first review adds more than any later one', () => {
  const stability = fc.double({ min: 0.001, max: 36_500, noNaN: true });
  fc.assert(
    fc.property(
      stability,
      fc.double({ min: 1, max: 10, noNaN: true }),
      fc.nat(3_000),
      (days, difficulty, since) => {
        const gain = getGain({ stability: days, difficulty }, since);
        expect(gain).toBeLessThan(gainOfNew);
      },
    ),
  );
});

test.each<[string, number[], number, number | null]>([
  ['nothing', [], 200, 0],
  ['what fits into today', [200], 200, 0],
  ['what fits into tomorrow', [250], 200, 1],
  // The student fails 20 of the 200 cards, which come back the next day.
  ['what comes back and what comes new', [500, 50, 50], 200, 3],
  ['more each day than is asked', Array.from({ length: 365 }, () => 300), 200, null],
  ['a cap of none', [1], 0, null],
])('a backlog has its number of days: %s', (_what, due, cap, days) => {
  expect(daysOfBacklog({ due, cap, known: 0.9 })).toBe(days);
});
