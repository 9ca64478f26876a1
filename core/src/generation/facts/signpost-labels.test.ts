import { describe, expect, test } from 'vitest';
import { isDefiningLabel, isIllustratingLabel, isSignpostLabel } from './signpost-labels.ts';

describe('a label', () => {
  test.each([
    'Example',
    'Worked example',
    'Core concept',
    'Key distinction',
    'Why it matters',
    'How to break it',
    'Compromised by',
    'Best for',
    'Result',
    'Exam tip',
    'What',
  ])('says what follows and names nothing: %s', (label) => {
    expect(isSignpostLabel(label)).toBe(true);
  });

  test.each([
    'Osmosis',
    'Result set',
    'Replay attack',
    'Function word',
    'Whale',
    'Howler monkey',
    'Terminal',
    'By-law',
  ])('names something: %s', (label) => {
    expect(isSignpostLabel(label)).toBe(false);
  });

  test('of an illustration says nothing of its section, one of an attribute does', () => {
    expect(['Scenario', 'Analogy', 'Exam tip', 'Why it matters'].every(isIllustratingLabel)).toBe(true);
    expect(['Compromised by', 'Purpose', 'Weakness', 'What'].some(isIllustratingLabel)).toBe(false);
  });

  test('of a definition is known by its words', () => {
    expect(['What', 'What it is', 'Definition', 'Meaning'].every(isDefiningLabel)).toBe(true);
    expect(['Whatever', 'What for', 'Purpose'].some(isDefiningLabel)).toBe(false);
  });
});
