/** Recognises lines of a paper that belong to no question. */

const FURNITURE =
  /^(?:(?:page|p\.)\s?\d{1,3}(?:\s?(?:of|\/|sur)\s?\d{1,3})?|\d{1,3}\s?(?:of|\/)\s?\d{1,3}|[-–—]\s?\d{1,3}\s?[-–—]|p\.?t\.?o\.?|(?:please )?turn over(?: the page)?|go on to the next page|end of (?:the )?(?:paper|examination|questions?|test|section.{0,20})|the end|do not (?:turn|open) .{0,60}|(?:https?:\/\/|www\.)\S{1,80}|.{0,60}(?:©|copyright|all rights reserved|downloaded from|visit www).{0,80}|good luck!*|bonne chance.{0,10}|fin(?: de l['’]épreuve)?)[.\s]{0,3}$/iu;
const INSTRUCTION =
  /^(?:\(?[a-z0-9]{1,3}[.)]\s)?(?:instructions?|answer|attempt|do not|use|write|time|choose|select|each|all|candidates?|you (?:are|should|must|may|have)|shade|ensure|read|circle|tick|the following|for (?:each|questions?)|in (?:each|questions?)|credit|marks?|show|illustrate|calculators?|this (?:paper|section|part)|there are|no|répondez|réponds|choisis|choisissez|traitez|consignes?|cochez|lisez|durée|utilisez|complétez|state (?:whether|true)|say whether|indicate whether)\b/iu;
/** "Choose the word nearest in meaning" leads to the questions below it; "Read also: results are out" does not. */
const DIRECTIVE =
  /^(?:choose|select|pick|complete|fill|(?:use|study|read) (?!also\b|more\b|our\b|full\b)|in (?:each|questions?|the following)|from the|for (?:each|questions?)|lisez|choisissez|complétez|observez|utilisez|dans (?:chaque|les))\b/iu;
const READS =
  /\b(?:read|study|lisez)\b.{0,60}\b(?:passages?|text|extract|poem|dialogue|story|diagram|table|texte|document|following)\b/iu;
const MIN_DIRECTIVE = 4;
const EXPLANATION =
  /^(?:explanations?|explication|solutions?|reasons?|rationale|workings?|hint|note|justification)\s?[:.–-]\s?/iu;
const MAX_LINE = 160;

/** @returns true for page numbers, "Turn over" and web addresses */
export const isFurniture = (text: string) => text.length <= MAX_LINE && FURNITURE.test(text);

/** @returns true for "Answer all questions" and lines like it */
export const isInstruction = (text: string) => INSTRUCTION.test(text.slice(0, MAX_LINE));

/** @returns true for a line that tells how to answer the questions below it */
export const isDirective = (text: string) =>
  DIRECTIVE.test(text.slice(0, MAX_LINE)) && text.slice(0, MAX_LINE).split(/\s+/).length >= MIN_DIRECTIVE;

/** @returns true for "Read the passage …" */
export const isReadingTask = (text: string) => READS.test(text.slice(0, MAX_LINE));

/** @returns the text of a line that explains an answer; null for every other line */
export function readExplanation(text: string): string | null {
  const start = text.slice(0, MAX_LINE);
  const found = EXPLANATION.exec(start);
  return found === null ? null : text.slice(found[0].length);
}
