/**
 * Spreadsheets compute a cell that begins like a formula, even in a stranger's file. An apostrophe makes it
 * text (https://owasp.org/www-community/attacks/CSV_Injection). Cells that begin with apostrophes get one
 * more, so that reading removes exactly one.
 */
export const formulaCell = /^'*[=+\-@\t\r]/;

/** @param cell of a file @returns its text without the apostrophe that made it one */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formulaCell.test(cell) ? cell.slice(1) : cell;
}
