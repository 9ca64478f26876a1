/** Finds an answer that a paper prints at its question. */

const MARK =
  /(?<![\p{L}\p{N}])(?<open>[([]\s?)?(?:the\s)?(?:(?:correct|right|bonne)\s)?(?:ans(?:wers?)?|answfr|answcr|answet|answe1|ansver|ansvver|an5wer|ansuer|anwser|key|réponse|rép|(?:correct|right) (?:option|choice)|option correcte)\s?(?:\d{1,3}\s?)?(?:(?:is|est)(?:\s?[:.])?(?=\s|$)|[:;.=](?:\s?[–-]\s)?|[–-](?=\s)|(?=\s?[([][A-Ha-h][)\]])|(?=\s[A-Ha-h][.)]?$))\s{0,3}(?:(?:option|letter)\s(?=[([]?[A-H](?![\p{L}])))?/giu;
export interface InlineAnswer {
  start: number;
  end: number;
  /** The answer, without its mark and without brackets around both; empty if the lines below have it. */
  text: string;
  isBracketed: boolean;
}

/** The longest answer in brackets, in characters. */
const MAX_BRACKETED = 80;
const CLOSED = /[.?!_…)\]"”:]\s?$/u;

/**
 * Finds "ANSWER: C", "Ans. (c)" and "The correct answer is C".
 *
 * @param text of a line
 * @param from the first position that counts
 * @param isBehindOptions true if options stand before it: "D. osmosis Ans: B"; otherwise it starts the line, follows the end of a
 *   sentence, or is in brackets
 * @returns null for a line without an answer
 */
export function findInlineAnswer(text: string, from: number, isBehindOptions: boolean): InlineAnswer | null {
  for (const found of text.slice(from).matchAll(MARK)) {
    const start = from + found.index;
    const behind = start + found[0].length;
    if (found.groups?.open !== undefined) {
      const inside = readBracketed(text, behind);
      if (inside !== null) return { start, ...inside, isBracketed: true };
    }
    const answer = text.slice(behind).trim();
    const isAllowed =
      isBehindOptions || start === from || CLOSED.test(text.slice(Math.max(from, start - 2), start));
    if (isAllowed && (answer !== '' || start === from))
      return { start, end: text.length, text: answer, isBracketed: false };
  }
  return null;
}

/** The answer in "(Ans: c)" and "(Ans: (c))". */
function readBracketed(text: string, from: number): Pick<InlineAnswer, 'end' | 'text'> | null {
  const part = text.slice(from, from + MAX_BRACKETED);
  const found = /^((?:[([][A-Ha-h][)\]]|[^()[\]])+)[)\]]/.exec(part);
  const answer = found?.[1]?.trim() ?? '';
  return found === null || answer === '' ? null : { end: from + found[0].length, text: answer };
}
