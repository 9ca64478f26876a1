import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itLong } from '../../testing/suites/scale.ts';
import { lockedDocx } from './testing/docx.ts';
import { part, relationsPart } from './testing/ooxml-package.ts';
import { textParagraph } from './testing/pptx.ts';
import { outline, type Reading, startReading } from './testing/reading.ts';
import { inlineCell, numberCell, row, sharedCell, type WorksheetParts, xlsxMembers } from './testing/xlsx.ts';
import { makeZip } from './testing/zip.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const open = (worksheets: readonly WorksheetParts[], options?: Parameters<typeof xlsxMembers>[1]) =>
  reading.open('marks.xlsx', makeZip(xlsxMembers(worksheets, options)));
const only = (rows: string, merged: string[] = []): WorksheetParts[] => [{ name: 'Marks', rows, merged }];

describe('what lies over the cells of a workbook', () => {
  it('is read below them, and comments are named', async () => {
    const anchored = (inside: string) => `<xdr:twoCellAnchor xmlns:xdr="urn:x">${inside}</xdr:twoCellAnchor>`;
    const drawings = [
      `<xdr:sp><xdr:txBody>${textParagraph('Iron rusts.')}</xdr:txBody></xdr:sp>`,
      '<xdr:graphicFrame><a:graphic><a:graphicData><c:chart r:id="rId4"/></a:graphicData></a:graphic></xdr:graphicFrame>',
      '<xdr:pic><xdr:nvPicPr><xdr:cNvPr descr="a crystal"/></xdr:nvPicPr></xdr:pic>',
    ];
    const chart = `<c:chart><c:title><c:tx><c:rich>${textParagraph('Density')}</c:rich></c:tx></c:title><c:plotArea><c:barChart><c:ser><c:val><c:numLit><c:pt idx="0"><c:v>7.87</c:v></c:pt></c:numLit></c:val></c:ser></c:barChart></c:plotArea></c:chart>`;
    const members = [
      ...xlsxMembers(only(row(1, inlineCell('A1', 'Iron'), numberCell('B1', 7.87)))),
      relationsPart('xl/worksheets/_rels/table1.xml.rels', {
        rId1: ['drawing', '../drawings/drawing1.xml'],
        rId2: ['comments', '../comments1.xml'],
      }),
      part('xl/drawings/drawing1.xml', 'xdr:wsDr', drawings.map(anchored).join('')),
      relationsPart('xl/drawings/_rels/drawing1.xml.rels', { rId4: ['chart', '../charts/chart1.xml'] }),
      part('xl/charts/chart1.xml', 'c:chartSpace', chart),
    ];
    const { document, warnings } = await reading.open('marks.xlsx', makeZip(members));

    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Marks',
      'table_row Iron | 7.87',
      'paragraph Iron rusts.',
      'paragraph Density',
      'paragraph [picture: a crystal]',
    ]);
    expect(warnings).toEqual(['Comments on cells were left out: Marks.']);
  });
});

describe('a formula in a workbook', () => {
  const formulaCell = (reference: string, formula: string, value = '') =>
    `<c r="${reference}"><f>${formula}</f>${value}</c>`;

  it('is marked where its value was never stored, and its row stays', async () => {
    const { document, warnings } = await open(
      only(
        row(1, inlineCell('A1', 'Iron'), numberCell('B1', 7)) +
          row(2, formulaCell('A2', 'CONCAT(A1)'), formulaCell('B2', 'SUM(B1:B1)')) +
          row(3, inlineCell('A3', 'Sum'), formulaCell('B3', 'B1+1', '<v></v>')),
      ),
    );

    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Marks',
      'table_row Iron | 7',
      'table_row [formula] | [formula]',
      'table_row Sum | [formula]',
    ]);
    expect(warnings).toEqual([expect.stringMatching(/^Formulas without a stored value .*: Marks\. Open/)]);
  });

  it('is its value where that is stored, and an empty cell stays empty', async () => {
    const { document, warnings } = await open(
      only(
        row(1, inlineCell('A1', 'Iron'), formulaCell('B1', '3+4', '<v>7</v>')) +
          row(2, inlineCell('A2', 'Gold'), '<c r="B2"><v></v></c>', '<c r="C2"/>'),
      ),
    );

    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Marks',
      'table_row Iron | 7',
      'table_row Gold',
    ]);
    expect(warnings).toEqual([]);
  });
});

