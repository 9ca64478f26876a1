import { packageParts, part, relationsPart } from './ooxml-package.ts';
import type { Member } from './zip.ts';

export interface WorksheetParts {
  name: string;
  /** Rows as Excel writes them, see `cell`. */
  rows: string;
  state?: string;
  merged?: readonly string[];
}

/** Formats by their number in the styles that `xlsxMembers` writes. */
export const cellStyles = { general: 0, bold: 1, percent: 2, date: 3, money: 4 } as const;

export const sharedCell = (reference: string, index: number, style: keyof typeof cellStyles = 'general') =>
  `<c r="${reference}" s="${cellStyles[style]}" t="s"><v>${index}</v></c>`;
export const numberCell = (reference: string, value: number, style: keyof typeof cellStyles = 'general') =>
  `<c r="${reference}" s="${cellStyles[style]}"><v>${value}</v></c>`;
export const inlineCell = (reference: string, text: string, style: keyof typeof cellStyles = 'general') =>
  `<c r="${reference}" s="${cellStyles[style]}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;

const STYLES =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;NGN&quot;"/></numFmts><fonts><font/><font><b/></font></fonts><cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="10" fontId="0"/><xf numFmtId="14" fontId="0"/><xf numFmtId="164" fontId="0"/></cellXfs>';

/** The members of a workbook. @param strings shared texts, each the XML within `si` */
export function xlsxMembers(
  worksheets: readonly WorksheetParts[],
  { strings = [], date1904 = false }: { strings?: readonly string[]; date1904?: boolean } = {},
): Member[] {
  const tabs = worksheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const targets = worksheets.map((_, index): [string, readonly [string, string]] => [
    `rId${index + 1}`,
    ['worksheet', `/xl/worksheets/table${index + 1}.xml`],
  ]);

  return [
    ...packageParts('xl/workbook.xml'),
    part(
      'xl/workbook.xml',
      'workbook',
      `<workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${tabs.join('')}</sheets>`,
    ),
    relationsPart('xl/_rels/workbook.xml.rels', {
      ...Object.fromEntries(targets),
      rId90: ['styles', 'styles.xml'],
      rId91: ['sharedStrings', 'sharedStrings.xml'],
    }),
    part('xl/styles.xml', 'styleSheet', STYLES),
    part('xl/sharedStrings.xml', 'sst', strings.map((text) => `<si>${text}</si>`).join('')),
    ...worksheets.map(({ rows, merged = [] }, index) =>
      part(
        `xl/worksheets/table${index + 1}.xml`,
        'worksheet',
        `<sheetData>${rows}</sheetData><mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`,
      ),
    ),
  ];
}
