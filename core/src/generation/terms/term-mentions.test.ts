import { describe, expect, test } from 'vitest';
import { getWords, normalForm } from '../../text/words.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import type { TermCandidate } from './term-candidates.ts';
import { getMentions, getOccurrences } from './term-mentions.ts';

/** Candidates from wordings; equal normal forms give one candidate. */
function getCandidates(...phrases: string[]): Map<string, TermCandidate> {
  const candidates = new Map<string, TermCandidate>();
  for (const phrase of phrases) {
    const norm = normalForm(phrase);
    const wordings = [...(candidates.get(norm)?.wordings ?? []), phrase];
    candidates.set(norm, { norm, stems: getWords(phrase).map(({ stem }) => stem), isBold: false, wordings });
  }
  return candidates;
}

/** The found mentions, as in the text. */
function found(text: string, ...phrases: string[]): Record<string, string[]> {
  const mentions = getMentions(getCandidates(...phrases), [taggedSentence(text)]);
  const inText = [...mentions].map(([norm, mentionsOfNorm]) => [
    norm,
    mentionsOfNorm.map(({ sentence: { text: own, words }, first, last }) =>
      own.slice(words[first]?.start, words[last]?.end),
    ),
  ]);
  return Object.fromEntries(inText);
}

describe('the reader', () => {
  test.each<[string, string, string[], Record<string, string[]>]>([
    ['every place of a term', 'Gene by gene.', ['gene'], { gene: ['Gene', 'gene'] }],
    [
      'the longest term at its place',
      'Short-term memory fades.',
      ['memory', 'short term memory'],
      {
        'short term memori': ['Short-term memory'],
      },
    ],
    [
      'the longest, whichever was found first',
      'A bone cell wall is thin.',
      ['bone', 'bone cell', 'bone cell wall'],
      {
        'bone cell wall': ['bone cell wall'],
      },
    ],
    [
      'the shorter one where the longer does not end',
      'The bone cell moves.',
      ['bone cell wall', 'bone'],
      {
        bone: ['bone'],
      },
    ],
    [
      'another behind one that ended',
      'A bone cell cell.',
      ['bone cell', 'cell'],
      {
        'bone cell': ['bone cell'],
        cell: ['cell'],
      },
    ],
    ['at the end of a sentence, too', 'The wall of bone', ['bone', 'bone cell'], { bone: ['bone'] }],
    ['each wording that was a noun', 'Gene and genes.', ['gene', 'genes'], { gene: ['Gene', 'genes'] }],
    [
      'no wording that never was one',
      'They retrieve the retrieval.',
      ['retrieval'],
      { retriev: ['retrieval'] },
    ],
    ['not two words with a comma between', 'Of bone, cell and wall.', ['bone cell'], {}],
    ['nothing where no term stands', 'Nothing of this.', ['bone'], {}],
  ])('finds %s', (_, text, phrases, expected) => {
    expect(found(text, ...phrases)).toEqual(expected);
  });

  test('finds no mention in a heading, but one in every sentence below it', () => {
    const heading = taggedSentence('The gene', { isHeading: true });
    const sentences = [
      heading,
      taggedSentence('A gene.', { index: 1 }),
      taggedSentence('One gene.', { index: 2 }),
    ];
    const below = getMentions(getCandidates('gene'), sentences).get('gene') ?? [];
    expect(below.map(({ sentence, first, last }) => [sentence.index, first, last])).toEqual([
      [1, 1, 1],
      [2, 1, 1],
    ]);
  });
});

describe('a term occurs', () => {
  const occurrences = (candidates: string[], ...texts: string[]) =>
    Object.fromEntries(
      getOccurrences(
        getCandidates(...candidates),
        texts.map((text) => taggedSentence(text)),
      ),
    );

  test.each<[string, string[], string[], Record<string, number>]>([
    [
      'also inside longer terms',
      ['memory', 'memory trace'],
      ['A memory trace.', 'The memory.'],
      {
        memori: 2,
        'memory trac': 1,
      },
    ],
    ['in every wording', ['retrieval'], ['To retrieve is retrieval.'], { retriev: 2 }],
    [
      'at the end of a sentence, as a whole',
      ['bone', 'bone cell'],
      ['The bone cell'],
      { bone: 1, 'bone cell': 1 },
    ],
    ['not across two sentences', ['bone cell'], ['The bone.', 'Cell walls.'], {}],
    ['nowhere in nothing', [], ['The bone.'], {}],
  ])('%s', (_, candidates, texts, expected) => {
    const found = occurrences(candidates, ...texts);
    expect(Object.values(found)).toEqual(Object.values(expected));
  });

  test('is counted in a heading as well', () => {
    const heading = taggedSentence('The gene', { isHeading: true });
    expect(getOccurrences(getCandidates('gene'), [heading]).get('gene')).toBe(1);
  });
});
