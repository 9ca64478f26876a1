import { describe, expect, test } from 'vitest';
import { glossOf, mayHoldGloss } from './glosses.ts';
import { taggedSentence } from './testing/tagged-sentence.ts';

/** What a sentence says in passing of the word that stands in it between asterisks. */
function gloss(marked: string, isBold = false): string | null {
  const before = marked.split('*')[0] ?? '';
  const text = marked.replaceAll('*', '');
  const plain = taggedSentence(text);
  const [start, end] = [before.length, before.length + (marked.split('*')[1] ?? '').length];
  const sentence = isBold ? { ...plain, bold: [{ start, end }] } : plain;
  const first = sentence.words.findIndex((word) => word.start >= start);
  const last = sentence.words.findLastIndex((word) => word.end <= end);
  const found = glossOf({ sentence, first, last });
  return found === null ? null : `${found.form}: ${found.text}`;
}

describe('a meaning that is given in passing', () => {
  test.each([
    [
      'after "or"',
      '*Polygamy*, or being married to more than one person at a time, is accepted in some places.',
      'phrase: being married to more than one person at a time',
    ],
    [
      'in brackets',
      'Few couples choose *cohabitation* (when a couple shares a home but not a marriage) for long.',
      'when: a couple shares a home but not a marriage',
    ],
    [
      'between dashes',
      'The marrow is where *hematopoiesis*—the production of blood cells—takes place.',
      'phrase: the production of blood cells',
    ],
    [
      'behind a word that only leads to it',
      '*Barter*—literally trading one good or service for another—is highly inefficient.',
      'phrase: trading one good or service for another',
    ],
  ])('%s', (_, sentence, expected) => {
    expect(gloss(sentence)).toBe(expected);
  });

  test('between commas is one where the term is in bold', () => {
    const sentence =
      'Most of it is *humus*, the dark matter that is left of old leaves, and stays for years.';
    expect(gloss(sentence)).toBeNull();
    const atEnd = 'The leaves turn into *humus*, the dark matter that is left of old leaves.';
    expect(gloss(atEnd)).toBeNull();
    expect(gloss(atEnd, true)).toBe('phrase: the dark matter that is left of old leaves');
    const subject = '*Humus*, the dark matter that is left of old leaves, is full of food.';
    expect(gloss(subject, true)).toBe('phrase: the dark matter that is left of old leaves');
  });
});

describe('no meaning of a term', () => {
  test.each([
    ['a year', 'The *quintle* (1849) was the first of the new tools.'],
    ['another name', 'The *quintle*, or wedge, is the first of the new tools.'],
    [
      'the next members of a list',
      'They sold *quintles*—the wedges, and the hammers of the old yard—to masons.',
    ],
    ['what is most or first', 'The *quintle* (the first tool that a mason is given) is made of iron.'],
    ['what leans on other sentences', 'The *quintle* (the tool that they had made for it) is made of iron.'],
    ['too little', 'The *quintle* (a useful tool) is made of iron.'],
    ['a kind without a difference', 'The *quintle* (a very old iron tool) is made of iron.'],
    [
      'a statement of its own',
      'Of the *quintle*—the masons of the north sold it in the towns—little is known.',
    ],
  ])('is %s', (_, sentence) => {
    expect(gloss(sentence)).toBeNull();
  });
});

test('it is looked for only where a sentence has a mark of it', () => {
  expect(mayHoldGloss('Barter (trading goods) is old.')).toBe(true);
  expect(mayHoldGloss('Barter, or trading goods, is old.')).toBe(true);
  expect(mayHoldGloss('Barter is old, and money is not.')).toBe(false);
});
