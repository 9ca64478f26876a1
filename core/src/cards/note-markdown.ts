/** Signs that Markdown or a formula interprets in any position. An escaped bracket at both ends would be a formula: "\\[1932\\]". */
const SIGNS = /[\\`*_[<~${}]|&(?=#?\w+;)/g;
/** Marks that start a heading, a list or a quotation at the start of a line. */
const LINE_START = /^(\s*)([#+>=-]|\d{1,9}(?=[.)](?:\s|$)))/gm;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/** @param text plain text of a note @returns Markdown that renders as exactly this text */
export function asMarkdown(text: string): string {
  return text
    .replace(SIGNS, '\\$&')
    .replace(LINE_START, (_, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    );
}

/** @returns the original text of `asMarkdown`; unescaped Markdown marks stay */
export function withoutEscapes(markdown: string): string {
  return markdown.replace(ESCAPED, '$1');
}
