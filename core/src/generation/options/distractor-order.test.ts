import { describe, expect, test } from 'vitest';
import { type ClassAgreement, LEAST_AGREEMENT } from '../classes/term-classes.ts';
import { aliasesIn } from '../terms/aliases.ts';
import type { Term } from '../terms/term.ts';
import { sampleTerm } from '../testing/sample-term.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { distractorsFor } from './distractors.ts';
import { termTraits } from './plausibility.ts';

const noAliases = aliasesIn([], () => true);
const defined = (surface: string, changes: Partial<Term> = {}) =>
  sampleTerm(surface, { definitionStrength: 0.9, ...changes });

/** What stands so many sentences after the first mention of the key. */
const mentionAfter = (index: number) => ({
  mentions: [{ sentence: taggedSentence('It stands here.', { part: 0, index }), first: 0, last: 0 }],
});

/** The options for "zorblin", which part 1 of the note defines, best first. */
function ranked(terms: readonly Term[], agreement: ClassAgreement = () => LEAST_AGREEMENT) {
  const term = defined('zorblin', mentionAfter(0));
  const [key] = term.forms;
  if (key === undefined) throw new Error('a term has a form');
  const likeness = () => 0;
  const idea = {
    term,
    mention: { sentence: taggedSentence('A zorblin cuts stone.', { part: 1 }), first: 1, last: 1 },
    kind: 'identity' as const,
    stem: 'Stone is cut with a ________.',
    key,
    soundness: 1,
  };
  return distractorsFor(idea, {
    ...{ terms, named: [], aliases: noAliases, agreement, likeness },
    traits: termTraits(agreement, likeness),
  });
}

const order = (...terms: Term[]) => ranked(terms).map(({ text }) => text);

describe('of two options comes first', () => {
  test('the one that the note makes more of, and far down the list that hardly counts', () => {
    const [first, second, ...rest] = ranked(
      Array.from({ length: 40 }, (_, at) =>
        defined(`quint${'abcdefghij'[at % 10]}${'klmn'[Math.floor(at / 10)]}x`, mentionAfter(9)),
      ),
    ).map(({ fit }) => fit);
    const [last = 0, beforeLast = 0] = rest.reverse();
    expect((first ?? 0) - (second ?? 0)).toBeGreaterThan(4 * (beforeLast - last));
    expect(beforeLast).toBeGreaterThan(last);
  });

  test.each<[string, Term, Term]>([
    [
      'the one that is bold',
      defined('quintle', { isBold: true, ...mentionAfter(9) }),
      defined('marvock', mentionAfter(9)),
    ],
    [
      'the one that is defined',
      defined('quintle', mentionAfter(9)),
      sampleTerm('marvock', { mentions: Array(4).fill(mentionAfter(9).mentions[0]) }),
    ],
    [
      'the one that the note names in the sentence after the key',
      defined('quintle', mentionAfter(1)),
      defined('marvock', mentionAfter(2)),
    ],
    [
      'the one that stands nearer to the key',
      defined('quintle', mentionAfter(3)),
      defined('marvock', mentionAfter(30)),
    ],
    [
      'the one that ends like the key',
      defined('quintlin', mentionAfter(9)),
      defined('marvock', mentionAfter(9)),
    ],
    [
      'the one that takes articles as the key does',
      defined('quintle', mentionAfter(9)),
      defined('marvock', { articleShare: 0.5, ...mentionAfter(9) }),
    ],
  ])('%s', (_, better, worse) => {
    expect(order(worse, better)).toEqual([better, worse].map(({ forms }) => forms[0]?.surface));
    expect(order(better, worse)).toEqual([better, worse].map(({ forms }) => forms[0]?.surface));
  });

  test('one of the class of the key, before one of which nothing is known that suits it in all else', () => {
    const ofClass = defined('marvock', mentionAfter(9));
    const unknown = defined('quintle', mentionAfter(9));
    const agreement = (term: Term) => (term === ofClass ? 1 : LEAST_AGREEMENT);
    const texts = ranked([unknown, ofClass], agreement).map(({ text }) => text);
    expect(texts).toEqual(['marvock', 'quintle']);
  });
});

test('an option brings along how often the note names it', () => {
  const [option] = ranked([defined('quintle', { occurrences: 7 })]);
  expect(option).toMatchObject({ text: 'quintle', norm: 'quintl', occurrences: 7 });
});
