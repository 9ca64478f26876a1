import { describe, expect, test } from 'vitest';
import type { TextBlock } from '../../../text/document.ts';
import { typedNote } from '../../testing/typed-note.ts';
import { readFacts } from '../read-facts.ts';

/** The heads of a note's lists, each with its members. */
function getLists(typedText: string): [string, string[]][] {
  return readFacts(typedNote(typedText)).lists.map(({ head, members }) => [
    head,
    members.map(({ text }) => text),
  ]);
}

const bullets = (...items: string[]) => items.map((item) => `- ${item}`).join('\n');
const numbered = (...items: string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');

describe('a list below an item', () => {
  test('ends with the next item, and the last goes to the end', () => {
    const note = `Food
- Sources of starch
  - yam
  - rice
  - maize
- Sources of protein
  - beans
  - eggs
  - fish`;
    expect(getLists(note)).toEqual([
      ['Sources of starch', ['yam', 'rice', 'maize']],
      ['Sources of protein', ['beans', 'eggs', 'fish']],
    ]);
  });

  test('has only its next level, and each level has its own list', () => {
    const note = `Food
- Sources of starch
  - roots
    - yam
    - cassava
    - carrot
  - grain
  - fruit
- water`;
    expect(getLists(note)).toEqual([
      ['Sources of starch', ['roots', 'grain', 'fruit']],
      ['roots', ['yam', 'cassava', 'carrot']],
    ]);
  });

  test('ends with an item further out as well', () => {
    const note = `Food
- plants
  - Sources of starch
    - yam
    - rice
    - maize
- animals
  - fish
    - cod`;
    expect(getLists(note)).toEqual([['Sources of starch', ['yam', 'rice', 'maize']]]);
  });

  test('is no second list of its numbered neighbours', () => {
    const note = `Kinds of food
1. starch
  1. yam
  2. rice
  3. maize
2. protein
3. fat`;
    expect(getLists(note)).toEqual([
      ['Kinds of food', ['starch', 'protein', 'fat']],
      ['starch', ['yam', 'rice', 'maize']],
    ]);
  });
});

describe('numbered items', () => {
  test('begin a second list with 1, and are no members of the first', () => {
    const note = `Stages of baking\n${numbered('mix', 'knead', 'bake')}\n${numbered('slice', 'toast', 'butter')}`;
    expect(getLists(note)[0]).toEqual(['Stages of baking', ['mix', 'knead', 'bake']]);
  });

  const isOrdered = (items: string) => readFacts(typedNote(`Stages of baking\n${items}`)).lists[0]?.isOrdered;

  test.each([
    ['from 1 to the last', '1. mix\n2. knead\n3. bake', true],
    ['from 2', '2. mix\n3. knead\n4. bake', false],
    ['with one that is missing', '1. mix\n2. knead\n4. bake', false],
    ['in part', '1. mix\n2. knead\n- bake', false],
    ['not at all', '- mix\n- knead\n- bake', false],
  ])('are steps where they are numbered %s', (_, items, expected) => {
    expect(isOrdered(items)).toBe(expected);
  });
});

describe('a list', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
  const members = (count: number) => Array.from({ length: count }, (_, index) => `food ${index}`);

  test.each([
    [2, 0],
    [3, 1],
    [15, 1],
    [16, 0],
  ])('has three to fifteen members: %d members give %d lists', (count, lists) => {
    expect(getLists(`Kinds of food\n${bullets(...members(count))}`)).toHaveLength(lists);
  });

  test.each([
    ['nine words', words(9), 1],
    ['ten words', words(10), 0],
    ['no word', '***', 0],
    ['a question', 'is it starch?', 0],
    ['an open end', 'starch of all kinds:', 0],
    ['a time of day', 'tea at 10:30', 1],
    ['a question mark inside', 'yam (or taro?) roots', 1],
  ])('has members that are short phrases: with one of %s', (_, member, lists) => {
    expect(getLists(`Kinds of food\n${bullets('yam', 'rice', 'maize', member)}`)).toHaveLength(lists);
  });

  test('has a head of at most 120 characters', () => {
    const head = (length: number) => `Kinds ${'f'.repeat(length - 6)}`;
    expect(getLists(`${head(120)}\n${bullets(...members(3))}`)).toHaveLength(1);
    expect(getLists(`${head(121)}\n${bullets(...members(3))}`)).toEqual([]);
  });

  test('has at most 900 characters from its head to its end', () => {
    const list = (length: number) => {
      const rest = length - 'Kinds of food'.length - 14 * '\n\n'.length - 13 * 60;
      return `Kinds of food\n${bullets(...Array.from({ length: 13 }, (_, index) => `${index}`.padEnd(60, 'x')), 'y'.repeat(rest))}`;
    };
    expect(readFacts(typedNote(list(900))).lists[0]?.origin.quote).toHaveLength(900);
    expect(getLists(list(901))).toEqual([]);
  });

  test('has a line above it that is no row of a table and no code', () => {
    const items = bullets('yam', 'rice', 'maize');
    expect(getLists(`| Kinds of food |\n${items}`)).toEqual([]);

    const note = typedNote(`Kinds of food\n${items}`);
    const above = (kind: TextBlock['kind']) => ({
      ...note,
      pages: note.pages.map((page) => ({
        ...page,
        blocks: page.blocks.map((block, index) => (index === 0 ? { ...block, kind } : block)),
      })),
    });
    expect(readFacts(above('code')).lists).toEqual([]);
    expect(readFacts(above('heading')).lists).toHaveLength(1);
  });
});

describe('a list in one line', () => {
  test.each([
    ['stands in an item as well', '- Strong acids: HCl, nitric acid and HBr', 1],
    ['stands in no heading', '# Strong acids: HCl, nitric acid and HBr', 0],
    ['stands in no cell', '| Strong acids: HCl, nitric acid and HBr |', 0],
    ['has a head that says what it holds', 'Key terms: delta, levee and gorge', 0],
  ])('%s', (_, typedText, lists) => {
    expect(getLists(typedText)).toHaveLength(lists);
  });

  test('is quoted whole by each of its members', () => {
    const line = 'Strong acids: HCl, nitric acid and HBr';
    const [list] = readFacts(typedNote(line)).lists;
    expect(list?.origin.quote).toBe(line);
    expect(list?.members.map(({ origin }) => origin.quote)).toEqual([line, line, line]);
  });
});
