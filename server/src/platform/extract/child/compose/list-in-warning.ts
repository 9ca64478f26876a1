const LISTED = 10;

/** Numbers or names in a sentence for a person: the first ten, and how many more. */
export function listInWarning(items: readonly (number | string)[]): string {
  const visibleText = items.slice(0, LISTED).join(', ');

  return items.length > LISTED ? `${visibleText} and ${items.length - LISTED} more` : visibleText;
}

/** @param hidden numbers of slides that a presentation does not show */
export function hiddenSlidesWarning(hidden: readonly number[]): string[] {
  return hidden.length > 0
    ? [`Slides that are hidden in the show were read too: ${listInWarning(hidden)}.`]
    : [];
}

/** @param names of worksheets that a workbook does not show */
export function hiddenTablesWarning(names: readonly string[]): string {
  return `Hidden worksheets were read too: ${listInWarning(names)}.`;
}

const LONGEST_QUOTE = 60;

/** @param texts that a document does not show */
export function hiddenTextWarning(texts: readonly string[]): string[] {
  return texts.length > 0 ? [`Hidden text was left out: ${listInWarning(texts.map(quoted))}.`] : [];
}

/** @param texts of headers and footers; empty ones are none */
export function aroundPagesWarning(texts: readonly string[]): string[] {
  const named = [...new Set(texts.filter((text) => text !== '').map(quoted))];

  return named.length > 0 ? [`Headers and footers were left out: ${listInWarning(named)}.`] : [];
}

/** @param count number of review comments in the file */
export function commentsWarning(count: number): string[] {
  return count > 0 ? [`Comments beside the text were left out: ${count}.`] : [];
}

function quoted(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();

  return `“${flat.length > LONGEST_QUOTE ? `${flat.slice(0, LONGEST_QUOTE).trimEnd()}…` : flat}”`;
}

const NUMBER_OF_PAGE = /^(?:[^\p{L}]|(?<!\p{L})(?:page|of|seite|von|p)(?!\p{L}))*$/iu;

/** The words of a header or footer; those around the number of the page are none. */
export function wordsAround(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();

  return NUMBER_OF_PAGE.test(flat) ? '' : flat;
}
