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

  test('says nothing about its section if it illustrates, and says something if it names an attribute', () => {
    expect(['Scenario', 'Analogy', 'Exam tip', 'Why it matters'].every(isIllustratingLabel)).toBe(true);
    expect(['Compromised by', 'Purpose', 'Weakness', 'What'].some(isIllustratingLabel)).toBe(false);
  });

  test('defines if its words are known for it', () => {
    expect(['What', 'What it is', 'Definition', 'Meaning'].every(isDefiningLabel)).toBe(true);
    expect(['Whatever', 'What for', 'Purpose'].some(isDefiningLabel)).toBe(false);
  });
});
