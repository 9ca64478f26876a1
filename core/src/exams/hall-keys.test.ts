import { describe, expect, test } from 'vitest';
import { type HallState, hallAfter, hallKeys } from './hall-keys.ts';

/** English has 60 questions, three other subjects have 40 each. */
const screen = { questions: 180, options: 4 };
const at = (position: number): HallState => ({ position, step: 'question' });
const asking = (position: number): HallState => ({ position, step: 'asking' });
const handedIn: HallState = { position: 7, step: 'handed_in' };

describe('the hall', () => {
  test.each([
    // The hall shows a question.
    [at(7), 'a', at(7), 0],
    [at(7), 'b', at(7), 1],
    [at(7), 'c', at(7), 2],
    [at(7), 'd', at(7), 3],
    [at(7), 'p', at(6), null],
    [at(7), 'n', at(8), null],
    [at(7), 's', asking(7), null],
    [at(7), 'r', at(7), null],
    // The hall shows the first and the last question.
    [at(0), 'p', at(0), null],
    [at(0), 'n', at(1), null],
    [at(179), 'n', at(179), null],
    [at(179), 'p', at(178), null],
    // The hall crosses from the last question of a subject to the first of the next.
    [at(59), 'n', at(60), null],
    [at(60), 'p', at(59), null],
    [at(99), 'n', at(100), null],
    [at(139), 'n', at(140), null],
    // The hall shows the confirmation.
    [asking(7), 'a', asking(7), null],
    [asking(7), 'b', asking(7), null],
    [asking(7), 'c', asking(7), null],
    [asking(7), 'd', asking(7), null],
    [asking(7), 'p', asking(7), null],
    [asking(7), 'n', asking(7), null],
    [asking(7), 's', { position: 7, step: 'handed_in' }, null],
    [asking(7), 'r', at(7), null],
    // The exam has been submitted.
    ...hallKeys.map((key) => [handedIn, key, handedIn, null] as const),
  ] as const)('moves from %j by %s to %j, option %j', (state, key, after, option) => {
    expect(hallAfter(state, key, screen)).toEqual({ state: after, option });
  });
});

test('letters beyond the options of a question do nothing', () => {
  const twoOptions = { ...screen, options: 2 };
  expect(hallAfter(at(7), 'b', twoOptions).option).toBe(1);
  expect(hallAfter(at(7), 'c', twoOptions)).toEqual({ state: at(7), option: null });
});

test('a student who only presses N sees every question once, in order', () => {
  const seenHallStates = Array.from({ length: 179 }).reduce<HallState[]>(
    (states) => [...states, hallAfter(states.at(-1) ?? at(0), 'n', screen).state],
    [at(0)],
  );
  expect(seenHallStates.map(({ position }) => position)).toEqual(
    Array.from({ length: 180 }, (_, index) => index),
  );
});
