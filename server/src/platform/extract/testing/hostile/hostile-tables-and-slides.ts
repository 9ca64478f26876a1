/** See hostile-files.ts: tables and presentations. */

import { bodyShape, pptxMembers, type SlideParts, textParagraph, titleShape } from '../pptx.ts';
import type { ReadableKind } from '../right/right-file.ts';
import { inlineCell, row, xlsxMembers } from '../xlsx.ts';
import { makeZip } from '../zip.ts';
import {
  changed,
  external,
  type HostileFile,
  lying,
  odf,
  odfLinked,
  odfParagraph,
  odfSpaces,
  outside,
  text,
} from './hostile-parts.ts';

const slides: readonly SlideParts[] = [{ shapes: titleShape(text) }];
const table = [{ name: 'Cells', rows: row(1, inlineCell('A1', text)) }];
const odfTable = (rows: string) => `<table:table table:name="Cells">${rows}</table:table>`;
const slide = (content: string) =>
  `<draw:page><draw:frame><draw:text-box>${content}</draw:text-box></draw:frame></draw:page>`;

export const hostileTablesAndSlides = {
  pptx: [
    [
      'takes in files of the machine',
      'read',
      () =>
        changed(pptxMembers(slides), 'ppt/slides/_rels/slide1.xml.rels', (xml) =>
          xml.replace('</Relationships>', `${external('rId7')}</Relationships>`),
        ),
    ],
    [
      'has a layout that is its own master',
      'read',
      () =>
        changed(pptxMembers(slides), 'ppt/slideLayouts/_rels/slideLayout1.xml.rels', (xml) =>
          xml.replace('../slideMasters/slideMaster1.xml', '../slideLayouts/slideLayout1.xml'),
        ),
    ],
    [
      'leads out of the archive',
      'damaged',
      () =>
        changed(pptxMembers(slides), 'ppt/_rels/presentation.xml.rels', (xml) =>
          xml.replace('slides/slide1.xml', '../../../../etc/passwd'),
        ),
    ],
    ['says that its parts have four gigabytes', 'read', () => lying(pptxMembers(slides))],
    [
      'shows one slide fifty thousand times',
      'read',
      () =>
        changed(pptxMembers(slides), 'ppt/presentation.xml', (xml) =>
          xml.replace(/(<p:sldId .*?\/>)/, '$1'.repeat(50_000)),
        ),
    ],
    [
      'indents by a billion',
      'read',
      () => makeZip(pptxMembers([{ shapes: bodyShape(textParagraph(text, '<a:pPr lvl="1000000000"/>')) }])),
    ],
  ],
  xlsx: [
    [
      'has cells where no sheet reaches',
      'read',
      () =>
        makeZip(
          xlsxMembers([
            {
              name: 'Cells',
              rows:
                row(1, inlineCell('A1', text)) + row(999_999_999_999, inlineCell('ZZZZZZ999999999999', text)),
            },
          ]),
        ),
    ],
    [
      'merges all cells of a sheet',
      'read',
      () =>
        makeZip(
          xlsxMembers([
            {
              name: 'Cells',
              rows: row(1, inlineCell('A1', text)) + row(2, inlineCell('B2', 'x')),
              merged: ['A1:XFD1048576'],
            },
          ]),
        ),
    ],
    [
      'has a hundred thousand merged ranges',
      'read',
      () =>
        makeZip(
          xlsxMembers([
            {
              name: 'Cells',
              rows: row(1, inlineCell('A1', text)),
              merged: Array.from({ length: 100_000 }, (_, index) => `A${index + 1}:ZZ${index + 1}`),
            },
          ]),
        ),
    ],
    [
      'takes in files of the machine',
      'read',
      () =>
        changed(xlsxMembers(table), 'xl/_rels/workbook.xml.rels', (xml) =>
          xml.replace('</Relationships>', `${external('rId7')}</Relationships>`),
        ),
    ],
    ['says that its parts have four gigabytes', 'read', () => lying(xlsxMembers(table))],
  ],
  ods: [
    [
      'repeats a cell a billion times in a billion rows',
      'read',
      () =>
        odf(
          'spreadsheet',
          odfTable(
            `<table:table-row table:number-rows-repeated="1000000000"><table:table-cell table:number-columns-repeated="1000000000">${odfParagraph(text)}</table:table-cell></table:table-row>`,
          ),
        ),
    ],
    [
      'spans a cell over a billion rows',
      'read',
      () =>
        odf(
          'spreadsheet',
          odfTable(
            `<table:table-row><table:table-cell table:number-rows-spanned="1000000000" table:number-columns-spanned="1000000000">${odfParagraph(text)}</table:table-cell></table:table-row>`.repeat(
              3,
            ),
          ),
        ),
    ],
    [
      'has two billion spaces',
      'read',
      () =>
        odf(
          'spreadsheet',
          odfTable(
            `<table:table-row><table:table-cell>${odfParagraph(text + odfSpaces)}</table:table-cell></table:table-row>`,
          ),
        ),
    ],
    [
      'takes in files of the machine',
      'read',
      () =>
        odf(
          'spreadsheet',
          odfTable(
            `<table:table-source xlink:href="${outside}"/><table:table-row><table:table-cell>${odfParagraph(text)}</table:table-cell></table:table-row>`,
          ),
        ),
    ],
  ],
  odp: [
    [
      'has two billion spaces',
      'read',
      () => odf('presentation', slide(odfParagraph(text + odfSpaces + text))),
    ],
    [
      'nests groups without end',
      'too_deep',
      () => odf('presentation', `<draw:page>${'<draw:g>'.repeat(50_000)}`),
    ],
    [
      'takes in files of the machine',
      'read',
      () => odf('presentation', slide(odfParagraph(text)) + slide(odfLinked)),
    ],
    ['has ten thousand slides', 'read', () => odf('presentation', slide(odfParagraph(text)).repeat(10_000))],
  ],
} as const satisfies Partial<Record<ReadableKind, readonly HostileFile[]>>;