describe('a workbook', () => {
  it('has a section for each worksheet, with its cells by column and the row that names them', async () => {
    const { document } = await open(
      [
        {
          name: 'Metals',
          rows:
            row(1, sharedCell('A1', 0), sharedCell('B1', 1), sharedCell('D1', 2)) +
            row(2, sharedCell('A2', 3), numberCell('D2', 7.87)),
        },
        {
          name: 'Gases',
          rows: row(1, inlineCell('A1', 'Oxygen'), inlineCell('B1', 'supports burning well')),
        },
      ],
      { strings: ['Name', 'Symbol', 'Density', 'Iron'].map((text) => `<t>${text}</t>`) },
    );

    expect(document.title).toBe('marks');
    expect(document.pages.map(({ section }) => section)).toEqual(['Metals', 'Gases']);
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Metals',
      'table_row Name | Symbol | Density',
      'table_row Iron | 7.87',
      'heading1 Gases',
      'table_row Oxygen: supports burning well',
    ]);
    const [, head, body] = document.pages[0]?.blocks ?? [];
    expect(head).toMatchObject({ head: true, cells: [{ column: 0 }, { column: 1 }, { column: 3 }] });
    expect(body?.head).toBeUndefined();
    expect(body?.cells?.map(({ column }) => column)).toEqual([0, 3]);
  });

  it('shows values as Excel shows them', async () => {
    const rows = row(
      1,
      numberCell('A1', 0.1 + 0.2),
      numberCell('B1', 0.256, 'percent'),
      numberCell('C1', 45_000, 'date'),
      numberCell('D1', 1234.5, 'money'),
      '<c r="E1" t="b"><v>1</v></c>',
      '<c r="F1" t="e"><v>#DIV/0!</v></c>',
      '<c r="G1" t="str"><f>A1&amp;B1</f><v>joined</v></c>',
      '<c r="H1"/>',
    );

    expect((await open(only(rows))).document.pages[0]?.text).toBe(
      'Marks\n\n0.3 | 25.60% | 2023-03-15 | 1,234.50 NGN | TRUE | #DIV/0! | joined',
    );
    const on1904 = await open(only(row(1, numberCell('A1', 43_538, 'date'))), { date1904: true });
    expect(on1904.document.pages[0]?.text).toContain('2023-03-15');
  });

  it('preserves what is raised and lowered within a text, and leaves reading aids out', async () => {
    const strings = [
      '<r><t>10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>6</t></r><r><t xml:space="preserve"> CO</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><rPh sb="0" eb="1"><t>x</t></rPh>',
    ];

    expect((await open(only(row(1, sharedCell('A1', 0))), { strings })).document.pages[0]?.text).toBe(
      'Marks\n\n10⁶ CO₂',
    );
  });

  it('repeats a cell that is merged downwards in each of its rows', async () => {
    const rows =
      row(1, inlineCell('A1', 'Metals'), inlineCell('B1', 'Iron')) +
      row(2, '<c r="A2"/>', inlineCell('B2', 'Zinc')) +
      row(3, inlineCell('B3', 'Neon'));
    const { document } = await open(only(rows, ['A1:A2', 'B1:ZZ1', 'nonsense']));

    expect(outline(document.pages[0])).toEqual([
      'heading1 Marks',
      'table_row Metals | Iron',
      'table_row Metals | Zinc',
      'table_row Neon',
    ]);
  });

  it('takes a row of bold names below a title for the head, and no row of sentences', async () => {
    const bold = (reference: string, text: string) => inlineCell(reference, text, 'bold');
    const rows =
      row(1, bold('A1', 'Results of the term')) +
      row(2, bold('A2', 'Pupil'), bold('B2', 'Remark')) +
      row(3, inlineCell('A3', 'Ada'), inlineCell('B3', 'good'));
    const { document } = await open([
      { name: 'One', rows },
      { name: 'Two', rows: row(1, inlineCell('A1', 'Ada'), inlineCell('B1', 'good')) },
    ]);

    expect(document.pages[0]?.blocks.map(({ head }) => head ?? false)).toEqual([false, false, true, false]);
    expect(document.pages[1]?.blocks.some(({ head }) => head)).toBe(false);
  });

  it('names hidden worksheets, and reads no more than 5,000 rows', async () => {
    const rows = Array.from({ length: 5_002 }, (_, index) =>
      row(index + 1, numberCell(`A${index + 1}`, index)),
    );
    const { document, warnings } = await open([
      { name: 'Key', rows: row(1, inlineCell('A1', 'answer')), state: 'hidden' },
      { name: 'Long', rows: rows.join('') },
    ]);

    expect(document.pages.flatMap(outline)).toHaveLength(5_002);
    expect(warnings).toEqual([
      'Only the first 4999 rows of Long were read.',
      'Hidden worksheets were read too: Key.',
    ]);
  });
});

