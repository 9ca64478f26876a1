/** What a backslash does in GIFT: `\~ \= \# \{ \} \: \\` are characters of a text, `\n` is a line end, others stay. */

const escapes = /\\([\\~=#{}:n])/g;

/** GIFT as it stands in the file, and the same with nothing in the place of its escapes: there marks are looked for. */
export interface Gift {
  raw: string;
  marks: string;
}

/** @param raw part of a file @returns it with what a search for marks may see */
export function giftOf(raw: string): Gift {
  return { raw, marks: raw.replace(escapes, '\0\0') };
}

/** @returns a part of it, by offsets as `slice` takes them */
export function part({ raw, marks }: Gift, from: number, to?: number): Gift {
  return { raw: raw.slice(from, to), marks: marks.slice(from, to) };
}

/** @returns it without white space at its ends */
export function trimmed(gift: Gift): Gift {
  const start = gift.raw.length - gift.raw.trimStart().length;
  return part(gift, start, Math.max(start, gift.raw.trimEnd().length));
}

/** @param raw text between marks @returns what it says */
export function unescaped(raw: string): string {
  return raw.replace(escapes, (_, character: string) => (character === 'n' ? '\n' : character));
}

/** @param text of one line or more @returns it as a text of GIFT, in one line */
export function escaped(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n');
}
