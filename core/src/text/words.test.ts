import { describe, expect, test } from 'vitest';
import { looksEnglish } from './language.ts';
import { isPluralPhrase } from './number-form.ts';
import { containsWords, contentStems, normalForm } from './words.ts';

describe('two wordings of one term have one normal form', () => {
  test.each([
    ['gene', 'Genes'],
    ['short-term memory', 'Short term memories'],
    ['deoxyribonucleic acid (DNA)', 'deoxyribonucleic acid'],
    ['Newton’s law', "newton's laws"],
  ])('%s and %s', (left, right) => {
    expect(normalForm(left)).toBe(normalForm(right));
  });
});

test('a part of a word is no part of a phrase', () => {
  expect(containsWords(normalForm('the epidermis grows'), normalForm('dermis'))).toBe(false);
  expect(containsWords(normalForm('the dermis grows'), normalForm('dermis'))).toBe(true);
  expect(containsWords('anything', '')).toBe(false);
});

test('grammar is no content', () => {
  expect([...contentStems('It is one of the cells that were divided.')]).toEqual(['cell', 'divid']);
});

describe('the number of a phrase is that of its head', () => {
  test.each<[string, boolean]>([
    ['laws of motion', true],
    ['law of demands', false],
    ['nuclei', true],
    ['physics', false],
    ['mass', false],
    ['virus', false],
    ['analysis', false],
    ['supply curves', true],
  ])('%s', (phrase, isPlural) => {
    expect(isPluralPhrase(phrase)).toBe(isPlural);
  });
});

describe('English is told from other languages', () => {
  test.each<[string, boolean]>([
    ['The heart pumps the blood that is needed by the rest of the body.', true],
    ['Le cœur pompe le sang dont le reste du corps a besoin.', false],
    ['El corazón bombea la sangre que el resto del cuerpo necesita.', false],
    ['Das Herz pumpt das Blut, das der Körper braucht.', false],
    ['', false],
  ])('%s', (text, isEnglish) => {
    expect(looksEnglish(text)).toBe(isEnglish);
  });
});
