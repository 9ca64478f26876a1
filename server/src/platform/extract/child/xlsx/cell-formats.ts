import { format, isDateFormat } from 'numfmt';
import type { Archive } from '../archive/open-archive.ts';
import { elementAt, getElements, readXml, type XmlElement } from '../xml/xml-tree.ts';

/** The display format of a cell. */
export interface CellFormat {
  pattern: string;
  bold: boolean;
}

const GENERAL: CellFormat = { pattern: 'General', bold: false };
/**
 * Formats that files name only by number (ECMA-376 part 1, 18.8.30). Dates that Excel writes in the local
 * order have one order here that everybody reads the same way.
 */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
};

/**
 * The formats of a workbook, by the number that a cell names.
 *
 * @param part of the styles; a workbook without it shows all values as they are
 * @throws {Unreadable}
 */
export async function readCellFormats(archive: Archive, part: string | undefined): Promise<CellFormat[]> {
  if (!part || !archive.has(part)) return [];

  const root = await readXml(archive.stream(part));
  const patterns = new Map(
    getElements(elementAt(root, 'numFmts'), 'numFmt').map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? '',
    ]),
  );
  const bold = getElements(elementAt(root, 'fonts'), 'font').map((font) => isOn(elementAt(font, 'b')));

  return getElements(elementAt(root, 'cellXfs'), 'xf').map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    const pattern = patterns.get(id) ?? BUILT_IN[id] ?? GENERAL.pattern;

    return { pattern, bold: bold[Number(attributes.fontId ?? 0)] ?? false };
  });
}

/** An element without a value is on. */
export function isOn(element: XmlElement | undefined): boolean {
  return element !== undefined && !/^(?:0|false)$/.test(element.attributes.val ?? '1');
}

/** Days between the two calendars of Excel; the second comes from the Macintosh. */
const DAYS_TO_1904 = 1_462;

/** A number as its cell shows it. @param from1904 whether days are counted from 1904 */
export function formatNumber(value: number, { pattern }: CellFormat = GENERAL, from1904 = false): string {
  try {
    const days = from1904 && isDateFormat(pattern) ? DAYS_TO_1904 : 0;

    return format(pattern, value + days).trim();
  } catch {
    // A pattern that says nothing: Excel would call the whole file damaged.
    return String(value);
  }
}
