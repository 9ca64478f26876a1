/**
 * Tells if a question by a person can be understood without a context: it can point to something that it
 * names itself.
 */
import { isPluralNoun } from '../../text/number-form.ts';
import { contentStems, getWords, isStopWord } from '../../text/words.ts';
import { isSelfContained } from './stem-rules.ts';

const OPTIONS = /\b(which|what|who|whom)((?: one| two)?) of (?:these|those)\b/gi;
/** "What do we call": everyone. "What did we measure": a lesson. */
const PEOPLE = /\b(do|can|may|could|would|should|must|if|when) (?:we|you)\b/gi;
const PLACED = /(?<!\bthe )\b(?:above|below)(?= [\p{L}\p{N}−-])|(?<!\bthe )\b(?:former|latter)(?= \p{L})/giu;
const POINTER =
  /\b(?:this|these|those|such|it|its|they|them|their|theirs|he|she|him|his|her|hers|tables?|figures?|chapters?|links?)\b/gi;

/** "Why is it hard for a farmer to ...": the referent follows. */
const IMPERSONAL = /\b(is|was|be|becomes?) it (?=(?:[\p{L}-]+ ){1,3}(?:to|for|that|when|if)\b)/giu;

const NEW_SENTENCE = /[.!?;:]\s/;
const REST_OF_THOSE = /^\s+(?:of|that|which|who|whose|in|on|near|with|without|from|to|at|for|found|made)\b/i;

/** @returns whether it names everything that it points to; a statement must be understood word by word */
export function isUnderstoodAlone(stem: string): boolean {
  const text = stem.trim().replaceAll('’', "'");
  if (!text.endsWith('?')) return isSelfContained(text);
  return isSelfContained(
    text
      .replace(OPTIONS, '$1$2 of the following')
      .replace(PEOPLE, '$1 people')
      .replace(PLACED, 'beside')
      .replace(IMPERSONAL, '$1 ')
      .replace(POINTER, (word, index: number) =>
        isNamed(word.toLowerCase(), text.slice(0, index), text.slice(index + word.length)) ? 'the' : word,
      ),
  );
}

function isNamed(word: string, before: string, after: string): boolean {
  const named = contentStems(before);
  if (/^(?:table|figure|chapter|link)/.test(word)) return isCompound(before);
  if (!/^(?:th[eo]s[es]?|this|such)$/.test(word)) return named.size > 0;

  const [next] = getWords(after);
  const isAgain = next !== undefined && named.has(next.stem);
  if (isAgain || NEW_SENTENCE.test(before)) return true;
  const isOfPlural = word === 'those' && getWords(before).some(({ lower }) => isPluralNoun(lower));
  return isOfPlural && REST_OF_THOSE.test(after);
}

/** "The periodic table", unlike "the following table" and "table 2". */
function isCompound(previous: string): boolean {
  const last = getWords(previous).at(-1)?.lower;
  return last !== undefined && !isStopWord(last) && last !== 'following' && /\s$/.test(previous);
}
