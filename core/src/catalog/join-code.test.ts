import { describe, expect, it } from 'vitest';
import { joinCodeAlphabet, joinCodeOf, shownJoinCode } from './join-code.ts';

describe('a join code', () => {
  it.each([
    ['as it is shown', 'BCDF-GH23'],
    ['as it is stored', 'BCDFGH23'],
    ['in small letters', 'bcdf-gh23'],
    ['with the spaces of a message', '  bcdf gh23\n'],
    ['with the dash that a phone makes of it', 'BCDF–GH23'],
  ])('is read %s', (_, typedText) => {
    expect(joinCodeOf(typedText)).toBe('BCDFGH23');
  });

  it.each([
    ['nothing', ''],
    ['a part', 'BCDF-GH2'],
    ['more than one', 'BCDF-GH234'],
    ['a letter that looks like another', 'BCDF-GHI0'],
    ['letters of another script', 'ВСDF-GH23'],
    ['a letter that becomes two capitals', 'BCDFGH2ß'],
  ])('is not %s', (_, typedText) => {
    expect(joinCodeOf(typedText)).toBeNull();
  });

  it('is shown in a form that is read as the same code', () => {
    expect(shownJoinCode('BCDFGH23')).toBe('BCDF-GH23');
    expect(joinCodeOf(shownJoinCode('BCDFGH23'))).toBe('BCDFGH23');
  });

  it('has no letters that look similar and none twice', () => {
    expect(joinCodeAlphabet).not.toMatch(/[01AEILOU]/);
    expect(new Set(joinCodeAlphabet).size).toBe(joinCodeAlphabet.length);
  });
});
