/**
 * Spreadsheets compute a cell that begins like a formula, whoever wrote it. An apostrophe before it makes it a text
 * (https://owasp.org/www-community/attacks/CSV_Injection); cells that begin with apostrophes get one more, so that reading
 * takes exactly one away.
 */
export const formulaCell = /^'*[=+\-@\t\r]/;

/** @param cell of a file @returns its text without the apostrophe that made it one */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formulaCell.test(cell) ? cell.slice(1) : cell;
}
