import { pictureGap } from '@akada/core/text/marked-gaps.ts';
import { describe, expect, it } from 'vitest';
import { getText } from '../blocks/raw-block.ts';
import { markdownBlocks } from './markdown-blocks.ts';

const outline = (markdown: string) =>
  markdownBlocks(markdown).map((block) => `${block.kind} ${getText(block)}`);

describe('formulas', () => {
  it.each([
    ['Energy is $E_a = m_a*c*2$ here.'],
    ['Energy is \\(a_1 \\cdot b_1\\) here.'],
    ['Energy is $$x^{*}_{*}$$ here.'],
    ['It is \\[a_b_c\\] here.'],
    ['From $5 to $9, and $x$.'],
    ['A set $\\{a, b\\}$ and $\\$5$.'],
    ['Only $5 here.'],
  ])('stay as they are typed: %s', (markdown) => {
    expect(outline(markdown)).toEqual([`paragraph ${markdown}`]);
  });

  it.each([
    ['$$\na\n+ b\n= c\n$$', '$$\na\n+ b\n= c\n$$'],
    ['\\[\na\n- b\n\\]', '\\[\na\n- b\n\\]'],
  ])('may have lines that read like lists: %j', (markdown, expected) => {
    expect(outline(`Text.\n\n${markdown}\n\nMore.`)).toEqual([
      'paragraph Text.',
      `paragraph ${expected}`,
      'paragraph More.',
    ]);
  });

  it('without their end are text', () => {
    expect(outline('$$\na\n\n- b')).toEqual(['paragraph $$', 'paragraph a', 'list_item b']);
  });

  it('are no formulas in code', () => {
    expect(outline('`$a$` and $b$')).toEqual(['paragraph $a$ and $b$']);
  });

  it('in great number are read', () => {
    expect(outline('$a '.repeat(200_000))).toHaveLength(1);
    expect(outline('$$\n'.repeat(20_001)).length).toBeGreaterThan(0);
  });
});

it('boxes of tasks are no text', () => {
  expect(outline('- [ ] rain\n- [x] **snow**\n- [link](x)')).toEqual([
    'list_item rain',
    'list_item snow',
    'list_item link',
  ]);
});

it('footnotes are paragraphs, and their marks are no text', () => {
  expect(outline('Rivers run[^1] far[^b].\n\n[^1]: slowly\n[^b]: To the *sea*.')).toEqual([
    'paragraph Rivers run far.',
    'paragraph slowly',
    'paragraph To the sea.',
  ]);
});

describe('lines of one paragraph', () => {
  it('are separate paragraphs if they name terms', () => {
    expect(
      outline('hay - grass that is cut\nsilage = green fodder\nwithout air\n*milk*: what a cow gives'),
    ).toEqual([
      'paragraph hay - grass that is cut',
      'paragraph silage = green fodder\nwithout air',
      'paragraph milk: what a cow gives',
    ]);
  });

  it('are separate paragraphs if they name amounts of money', () => {
    expect(
      outline('Point (units) = costs ÷ contribution\nSales (₦) = costs ÷ ratio\nShare (%) = part ÷ total'),
    ).toEqual([
      'paragraph Point (units) = costs ÷ contribution',
      'paragraph Sales (₦) = costs ÷ ratio',
      'paragraph Share (%) = part ÷ total',
    ]);
  });

  it('are separate paragraphs if each ends with a thought', () => {
    expect(outline('Plants need light\nFungi do not\nBoth need water')).toEqual([
      'paragraph Plants need light',
      'paragraph Fungi do not',
      'paragraph Both need water',
    ]);
  });

  it('are joined if they were wrapped by hand', () => {
    const wrapped =
      'The leaves of a plant take in light and the gas that\nanimals breathe out, and they give off what animals in\nAfrica and elsewhere breathe in.';
    expect(outline(wrapped)).toEqual([`paragraph ${wrapped}`]);
  });

  it('behind the last item of a list are no part of it', () => {
    expect(outline('1. fixation\n2. nitrification\n*Learn the steps.*')).toEqual([
      'list_item fixation',
      'list_item nitrification',
      'paragraph Learn the steps.',
    ]);
  });

  it.each([
    ['by two spaces', 'sugar stores energy  \nplants make it'],
    ['by a backslash', 'sugar stores energy\\\nplants make it'],
    ['by italics around each', '*sugar stores energy*\n*plants make it*'],
    ['by bold type around each', '**sugar stores energy**\n**plants make it**'],
  ])('are parted %s', (_, text) => {
    expect(outline(text)).toEqual(['paragraph sugar stores energy', 'paragraph plants make it']);
  });

  it('are items if they open with a drawn bullet', () => {
    expect(
      outline(
        '• rain\n• **snow** falls\n\n- hail\n• fog that stays until the sun has dried the field\n• dew',
      ),
    ).toEqual([
      'list_item rain',
      'list_item snow falls',
      'list_item hail',
      'list_item fog that stays until the sun has dried the field',
      'list_item dew',
    ]);
  });

  it('are joined if only one of them names a term', () => {
    expect(outline('hay - grass that is cut\nand dried in the sun')).toEqual([
      'paragraph hay - grass that is cut\nand dried in the sun',
    ]);
  });
});

