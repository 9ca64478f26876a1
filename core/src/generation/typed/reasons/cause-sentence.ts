/** A sentence that gives the cause of something. */
export interface CauseSentence {
  /** The clause that is explained, or for a short form the noun that has an effect. */
  effect: string;
  cause: string;
}

const FORMS: readonly RegExp[] = [
  /^(?<effect>[^;:]+?),? (?:mainly |mostly |largely |partly )?because (?!of\b)(?<cause>[^;]+)[.]$/i,
  /^(?<effect>[^;:]+?)(?:,? (?:mainly |mostly |largely |partly )?because of|, (?:mainly |mostly |largely |partly )?(?:due to|owing to|as a result of|on account of)) (?<cause>[^;]+)[.]$/i,
  /^(?<cause>[^;:]+?), (?:which|and that|and this) is why (?<effect>[^;,]+)[.]$/i,
  // "So that" behind a comma gives a result. "It was not done in order to help" says two things.
  /^(?<effect>(?![^;:]*(?:\bnot\b|n['’]t\b))[^;:]+?(?<!,)) (?:so that|in order to) (?<cause>[^;]+)[.]$/i,
  /^(?<effect>[^;:,]+?), since (?<cause>(?!\d|the \d)[^;]+)[.]$/i,
  /^(?:because|since) (?<cause>[^;:,]+), (?<effect>[^;:,]+)[.]$/i,
];
/** The effect opens with a word that ties it to the sentence before, or the cause lies outside. */
const LEANS =
  /^(?:this|that|these|those|it|such|he|she|they|so|also|but|and|however|therefore|thus|hence|not|only|just|possibly|perhaps|maybe|probably)\b/i;
const CAUSE_LEANS = /^(?:this|that|these|those|such|which|what|i|we|you)(?![\p{L}])/iu;
const ENDS_HALF =
  /\b(?:not|only|just|simply|probably|possibly|perhaps|is|was|are|were|be|been|partly|had|has|have|that \S+|that|and|or|but)$/i;
const MIN_CAUSE_WORDS = 2;

/**
 * Reads the cause and what it explains.
 *
 * @param sentence with its full stop
 * @returns null for a sentence that gives no cause, or whose cause is in another sentence
 */
export function readCauseSentence(sentence: string): CauseSentence | null {
  const text = sentence.replace(/\s+/g, ' ').trim();
  for (const form of FORMS) {
    const { effect = '', cause = '' } = form.exec(text)?.groups ?? {};
    if (effect === '') continue;
    const isLeaning = LEANS.test(effect) || CAUSE_LEANS.test(cause) || ENDS_HALF.test(effect);
    return isLeaning || cause.split(' ').length < MIN_CAUSE_WORDS ? null : { effect, cause };
  }
  return null;
}
