import { describe, expect, test } from 'vitest';
import { typedNote } from '../testing/typed-note.ts';
import { definitionQuestions } from './definition-questions.ts';
import type { FactQuestion } from './fact-question.ts';
import { phrasesFor } from './phrases/phrases-by-language.ts';
import { readFacts } from './read-facts.ts';

const RIVER = `Delta: fan of mud at a mouth
Levee: bank along a plain
Gorge: narrow cut through rock
Rapids: steep run over stones`;

const askedOf = (typed: string) =>
  definitionQuestions(readFacts(typedNote(typed)).definitions, phrasesFor('eng'), null);

/** The question of a kind that has this key. */
const questionFor = (key: string, typed: string, kind: FactQuestion['kind']) =>
  askedOf(typed).find((question) => question.key === key && question.kind === kind);

const distractorsFor = (key: string, typed: string, kind: FactQuestion['kind']) =>
  questionFor(key, typed, kind)?.distractors;

test('letters that stand for the first words of their meaning are not asked', () => {
  const asked = askedOf(`${RIVER}\nTMZ: turbidity maximum zone of a mouth\nNTU: measure of mud`).map(
    ({ key }) => key,
  );
  expect(asked).not.toContain('TMZ');
  expect(asked).toContain('NTU');
});

describe('a labelled line is asked', () => {
  test('for its term and for its meaning', () => {
    expect(askedOf(RIVER).map(({ kind, key }) => [kind, key])).toEqual([
      ['term', 'Delta'],
      ['meaning', 'fan of mud at a mouth'],
      ['term', 'Levee'],
      ['meaning', 'bank along a plain'],
      ['term', 'Gorge'],
      ['meaning', 'narrow cut through rock'],
      ['term', 'Rapids'],
      ['meaning', 'steep run over stones'],
    ]);
  });

  test('for its term by what is said of it, beside the other terms of its form and one of another', () => {
    expect(questionFor('Levee', RIVER, 'term')).toMatchObject({
      stem: 'Which of the following fits the description “bank along a plain”?',
      distractors: ['Delta', 'Gorge', 'Rapids'],
      origin: { quote: 'Levee: bank along a plain' },
    });
  });

  test('for its meaning by its term, beside the other meanings', () => {
    expect(questionFor('bank along a plain', RIVER, 'meaning')).toMatchObject({
      stem: 'Which of the following describes “Levee”?',
      distractors: ['fan of mud at a mouth', 'narrow cut through rock', 'steep run over stones'],
      origin: { quote: 'Levee: bank along a plain' },
    });
  });

  test('once: both ways spend its term, and no other line does', () => {
    expect(askedOf(RIVER).map(({ spends }) => spends)).toEqual(
      ['delta', 'delta', 'leve', 'leve', 'gorg', 'gorg', 'rapid', 'rapid'].map((term) => [`term:${term}`]),
    );
  });

  test('for its term rather than for its meaning, which is longer to read', () => {
    const worth = (kind: string) => askedOf(RIVER).find((question) => question.kind === kind)?.worth ?? 0;
    expect(worth('term')).toBeGreaterThan(worth('meaning'));
  });
});

describe('no question is made of', () => {
  test.each([
    ['a term with two meanings', 'Gorge: deep valley in a desert'],
    ['a term with two meanings in another form', 'Gorges (plural): deep valleys in a desert'],
    ['two terms with one meaning', 'Canyon: narrow cut through rock'],
    ['two terms with one meaning in other capitals', 'Canyon: Narrow cut through rock'],
  ])('%s', (_, line) => {
    const keys = askedOf(`${RIVER}\n${line}`).map(({ key }) => key);
    expect(keys).not.toContain('Gorge');
    expect(keys.join()).not.toMatch(/narrow cut|Canyon|valley/i);
    expect(keys).toContain('Delta');
  });

  test.each([
    'River mouth: mouth full of mud',
    'Hochdruckgebiet: Gebiet mit schwerer Luft',
    'Gebiet: Hochdruckgebiet über dem Meer',
  ])('a meaning that names its own term: %s', (line) => {
    expect(askedOf(line)).toEqual([]);
    expect(askedOf(`${RIVER}\n${line}`)).toHaveLength(8);
  });
});

describe('no option is', () => {
  test('a term that the asked meaning names', () => {
    const note = `${RIVER}\nBluff: tall rim of a gorge`;
    expect(distractorsFor('Bluff', note, 'term')).toEqual(['Delta', 'Levee', 'Rapids']);
    expect(distractorsFor('Gorge', note, 'term')).toContain('Bluff');
  });

  test('a meaning that names the asked term', () => {
    const note = `${RIVER}\nBluff: tall rim of a gorge`;
    expect(distractorsFor('narrow cut through rock', note, 'meaning')).not.toContain('tall rim of a gorge');
    expect(distractorsFor('tall rim of a gorge', note, 'meaning')).toContain('narrow cut through rock');
  });

  test('a second term of another form, or a number', () => {
    const note = `${RIVER}\n1932: great flood at some town\npH: scale for sour water`;
    expect(distractorsFor('Delta', note, 'term')).toEqual(['Levee', 'Gorge', 'Rapids']);
    expect(distractorsFor('1932', note, 'term')).toEqual([]);
  });

  test.each([
    ['two and a half times as long', 'x'.repeat(50), true],
    ['longer than that', 'x'.repeat(51), false],
    ['two and a half times as short', 'x'.repeat(8), true],
    ['shorter than that', 'x'.repeat(7), false],
  ])('a meaning that its length tells: %s', (_, letters, isOption) => {
    const sized = `${letters.slice(0, -2)} y`;
    const note = `Delta: mud at river mouths\nLevee: ${sized}\nGorge: ${'z'.repeat(18)} w`;
    expect(distractorsFor(`${'z'.repeat(18)} w`, note, 'meaning')?.includes(sized)).toBe(isOption);
  });

  test('an enumeration beside a description, nor a description beside an enumeration', () => {
    const note = `${RIVER}
Harbour: quay, crane, shed, rail
Shipyard: slip, dock, great forge
Estuary: wide mouth, open to tides`;
    expect(distractorsFor('quay, crane, shed, rail', note, 'meaning')).toEqual(['slip, dock, great forge']);
    expect(distractorsFor('bank along a plain', note, 'meaning')).toEqual([
      'fan of mud at a mouth',
      'narrow cut through rock',
      'steep run over stones',
      'wide mouth, open to tides',
    ]);
  });

  test('a line of another list that says nearly the same', () => {
    const note = `${RIVER}\nRavine: narrow cut in rock`;
    expect(distractorsFor('narrow cut through rock', note, 'meaning')).not.toContain('narrow cut in rock');
    expect(distractorsFor('Ravine', note, 'term')).not.toContain('Gorge');
  });
});

test('nothing is asked of a note without labelled lines', () => {
  expect(askedOf('')).toEqual([]);
  expect(askedOf('The river rose all night, and the levee held.')).toEqual([]);
});
