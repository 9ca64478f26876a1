/** Accepted texts with wildcards, matched without regular expressions: no pattern can take more than its length. */

/**
 * Matches a complete text. Each line of the text needs its line in the pattern, because a star crosses no line break.
 *
 * @param text the folded answer
 * @param pattern the folded pattern, in which `*` is any run of characters of one line and `\*` a star
 * @returns true if the complete text has the form of the pattern
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const lines = text.split('\n');
  const patternLines = pattern.split('\n');
  return (
    lines.length === patternLines.length &&
    lines.every((line, index) => matchesLine(line, splitPattern(patternLines[index] ?? '')))
  );
}

/**
 * Splits a pattern at its wildcards.
 *
 * @param pattern an accepted text
 * @returns the literal texts between the wildcards; a single text if there is no wildcard
 */
export function splitPattern(pattern: string): string[] {
  const pieces = [''];
  for (let index = 0; index < pattern.length; index += 1) {
    const isEscape = pattern.startsWith('\\*', index);
    if (isEscape) index += 1;
    const unit = pattern.charAt(index);
    if (unit === '*' && !isEscape) pieces.push('');
    else pieces[pieces.length - 1] += unit;
  }
  return pieces;
}

/** The first position of each piece is the best one: it leaves the longest rest for the pieces behind it. */
function matchesLine(line: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces;
  const last = others.pop();
  if (last === undefined) return line === first;
  if (!line.startsWith(first)) return false;

  let position = first.length;
  for (const piece of others) {
    const index = line.indexOf(piece, position);
    if (index === -1) return false;
    position = index + piece.length;
  }
  return line.length - last.length >= position && line.endsWith(last);
}
