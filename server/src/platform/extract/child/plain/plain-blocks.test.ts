import { describe, expect, it } from 'vitest';
import { getText } from '../blocks/raw-block.ts';
import { plainBlocks } from './plain-blocks.ts';

function outline(text: string): string[] {
  return plainBlocks(text).map(
    (block) =>
      `${block.kind}${block.level || ''}${block.ordinal ? `#${block.ordinal}` : ''} ${getText(block)}`,
  );
}

describe('lines that were typed', () => {
  it('stay apart', () => {
    expect(
      outline('Mitosis has four phases\nProphase comes first and takes longest\nMetaphase is next'),
    ).toEqual([
      'paragraph Mitosis has four phases',
      'paragraph Prophase comes first and takes longest',
      'paragraph Metaphase is next',
    ]);
  });

  it('stay apart if a continued one is narrower than the others', () => {
    const lines = [
      'Read the fourth chapter for Thursday and',
      'answer all of its questions.',
      'The Bastille was a prison, and a sign of what a king may do to anyone',
      '"Great Fear" in the country: farmers burn the papers of their lords',
      '14 July the prison is taken',
    ];

    expect(outline(lines.join('\n'))).toEqual([
      `paragraph ${lines[0]} ${lines[1]}`,
      ...lines.slice(2).map((line) => `paragraph ${line}`),
    ]);
  });

  it('stay apart if they are shorthand in small letters', () => {
    const lines = [
      'enzyme: speeds up a reaction',
      'lock + key: substrate fits',
      'heat -> site changes',
      '"cell" = unit',
    ];

    expect(outline(lines.join('\n'))).toEqual(lines.map((line) => `paragraph ${line}`));
  });

  it('stay apart if they name terms in small letters', () => {
    expect(
      outline(
        'inflation - persistent rise in the price level\ndeflation - persistent fall in the price level',
      ),
    ).toEqual([
      'paragraph inflation - persistent rise in the price level',
      'paragraph deflation - persistent fall in the price level',
    ]);
  });

  it('stay apart within wrapped prose if they name a term', () => {
    const text = [
      'Water moves through the membrane of a cell in several ways, and each',
      'of them has a name that the exam asks for.',
      'Osmosis: the movement of water to where more is dissolved',
      'Diffusion - the spreading of particles',
      'Active transport: movement that costs the cell energy',
    ].join('\n');

    expect(outline(text)).toEqual([
      'paragraph Water moves through the membrane of a cell in several ways, and each of them has a name that the exam asks for.',
      'paragraph Osmosis: the movement of water to where more is dissolved',
      'paragraph Diffusion - the spreading of particles',
      'paragraph Active transport: movement that costs the cell energy',
    ]);
  });
});

describe('lines that were wrapped', () => {
  it('are joined, where the next word would not have fitted', () => {
    const text = [
      'The cell is the smallest unit of life, and every living thing is made',
      'of at least one. Robert Hooke saw the walls of dead ones in 1665. Later',
      'Leeuwenhoek saw living ones.',
      'A new line begins here because its writer wanted it so.',
    ].join('\n');

    expect(outline(text)).toEqual([
      'paragraph The cell is the smallest unit of life, and every living thing is made of at least one. Robert Hooke saw the walls of dead ones in 1665. Later Leeuwenhoek saw living ones.',
      'paragraph A new line begins here because its writer wanted it so.',
    ]);
  });

  it('lose the hyphen that cut a word, and no other', () => {
    const text =
      'Plants live by a process that is called photo-\nsynthesis, which is a well-known and light-\ndriven one.';

    expect(outline(`${text}\n\nIt is light-driven.`)[0]).toBe(
      'paragraph Plants live by a process that is called photosynthesis, which is a well-known and light-driven one.',
    );
  });

  it('are joined without a space where a script has none', () => {
    expect(outline('水从海面蒸发然后形成\n云最后变成雨落下来。\n第二段从这里开始。')).toEqual([
      'paragraph 水从海面蒸发然后形成云最后变成雨落下来。',
      'paragraph 第二段从这里开始。',
    ]);
  });

  it('stay in logical order in a script from right to left', () => {
    expect(outline('المياه تتبخر من سطح\nالبحر كل يوم.')).toEqual([
      'paragraph المياه تتبخر من سطح البحر كل يوم.',
    ]);
  });
});

