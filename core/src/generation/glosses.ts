import { getWords } from '../text/words.ts';
import type { TermMention } from './terms/term.ts';

/**
 * The meaning that a sentence gives in passing: "Polygamy, or being married to more than one person, is …",
 * "cohabitation (when a couple shares a home)", "hematopoiesis—the production of blood cells—takes place".
 */
export interface Gloss {
  text: string;
  /** `when` reads well after "that": what stood behind "when". */
  form: 'phrase' | 'when';
}

/** Text that can follow a gloss between commas: the verb of the sentence, or nothing, but no limit. */
const AFTER = String.raw`(?:, (?!(?:unless|sometimes|provided)\b)(?=(?:is|are|was|were|has|have|had|can|could|may|might|will|would|must|did|does|do)\b|\p{L}+(?:s|ed)\b)|[.!]?["”’]?$)`;
const IN_BRACKETS = /^["”’']?\s*\((?<gloss>[^()]{12,160})\)/u;
const AFTER_OR = new RegExp(`^["”’']?, or (?<gloss>[^,;:()]{12,140}?)${AFTER}`, 'u');
const AFTER_COMMA = new RegExp(
  String.raw`^["”’']?, (?:(?:which|who) (?:is|are|was|were) |meaning )?(?<gloss>(?:an?|the|when)\s[^;:()]{12,160}?)${AFTER}`,
  'u',
);
const BETWEEN_DASHES = /^["”’']?\s?[—–]\s?(?<gloss>[^—–;:()]{12,140}?)(?:\s?[—–]|[.!]$)/u;
const FORMS = [IN_BRACKETS, AFTER_OR, BETWEEN_DASHES];

const FILLER = /^(?:literally|essentially|simply|basically|that is|i\.e\.|meaning|defined as|or),?\s+/;
const OPENS = /^(?:an?|the|any|when|being|\p{Ll}{3,}ing)\s/u;
/** Needs a phrase: a kind alone separates a thing from nothing: "an insurance company". */
const WITH_DIFFERENCE =
  /\s(?:of|that|which|who|whose|for|between|in|into|on|from|to|with|without|by|where|when|made|used|than|through)\s/;
const LEANS =
  /\b(?:he|she|it|they|them|his|her|its|their|this|these|those|such|we|our|you|your|same|above|below|figure|table)\b/i;
/** Superlatives and shares say something about a term, not what it is. */
const NO_MEANING =
  /^(?:the (?:first|second|third|next|last|most|least|only|largest|smallest|result|reason|best|worst|main|key|major|primary|latter|former)|an? (?:good|key|major|important|common|popular|result|example|classic|sign|part|number|lot|few|kind of|place))\b/;
/** The other members of a list: "osteoblasts, the osteocytes, and the osteoclasts". */
const LISTS = /, (?:and|or) (?:an?|the)\b|,.*,.*,/;
const WHEN = 'when ';
const FEWEST_WORDS = 4;
const MOST_WORDS = 25;

/** @returns the meaning that the mention's sentence gives in passing, or null */
export function getGloss(mention: TermMention): Gloss | null {
  const after = textAfter(mention);
  for (const form of isMarked(mention) ? [...FORMS, AFTER_COMMA] : FORMS) {
    const found = form.exec(after)?.groups?.gloss;
    const gloss = found === undefined ? null : findGloss(found.replace(FILLER, '').trim());
    if (gloss !== null) return gloss.form === 'phrase' && isStatement(gloss.text, mention) ? null : gloss;
  }
  return null;
}

function textAfter({ sentence: { text, words }, last }: TermMention): string {
  return text.slice(words[last]?.end ?? 0).replace(/\s+/g, ' ');
}

/** Bold or a name: of any other word a comma often begins the next clause. */
function isMarked({ sentence: { bold, words }, first, last }: TermMention): boolean {
  const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
  const [before, further] = [words[first - 1]?.lower ?? '', words[first - 2]?.lower ?? ''];
  // "Nominations to the Supreme Court, an area of friction": what is explained may be the longer phrase.
  if (PREPOSITION.test(/^(?:an?|the)$/.test(before) ? further : before)) return false;

  const isName = first > 0 && /^\p{Lu}/u.test(words[first]?.text ?? '');
  return isName || bold.some((run) => run.start <= start && run.end >= end);
}

const PREPOSITION = /^(?:of|to|in|for|on|at|by|from|with|between|under|against|and|or)$/;

const RELATIVE = /^(?:that|which|who|whom|whose|when|where|because|if|as|than|while|until|unless)$/;

/** "When they passed prohibition, the demand for alcohol made the law fail": a separate statement with a verb. */
function isStatement(gloss: string, mention: TermMention): boolean {
  const after = textAfter(mention);
  const start = mention.last + 1 + getWords(after.slice(0, after.indexOf(gloss))).length;
  const words = (mention.sentence.tagged ?? []).slice(start, start + getWords(gloss).length);
  const verb = words.findIndex(
    ({ wordClass, lower }, index) =>
      (wordClass === 'verb' && !lower.endsWith('ing')) ||
      // "Made the law fail" is the past, "made of earth" says what something is like.
      (wordClass === 'participle' && words[index + 1]?.wordClass === 'determiner'),
  );
  const relative = words.findIndex(({ lower }) => RELATIVE.test(lower));
  return verb !== -1 && (relative === -1 || verb < relative);
}

function findGloss(text: string): Gloss | null {
  const words = text.split(' ').length;
  if (words < FEWEST_WORDS || words > MOST_WORDS || !OPENS.test(text)) return null;
  if (LEANS.test(text) || NO_MEANING.test(text) || LISTS.test(text)) return null;
  if (text.startsWith(WHEN)) return { text: text.slice(WHEN.length), form: 'when' };
  return WITH_DIFFERENCE.test(text) ? { text, form: 'phrase' } : null;
}

const MAY_HOLD = /[(—–]|, (?:or|an?|the|when|which|who|meaning) /;

/** @returns whether it is worth looking for a gloss in a sentence that leans on others */
export function mayHoldGloss(sentence: string): boolean {
  return MAY_HOLD.test(sentence);
}
