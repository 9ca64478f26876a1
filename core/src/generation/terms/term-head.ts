/** @returns the noun that a term ends in, or that stands before its "of", in small letters */
export function getHead(term: string): string {
  const [phrase = ''] = term.toLowerCase().split(/\s+(?:of|in|for)\s+/);
  return phrase.split(/[\s-]+/).at(-1) ?? '';
}
