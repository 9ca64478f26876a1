import { describe, expect, test } from 'vitest';
import { RIVAL_LIKENESS } from '../classes/phrase-likeness.ts';
import { LEAST_AGREEMENT } from '../classes/term-classes.ts';
import { aliasesIn } from '../terms/aliases.ts';
import type { Term } from '../terms/term.ts';
import { sampleTerm } from '../testing/sample-term.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { distractorsFor, type NoteTerms } from './distractors.ts';
import { hasRivals } from './rivals.ts';

const beside = (...rivals: boolean[]) => rivals.map((isRival) => ({ isRival }));

describe('a question has rivals', () => {
  test.each([
    ['where two of its three options are some', beside(true, false, true), true],
    ['where all are', beside(true, true, true), true],
    ['not where one is', beside(true, false, false), false],
    ['not where the second of them will not stand there', beside(true, false, false, true), false],
    ['not where it has no options', beside(), false],
  ])('%s', (_, others, expected) => {
    expect(hasRivals(others)).toBe(expected);
  });
});

const FAR = 50;

/** Whether a term far from the key "zorblin" in the note is a rival of it. */
function isRival(
  { term, key = {} }: { term: Partial<Term>; key?: Partial<Term> },
  { ofClass = LEAST_AGREEMENT, like = 0 }: { ofClass?: number; like?: number },
): boolean {
  const keyTerm = sampleTerm('zorblin', key);
  const [form] = keyTerm.forms;
  if (form === undefined) throw new Error('a term has a form');
  const note: NoteTerms = {
    terms: [sampleTerm('quintle', { definitionStrength: 1, mentions: mentionsAt(FAR), ...term })],
    aliases: aliasesIn([], () => true),
    agreement: () => ofClass,
    likeness: () => like,
  };
  const idea = {
    term: { ...keyTerm, mentions: mentionsAt(1) },
    mention: { sentence: taggedSentence('A zorblin cuts stone.'), first: 1, last: 1 },
    kind: 'identity' as const,
    stem: 'Stone is cut with a ________.',
    key: form,
    worth: 1,
  };
  const [found] = distractorsFor(idea, note);
  if (found === undefined) throw new Error('the term can stand beside the key');
  return found.isRival;
}

const mentionsAt = (...indices: number[]) =>
  indices.map((index) => ({ sentence: taggedSentence('It stands here.', { index }), first: 0, last: 0 }));

describe('a term is a rival of the key', () => {
  test.each([
    ['where both are used alike', { like: RIVAL_LIKENESS }, true],
    ['not where they hardly are', { like: RIVAL_LIKENESS - 0.01 }, false],
    ['where the note sets them side by side', { ofClass: 1 }, true],
    ['not where they are of one class alone', { ofClass: 0.8 }, false],
  ])('%s', (_, facts, expected) => {
    expect(isRival({ term: {} }, facts)).toBe(expected);
  });

  test.each([
    ['both are in bold and of one class', { term: { isBold: true }, key: { isBold: true } }, 0.8, true],
    [
      'both are in bold, of classes that differ',
      { term: { isBold: true }, key: { isBold: true } },
      0.79,
      false,
    ],
    ['one of them is in bold', { term: { isBold: true } }, 0.8, false],
  ])('where %s', (_, terms, ofClass, expected) => {
    expect(isRival(terms, { ofClass })).toBe(expected);
  });

  test.each([
    ['in the same sentence', [1], true],
    ['in the sentence before or after it', [0, 2], true],
    ['beside it a third of the time', [1, FAR, FAR], false],
    ['beside it more often than a third of the time', [1, 2, FAR, FAR], true],
    ['two sentences away', [3], false],
  ])('by where it stands: %s', (_, indices, expected) => {
    expect(isRival({ term: { mentions: mentionsAt(...indices) } }, {})).toBe(expected);
  });
});
