import { describe, expect, test } from 'vitest';
import { LEAST_AGREEMENT } from '../classes/term-classes.ts';
import { aliasesIn } from '../terms/aliases.ts';
import type { Term } from '../terms/term.ts';
import { sampleTerm } from '../testing/sample-term.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { distractorsFor } from './distractors.ts';

const noAliases = aliasesIn([], () => true);
const defined = (surface: string, changes: Partial<Term> = {}) =>
  sampleTerm(surface, { definitionStrength: 0.9, ...changes });

/** What stands in another part of the note than the question, unless it is said to be near. */
const mentionIn = (part: number) => ({
  mentions: [{ sentence: taggedSentence('It stands here.', { part }), first: 0, last: 0 }],
});

/** What stands so many sentences after the first mention of the key. */
const mentionAfter = (index: number) => ({
  mentions: [{ sentence: taggedSentence('It stands here.', { part: 0, index }), first: 0, last: 0 }],
});

/** The options for "zorblin", which part 1 of the note defines, best first. */
function ranked(terms: readonly Term[], agreement: (term: Term) => number = () => 1) {
  const term = defined('zorblin');
  const [key] = term.forms;
  if (key === undefined) throw new Error('a term has a form');
  const sentence = taggedSentence('A zorblin cuts stone.', { part: 1 });
  const idea = {
    term,
    mention: { sentence, first: 1, last: 1 },
    kind: 'identity' as const,
    stem: 'Stone is cut with a ________.',
    key,
    worth: 1,
  };
  return distractorsFor(idea, { terms, aliases: noAliases, agreement, likeness: () => 0 });
}

const order = (...terms: Term[]) => ranked(terms).map(({ text }) => text);

describe('of two options comes first', () => {
  test('the one that the note makes more of, and far down the list that hardly counts', () => {
    const [first, second, ...rest] = ranked(
      Array.from({ length: 40 }, (_, at) =>
        defined(`quint${'abcdefghij'[at % 10]}${'klmn'[Math.floor(at / 10)]}x`),
      ),
    ).map(({ fit }) => fit);
    const [last = 0, beforeLast = 0] = rest.reverse();
    expect((first ?? 0) - (second ?? 0)).toBeGreaterThan(4 * (beforeLast - last));
    expect(beforeLast).toBeGreaterThan(last);
  });

  test.each<[string, Term, Term]>([
    ['the one that is bold', defined('quintle', { isBold: true }), defined('marvock')],
    [
      'the one that is defined',
      defined('quintle'),
      sampleTerm('marvock', { isBold: false, mentions: [...Array(4).fill(mentionIn(0).mentions[0])] }),
    ],
    [
      'the one that the note names in the sentence after the key',
      defined('quintle', mentionAfter(1)),
      defined('marvock', mentionAfter(2)),
    ],
    [
      'the one that stands in the part of the question',
      defined('quintle', mentionIn(1)),
      defined('marvock', mentionIn(2)),
    ],
    ['the one of as many words as the key', defined('quintle'), defined('wire marvock')],
    [
      'the one that takes articles as the key does',
      defined('quintle'),
      defined('marvock', { articleShare: 0.5 }),
    ],
  ])('%s, though the note makes more of the other', (_, better, worse) => {
    expect(order(worse, better)).toEqual([better, worse].map(({ forms }) => forms[0]?.surface));
    expect(order(better, worse)).toEqual([better, worse].map(({ forms }) => forms[0]?.surface));
  });

  test('one of the class of the key, before one of which nothing is known that suits it in all else', () => {
    const ofClass = defined('wire marvock', mentionIn(2));
    const unknown = defined('quintle', mentionIn(1));
    const agreement = (term: Term) => (term === ofClass ? 1 : LEAST_AGREEMENT);
    const texts = ranked([unknown, ofClass], agreement).map(({ text }) => text);
    expect(texts).toEqual(['wire marvock', 'quintle']);
  });
});

test('an option brings along how often the note names it', () => {
  const [option] = ranked([defined('quintle', { occurrences: 7 })]);
  expect(option).toMatchObject({ text: 'quintle', norm: 'quintl', occurrences: 7 });
});
