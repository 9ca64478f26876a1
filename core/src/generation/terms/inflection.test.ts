import { describe, expect, test } from 'vitest';
import { isPluralPhrase } from '../../text/number-form.ts';
import { sampleTerm } from '../testing/sample-term.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { isPluralOnly, wordingsOf } from './inflection.ts';

/** The wording of a term in the number that its note does not have, where there is one. */
function otherNumber(surface: string, article = 'A'): string | undefined {
  const sentence = taggedSentence(`${article} ${surface} stands.`);
  const term = sampleTerm(surface, { mentions: [{ sentence, first: 1, last: 1 }] });
  return wordingsOf(term, !isPluralPhrase(surface))[1]?.surface;
}

describe('a term that a note has in one number is put into the other', () => {
  test.each([
    ['exotoxins', 'exotoxin'],
    ['coronal holes', 'coronal hole'],
    ['theories', 'theory'],
    ['analyses', 'analysis'],
    ['courts of appeals', 'court of appeals'],
    ['CMEs', 'CME'],
    ['current ratio', 'current ratios'],
    ['city', 'cities'],
    ['basis', 'bases'],
    ['officer in charge', 'officers in charge'],
  ])('%s: %s', (surface, expected) => {
    expect(otherNumber(surface)).toBe(expected);
  });

  test.each<[string, string, string?]>([
    ['a name', 'Germans'],
    ['a plural of which the singular is not certain', 'heroes'],
    ['what a note counts nowhere', 'osmosis', 'The'],
  ])('but not %s', (_, surface, article) => {
    expect(otherNumber(surface, article)).toBeUndefined();
  });
});

test('what is counted is named with an article at least once', () => {
  const plural = (...texts: string[]) => {
    const mentions = texts.map((text) => ({ sentence: taggedSentence(text), first: 1, last: 1 }));
    return wordingsOf(sampleTerm('weir', { mentions }), true)[1]?.surface;
  };
  expect(plural('The weir stands.', 'Each weir stands.')).toBe('weirs');
  expect(plural('The weir stands.', 'Than weir stands.', 'Eaches weir stands.')).toBeUndefined();
});

test('a term without a wording gets none', () => {
  expect(wordingsOf(sampleTerm('weir', { forms: [] }), true)).toEqual([]);
});

test('what a note has in both numbers stays as it is', () => {
  const [one] = sampleTerm('cell').forms;
  const [many] = sampleTerm('cells').forms;
  if (one === undefined || many === undefined) throw new Error('a term has a form');
  const term = sampleTerm('cell', { forms: [one, many] });
  expect(wordingsOf(term, true)).toEqual([one, many]);
  expect([isPluralOnly([many]), isPluralOnly([one, many])]).toEqual([true, false]);
});
