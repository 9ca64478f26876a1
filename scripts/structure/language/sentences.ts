/** Sentences of comments, documents and visible texts, and what is wrong with one. */
import { clauseOpeners, emptySubjects, prepositions, subordinators } from './grammar-words.ts';
import { hasMainVerb } from './main-verb.ts';

/** Notes that are complete without a verb: units, limits, sources, examples. */
const shortNote =
  /^(in |of )?(the order|units|at (most|least) (\d|one|two|three)|from \d|ascending|null|per cent|undefined|empty|absent|true|false|zero|milliseconds|seconds|minutes|hours|days|bytes|characters|pixels|percent|kobo|naira|words|https?:|see |source|from (RFC|ISO|the (HTML|WHATWG))|e\.g\.|for example|such as|for instance|\d|[`"'“(<[{])/i;

/** The dot of an initial, as in "W. Dijkstra", ends no sentence. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”)]?)(?<!\b[A-Z]\.)\s+(?=[A-Z"“`(])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

interface Expectation {
  /** A docstring may open with "The length of a page.", which has no verb. */
  allowsNounPhrase: boolean;
  /** Rejects also a complete sentence that opens with "What". */
  isStrict?: boolean;
}

/** @returns why a sentence is not plain, or undefined */
export function sentenceFault(sentence: string, expectation: Expectation): string | undefined {
  const [first = '', second = ''] = sentence.toLowerCase().match(/[a-z’']+/g) ?? [];
  const isQuestion = /\?["”)]?$/.test(sentence);
  if (countWords(sentence) < 3 || isShortNote(sentence) || isQuestion) return undefined;
  if (hasMainVerb(sentence)) {
    const opensBadly = expectation.isStrict && /^(what|whatever|whoever|of)$/.test(first);
    return opensBadly ? `opens with "${first}"` : undefined;
  }
  if (clauseOpeners.has(first)) return 'is only a subordinate clause';
  if (prepositions.has(first)) return 'is only a prepositional phrase';
  const hasNoNoun =
    prepositions.has(second) || subordinators.has(second) || /^(its|those|also|only)$/.test(first);
  if (emptySubjects.has(first) && hasNoNoun) return 'names no subject and has no verb';
  return expectation.allowsNounPhrase ? undefined : 'has no verb';
}

/** "Of kobo." is a unit; "Of kobo that end in 0." is a fragment. */
function isShortNote(sentence: string): boolean {
  const isLongFragment = /^of /i.test(sentence) && countWords(sentence) > 4;
  return shortNote.test(sentence) && !isLongFragment;
}