describe('a workbook that is damaged or hostile', () => {
  const good = xlsxMembers(only(row(1, inlineCell('A1', 'Iron'))));
  const replaced = (name: string, content: string) =>
    makeZip(good.map((member) => (member.name === name ? { ...member, content } : member)));

  it('is reported with its fault', async () => {
    const locked = makeZip(good.map((member) => ({ ...member, locked: true })));
    const table = 'xl/worksheets/table1.xml';

    expect(await reading.read('locked.xlsx', lockedDocx())).toMatchObject({ reason: 'encrypted' });
    expect(await reading.read('locked.xlsx', locked)).toMatchObject({ reason: 'encrypted' });
    expect(await reading.read('cut.xlsx', makeZip(good).subarray(0, 400))).toMatchObject({
      reason: 'damaged',
    });
    expect(await reading.read('bad.xlsx', replaced(table, '<worksheet><sheetData>'))).toMatchObject({
      reason: 'damaged',
    });
    expect(await reading.read('bad.xlsx', replaced('xl/workbook.xml', '<document/>'))).toMatchObject({
      reason: 'wrong_type',
    });
    expect(await reading.read('blank.xlsx', replaced(table, '<worksheet/>'))).toMatchObject({
      reason: 'empty',
    });
  });

  it('reads cells that lie or name what is not there', async () => {
    const rows = row(
      1,
      '<c r="A1" t="s"><v>99</v></c>',
      '<c r="ZZZ1"><v>1</v></c>',
      '<c t="n" s="77"><v>abc</v></c>',
      '<c r="B1"><v>7</v></c>',
    );

    expect((await open(only(rows))).document.pages[0]?.text).toBe('Marks\n\n7');
  });

  it('expands no entity and nests no deeper than the limit', async () => {
    const laughs =
      '<!DOCTYPE sst [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>';
    const deep = `<sst><si>${'<r>'.repeat(200_000)}${'</r>'.repeat(200_000)}</si></sst>`;

    expect(await reading.read('a.xlsx', replaced('xl/sharedStrings.xml', laughs))).toMatchObject({
      reason: 'damaged',
    });
    expect(await reading.read('a.xlsx', replaced('xl/sharedStrings.xml', deep))).toMatchObject({
      reason: 'too_deep',
    });
  });

  itLong('is bounded by a separate process', async () => {
    const wide = only(row(1, numberCell('A1', 1).repeat(1_500_000)));
    const many = only(
      Array.from({ length: 400_000 }, (_, i) => row(i + 1, numberCell(`A${i + 1}`, i))).join(''),
    );

    expect(await reading.readIsolated('wide.xlsx', makeZip(xlsxMembers(wide)))).toMatchObject({
      reason: expect.stringMatching(/^(?:too_large|timed_out)$/),
    });
    expect(await reading.readIsolated('many.xlsx', makeZip(xlsxMembers(many)))).toMatchObject({
      ok: true,
      warnings: ['Only the first 5000 rows of Marks were read.'],
    });
  });
});
