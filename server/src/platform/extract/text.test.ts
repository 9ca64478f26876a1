import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boldIn, outline, type Reading, startReading } from './testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getPages = async (filename: string, content: string | Uint8Array) =>
  (await reading.open(filename, content)).document.pages;

describe('a note in Markdown', () => {
  it('preserves headings, bold terms, lists and tables', async () => {
    const { document } = await reading.open(
      'rivers.md',
      [
        '# Rivers',
        'A **delta** is land that a river builds at its mouth, and a [meander](http://example.org) is a bend.',
        '## Kinds of *flow*',
        '- laminar\n- **turbulent** flow\n  1. fast\n  2. slow',
        '| Term | Meaning |\n|---|---|\n| Basin | the land that a river drains |',
      ].join('\n\n'),
    );

    expect(document.title).toBe('Rivers');
    expect(document.pages.map(({ section }) => section)).toEqual(['Rivers', 'Kinds of flow']);
    expect(outline(document.pages[0])).toEqual([
      'heading1 Rivers',
      'paragraph A delta is land that a river builds at its mouth, and a meander is a bend.',
    ]);
    expect(outline(document.pages[1])).toEqual([
      'heading2 Kinds of flow',
      'list_item laminar',
      'list_item turbulent flow',
      'list_item1#1 fast',
      'list_item1#2 slow',
      'table_row Term | Meaning',
      'table_row Basin: the land that a river drains',
    ]);
    expect(boldIn(document)).toEqual(['delta', 'turbulent']);
  });

  it.each([
    [
      'its only highest heading',
      'Written in May.\n\n# Tides\n\nThe sea rises.\n\n## Moon\n\nIt pulls.',
      'Tides',
    ],
    ['the heading it opens with', '# Tides\n\nThe sea rises.\n\n# Moon\n\nIt pulls.', 'Tides'],
    [
      'its file, where the first of several stands further in',
      '## Aims\n\nRead.\n\n# Tides\n\n# Moon',
      'my tides',
    ],
    ['its file, where it opens as every chapter may', '# 1 Introduction\n\nThe sea rises.', 'my tides'],
  ])('is named by %s', async (_, markdown, title) => {
    expect((await reading.open('my tides.md', markdown)).document.title).toBe(title);
  });

  it('shows neither front matter nor tags, but the text between tags', async () => {
    const { document } = await reading.open(
      'lake.md',
      '---\ntitle: "Lakes"\ntags: [water]\n---\n<div align="center"><b>A lake</b> has <script>alert(1)</script>no tide.</div>\n\nIt is <u>still</u> water. <!-- check --> ![a map](map.png)',
    );

    expect(document.title).toBe('Lakes');
    expect(document.pages[0]?.text).toBe('A lake has no tide.\n\nIt is still water. [picture: a map]');
  });

  it('counts the items of a list as it is shown, and keeps code as it stands', async () => {
    const [page] = await getPages(
      'steps.md',
      '3. Boil the water.\n\n   It has to bubble.\n3. Add salt.\n\n```\nif (hot) {\n  stir();\n}\n```',
    );

    expect(outline(page)).toEqual([
      'list_item#3 Boil the water.',
      'list_item It has to bubble.',
      'list_item#4 Add salt.',
      'code if (hot) {\n  stir();\n}',
    ]);
  });

  it('says in which column each cell of a table stands', async () => {
    const [page] = await getPages('ions.md', '| Ion | Charge | Colour |\n|---|---|---|\n| Cl | | green |');
    const cells = page?.blocks.map(({ head, cells }) => [
      head ?? false,
      ...(cells ?? []).map(({ column, start, end }) => `${column} ${page.text.slice(start, end)}`),
    ]);

    expect(cells).toEqual([
      [true, '0 Ion', '1 Charge', '2 Colour'],
      [false, '0 Cl', '2 green'],
    ]);
  });

  it('writes raised and lowered text so that it says the same', async () => {
    const [page] = await getPages(
      'powers.md',
      '<p>10<sup>-14</sup> mol of H<sub>2</sub>O, x<sup>a·b</sup>, the 1<sup>st</sup></p>',
    );

    expect(page?.text).toBe('10⁻¹⁴ mol of H₂O, x^(a·b), the 1st');
  });

  it('does not take a rule at the top for front matter', async () => {
    const [page] = await getPages('rule.md', '---\n\nA river.\n\n---\n\nA lake.');

    expect(page?.text).toBe('A river.\n\nA lake.');
  });
});

describe('a note in plain text', () => {
  it('knows headings that stand alone, underlined or not, wrapped paragraphs and lists', async () => {
    const note = [
      'The Water Cycle\n',
      'Water evaporates from the sea\nand falls again as rain.\n',
      '1.2 Clouds\n',
      'They form when air cools:',
      '- cirrus',
      '- cumulus\n',
      'Rain',
      '----',
      'It falls when drops are heavy enough.\n',
    ].join('\n');
    const { document } = await reading.open('water.txt', note);

    expect(document.title).toBe('The Water Cycle');
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 The Water Cycle',
      'paragraph Water evaporates from the sea and falls again as rain.',
      'heading3 1.2 Clouds',
      'paragraph They form when air cools:',
      'list_item cirrus',
      'list_item cumulus',
      'heading2 Rain',
      'paragraph It falls when drops are heavy enough.',
    ]);
  });

  it('takes a line that stands alone for text if it states a relation', async () => {
    const { document } = await reading.open(
      'pressure.txt',
      'Pressure\n\nBP = CO x SVR, target <140/90\n\nSalt is bad.',
    );
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Pressure',
      'paragraph BP = CO x SVR, target <140/90',
      'paragraph Salt is bad.',
    ]);
  });

  it('takes each long line for a paragraph, because they were not wrapped', async () => {
    const line =
      'A line that goes on and on, as programs save them that know no paragraphs, is one paragraph by itself.';
    const [page] = await getPages('long.txt', `${line}\n${line}\nA short one.`);

    expect(page?.blocks).toHaveLength(3);
  });

  it.each([
    ['UTF-8', Buffer.from('The café’s naïve façade')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFThe café’s naïve façade')],
    ['UTF-16 LE with a mark', Buffer.from('\uFEFFThe café’s naïve façade', 'utf16le')],
    ['UTF-16 LE', Buffer.from('The café’s naïve façade', 'utf16le')],
    ['UTF-16 BE', Buffer.from('The café’s naïve façade', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('The caf\u00e9\u0092s na\u00efve fa\u00e7ade', 'latin1')],
  ])('reads %s', async (_, bytes) => {
    expect((await getPages('encoded.txt', bytes))[0]?.text).toBe('The café’s naïve façade');
  });

  it('is empty with nothing but white space in it', async () => {
    expect(await reading.read('blank.txt', ' \n\t\n')).toMatchObject({ ok: false, reason: 'empty' });
  });

  it('is read in part beyond two million characters, with a warning', async () => {
    const { document, warnings, words } = await reading.open(
      'long.txt',
      'A river runs to the sea.\n\n'.repeat(100_000),
    );
    const characters = document.pages.reduce((sum, { text }) => sum + text.length, 0);

    expect(characters).toBeLessThanOrEqual(2_000_000);
    expect(words).toBeGreaterThan(400_000);
    expect(warnings).toEqual(['Only the first 2,000,000 characters were read.']);
  });

  it('with millions of short lines is read in part too', async () => {
    expect(await reading.readIsolated('short.txt', '- a\n'.repeat(12_000_000))).toMatchObject({
      ok: true,
      warnings: ['Only the first 2,000,000 characters were read.'],
    });
  });
});
