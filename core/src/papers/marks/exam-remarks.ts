/** "(this came out last year)", "[5 marks]", stars: they tell of an exam. */
const BRACKETED_REMARK =
  /\s*[([]\s*(?:(?:this|it|q\d+)\s+)?(?:always\s+|often\s+|very\s+)?(?:\d+\s*(?:marks?|mks?)\b|came out|comes? (?:out|in)|past questions?|likely|important\b|imp\b|hot\b|repeated|always in exams?\b|always (?:comes|asked)|exam (?:question|focus|tip)|last year|(?:jamb|waec|neco|utme|exam|test)\s*(?:19|20)\d\d)[^()[\]]*[)\]]\s*/giu;
const STARS = /\s*[*★☆]+\s*|\s*!{2,}\s*$/gu;

/**
 * Removes remarks about exams from a line.
 *
 * @param text of a line
 * @returns the rest of the line, which may be empty
 */
export function withoutBracketedRemarks(text: string): string {
  return text.replace(BRACKETED_REMARK, ' ').replace(STARS, ' ').trim();
}
