/** Tells by its form whether a sentence defines a term. */
import { getWords, type Word } from '../../text/words.ts';

/** This may separate the term from its definition: "(SA)", ", or lag,", "[1932]". */
const ASIDE = String.raw`[\s*_"“”'’)]*(?:\([^()]{1,60}\)\s*)?(?:, [^,]{1,60},\s*)?(?:\[[^\]]{1,20}\][^:–=-]{0,20})?`;
const DEFINES = new RegExp(
  String.raw`^${ASIDE}(?:=|:|–|—|-\s|->|→|(?:is|are|was|were)\s+(?:\p{L}+ly\s+)?(?:an?|the|any|one|when|how|what|where|defined)\b|means?\b|(?:refers?|referred)\s+to\b|describes?\b|(?:is|are|can be)\s+defined\b|(?:occurs?|happens?)\s+when\b|consists?\s+of\b|states?\s+that\b|stands?\s+for\b)`,
  'iu',
);
/** Says something about the term, which may be what it is. */
const SAYS = new RegExp(String.raw`^${ASIDE}(?:is|are|was|were|has|have|involves?|occurs?|happens?)\b`, 'iu');
const NAMES =
  /(?<!so-)\b(?:called|known as|termed|named|referred to as|defined as)\s+(?:an?\s+|the\s+)?["“*_]*$/i;
const IS_AT_END = /\b(?:is|are|was|were)\s+(?:an?\s+|the\s+)?["“*_]*$/i;
const OPENING = /^[\s*_"“•-]*(?:[QA]:\s*)?(?:\d+[.)]\s*)?(?:an?|the)?\s*$/i;

/** Characters around a term in which its form shows. */
const MAX_AROUND = 160;
/** The share of a sentence that only says something about the term. */
const SAYS_SHARE = 0.4;

/**
 * @param terms words of the asked term, each with all stems that stand for it
 * @returns 1 if the unit says what the complete term is, less for a part of it or another remark, 0 for neither
 */
export function getDefinitionShare(unit: string, terms: readonly ReadonlySet<string>[]): number {
  const words = getWords(unit);
  const isTerm = (word: Word | undefined) =>
    word !== undefined && terms.some((stems) => stems.has(word.stem));
  let best = 0;
  for (const [index, first] of words.entries()) {
    if (!isTerm(first) || isTerm(words[index - 1])) continue;
    let end = index;
    while (isTerm(words[end + 1])) end += 1;
    const run = words.slice(index, end + 1);
    const has = terms.filter((stems) => run.some(({ stem }) => stems.has(stem))).length;
    const form = getFormShare(
      unit.slice(Math.max(0, first.start - MAX_AROUND), first.start),
      unit.slice(words[end]?.end).slice(0, MAX_AROUND),
    );
    best = Math.max(best, (form * has) / terms.length);
  }
  return best;
}

function getFormShare(leadingText: string, after: string): number {
  if (NAMES.test(leadingText) || (IS_AT_END.test(leadingText) && /^[^\p{L}]*$/u.test(after))) return 1;
  if (!OPENING.test(leadingText)) return 0;
  if (DEFINES.test(after)) return 1;
  return SAYS.test(after) ? SAYS_SHARE : 0;
}
