/** Signs that Markdown or a formula would take for its own wherever they stand. */
const SIGNS = /[\\`*_[\]<~${}]|&(?=#?\w+;)/g;
/** Marks that start a heading, a list or a quotation at the start of a line. */
const LINE_START = /^(\s*)([#+>=-]|\d{1,9}(?=[.)](?:\s|$)))/gm;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/** @param text of a note @returns Markdown that shows exactly this text */
export function asMarkdown(text: string): string {
  return text
    .replace(SIGNS, '\\$&')
    .replace(LINE_START, (_, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    );
}

/** @returns the text that `asMarkdown` was given; marks that were typed as Markdown stay */
export function withoutEscapes(markdown: string): string {
  return markdown.replace(ESCAPED, '$1');
}
