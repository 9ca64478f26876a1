import { fetchCode } from '../lazy/lazy.tsx';

/** Tells spreadsheets that the text is UTF-8; without it, accents in names are lost. */
const byteOrderMark = '\uFEFF';

/**
 * The start of a cell that spreadsheets read as a formula: also after blanks, and in the wide forms of the
 * signs that some programs convert. The library's own rule ignores cells of several lines.
 */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/** @returns a table as CSV for spreadsheets, in which nothing is read as a formula */
export async function csvText(fields: string[], rows: readonly string[][]): Promise<string> {
  const { default: Papa } = await fetchCode(() => import('papaparse'));
  // The option's spelling is the library's: it silently ignores another spelling.
  return byteOrderMark + Papa.unparse({ fields, data: [...rows] }, { escapeFormulae: formulaStart });
}