describe('lists', () => {
  it('keep their depth, whatever draws their bullets', () => {
    expect(
      outline('Cells:\n- animal\n  o nucleus\n  o membrane\n- plant\n\t* wall\n\t* plastid\n• other'),
    ).toEqual([
      'paragraph Cells:',
      'list_item animal',
      'list_item1 nucleus',
      'list_item1 membrane',
      'list_item plant',
      'list_item1 wall',
      'list_item1 plastid',
      'list_item other',
    ]);
  });

  it('keep their numbers, also with blank lines and other lists between', () => {
    expect(outline('1. Boil the water\n   for a minute\n\n2. Add\n   - salt\n   - oil\n\n3. Wait')).toEqual([
      'list_item#1 Boil the water for a minute',
      'list_item#2 Add',
      'list_item1 salt',
      'list_item1 oil',
      'list_item#3 Wait',
    ]);
  });

  it('keep the marks that other sentences refer to', () => {
    expect(outline('(a) Name the organ.\n(b) Compare it with (a).')).toEqual([
      'list_item (a) Name the organ.',
      'list_item (b) Compare it with (a).',
    ]);
  });

  it('are not made of numbered headings', () => {
    expect(
      outline('1. Demand\n\nPrices fall.\n\n2. Supply\n\nPrices rise.').map((line) => line.split(' ')[0]),
    ).toEqual(['heading1', 'paragraph', 'heading2', 'paragraph']);
  });
});

describe('numbered lines', () => {
  const kinds = (...lines: string[]) => outline(lines.join('\n')).map((line) => line.split(' ')[0]);

  it.each([
    ['with the text directly below', ['1. Demand', 'Prices fall.', '', '2. Supply', 'Prices rise.']],
    [
      'with the text indented',
      [
        '1. Demand',
        '',
        '   Prices fall for nearly all of the goods here.',
        '',
        '2. Supply',
        '',
        '   Prices rise.',
      ],
    ],
    ['with marks of their own', ['A. Demand', 'Prices fall.', '', 'B. Supply', 'Prices rise.']],
    ['after a list', ['1. Cut it.', '2. Weigh it.', '', '3. Supply', '', 'Prices rise.']],
    ['above bullets', ['1. Demand', '- falls', '- rises', '', '2. Supply', '- falls', '- rises']],
  ])('%s are headings', (_, lines) => {
    const headings = outline(lines.join('\n')).filter((line) => line.startsWith('heading'));

    expect(headings.at(-1)).toMatch(/^heading2 (?:2\.|B\.|3\.) Supply$/);
    expect(headings).toHaveLength(lines.filter((line) => /Demand|Supply/.test(line)).length);
  });

  it('are headings of a level by their number, also directly below each other', () => {
    expect(
      outline(
        'Trade\n\n1. Demand\n1.1 Prices\n\nThey fall.\n\n1.2. Taxes\nThey rise.\n\n2. Supply\n\nIt is large.',
      ),
    ).toEqual([
      'heading1 Trade',
      'heading2 1. Demand',
      'heading3 1.1 Prices',
      'paragraph They fall.',
      'heading3 1.2. Taxes',
      'paragraph They rise.',
      'heading2 2. Supply',
      'paragraph It is large.',
    ]);
  });

  it.each([
    ['with text after the list', ['1. Cut the potato', '', '2. Weigh it', '', 'It is softer now.'], 2],
    ['of sentences', ['1. Cut it.', '', '2. Weigh it.', '', 'It is softer now.'], 2],
    ['with remarks', ['1. Cut the potato', '   Use a knife.', '', '2. Weigh it', '   Write it down.'], 2],
    [
      'of lines that were wrapped',
      ['1. The capital of France is', 'Paris on the Seine', '2. The other one', '', 'That is all.'],
      2,
    ],
    ['of contents', ['1. Demand', '2. Supply', '3. Taxes', '', 'Trade is old.'], 3],
  ])('%s are a list', (_, lines, items) => {
    const found = kinds(...lines);

    expect(found.filter((kind) => kind?.startsWith('list_item'))).toHaveLength(items);
    expect(found.filter((kind) => kind?.startsWith('heading'))).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    ['an underline', 'Some text.\n\nRain\n----\nIt falls.', 'heading2 Rain'],
    ['an underline within text', 'Some text.\nRain\n====\nIt falls.', 'heading1 Rain'],
    ['capitals', 'Some text.\n\nTHE WATER CYCLE\nIt has no beginning.', 'heading1 THE WATER CYCLE'],
    ['a chapter', 'Some text.\n\nChapter 3: Energy\nIt is never lost.', 'heading1 Chapter 3: Energy'],
  ])('are seen by %s', (_, text, expected) => {
    expect(outline(text)).toEqual([
      'paragraph Some text.',
      expected,
      expect.stringMatching(/^paragraph It /),
    ]);
  });
});