it.each([
  [
    'items',
    '<ul><li>gives milk</li> <li>gives meat.</li><li>pulls</li></ul>',
    'gives milk; gives meat. pulls',
  ],
  ['lines', 'gives milk<br>pulls', 'gives milk; pulls'],
])('%s of a cell are parted', (_, cell, expected) => {
  expect(outline(`| Animal | Use |\n|---|---|\n| Cow | ${cell} |`).at(-1)).toBe(`table_row Cow: ${expected}`);
});

it('cells below each other are rows, with the marks within them', () => {
  expect(outline('part      role\nnucleus   holds the **genes**\nwall      gives ==shape==')).toEqual([
    'table_row part | role',
    'table_row nucleus: holds the genes',
    'table_row wall: gives shape',
  ]);
});

describe('links of a vault of notes', () => {
  it.each([
    ['give the name of their note', 'see [[Carbon cycle]] first', 'paragraph see Carbon cycle first'],
    ['give their words', 'see [[Carbon cycle|the cycle]] first', 'paragraph see the cycle first'],
    ['are pictures behind a mark', 'A leaf ![[Pasted image 2024.png]]', `paragraph A leaf ${pictureGap('')}`],
    ['are pictures with words', '![[leaf.jpg|a leaf]]', `paragraph ${pictureGap('a leaf')}`],
    ['are pictures with a width', '![[leaf.jpg|300]]', `paragraph ${pictureGap('')}`],
    ['give the part of a note', 'see [[Carbon cycle#Sinks]]', 'paragraph see Carbon cycle > Sinks'],
    ['give no name of a block', 'see [[Carbon cycle#^a1b2c3]]', 'paragraph see Carbon cycle'],
    ['are text without an end', 'see [[Carbon cycle] first', 'paragraph see [[Carbon cycle] first'],
    ['are text where they are empty', 'a[[]] b', 'paragraph a[[]] b'],
  ])('%s', (_, text, expected) => {
    expect(outline(text)).toEqual([expected]);
  });

  it('in great number are read', () => {
    expect(outline('[[a '.repeat(100_000))).toHaveLength(1);
    expect(outline('![[a]]'.repeat(20_000))).toHaveLength(1);
  });
});

