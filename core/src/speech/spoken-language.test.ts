import { expect, test } from 'vitest';
import { getSpokenLanguage } from './spoken-language.ts';

test.each([
  ['en', 'Which valve lies between the left atrium and the left ventricle?'],
  ['en', 'Humus'],
  ['en', ''],
  ['fr', 'Quelle est la capitale du pays et de sa région?'],
  ['es', '¿Cuál es la capital del país y de la región?'],
  ['ar', 'ما هي عاصمة نيجيريا؟'],
] as const)('a device reads with a voice for %s: %s', (language, text) => {
  expect(getSpokenLanguage(text)).toBe(language);
});
