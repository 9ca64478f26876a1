/** Slips in self-practice. */
import { describe, expect, test } from 'vitest';
import type { GapsBody } from '../question-body.ts';
import { isNear, markAnswer } from '../question-types.ts';
import { buildNumerical, buildShort } from '../testing/sample-bodies.ts';

const isNearText = (key: string, text: string) => isNear(buildShort([key]), { type: 'short', text });

describe('a slip of one character', () => {
  test.each([
    ['mitochondrion', 'mitochondron'],
    ['mitochondrion', 'mitochonddrion'],
    ['mitochondrion', 'mitochandrion'],
    ['mitochondrion', 'mitohcondrion'],
    ['Abuja', 'abujq'],
    ['Golgi apparatus', 'golgi aparatus'],
    ['vitamin b12', 'vitamni b12'],
    ['World War 2', 'Wrld War 2'],
  ])('%s is near %s', (key, text) => {
    expect(isNearText(key, text)).toBe(true);
    expect(markAnswer(buildShort([key]), { type: 'short', text }).share).toBe(0);
  });

  test.each([
    ['Abuja', 'Abuja'],
    ['Abuja', 'Lagos'],
    ['Abuja', 'Abjau x'],
    ['Abuja', ''],
    ['x+1', 'x-1'],
    ['C++', 'C'],
    ['H2O', 'H3O'],
    ['NaCl', 'NaCI'],
    ['mRNA', 'tRNA'],
    ['NADH', 'NADP'],
    ['cat', 'bat'],
    ['vitamin B12', 'vitamin B2'],
    ['cat food', 'bat food'],
    ['World War 2', 'World War 3'],
    ['World War 2', 'World War'],
    ['colo*r', 'colo'],
  ])('%s is not near %s', (key, text) => {
    expect(isNearText(key, text)).toBe(false);
  });

  test('a listed wrong answer is not near', () => {
    const body = buildShort(['affect', ['effect', 0], ['*', 0]]);

    expect(isNear(body, { type: 'short', text: 'effect' })).toBe(false);
    expect(isNear(body, { type: 'short', text: 'afect' })).toBe(true);
  });

  test('a number is never near', () => {
    expect(isNear(buildNumerical('9.81'), { type: 'numerical', text: '9.82' })).toBe(false);
  });

  test('gaps are near only if all others are right', () => {
    const body: GapsBody = {
      type: 'gaps',
      gaps: ['Abuja', 'Nigeria'].map((key) => ({ weight: 1, answer: buildShort([key]) })),
    };

    expect(isNear(body, { type: 'gaps', gaps: ['Abuj', 'Nigeria'] })).toBe(true);
    expect(isNear(body, { type: 'gaps', gaps: ['Abuj', 'Ghana'] })).toBe(false);
    expect(isNear(body, { type: 'gaps', gaps: ['Abuja', 'Nigeria'] })).toBe(false);
    expect(isNear(body, { type: 'short', text: 'Abuj' })).toBe(false);
  });
});
