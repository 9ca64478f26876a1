import { describe, expect, test } from 'vitest';
import { normalForm } from '../../text/words.ts';
import { aliasesIn, areAliases } from './aliases.ts';

function mined(text: string, left: string, right: string): boolean {
  return areAliases(
    aliasesIn([text], () => true),
    normalForm(left),
    normalForm(right),
  );
}

describe('two names of one thing are mined from', () => {
  test.each([
    ['The windpipe (or trachea) carries air.', 'windpipe', 'trachea'],
    ['The collarbone, also called the clavicle, is thin.', 'collarbone', 'clavicle'],
    ['The throat, or pharynx, is short.', 'throat', 'pharynx'],
    ['Blood pressure is also known as arterial pressure.', 'blood pressure', 'arterial pressure'],
    ['The voice box—or larynx—moves.', 'voice box', 'larynx'],
    ['The central nervous system (CNS) is protected.', 'central nervous system', 'CNS'],
  ])('%s', (text, left, right) => {
    expect(mined(text, left, right)).toBe(true);
    expect(mined(text, right, left)).toBe(true);
  });
});

test('a choice is no other name', () => {
  expect(mined('It reaches the liver or the kidney within hours.', 'liver', 'kidney')).toBe(false);
});

test('an acronym and a part of a name count without being mined', () => {
  const none = aliasesIn([], () => true);
  expect(areAliases(none, normalForm('gross domestic product'), normalForm('GDP'))).toBe(true);
  expect(areAliases(none, normalForm('memory'), normalForm('short-term memory'))).toBe(true);
  expect(areAliases(none, normalForm('short-term memory'), normalForm('long-term memory'))).toBe(false);
});
