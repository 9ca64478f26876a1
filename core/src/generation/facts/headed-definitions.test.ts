import { describe, expect, test } from 'vitest';
import { typedNote } from '../testing/typed-note.ts';
import { readFacts } from './read-facts.ts';

function getDefinitions(typedText: string): [string, string, string][] {
  return readFacts(typedNote(typedText)).definitions.map(({ term, meaning, origin }) => [
    term,
    meaning,
    origin.quote,
  ]);
}

describe('a term stands above its meaning', () => {
  test.each([
    ['as a heading', '# Slip\nclay thinned with water', 'Slip\n\nclay thinned with water'],
    ['with an item', '# Slip\n- A mixture of clay and water', 'Slip\n\nA mixture of clay and water'],
    ['as a line', 'Slip:\nThe liquid form of clay', 'Slip:\n\nThe liquid form of clay'],
  ])('%s', (_, typedText, quote) => {
    const meaning = quote.split('\n').at(-1);
    expect(getDefinitions(typedText)).toEqual([['Slip', meaning, quote]]);
  });

  test('terms of headings of one level are of one group', () => {
    const facts = readFacts(typedNote('# Slip\nclay thinned with water\n# Glaze\nglass melted over pots'));
    const [slip, glaze] = facts.definitions;
    expect(glaze?.group).toBe(slip?.group);
  });

  test('and is not read again where a line of the note has it', () => {
    expect(getDefinitions('Slip: clay in water\n# Slip\nthe paint of potters')).toHaveLength(1);
  });
});

describe('text below a heading is no meaning', () => {
  test.each([
    ['where it is a sentence', '# Slip\nA potter thins the clay with water.'],
    ['where it opens like one', '# Slip\nPotters thin clay with water'],
    ['where it is one of several items', '# Slip\n- clay thinned with water\n- sticks two parts together'],
    ['where it lists', '# Glazes\nash, salt, lead and tin'],
    ['where the heading names nothing', '# Notes\nclay thinned with water'],
    ['where the line above is a statement', 'Slip\nclay thinned with water'],
    ['where nothing stands below', '# Slip'],
  ])('%s', (_, typedText) => {
    expect(getDefinitions(typedText)).toEqual([]);
  });
});
