/** In which order the options of a question are shown: another in each sitting, the same one all through it. */
import { seededRandom, shuffled } from '../generation/seeded-random.ts';
import type { QuestionType } from '../questions/bank-question.ts';

/** Options such as "All of the above", "none of these options" and "both of them" depend on their neighbours. */
const namesOthers =
  /\b(?:of|the)\s+(?:the\s+)?(?:above|below|following|preceding|foregoing|these|those|them|(?:other\s+)?(?:options|answers|choices))\b|^(?:all|none|any|both|neither)$|\bthe\s+(?:first|last)\s+(?:two|three)\b|\b(?:options?|choices?|answers?)\s+(?:\(?[a-l]\)?|\d{1,2})(?!\w)/iu;

/** "A and B", "both (b) and (c)", "A, C": letters of options side by side. */
const joinsLabels =
  /(?<![\p{L}\p{N}])\(?([a-l])\)?\s*(?:,|;|&|\/|\band\b|\bor\b|\bnor\b)\s*\(?([a-l])\)?(?![\p{L}\p{N}])/giu;

/** "A only", "only B", "neither C". A small letter alone is an article more often. */
const namesLabel =
  /(?<![\p{L}\p{N}])(?:([A-L])\)?\s+only|(?:[Oo]nly|[Nn]either|[Bb]oth|[Ss]ame as|[Oo]pposite of)\s+\(?([A-L]))(?![\p{L}\p{N}])/gu;

const trueAndFalse = /^(?:true|false|yes|no)\.?$/i;

/**
 * Options of true and false, and those among which one speaks of others, keep the order in which they were written.
 *
 * @param options their texts in the order of the question
 * @param seed of this question in this sitting
 * @returns for each place on the screen, the index of the option there in the order of the question
 */
export function optionOrder(options: readonly string[], type: QuestionType, seed: string): number[] {
  const ownItems = options.map((_, index) => index);
  return isFixed(options, type) ? ownItems : shuffled(ownItems, seededRandom(seed));
}

function isFixed(options: readonly string[], type: QuestionType): boolean {
  if (type === 'true_false' || options.every((text) => trueAndFalse.test(text.trim()))) return true;
  return options.some((text) => speaksOfOthers(text.trim(), options.length));
}

function speaksOfOthers(text: string, count: number): boolean {
  if (namesOthers.test(text)) return true;

  const isLabel = (label: string | undefined) =>
    label === undefined || label.toUpperCase().charCodeAt(0) - 65 < count;
  return [...text.matchAll(joinsLabels), ...text.matchAll(namesLabel)].some(
    ([, one, other]) => isLabel(one) && isLabel(other),
  );
}
