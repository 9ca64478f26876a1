import { describe, expect, test } from 'vitest';
import { typedNote } from '../../testing/typed-note.ts';
import { englishPhrases } from '../phrases/english-phrases.ts';
import { readFacts } from '../read-facts.ts';
import { tableQuestions } from './table-questions.ts';

const ANIMALS = [
  '| Animal | Young one | Days |',
  '| cow | calf | 283 |',
  '| ewe | lamb | 150 |',
  '| doe | kid | 150 |',
  '| sow | piglet | 114 |',
  '| mare |  | 340 |',
];

const tablesOf = (rows: readonly string[]) => readFacts(typedNote(rows.join('\n'))).tables;
const askedOf = (rows: readonly string[]) => tableQuestions(tablesOf(rows), englishPhrases);
const stemsOf = (rows: readonly string[]) => askedOf(rows).map(({ stem }) => stem);
const question = (rows: readonly string[], stem: RegExp) =>
  askedOf(rows).find((asked) => stem.test(asked.stem));

describe('a table', () => {
  test('names its columns in its first row, and its rows hold the cells in their order', () => {
    expect(tablesOf(ANIMALS)).toMatchObject([
      {
        columns: ['Animal', 'Young one', 'Days'],
        rows: [
          { cells: ['cow', 'calf', '283'] },
          { cells: ['ewe', 'lamb', '150'] },
          { cells: ['doe', 'kid', '150'] },
          { cells: ['sow', 'piglet', '114'] },
          { cells: ['mare', '', '340'] },
        ],
      },
    ]);
  });

  test.each([
    ['three rows', ANIMALS.slice(0, 4)],
    ['one column', ['| Animal |', '| cow |', '| ewe |', '| doe |', '| sow |']],
    ['nine columns', Array.from({ length: 6 }, (_, row) => `|${` c${row} |`.repeat(9)}`)],
    [
      'cells as long as a paragraph',
      ANIMALS.map((row, at) => (at === 0 ? row : row.replace('|', `| ${'x'.repeat(121)}`))),
    ],
    ['rows without a subject', ANIMALS.map((row, at) => (at < 3 ? row : row.replace(/^\| \w+/, '| ')))],
  ])('of %s is none to ask about', (_, rows) => {
    expect(askedOf(rows)).toEqual([]);
  });

  test('has of each cell the first thing that it says, without a word for its subject', () => {
    const rows = [
      '| Part | Function |',
      ...['Grate', 'Wall', 'Roof'].map((part) => `| ${part} | This holds heat ${part} |`),
    ];
    const long = `| Chimney | It draws the smoke; ${'It is tall. '.repeat(12)}|`;
    expect(tablesOf([...rows, long])[0]?.rows.map(({ cells }) => cells[1])).toEqual([
      'holds heat Grate',
      'holds heat Wall',
      'holds heat Roof',
      'draws the smoke',
    ]);
  });

  test('without a row that names its columns is none', () => {
    const note = typedNote(ANIMALS.join('\n'));
    const headless = note.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map(({ head: _, ...block }) => block),
    }));
    expect(readFacts({ ...note, pages: headless }).tables).toEqual([]);
  });

  test('has cells of up to 120 characters, without the white space around them', () => {
    const long = 'x'.repeat(120);
    const rows = ANIMALS.map((row) => row.replace('calf', long));
    expect(tablesOf(rows)[0]?.rows[0]?.cells).toEqual(['cow', long, '283']);

    const note = typedNote(ANIMALS.join('\n'));
    const wide = note.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => ({
        ...block,
        cells: block.cells?.map((cell) => ({ ...cell, end: Math.min(cell.end + 1, block.end) })) ?? [],
      })),
    }));
    expect(readFacts({ ...note, pages: wide }).tables).toEqual(readFacts(note).tables);
  });

  test('whose rows have lost their cells is none', () => {
    const note = typedNote(ANIMALS.join('\n'));
    const empty = note.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map(({ cells, ...block }) =>
        block.head ? { ...block, cells: cells ?? [] } : block,
      ),
    }));
    expect(readFacts({ ...note, pages: empty }).tables).toEqual([]);
  });

  test('of four rows and eight columns is one', () => {
    expect(tablesOf(ANIMALS.slice(0, 5))).toHaveLength(1);
    expect(tablesOf(Array.from({ length: 5 }, (_, row) => `|${` c${row} |`.repeat(8)}`))).toHaveLength(1);
  });
});

describe('a cell', () => {
  test('is asked for by its column and its subject, beside the other cells of its column', () => {
    const asked = question(ANIMALS, /young one of “sow”/i);

    expect(asked).toMatchObject({ kind: 'value', key: 'piglet' });
    expect(asked?.distractors).toEqual(['calf', 'lamb', 'kid']);
  });

  test('that is empty is neither asked for nor offered', () => {
    expect(stemsOf(ANIMALS).filter((stem) => /young one of “mare”/i.test(stem))).toEqual([]);
    expect(askedOf(ANIMALS).flatMap(({ distractors }) => distractors)).not.toContain('');
  });

  test('that is the same in two rows stands once beside a key, and never beside itself', () => {
    expect(question(ANIMALS, /days of “cow”/i)?.distractors).toEqual(['150', '114', '340']);
    expect(question(ANIMALS, /days of “ewe”/i)?.distractors).toEqual(['283', '114', '340']);
  });

  test('leads back to its subject, which stands beside the other subjects', () => {
    const asked = question(ANIMALS, /“piglet”/);

    expect(asked).toMatchObject({ key: 'sow', distractors: ['cow', 'ewe', 'doe', 'mare'] });
  });

  test('of two subjects leads back to none', () => {
    expect(stemsOf(ANIMALS).filter((stem) => /has “150”/.test(stem))).toEqual([]);
    expect(stemsOf(ANIMALS).filter((stem) => /has “283”/.test(stem))).toHaveLength(1);
  });

  test('is asked once: both ways spend the same cell, and another cell of its row is another matter', () => {
    const spent = (stem: RegExp) => question(ANIMALS, stem)?.spends;

    expect(spent(/young one of “sow”/i)).toEqual(spent(/“piglet”/));
    expect(spent(/young one of “sow”/i)).not.toEqual(spent(/days of “sow”/i));
    expect(spent(/young one of “sow”/i)).not.toEqual(spent(/young one of “cow”/i));
  });

  test('of the first column is what others are asked of, and no value of its own', () => {
    expect(stemsOf(ANIMALS).join('\n')).not.toMatch(/animal of|under “Animal”/i);
    expect(askedOf(ANIMALS)).toHaveLength(4 + 4 + 5 + 3);
  });

  test('that is empty in one row alone is a value of none', () => {
    for (const { key, stem } of askedOf(ANIMALS)) {
      expect(key).not.toBe('');
      expect(stem).not.toContain('“”');
    }
  });

  test('of a column without a name is not asked for', () => {
    const rows = ['| Animal |  | Days |', ...ANIMALS.slice(1)];

    expect(stemsOf(rows).join('\n')).not.toMatch(/piglet|“”/);
    expect(stemsOf(rows)).not.toEqual([]);
  });

  test('is proved by its own row', () => {
    expect(question(ANIMALS, /young one of “sow”/i)?.origin.quote).toMatch(/^sow .*piglet/);
  });
});
