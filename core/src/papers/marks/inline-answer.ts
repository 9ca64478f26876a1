/** Finds an answer that a paper prints at its question. */

const MARK =
  /(?<![\p{L}\p{N}])(?<open>[([]\s?)?(?:the\s)?(?:(?:correct|right|bonne)\s)?(?:ans(?:wers?)?|key|réponse|rép|(?:correct|right) (?:option|choice)|option correcte)\s?(?:\d{1,3}\s?)?(?:(?:is|est)\s?(?:option\s)?[:.–-]?|[:.=]\s?[–-]?|[–-](?=\s)|(?=\s?[([][A-Ha-h][)\]]))\s{0,3}(?:(?:option|letter)\s)?/giu;
export interface InlineAnswer {
  start: number;
  /** The answer, without the mark and its bracket. */
  text: string;
  /** True if nothing stands before it in its line. */
  isFirst: boolean;
}

/**
 * Finds "ANSWER: C", "Ans. (c)" and "The correct answer is C".
 *
 * @param text of a line
 * @param from the first position that counts
 * @param isInside true if the answer may follow other text: "D. osmosis Ans: B"
 * @returns null for a line without an answer
 */
export function findInlineAnswer(text: string, from: number, isInside: boolean): InlineAnswer | null {
  const part = isInside ? text.slice(from) : text.slice(from, from + MAX_MARK);
  for (const found of part.matchAll(MARK)) {
    const isBracketed = found.groups?.open !== undefined;
    if (found.index > 0 && !isInside && !isBracketed) return null;
    const rest = text.slice(from + found.index + found[0].length).trim();
    const answer = isBracketed ? rest.replace(/\s?[)\]]\.?$/, '') : rest;
    if (answer === '') return null;
    return { start: from + found.index, text: answer, isFirst: found.index === 0 };
  }
  return null;
}

/** The longest mark at the start of a line, in characters. */
const MAX_MARK = 48;
