/**
 * The gate's demands on questions in an author's own words, where the quotation supports the answer by its
 * meaning.
 */
import { sentenceSpans } from '../../text/sentences.ts';
import { coverage } from '../../text/set-overlap.ts';
import { containsWords, contentStems, isStopWord, normalForm } from '../../text/words.ts';
import type { QuestionKind } from '../question-draft.ts';
import { type Aliases, areAliases } from '../terms/aliases.ts';

/** Min share of an option's content words that are in the quotation. */
const LEAST_OF_OPTION = 0.6;
/** A stem in other words than the note's still names what the page is about. */
const LEAST_OF_STEM = 0.5;

export interface MeantQuestion {
  kind: QuestionKind;
  stem: string;
  key: string;
  distractors: readonly string[];
  quote: string;
  /** The text of the quotation's page. */
  page: string;
}

/**
 * Returns true if the quotation says what the key says and the page is about the stem. For an exception the
 * quotation has only the key, if that belongs, or all others.
 */
export function isMeant({ kind, stem, key, distractors, quote, page }: MeantQuestion): boolean {
  const said = subjectStems(quote);
  const holds = (option: string) => isCovered(option, said);
  const isProved =
    kind === 'exception' && !holds(key)
      ? distractors.every(holds)
      : holds(key) && !(kind === 'exception' && distractors.some(holds));
  return isProved && isOfPage(stem, page);
}

/** Returns true if the page is about the stem; for a new case in other words its question is enough. */
function isOfPage(stem: string, page: string): boolean {
  const known = contentStems(page);
  const last = sentenceSpans(stem).at(-1);
  const requested = last === undefined ? stem : stem.slice(last.start, last.end);
  return [stem, requested].some((text) => coverage(contentStems(text), known) >= LEAST_OF_STEM);
}

/** "Keeps" is no more a word of its subject than "keep". */
function subjectStems(text: string): Set<string> {
  return new Set([...contentStems(text)].filter((stem) => !isStopWord(stem)));
}

/** Every number of an option must be in its source: "8 years" is not "18 years". */
function isCovered(option: string, said: ReadonlySet<string>): boolean {
  const stems = subjectStems(option);
  const numbers = [...stems].filter((stem) => /\d/.test(stem));
  return coverage(stems, said) >= LEAST_OF_OPTION && numbers.every((number) => said.has(number));
}

/** True when the quotation covers no other option better than the key; of an exception it may. */
export function isBestCovered({ kind, key, distractors, quote }: MeantQuestion): boolean {
  const said = subjectStems(quote);
  const ofKey = coverage(subjectStems(key), said);
  const others = distractors.map(subjectStems).filter(({ size }) => size > 0);
  return kind === 'exception' || others.every((stems) => coverage(stems, said) <= ofKey);
}

/** Longer options are sentences: they say something else with the same words. */
const LONGEST_TERM = 4;

/** True when one option is a part of another, word by word, or two of them name the same. */
export function areApart(options: readonly string[], aliases: Aliases): boolean {
  const norms = options.map(normalForm);
  return norms.every((one, index) =>
    norms.every(
      (other, otherAt) => index === otherAt || !(isWithin(one, other) || areAliases(aliases, one, other)),
    ),
  );
}

function isWithin(short: string, long: string): boolean {
  const [part, whole] = [short.split(' '), long.split(' ')];
  if (whole.length > LONGEST_TERM) return containsWords(long, short);
  return part.length < whole.length && part.every((word) => whole.includes(word));
}
