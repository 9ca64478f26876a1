/** The gate's demands on the key: supported by the quotation, the only right option, not given away. */
import { coverage } from '../../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../../text/words.ts';
import { type Aliases, areAliases } from '../terms/aliases.ts';

const LEAST_COVERAGE = 0.85;
const TEMPLATE =
  /^(?:(?:according to the note, )?which (?:one )?of the following(?: is described as)?|who is described as|which term means(?: that)?|(?:which|what) (?:term|word|name|concept|phrase)|what is the (?:term|name|word) for|what|who|which)\b/i;

const QUOTED = /[“«„]\s?([^”»“]+?)\s?[”»“]/gu;

/**
 * Returns true if the quotation names the key, and it and the text above it say what the stem says: literally
 * for quoted words, else for nearly all of its words.
 *
 * @param context the text above the quotation: its section, the head of its table or list
 */
export function isSupported(stem: string, key: string, quote: string, context = ''): boolean {
  if (!containsWords(normalForm(quote), normalForm(key))) return false;

  const evidence = `${context}\n${quote}`;
  const cited = citedIn(stem);
  if (cited.length > 0) return cited.every((words) => containsWords(normalForm(evidence), words));
  return coverage(contentStems(stem.replace(TEMPLATE, '')), contentStems(evidence)) >= LEAST_COVERAGE;
}

/** The normal forms of quoted words in a stem. */
export function citedIn(stem: string): string[] {
  return [...stem.matchAll(QUOTED)].map(([, words = '']) => normalForm(words));
}

/** True when no distractor is part of another option, another name of the key, or named in the evidence. */
export function hasOneKey(
  key: string,
  distractors: readonly string[],
  quote: string,
  aliases: Aliases,
): boolean {
  const evidence = normalForm(quote);
  const keyNorm = normalForm(key);
  if (anyPartOfAnother([key, ...distractors])) return false;

  return distractors.every((distractor) => {
    const norm = normalForm(distractor);
    return !containsWords(evidence, norm) && !areAliases(aliases, keyNorm, norm);
  });
}

function anyPartOfAnother(options: readonly string[]): boolean {
  return options.some((one, index) =>
    options.some((other, otherAt) => index !== otherAt && isPartOf(one, other)),
  );
}

/** Prefixes that turn a word into the name of something else: "hypodermis" is no kind of dermis. */
const CONTRASTS = /^(?:non|un|anti|epi|hypo|hyper)-?$/;

/**
 * "Toxin" is the class of "exotoxin", and "solid-state detector" is a shorter "solid-state radiation
 * detector". The order does not matter.
 */
export function isPartOf(left: string, right: string): boolean {
  const [one, two] = [left.toLowerCase(), right.toLowerCase()];
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  if (short !== '' && long.endsWith(short) && CONTRASTS.test(long.slice(0, -short.length))) return false;
  return one.includes(two) || two.includes(one) || isInWords(one, two) || isInWords(two, one);
}

function isInWords(short: string, long: string): boolean {
  const words = new Set(normalForm(long).split(' '));
  return normalForm(short)
    .split(' ')
    .every((word) => words.has(word));
}

/** A root is this long, and most of the shorter word. */
const ROOT_LETTERS = 5;
const ROOT_SHARE = 0.7;
/**
 * A shorter root must be nearly all of its word, and the other word must continue it: "plan" is no root of
 * "plane".
 */
const SHORT_ROOT_LETTERS = 4;
const SHORT_ROOT_SHARE = 0.8;
const GOES_ON = 3;

/** "Sesamoid" and "sesame", "utility" and "utilitarian", "toxin" and "toxicology": one gives the other away. */
export function shareRoot(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  if (same >= ROOT_LETTERS && same >= ROOT_SHARE * shorter) return true;
  const goesOn = Math.abs(one.length - other.length) >= GOES_ON;
  return goesOn && same >= SHORT_ROOT_LETTERS && same >= SHORT_ROOT_SHARE * shorter;
}

function rootIn(word: string, words: ReadonlySet<string>): boolean {
  return words.has(word) || [...words].some((other) => shareRoot(word, other));
}

/** True when the stem holds no content word of the key, in whatever form, and none of its roots. */
export function isLeakFree(stem: string, key: string): boolean {
  const requested = contentStems(stem);
  return ![...contentStems(key)].some((word) => rootIn(word, requested));
}

/** True when the stem holds no content word of the key that no other option has: "First reading", "Second reading". */
export function isLeakShared(stem: string, key: string, distractors: readonly string[]): boolean {
  const requested = contentStems(stem);
  const others = new Set(distractors.flatMap((distractor) => [...contentStems(distractor)]));
  return [...contentStems(key)].every((word) => !rootIn(word, requested) || others.has(word));
}

/**
 * @returns the stems of the words in the stem that give the key away: for a term words that not all options have, for
 * everything else words that no other option has
 */
export function findLeaks(
  stem: string,
  key: string,
  distractors: readonly string[],
  isTerm: boolean,
): string[] {
  const requested = contentStems(stem);
  const others = distractors.map((distractor) => contentStems(distractor));
  const isShared = (word: string) =>
    isTerm ? others.every((words) => rootIn(word, words)) : others.some((words) => words.has(word));
  return [...contentStems(key)].filter((word) => rootIn(word, requested) && !isShared(word));
}

/** "an ________" rules options out; true when the option takes the article that stands before the blank. */
export function suitsArticle(stem: string, option: string): boolean {
  const article = /(?:^|\s)(an?)\s+_{3,}/i.exec(stem)?.[1]?.toLowerCase();
  return article === undefined || (article === 'an') === startsWithVowelSound(option);
}

/** Whether "an" goes before it, judged by its letters; "unit" and "hour" are the usual exceptions. */
function startsWithVowelSound(option: string): boolean {
  const lower = option.toLowerCase();
  if (/^(?:uni[^mn]|use|eu|one|ubi)/.test(lower)) return false;
  return /^(?:[aeiou]|hour|honest|heir)/.test(lower);
}
