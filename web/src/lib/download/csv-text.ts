import { fetchCode } from '../lazy/lazy.tsx';

/** Says to spreadsheets that the text is UTF-8; without it names lose their marks. */
const byteOrderMark = '\uFEFF';

/**
 * How a cell begins that a spreadsheet takes for a formula: also after blanks, and in the wide forms that some turn into
 * the narrow ones. The library's own rule passes over cells of several lines.
 */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/** @returns a table as CSV that spreadsheets open; nothing in it is taken for a formula */
export async function csvText(fields: string[], rows: readonly string[][]): Promise<string> {
  const { default: Papa } = await fetchCode(() => import('papaparse'));
  // Spelt as the library spells it: another spelling is taken and ignored.
  return byteOrderMark + Papa.unparse({ fields, data: [...rows] }, { escapeFormulae: formulaStart });
}
