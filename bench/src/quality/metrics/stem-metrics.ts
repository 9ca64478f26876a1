/** Metrics that look at the stem of each item. */

import { isPluralPhrase } from '@akada/core/text/number-form.ts';
import { sharedCount } from '@akada/core/text/set-overlap.ts';
import { contentStems } from '@akada/core/text/words.ts';
import nlp from 'compromise/two';
import { getDistractors, getShare, keyOf, type MeasuredItem } from './measured-item.ts';

const SINGULAR_VERB = /^(?:Which of the following|_{3,}) (?:is|was|has|does)\b/;
const PLURAL_VERB = /^(?:Which of the following|_{3,}) (?:are|were|have|do)\b/;

/** M15: the share of items that are one clean sentence whose verb agrees with the key. */
export function wellFormed(items: readonly MeasuredItem[]): number {
  return getShare(items, (item) => isClean(item.stem) && agrees(item));
}

function isClean(stem: string): boolean {
  const count = (mark: string) => stem.split(mark).length - 1;
  if (count('(') !== count(')') || count('“') !== count('”') || count('"') % 2 === 1) return false;
  if (!/[^.?!][.?!]["”’]?$/.test(stem)) return false;
  return !/^(?:visit|see|click)\b/i.test(stem) && !/https?:|www\./i.test(stem);
}

function agrees(item: MeasuredItem): boolean {
  const isPlural = isPluralPhrase(keyOf(item));
  if (SINGULAR_VERB.test(item.stem)) return !isPlural;
  if (PLURAL_VERB.test(item.stem)) return isPlural;
  return true;
}

const STARTS =
  'he she it they this that these those we you such here another however therefore thus and but so'.split(
    ' ',
  );
const POINTERS =
  'this these those such figure figures table tables chapter chapters above below previous previously video videos website websites we our us you your'.split(
    ' ',
  );
const PRONOUNS = 'he she it they them his her their'.split(' ');
const EARLY = 4;

/** M6: the share of items that can be understood without the sentence before. */
export function selfContained(items: readonly MeasuredItem[]): number {
  return getShare(items, (item) => standsAlone(item.stem));
}

function standsAlone(stem: string): boolean {
  const words = stem.toLowerCase().match(/[\p{L}\p{N}_'’-]+/gu) ?? [];
  const text = words.join(' ');
  if (STARTS.includes(words[0] ?? '') || text.startsWith('for example')) return false;
  if (words.some((word) => POINTERS.includes(word)) || text.includes('earlier in')) return false;
  return !words.slice(0, EARLY).some((word) => PRONOUNS.includes(word));
}

const ALIAS_BESIDE_BLANK = /_{3,}\s*\(|\)\s*_{3,}|_{3,},? or \S+,/;

/**
 * M7: the share of items whose stem has no content word of the key and no other name of it next to the blank.
 * A phrase may share a word with the stem if another option has it as well.
 */
export function leakFree(items: readonly MeasuredItem[]): number {
  return getShare(items, (item) => !ALIAS_BESIDE_BLANK.test(item.stem) && !namesTheKey(item));
}

function namesTheKey(item: MeasuredItem): boolean {
  const requested = contentStems(item.stem);
  const ownIds = contentStems(keyOf(item));
  if (!isPhrase(item)) return sharedCount(ownIds, requested) > 0;

  const others = new Set(getDistractors(item).flatMap((option) => [...contentStems(option)]));
  return [...ownIds].some((stem) => requested.has(stem) && !others.has(stem));
}

const FEWEST_WORDS_OF_PHRASE = 4;

/** A statement or a reason, not a term. */
function isPhrase(item: MeasuredItem): boolean {
  const key = keyOf(item);
  return /^\p{Ll}/u.test(key) && key.split(/\s+/).length >= FEWEST_WORDS_OF_PHRASE;
}

const FEWEST = 6;
const MOST = 40;
const TEMPLATE_WORDS = /^(?:which of the following|which (?:one|term)|who|what)\b/i;

/**
 * M13: the share of items whose stem has 6 to 40 words, its template not counted; "What is an atom?" needs no more, and
 * neither does "Sebum ________." where the options are phrases.
 */
export function stemLength(items: readonly MeasuredItem[]): number {
  const described = items.filter(({ kind }) => kind !== 'meaning');
  return getShare(described, (item) => {
    const words =
      item.stem.replace(TEMPLATE_WORDS, '').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
    return (words >= FEWEST || isPhrase(item)) && words <= MOST;
  });
}

const BLANK = /_{3,}/;
const HALF_NAME = /\p{Lu}[\p{L}'’-]* (?:of|and)(?: the)? _{3,}|_{3,} \p{Lu}/u;

/** M8: the share of items whose blank, if there is one, replaces a complete noun phrase or a complete statement. */
export function wholeBlank(items: readonly MeasuredItem[]): number {
  return getShare(items, (item) => !BLANK.test(item.stem) || isPhrase(item) || !isHalf(item));
}

function isHalf(item: MeasuredItem): boolean {
  if (HALF_NAME.test(item.stem)) return true;

  const previous = item.stem.slice(0, item.stem.search(BLANK)).replace(/["“”‘]/g, '');
  if (previous.trim() === '' || !/[\p{L}\p{N}]\s+["“‘']?$/u.test(previous)) return false;
  return endsInModifier(`${previous}${item.options[item.answerIndex] ?? ''}`, previous);
}

/** Judged with the key in its place, by the library's full tagging, which the engine itself does not use. */
function endsInModifier(sentence: string, previous: string): boolean {
  const wordsBefore = nlp(previous)
    .document.flat()
    .filter((term) => term.text !== '').length;
  const terms = nlp(sentence)
    .document.flat()
    .filter((term) => term.text !== '');
  const tags = terms[wordsBefore - 1]?.tags;
  if (tags === undefined || tags.has('Verb') || tags.has('Pronoun') || tags.has('Determiner')) return false;
  return tags.has('Adjective') || tags.has('Noun');
}
