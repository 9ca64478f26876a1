import { describe, expect, test } from 'vitest';
import type { DefinitionKind } from './definition-patterns.ts';
import { soundnessOf } from './question-soundness.ts';
import type { Term } from './terms/term.ts';
import { sampleTerm } from './testing/sample-term.ts';
import { taggedSentence } from './testing/tagged-sentence.ts';

interface Asked {
  kind?: DefinitionKind;
  rank?: number;
  mentionAt?: number;
  term?: Partial<Term>;
  surface?: string;
  isBoldHere?: boolean;
}

/** Of a question about a term of the middle of the list, in a sentence that is not in bold. */
function soundness(stem: string, asked: Asked = {}): number {
  const {
    kind = 'subject',
    rank = 7,
    mentionAt = 0,
    term = {},
    surface = 'zorblin',
    isBoldHere = false,
  } = asked;
  const sentence = taggedSentence(
    `The ${surface} stands.`,
    isBoldHere ? { bold: [{ start: 0, end: 99 }] } : {},
  );
  return soundnessOf({
    ...{ kind, stem, rank, mentionAt },
    term: sampleTerm(surface, term),
    mention: { sentence, first: 1, last: 1 },
  });
}

const STEM = 'Which of the following splits granite blocks with iron wedges?';
const gain = (stem: string, asked?: Asked) => soundness(stem, asked) - soundness(STEM);

describe('a question is likelier to be sound', () => {
  test.each<[string, Asked, number]>([
    ['where its sentence says what the term is called', { kind: 'called' }, 1],
    ['where it says what the term is', { kind: 'identity' }, 1],
    ['where it states something of it', { kind: 'claim' }, 0.3],
    ['where the term stands in bold', { isBoldHere: true }, 0.59],
    ['where the note prints the term in bold', { term: { isBold: true } }, 0.6],
    ['where the note makes more of the term', { rank: 0 }, 0.42],
  ])('%s', (_, asked, expected) => {
    expect(gain(STEM, asked)).toBeCloseTo(expected, 6);
  });
});

describe('a question is less likely to be sound', () => {
  test.each<[string, Asked, number]>([
    ['where its sentence only names the term', { kind: 'mention' }, -0.7],
    ['where the term was named three times before', { mentionAt: 3 }, -0.54],
  ])('%s', (_, asked, expected) => {
    expect(gain(STEM, asked)).toBeCloseTo(expected, 6);
  });

  test.each<[string, string]>([
    ['names people and places', 'Which of the following splits Granite blocks with Iron wedges?'],
    ['says "it"', 'Which of the following splits granite blocks when it drives iron wedges?'],
    ['leans on what was announced', 'Which of the following splits other granite blocks with iron wedges?'],
    ['only says what may be', 'Which of the following may split granite blocks with iron wedges?'],
    ['tells what happened once', 'Which of the following was splitting granite blocks with iron wedges?'],
    ['denies', 'Which of the following never splits granite blocks with iron wedges?'],
    ['would hold of many things', 'Which of the following splits various granite blocks with iron wedges?'],
    ['says little', 'Which of the following splits blocks?'],
    ['has a root of the key', 'Which of the following splits granite blocks with zorbed wedges?'],
  ])('where it %s', (_, stem) => {
    expect(gain(stem)).toBeLessThan(-0.1);
  });

  test('where its subject was named before', () => {
    expect(soundness('The broken tool has split granite blocks with a ________.')).toBeLessThan(
      soundness('The tool of a mason splits granite blocks with a ________.'),
    );
  });

  test('where it asks for one of several', () => {
    expect(soundness('Masons split granite blocks with wedges and ________.')).toBeLessThan(
      soundness('Masons split granite blocks of wedges by ________.'),
    );
  });

  test('where an everyday word is only spoken of, and not where it is defined', () => {
    const everyday = { surface: 'market', kind: 'subject' as const };
    expect(gain(STEM, everyday)).toBeLessThan(-1);
    expect(gain(STEM, { ...everyday, kind: 'identity' })).toBeGreaterThan(0);
  });
});
