/** Removes characters that no text of a tree contains. */

/** Control characters have no use here, and PostgreSQL's JSON rejects the first of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** @param text of one line @returns it without control characters, its white space as single spaces */
export function cleanText(text: string): string {
  return text
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(controls, '')
    .replace(/ {2,}/g, ' ')
    .toWellFormed();
}

/** @param text of code or of a drawing @returns its lines without control characters, indented by spaces */
export function cleanLines(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(controls, '').toWellFormed();
  return lines.replace(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', '    ')).replace(/\n$/, '');
}