describe('what a vault of notes writes for itself', () => {
  it.each([
    ['a comment', 'A %%private%% leaf', ['paragraph A  leaf']],
    [
      'a comment of lines',
      'Leaves\n\n%%\nprivate\n\n- more\n%%\n\nare green.',
      ['paragraph Leaves', 'paragraph are green.'],
    ],
    [
      'a comment below a line',
      'Leaves\n%% private\nmore %% are green.',
      ['paragraph Leaves', 'paragraph are green.'],
    ],
    ['a comment in a list', '- leaf\n  %% private %%\n- stem', ['list_item leaf', 'list_item stem']],
    ['a mark', '==Leaves **are** green== and ==thin==.', ['paragraph Leaves are green and thin.']],
    [
      'the name of a block',
      'Leaves are green. ^a1b2c3\n\n- stem ^the-stem\n\n^table-1',
      ['paragraph Leaves are green. ', 'list_item stem '],
    ],
    ['a callout', '> [!definition] Leaf\n> It is **green**.', ['paragraph Leaf', 'paragraph It is green.']],
    ['a callout without a title', '> [!NOTE]-\n> It is green.', ['paragraph Note', 'paragraph It is green.']],
    [
      'a callout within another',
      '> [!tip]+ Leaf\n>> [!warning] Green\n>> It is.',
      ['paragraph Leaf', 'paragraph Green', 'paragraph It is.'],
    ],
  ])('is not shown: %s', (_, text, expected) => {
    expect(outline(text).filter((block) => block !== 'paragraph ')).toEqual(expected);
  });

  it.each([
    ['in code', '`a %%b%% ==c==`', 'paragraph a %%b%% ==c=='],
    [
      'in a block of code',
      '```js\n%%a%% ==b== ^abc123\n> [!note] c\n```',
      'code %%a%% ==b== ^abc123\n> [!note] c\n',
    ],
    ['in a formula', '$a %% b == c ^abc$', 'paragraph $a %% b == c ^abc$'],
    ['without an end', 'up to 5%% and ==more', 'paragraph up to 5%% and ==more'],
    ['in a comparison', 'if a == b or c == d', 'paragraph if a == b or c == d'],
    ['in a power', 'about 10 ^23', 'paragraph about 10 ^23'],
    ['outside of a quotation', '[!note] is how one begins', 'paragraph [!note] is how one begins'],
  ])('is text %s', (_, text, expected) => {
    expect(outline(text)).toEqual([expected]);
  });

  it.each(['%% ', '==a ', '==a=', '^abc ', '%%\n', '> [!a] '])('in great number is read: %j', (sign) => {
    expect(outline(sign.repeat(30_000))).toEqual(expect.any(Array));
  });

  it('names the files that it shows, once', () => {
    const embedded: string[] = [];
    markdownBlocks('![[Light]] ![[Light]] `![[code]]` ![[leaf.png]]', embedded);

    expect(embedded).toEqual(['Light', 'Light']);
  });
});

describe('a fence', () => {
  const fenced = (info: string, ...lines: string[]) =>
    outline([`\`\`\`${info}`, ...lines, '```'].join('\n')).map((block) => block.trimEnd());
  const notes = [
    'Nucleus - contains DNA and controls the cell',
    'Osmosis - movement of water through a membrane',
    '- only needs one parent',
    '- uses less energy, and is faster',
  ];

  it('around the lines of a note is read as the note', () => {
    expect(fenced('', ...notes)).toEqual([
      `paragraph ${notes[0]}`,
      `paragraph ${notes[1]}`,
      'list_item only needs one parent',
      'list_item uses less energy, and is faster',
    ]);
  });

  it('is code if it names a language, with any content', () => {
    expect(fenced('text', ...notes)).toEqual([`code ${notes.join('\n')}`]);
  });

  it.each([
    [['const water = await cell.read();', 'if (water === null) return;']],
    [['npm install the new package', '$ npm start and wait for it']],
    [['+-----+-----+', '|  a  |  b  |']],
    [['H2O', 'CO2']],
  ])('around code or a drawing is code: %j', (lines) => {
    expect(fenced('', ...lines)).toEqual([`code ${lines.join('\n')}`]);
  });
});
