/** Accepted texts of formats without wildcards. */

/** @param text of a file @returns it as an accepted text: its stars are no wildcards */
export function fromLiteral(text: string): string {
  return text.replaceAll('*', '\\*');
}

/** @param pattern an accepted text @returns the text; null if it has wildcards */
export function toLiteral(pattern: string): string | null {
  return /(?<!\\)\*/.test(pattern) ? null : pattern.replaceAll('\\*', '*');
}
