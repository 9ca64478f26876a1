/** Escapes of GIFT: `\~ \= \# \{ \} \: \\` are characters of a text, `\n` is a line end, others stay. */

const escapes = /\\([\\~=#{}:n])/g;

/** GIFT as in the file, and the same text with blanked escapes, in which marks are searched. */
export interface Gift {
  raw: string;
  marks: string;
}

/**
 * @param raw part of a file
 * @returns the part, and its text for the search of marks
 */
export function getGift(raw: string): Gift {
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

/**
 * @param raw text between marks
 * @returns the text without escapes
 */
export function unescaped(raw: string): string {
  return raw.replace(escapes, (_, character: string) => (character === 'n' ? '\n' : character));
}

/** @param text of one line or more @returns it as a text of GIFT, in one line */
export function escaped(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n');
}
