/** Decides whether a sentence has a main verb, from word lists and neighbours: a heuristic, and no parser. */
import {
  auxiliaries,
  baseForm,
  determiners,
  participles,
  pastForms,
  prepositions,
  pronouns,
  subordinators,
  temporalWords,
  verbs,
} from './grammar-words.ts';

/** A verb belongs to the last open subordinate clause; a verb outside of such a clause is the verb of the sentence. */
export function hasMainVerb(sentence: string): boolean {
  const words =
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z]+'?[a-z]*|\d+|[,:;()—–]/g) ?? [];
  let openClauses = 0;
  let wasSubordinate = false;
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1] ?? '';
    if (/[:;,—–]/.test(word)) openClauses = 0;
    if (opensClause(words, index) || omitsRelative(words, index)) openClauses++;
    else if (isFiniteVerb(words, index)) {
      const continuesClause = wasSubordinate && /^(and|or|but)$/.test(previous);
      if (openClauses === 0 && !continuesClause) return true;
      openClauses = Math.max(0, openClauses - 1);
      wasSubordinate = true;
    }
  }
  return false;
}

function opensClause(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const isDemonstrative = word === 'that' && (index === 0 || prepositions.has(words[index - 1] ?? ''));
  if (temporalWords.has(word)) return pronouns.has(words[index + 1] ?? '');
  return subordinators.has(word) && !isDemonstrative;
}

/** "The text it holds" has a clause without "that". */
function omitsRelative(words: readonly string[], index: number): boolean {
  const previous = words[index - 1] ?? '';
  const startsWithAdverbial = /^(at|in|on|by|with|without|before|after|from|where|when|since)$/.test(
    words[0] ?? '',
  );
  return (
    !startsWithAdverbial &&
    /^(it|they|he|she)$/.test(words[index] ?? '') &&
    /^[a-z]/.test(previous) &&
    !subordinators.has(previous) &&
    !temporalWords.has(previous) &&
    !prepositions.has(previous) &&
    !/^(and|or|but|so|then|because|that)$/.test(previous) &&
    !isFiniteVerb(words, index - 1)
  );
}

/** A plural noun such as "answers" is told from a verb by its neighbours. */
function isFiniteVerb(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const previous = findNeighbour(words, index);
  const next = words[index + 1] ?? '';
  const isThirdPerson = word.endsWith('s') && baseForm(word) !== undefined;
  if (auxiliaries.has(word) || pastForms.has(word)) return true;
  if (index === 0)
    return (
      (verbs.has(word) || isThirdPerson) &&
      !/^(of|that|which|are|is|was|were|has|have|to|with|for|,)?$/.test(next)
    );

  const blocksVerb =
    prepositions.has(previous) && !/^(up|out|off|down|over|on|in|above|below)$/.test(previous);
  if (isThirdPerson) return !startsNoun(words, index - 1) && !blocksVerb;
  const nextIsVerb = auxiliaries.has(next) || (next.endsWith('s') && baseForm(next) !== undefined);
  const followsSubject =
    pronouns.has(previous) || subordinators.has(previous) || /^(ever|never|nobody|somebody)$/.test(previous);
  if (participles.has(word) && followsSubject) return true;
  if (word.endsWith('ed') && !verbs.has(word))
    return followsSubject || nextIsVerb || takesObject(previous, next);
  if (previous === ',' && verbs.has(word)) return true;
  return (
    verbs.has(word) && hasPluralSubject(words.slice(0, index)) && !determiners.has(previous) && !blocksVerb
  );
}

/** Skips "only", and the end of "each other", which do not make a verb a noun. */
function findNeighbour(words: readonly string[], index: number): string {
  const [before = '', previous = ''] = [words[index - 2], words[index - 1]];
  if (previous === 'only' && before !== 'the') return before;
  return previous === 'other' && before === 'each' ? 'them' : previous;
}

/** "A person removed it" has an object; "the row removed by a sweep" has none. */
function takesObject(previous: string, next: string): boolean {
  const hasSubject = /^[a-z]/.test(previous) && !determiners.has(previous) && !prepositions.has(previous);
  return hasSubject && (determiners.has(next) || /^(it|them|him|her|us)$/.test(next));
}

/** "The first names" has a noun behind "first", and "the page first names it" has a verb. */
function startsNoun(words: readonly string[], index: number): boolean {
  const previous = words[index - 1] ?? '';
  const isAdverb = /^(only|first)$/.test(words[index] ?? '') && index > 0 && !participles.has(previous);
  return determiners.has(words[isAdverb ? index - 1 : index] ?? '');
}

function hasPluralSubject(words: readonly string[]): boolean {
  const plural = /[^s']s$|^(and|people|who|which|that|both|children|data)$|^\d/;
  return words.some((word) => plural.test(word) || pronouns.has(word));
}
