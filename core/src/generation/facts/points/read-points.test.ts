import { describe, expect, test } from 'vitest';
import { typedNote } from '../../testing/typed-note.ts';
import { readFacts } from '../read-facts.ts';

/** The heads of a note's points, each with what stands below it. */
function pointsOf(typed: string): [string, string[]][] {
  return readFacts(typedNote(typed)).points.map(({ head, points }) => [head, points.map(({ text }) => text)]);
}

const below = (head: string, line: string) => pointsOf(`# ${head}\n- ${line}`);

describe('short lines are points about what stands above them', () => {
  test('a heading, with its items and its lines', () => {
    expect(pointsOf('# Open kilns\nFired with wood or dung\n- Pots lose heat on all sides')).toEqual([
      ['Open kilns', ['Fired with wood or dung', 'Pots lose heat on all sides']],
    ]);
  });

  test('a line with a colon, and an item with items of its own', () => {
    const typed =
      'Ways of firing:\n- Pit\n  - Pots stand in a hole\n- Updraft\n  - Heat rises through a grate';
    expect(pointsOf(typed)).toEqual([
      ['Pit', ['Pots stand in a hole']],
      ['Updraft', ['Heat rises through a grate']],
    ]);
  });

  test('what follows deeper items belongs to the item above it no longer', () => {
    const typed = '# Kilns\n- Updraft\n  - Heat rises through a grate\n- Bricks keep the heat inside';
    expect(pointsOf(typed)).toEqual([
      ['Kilns', ['Bricks keep the heat inside']],
      ['Updraft', ['Heat rises through a grate']],
    ]);
  });

  test('with all that stands above its head', () => {
    const [, fact] = readFacts(
      typedNote('# Kilns\n- Clay goes very hard\n- Updraft\n  - Heat rises past the pots'),
    ).points;
    expect(fact?.above).toEqual(['Kilns']);
  });

  test('without the example at its end', () => {
    expect(below('Kilns', 'Fuel lies under the pots, e.g. dry wood')).toEqual([
      ['Kilns', ['Fuel lies under the pots']],
    ]);
  });
});

describe('a line is no point', () => {
  test.each([
    ['has three words', 'very dry wood'],
    ['joins two', 'Old pots crack, it is known'],
    ['is long', 'the kiln '.repeat(12)],
    ['has hardly a word of content', 'and so it is'],
    ['looks back', 'They lose heat on all sides'],
    ['asks', 'Why do pots crack?'],
    ['goes on below', 'Pots crack for two reasons:'],
    ['names its term', 'Slip: clay with much water'],
    ['speaks of its reader', 'Clay that we fired yesterday'],
    ['is an aim of the lesson', 'Describe the parts of a kiln'],
    ['says it with signs', 'more heat --> harder pots'],
    ['is cut in a bracket', 'Pots of the coast (red clay'],
    ['breaks off', 'Measuring the heat of a kiln gives'],
    ['gives an address', 'Pictures at https://example.org'],
  ])('where it %s', (_, line) => {
    expect(below('Kilns', line)).toEqual([]);
  });

  test('where it goes on from the line above it', () => {
    expect(pointsOf('# Kilns\nFound in Kano, Abuja,\nthe delta and the hills')).toEqual([]);
    expect(pointsOf('# Kilns\nIt is built by the\npotters of the hills')).toEqual([]);
  });

  test('among the prose of a section', () => {
    const prose = 'Potters of the hills dig their clay after the rains. '.repeat(4);
    expect(pointsOf(`# Clay\nRed clay comes from rivers\n${prose}`)).toEqual([]);
    expect(pointsOf(`# Clay\n${prose}\nKinds:\n- Red clay comes from rivers`)).toEqual([]);
    expect(pointsOf(`# Clay\n${prose}\n# Kilns\nBricks keep the heat inside`)).toHaveLength(1);
  });

  test('in a table', () => {
    expect(pointsOf('# Kilns\n| Kind of kiln | Heat of its fire |')).toEqual([]);
  });
});

describe('a head names nothing', () => {
  test.each([
    'Pits vs kilns',
    'Pits and/or kilns',
    'Video about kilns',
    'Notes',
    'Learning objectives',
    'Resources',
    'Key terms & concepts',
    'Kilns - old way',
    'potters fire kilns',
    'Why are kilns built of brick in the north',
    'What to do?',
  ])('%s', (head) => {
    expect(below(head, 'Bricks keep the heat inside')).toEqual([]);
  });

  test('but brackets behind a name are left out', () => {
    expect(below('Round kilns (north)', 'Bricks keep the heat inside')).toEqual([
      ['Round kilns', ['Bricks keep the heat inside']],
    ]);
  });

  test('with more than a dozen points', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `- Kiln ${at} holds ${at} pots`).join('\n');
    expect(pointsOf(`# Sizes\n${lines(12)}`)).toHaveLength(1);
    expect(pointsOf(`# Sizes\n${lines(13)}`)).toEqual([]);
  });
});
