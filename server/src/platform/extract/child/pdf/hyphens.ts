const WORD = /[\p{L}\p{M}]+(?:[-‐][\p{L}\p{M}]+)*/gu;
const CUT_WORD = /([\p{L}\p{M}]+(?:[-‐][\p{L}\p{M}]+)*)([-‐\u00AD])$/u;
/** Looking no further back keeps a hostile line of a million letters cheap. */
const LONGEST_WORD = 80;
const WORD_REST = /^\p{Ll}[\p{L}\p{M}]*/u;

/** What to do where one line ends and the next begins. */
export type LineJoint = 'space' | 'drop_hyphen' | 'keep_hyphen';

/**
 * Decides, with the document's own words, whether a hyphen at a line's end cuts a word ("photosyn-" +
 * "thesis") or belongs to it ("well-" + "known"). A word that the document never writes out is taken
 * for cut, which is right far more often.
 *
 * @param lines every line of the document
 */
export function createLineJoiner(lines: Iterable<string>): (line: string, next: string) => LineJoint {
  const words = new Set<string>();
  for (const line of lines)
    for (const [word] of withoutCutWord(line).matchAll(WORD)) words.add(word.toLowerCase());

  return (line, next) => {
    const [, start = '', hyphen] = CUT_WORD.exec(line.trimEnd().slice(-LONGEST_WORD)) ?? [];
    const rest = WORD_REST.exec(next.trimStart())?.[0];
    if (hyphen === undefined || rest === undefined) return hyphen === undefined ? 'space' : 'keep_hyphen';
    if (hyphen === '\u00AD' || words.has((start + rest).toLowerCase())) return 'drop_hyphen';

    return words.has(`${start}-${rest}`.toLowerCase()) ? 'keep_hyphen' : 'drop_hyphen';
  };
}

function withoutCutWord(line: string): string {
  return /[-‐\u00AD]$/.test(line) ? line.slice(0, line.lastIndexOf(' ') + 1) : line;
}
