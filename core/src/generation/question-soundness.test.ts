import { describe, expect, test } from 'vitest';
import type { DefinitionKind } from './definition-patterns.ts';
import { type AskedTerm, soundnessOf } from './question-soundness.ts';
import { sampleTerm } from './testing/sample-term.ts';
import { taggedSentence } from './testing/tagged-sentence.ts';

/** Seven words that carry content. */
const STEM = 'Which of the following shapes granite blocks with steel wedges at quarry walls?';

/** Of a term that is named and nothing more, the first of its note. */
function soundness(changes: Partial<AskedTerm> = {}): number {
  const term = sampleTerm('zorblin');
  return soundnessOf({
    term,
    mention: { sentence: taggedSentence('The zorblin stands.'), first: 1, last: 1 },
    kind: 'subject',
    stem: STEM,
    rank: 0,
    mentionAt: 0,
    ...changes,
  });
}

const gained = (changes: Partial<AskedTerm>) => soundness(changes) - soundness();
const gainedBy = (stem: string) => gained({ stem });

test('a plain question is as sound as its seven words of content make it', () => {
  expect(soundness()).toBeCloseTo(0.21 + 7 * 0.17, 9);
});

describe('a question is sounder, or less sound', () => {
  test.each<[DefinitionKind, number]>([
    ['called', 1],
    ['identity', 1],
    ['meaning', 1],
    ['gloss', 1],
    ['label', 0.5],
    ['claim', 0.3],
    ['subject', 0],
    ['relative', -0.7],
    ['apposition', -0.7],
    ['mention', -0.7],
  ])('by what its sentence says: %s', (kind, difference) => {
    expect(gained({ kind })).toBeCloseTo(difference, 9);
  });

  test.each([
    [0, 0],
    [1, -0.14],
    [7, -0.42],
  ])('the further down its term stands: %d', (rank, difference) => {
    expect(gained({ rank })).toBeCloseTo(difference, 9);
  });

  test.each([
    [1, -0.18],
    [6, -1.08],
    [30, -1.08],
  ])('the later its sentence names the term: %d', (mentionAt, difference) => {
    expect(gained({ mentionAt })).toBeCloseTo(difference, 9);
  });

  test('where its term is in bold, and more where it is so in the sentence', () => {
    const bold = sampleTerm('zorblin', { isBold: true });
    const sentence = taggedSentence('The zorblin stands.', { bold: [{ start: 4, end: 11 }] });
    expect(gained({ term: bold })).toBeCloseTo(0.6, 9);
    expect(gained({ term: bold, mention: { sentence, first: 1, last: 1 } })).toBeCloseTo(0.6 + 0.59, 9);
    expect(gained({ term: bold, mention: { sentence, first: 1, last: 2 } })).toBeCloseTo(0.6, 9);
  });

  test('where its term is an everyday word, and still less where the note only says something of it', () => {
    const ordinary = sampleTerm('family');
    expect(gained({ term: ordinary, kind: 'identity' }) - gained({ kind: 'identity' })).toBeCloseTo(-0.33, 9);
    expect(gained({ term: ordinary })).toBeCloseTo(-0.33 - 0.8, 9);
    expect(gained({ term: { ...ordinary, definitionStrength: 0.9 } })).toBeCloseTo(-0.33, 9);
  });
});

describe('the words of a question speak for or against it', () => {
  test.each<[string, string, number]>([
    [
      'more content',
      'Which of the following shapes granite blocks with steel wedges at quarry walls at rivers?',
      0.17,
    ],
    ['a capital', 'Which of the following shapes Granite blocks with steel wedges at quarry walls?', -0.25],
    [
      'many capitals, which count as three',
      'Which of the following shapes Granite Blocks with Steel Wedges at Quarry walls?',
      -0.75,
    ],
    [
      'a pronoun',
      'Which of the following shapes its granite blocks with steel wedges at quarry walls?',
      -0.47,
    ],
    [
      'what was announced before',
      'Which of the following then shapes granite blocks with steel wedges at quarry walls?',
      -0.68,
    ],
    [
      'what may be so',
      'Which of the following can shape granite blocks with steel wedges at quarry walls?',
      -0.21,
    ],
    [
      'the past',
      'Which of the following was shaping granite blocks with steel wedges at quarry walls?',
      -0.8,
    ],
    [
      'a denial',
      'Which of the following never shapes granite blocks with steel wedges at quarry walls?',
      -0.5,
    ],
    [
      'what holds of many things',
      'Which of the following shapes various granite blocks with steel wedges at quarry walls?',
      -0.5,
    ],
    [
      'a subject that was named before',
      'The hammer is for granite blocks with steel wedges at quarry walls ________.',
      -0.7,
    ],
    ['one of several', 'Masons shape granite blocks with steel wedges and ________.', -0.6 - 0.17],
    ['too little content', 'Which of the following shapes granite blocks at quarries?', -3 * 0.17 - 1],
  ])('%s', (_, stem, difference) => {
    expect(gainedBy(stem)).toBeCloseTo(difference, 9);
  });

  test('as much content as twelve words have, and no more', () => {
    const words = ['river', 'moor', 'fjord', 'hill', 'dune', 'coast', 'cliff', 'marsh'];
    const long = (count: number) =>
      `Which of the following shapes granite blocks with steel wedges at quarry walls, ${words.slice(0, count).join(', ')}?`;
    expect(gainedBy(long(4))).toBeCloseTo(4 * 0.17, 9);
    expect(gainedBy(long(8))).toBeCloseTo(5 * 0.17, 9);
  });

  test.each([['Which term means that'], ['Which term means'], ['Who']])(
    'the words that ask are none of them: %s',
    (opening) => {
      expect(gainedBy(STEM.replace('Which of the following', opening))).toBeCloseTo(0, 9);
    },
  );

  test.each<[string, string, number]>([
    ['an opening of the key', 'granular', -0.6],
    ['an opening that many words have', 'interval', 0],
    ['a word too short to tell', 'gran', 0],
  ])('%s', (_, key, difference) => {
    const stem = STEM.replace('at quarry', 'at interior quarry');
    const plain = soundness({ stem });
    expect(soundness({ stem, term: sampleTerm(key) }) - plain).toBeCloseTo(difference, 9);
  });
});
