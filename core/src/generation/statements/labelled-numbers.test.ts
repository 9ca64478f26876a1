import { describe, expect, test } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { makeQuestions } from '../make-questions.ts';
import { typedNote } from '../testing/typed-note.ts';
import { labelledNumbers } from './labelled-numbers.ts';

const SOIL = `# Soil
Parts of a soil:
- Minerals: 45%
- Water: 25%
- Air: 25%
- Humus: 5%`;

/** So that the language of the note is known. */
const ENGLISH = 'This is what the teacher told us of it in the first lesson of the year.';

const askedOf = (text: string) => labelledNumbers(readFacts(typedNote(text)).definitions);

describe('a line that gives a number is asked', () => {
  test('with its label and its section', () => {
    expect(askedOf(SOIL).map(({ stem, key }) => [stem, key])).toEqual([
      ['Which number goes with “Minerals” under “Soil”?', '45%'],
      ['Which number goes with “Water” under “Soil”?', '25%'],
      ['Which number goes with “Air” under “Soil”?', '25%'],
      ['Which number goes with “Humus” under “Soil”?', '5%'],
    ]);
  });

  test.each([
    ['Boiling point: 100 °C', []],
    ['Gestation of a goat: 150 days', ['150 days']],
    ['Fine for speeding: ₦50,000', ['₦50,000']],
    ['Density of gold: 19.3 g/cm³', ['19.3 g/cm³']],
    ['Independence: 1960', ['1960']],
    ['Chromosomes of a man: 46 or 23 pairs', []],
    ['Room: B12', []],
    ['1960: 45%', []],
    ['Freezing point: 0', []],
  ])('where it is a number and what it counts: %s', (line, keys) => {
    // A line alone is a pair of words, which gives an example; three are a list.
    const asked = askedOf(`${line}\nHeight of a door: 2 metres\nLength of a rope: 9 metres`);

    expect(asked.map(({ key }) => key)).toEqual([...keys, '2 metres', '9 metres']);
  });

  test('not below a heading that names nothing', () => {
    expect(askedOf(SOIL.replace('# Soil', '# Example'))).toEqual([]);
  });

  test('beside the numbers of its list and near values, in its own form', () => {
    const [minerals] = askedOf(SOIL);

    expect(minerals?.distractors[0]).toBe('25%');
    expect(minerals?.distractors.filter((option) => !/^\d+%$/.test(option))).toEqual([]);
    expect(minerals?.distractors).not.toContain('45%');
  });
});

test('a set of such a note has questions for its numbers, each of which stands in it once', () => {
  const drafts = makeQuestions({
    document: typedNote(`${SOIL}\n\n${ENGLISH}`),
    count: 10,
    seed: 'seed',
    excludedAnswers: [],
  }).filter(({ kind }) => kind === 'number');

  expect(drafts.map(({ options, answerIndex }) => options[answerIndex])).toEqual(
    expect.arrayContaining(['45%', '5%']),
  );
  expect(drafts).toHaveLength(3);
});
