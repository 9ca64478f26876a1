const WORD = /[\p{L}\p{M}]+(?:[-‐][\p{L}\p{M}]+)*/gu;
const CUT_WORD = /([\p{L}\p{M}]+(?:[-‐][\p{L}\p{M}]+)*)([-‐\u00AD])$/u;
/** A bounded look back makes a hostile line of a million characters cheap. */
const LONGEST_WORD = 80;
const WORD_REST = /^\p{Ll}[\p{L}\p{M}]*/u;

/** A dash or slash that stands between two words without a space. */
const CLOSE_DASH = /\S[—–/]$/;
const STARTS_WITH_DASH = /^[—–/]\S/;

/** The join between two lines. `close` puts nothing between them. */
export type LineJoint = 'space' | 'close' | 'drop_hyphen';

/**
 * Decides, with the document's own words, whether a hyphen at a line's end cuts a word ("photosyn-" +
 * "thesis") or belongs to it ("well-" + "known"). A word that the document never writes out is taken
 * for cut, unless both of its halves are words.
 *
 * @param lines every line of the document
 */
export function createLineJoiner(lines: Iterable<string>): (line: string, next: string) => LineJoint {
  const words = new Set<string>();
  for (const line of lines)
    for (const [word] of withoutCutWord(line).matchAll(WORD)) words.add(word.toLowerCase());

  return (line, next) => {
    const end = line.trimEnd().slice(-LONGEST_WORD);
    const [, start = '', hyphen] = CUT_WORD.exec(end) ?? [];
    const rest = WORD_REST.exec(next.trimStart())?.[0];
    if (hyphen === undefined)
      return CLOSE_DASH.test(end) || STARTS_WITH_DASH.test(next.trimStart()) ? 'close' : 'space';
    if (rest === undefined) return /^[\p{L}\p{N}]/u.test(next.trimStart()) ? 'close' : 'space';

    return hyphen === '\u00AD' || isCut(start.toLowerCase(), rest.toLowerCase(), words)
      ? 'drop_hyphen'
      : 'close';
  };
}

function isCut(start: string, rest: string, words: ReadonlySet<string>): boolean {
  if (words.has(start + rest)) return true;
  if (words.has(`${start}-${rest}`)) return false;

  return !(words.has(start) && words.has(rest));
}

function withoutCutWord(line: string): string {
  return /[-‐\u00AD]$/.test(line) ? line.slice(0, line.lastIndexOf(' ') + 1) : line;
}
