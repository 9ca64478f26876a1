import { describe, expect, test } from 'vitest';
import { typedNote } from '../../testing/typed-note.ts';
import { readFacts } from '../read-facts.ts';

const readTerms = (note: string) => readFacts(typedNote(note)).definitions.map(({ term }) => term);
const readHeads = (note: string) => readFacts(typedNote(note)).lists.map(({ head }) => head);

describe('a labelled line is no meaning', () => {
  test.each([
    ['a result', '- Illumination → productivity rose even in the dark\n- Wages: money paid for work done'],
    [
      'a condition, nor are its neighbours',
      '- Lumière : l’intensité augmente jusqu’à un plateau\n- Eau : si la plante en manque, les stomates se ferment',
    ],
    [
      'one of several with its label',
      '- H1: the mean is above the value\n- H1: the mean is below the value\n- H1: the mean is another one',
    ],
    ['a count of parts', 'Soil = 3 phases: solids, water, air'],
    ['in shorthand', '- High nAch ppl: moderate risk, want feedback, personal responsibility'],
    [
      'homework',
      'À rendre vendredi : compte rendu du TP (dénombrement des bulles). Prochaine séance : interro.',
    ],
  ])('if it tells %s', (_, note) => {
    expect(readTerms(note)).not.toContainEqual(
      expect.stringMatching(/^(?:Illumination|Lumière|Eau|H1|Soil|High nAch ppl|À rendre vendredi)$/),
    );
  });

  test('but three arrows in a row are a list of meanings', () => {
    const note =
      '- LL → water at which soil flows\n- PL → water at which it crumbles\n- SL → water at the end of shrinking';
    expect(readTerms(note)).toEqual(['LL', 'PL', 'SL']);
  });
});

test('the items below two items of a list are two groups, whose terms do not stand for one another', () => {
  const note = [
    '- Maslow',
    '  - Safety: job security and a pension',
    '  - Esteem: a title and recognition',
    '- McClelland: the need for achievement and power',
    '  - Tests: pictures of which one tells a story',
  ].join('\n');
  const groups = Map.groupBy(readFacts(typedNote(note)).definitions, ({ group }) => group);
  expect([...groups.values()].map((facts) => facts.map(({ term }) => term))).toEqual([
    ['Safety', 'Esteem'],
    ['McClelland'],
    ['Tests'],
  ]);
});

describe('the head of a list in one line', () => {
  test.each([
    ['Soil = 3 phases: solids, water, air', 'phases of Soil'],
    ['Soil – three phases: solids, water and air', 'three phases of Soil'],
    [
      '- LPC scale: how a leader rates others\n  - 3 variables: relations, structure, power',
      'variables of LPC scale',
    ],
  ])('names its owner: %s', (note, head) => {
    expect(readHeads(note)).toContain(head);
  });

  test('is none if the number differs', () => {
    expect(readHeads('Soil = 4 phases: solids, water, air')).toEqual([]);
  });

  test('does not give its members away', () => {
    expect(readHeads('C3, C4, CAM\n- plants C3\n- plants C4\n- CAM')).toEqual([]);
  });
});
