const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
];
const COMMAND = /^(?:visit|see|click|watch|read|go to|refer to|look at|listen|try)\b/i;
const ADDRESS = /https?:|www\.|\b\w+\.(?:com|org|net|edu|gov)\b/i;
const BROKEN =
  /_{3,}[^_]+_{3,}|[,;:]\s*[.?!]|\s[,.;?!]|\.\.|\?\?|[,;:]{2}|\s(?:of|by|to|from|with|see|for|as|and|or|the|a|an|shown|in|than|is|are)(?:[.?!]$|,)/;

/** True for one complete sentence: paired brackets and quotes, one final mark, no command, no web address. */
export function isWellFormed(stem: string): boolean {
  const text = stem.trim();
  if (!/^["“‘']?[\p{Lu}\p{N}_]/u.test(text) || !/[.?!]["”’)]?$/u.test(text)) return false;
  if (COMMAND.test(text) || ADDRESS.test(text) || BROKEN.test(text)) return false;
  if ((text.split('"').length - 1) % 2 === 1) return false;
  return PAIRS.every(([open, close]) => text.split(open).length === text.split(close).length);
}