it('lines with tabs are rows of a table', () => {
  expect(outline('River\tLength\tSea\nNile\t6650\tMediterranean\nRhine\t1233\tNorth Sea')).toEqual([
    'table_row River | Length | Sea',
    'table_row Nile | 6650 | Mediterranean',
    'table_row Rhine | 1233 | North Sea',
  ]);
});

describe('a table without borders', () => {
  it('has its cells below each other', () => {
    const text = [
      'part          role                     found in',
      'nucleus       holds the genes          nearly all cells',
      'chloroplast   makes sugar from light   green cells',
      '  wall        gives shape',
      '',
      'Year      Mass',
      '----   -------',
      '1665      1.25',
      '1838   1040.00',
    ].join('\n');

    expect(outline(text)).toEqual([
      'table_row part | role | found in',
      'table_row nucleus | holds the genes | nearly all cells',
      'table_row chloroplast | makes sugar from light | green cells',
      'table_row wall: gives shape',
      'table_row Year | Mass',
      'table_row 1665 | 1.25',
      'table_row 1838 | 1040.00',
    ]);
  });

  it.each([
    ['strokes', 'heart | pumps blood through the body\nkidney | filters the blood'],
    [
      'a frame',
      '+---+---+\n| heart | pumps blood through the body |\n+---+---+\n| kidney | filters the blood |\n+---+---+\n| liver | makes bile |',
    ],
  ])('has its cells between %s', (_, text) => {
    expect(
      outline(text)
        .filter((line) => !line.includes('---'))
        .slice(0, 2),
    ).toEqual(['table_row heart: pumps blood through the body', 'table_row kidney: filters the blood']);
  });

  it.each([
    [
      'that was set to one width',
      'The cell  is the smallest unit of life and\nevery  living  thing is made of  at least\none cell  that came  from another  one.',
    ],
    ['with two spaces behind its sentences', 'Water moves.  It goes to salt.\nSalt stays.  It is too large.'],
    ['about what depends on what', 'P(A | B) is small.\nP(B | A) is large.'],
  ])('is no prose %s', (_, text) => {
    expect(outline(text).filter((line) => line.startsWith('table_row'))).toEqual([]);
  });
});

it.each([
  ['dashes', '- a\n'.repeat(100_000)],
  ['numbers', Array.from({ length: 100_000 }, (_, index) => `${index % 99}. a\n`).join('')],
  ['indents', Array.from({ length: 4_000 }, (_, index) => `${' '.repeat(index)}- a\n`).join('')],
  ['one line', 'a'.repeat(8_000_000)],
  ['hyphens', 'a-\n'.repeat(500_000)],
])('a hostile text of %s is read', (_, text) => {
  expect(plainBlocks(text).length).toBeGreaterThan(0);
});
