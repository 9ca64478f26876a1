/** See right-files.ts: the kinds that office programs write. */
import { makeDoc } from '../doc.ts';
import { docxMembers, docxParagraph, makeDocx } from '../docx.ts';
import { bookMembers } from '../epub.ts';
import { odfMembers } from '../odf.ts';
import { makePdf } from '../pdf-page-writer.ts';
import { bodyShape, pptxMembers, textParagraph, titleShape } from '../pptx.ts';
import { inlineCell, row, xlsxMembers } from '../xlsx.ts';
import type { RightFile } from './right-file.ts';

const definition = 'A cell is the smallest unit of life, and every living thing is made of cells.';
const discovery = 'Robert Hooke saw the first cells in a slice of cork under his microscope in 1665.';

const docxHeading = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const docxRow = (...cells: string[]) =>
  `<w:tr>${cells.map((text) => `<w:tc>${docxParagraph(text)}</w:tc>`).join('')}</w:tr>`;

const odfParagraph = (text: string) => `<text:p>${text}</text:p>`;
const odfRow = (...cells: string[]) =>
  `<table:table-row>${cells.map((text) => `<table:table-cell>${odfParagraph(text)}</table:table-cell>`).join('')}</table:table-row>`;
const odfItems = (...items: string[]) =>
  `<text:list text:style-name="L1">${items.map((text) => `<text:list-item>${odfParagraph(text)}</text:list-item>`).join('')}</text:list>`;
const odfSlide = (title: string, body: string) =>
  `<draw:page><draw:frame svg:x="1cm" svg:y="1cm" presentation:class="title"><draw:text-box>${odfParagraph(title)}</draw:text-box></draw:frame><draw:frame svg:x="1cm" svg:y="5cm"><draw:text-box>${body}</draw:text-box></draw:frame></draw:page>`;

const metals = ['heading1 Metals', 'table_row Name | Sign | Density', 'table_row Iron | Fe | 7.87'];
const gases = ['heading1 Gases', 'table_row Name | Sign | Density', 'table_row Neon | Ne | 0.9'];
const numbered = ['list_item#1 nucleus', 'list_item#2 membrane'];

export const rightDocumentFiles = {
  pdf: {
    make: () =>
      makePdf(2, (writer, number) => {
        writer.line(`**${number === 1 ? 'Cells' : 'Discovery'}**`, 72, 80, 20);
        writer.paragraph(number === 1 ? definition : discovery, { x: 72, y: 120, width: 400 });
      }),
    pages: [
      ['heading1 Cells', `paragraph ${definition}`],
      ['heading1 Discovery', `paragraph ${discovery}`],
    ],
    paged: true,
  },
  docx: {
    members: () =>
      docxMembers(
        docxHeading('Cells') +
          docxParagraph(definition) +
          `<w:tbl>${docxRow('Part', 'Role', 'Place')}${docxRow('nucleus', 'genes', 'middle')}</w:tbl>` +
          docxHeading('Discovery') +
          docxParagraph(discovery),
      ),
    pages: [
      [
        'heading1 Cells',
        `paragraph ${definition}`,
        'table_row Part | Role | Place',
        'table_row nucleus | genes | middle',
      ],
      ['heading1 Discovery', `paragraph ${discovery}`],
    ],
    paged: false,
  },
  doc: {
    make: () => makeDoc({ body: `Cells\r${definition}\r• nucleus\r• membrane\r${discovery}\r` }),
    pages: [
      [
        'heading1 Cells',
        `paragraph ${definition}`,
        'list_item nucleus',
        'list_item membrane',
        `paragraph ${discovery}`,
      ],
    ],
    paged: false,
  },
  pptx: {
    members: () =>
      pptxMembers([
        { shapes: titleShape('Cells') + bodyShape(textParagraph('nucleus') + textParagraph('membrane')) },
        { shapes: titleShape('Discovery'), notes: textParagraph(discovery) },
      ]),
    pages: [
      ['heading1 Cells', 'list_item nucleus', 'list_item membrane'],
      ['heading2 Discovery', 'paragraph Speaker notes:', `paragraph ${discovery}`],
    ],
    paged: true,
  },
  xlsx: {
    members: () => {
      const names = row(1, inlineCell('A1', 'Name'), inlineCell('B1', 'Sign'), inlineCell('C1', 'Density'));
      const values = (...[name = '', sign = '', density = '']: string[]) =>
        names + row(2, inlineCell('A2', name), inlineCell('B2', sign), inlineCell('C2', density));
      return xlsxMembers([
        { name: 'Metals', rows: values('Iron', 'Fe', '7.87') },
        { name: 'Gases', rows: values('Neon', 'Ne', '0.9') },
      ]);
    },
    pages: [metals, gases],
    paged: false,
  },
  odt: {
    members: () =>
      odfMembers(
        'text',
        `<text:h text:outline-level="1">Cells</text:h>${odfParagraph(definition)}${odfItems('nucleus', 'membrane')}<table:table>${odfRow('Part', 'Role', 'Place')}</table:table>`,
      ),
    pages: [['heading1 Cells', `paragraph ${definition}`, ...numbered, 'table_row Part | Role | Place']],
    paged: false,
  },
  ods: {
    members: () => {
      const table = (name: string, ...cells: string[]) =>
        `<table:table table:name="${name}">${odfRow('Name', 'Sign', 'Density')}${odfRow(...cells)}</table:table>`;
      return odfMembers(
        'spreadsheet',
        table('Metals', 'Iron', 'Fe', '7.87') + table('Gases', 'Neon', 'Ne', '0.9'),
      );
    },
    pages: [metals, gases],
    paged: false,
  },
  odp: {
    members: () =>
      odfMembers(
        'presentation',
        odfSlide('Cells', odfItems('nucleus', 'membrane')) + odfSlide('Discovery', odfParagraph(discovery)),
      ),
    pages: [
      ['heading1 Cells', ...numbered],
      ['heading2 Discovery', `paragraph ${discovery}`],
    ],
    paged: true,
  },
  epub: {
    members: () =>
      bookMembers([
        `<h1>Cells</h1><p>${definition}</p><ol><li>nucleus</li><li>membrane</li></ol>`,
        `<h1>Discovery</h1><p>${discovery}</p>`,
      ]),
    pages: [
      ['heading1 Cells', `paragraph ${definition}`, ...numbered],
      ['heading1 Discovery', `paragraph ${discovery}`],
    ],
    paged: false,
  },
  zip: {
    members: () => [
      { name: '10 discovery.txt', content: `${discovery}\n` },
      { name: '2 cells.docx', content: makeDocx(docxParagraph(definition)) },
    ],
    pages: [
      ['heading1 2 cells', `paragraph ${definition}`],
      ['heading1 10 discovery', `paragraph ${discovery}`],
    ],
    paged: false,
  },
} as const satisfies Record<string, RightFile>;
