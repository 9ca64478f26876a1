/** Signs that Markdown or a formula interprets in any position. An escaped bracket at both ends would be a formula: "\\[1932\\]". */
const SIGNS = /[\\`*_[<~${}]|&(?=#?\w+;)/g;
/** Marks that start a heading, a list or a quotation at the start of a line. */
const LINE_START = /^(\s*)([#+>=-]|\d{1,9}(?=[.)](?:\s|$)))/gm;
/** A picture or a sound. A typed answer cannot contain it. */
const MEDIA = /!?\[[^\]]*\]\((?:image|sound):[\da-f-]{36}\)/gi;
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

/** @returns the text of an answer as it can be typed: without its pictures and sounds */
export function typableText(markdown: string): string {
  return withoutEscapes(markdown.replace(MEDIA, ' ').trim());
}
