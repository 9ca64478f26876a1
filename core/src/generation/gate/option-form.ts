import { isPluralPhrase } from '../../text/number-form.ts';
import { getWords, isStopWord } from '../../text/words.ts';

const LONGEST_TERM = 4;
const LEAST_RATIO = 0.4;
const GREATEST_RATIO = 2.5;
/** A longer key is the best-known clue among phrase options, so their lengths may differ less. */
const GREATEST_PHRASE_RATIO = 1.6;

/**
 * True when nothing about its form sets the key apart: no distractor differs from it in length or in being a number, and at most
 * one in its number, capitals or "-ing".
 */
export function looksAlike(key: string, distractors: readonly string[]): boolean {
  if (getWords(key).length <= LONGEST_TERM)
    return (
      distractors.every(
        (distractor) => isOfLength(distractor, key) && isNumber(distractor) === isNumber(key),
      ) && distractors.filter((distractor) => getForm(distractor) !== getForm(key)).length <= 1
    );

  const mean =
    distractors.reduce((sum, distractor) => sum + distractor.length, 0) / Math.max(1, distractors.length);
  return key.length <= mean * GREATEST_PHRASE_RATIO && mean <= key.length * GREATEST_PHRASE_RATIO;
}

/** @returns the longer over the shorter, in characters */
export function lengthRatio(one: string, other: string): number {
  return Math.max(one.length, other.length) / Math.max(1, Math.min(one.length, other.length));
}

/** True when one option has the form of another: a guesser without knowledge sees no difference in kind. */
export function isOfForm(option: string, key: string): boolean {
  return isOfLength(option, key) && getForm(option) === getForm(key);
}

function isOfLength(option: string, key: string): boolean {
  const ratio = option.length / Math.max(1, key.length);
  return ratio >= LEAST_RATIO && ratio <= GREATEST_RATIO;
}

const isNumber = (option: string) => /^[\d.,%\s]+$/.test(option);

/** Matches names as authors write them: "T. S. Eliot" and "Wole Soyinka", "Baron de Montesquieu" and "John Locke". */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: (?:d[aei]|del|v[ao]n|bin|of|the))*(?: ?\p{Lu}[\p{L}.'’-]*)+$/u;
const isName = (option: string) => option.includes(' ') && NAME.test(option);

function getForm(option: string): string {
  // A surname that ends in "s" is no plural, and initials are no acronym.
  if (isName(option)) return getForm('Name');
  const isCapital = /^\p{Lu}/u.test(option);
  const isAcronym = /^\p{Lu}\S*\p{Lu}\S*$/u.test(option);
  return [
    isNumber(option),
    isCapital,
    isAcronym,
    isPluralPhrase(option),
    option.toLowerCase().endsWith('ing'),
  ].join(' ');
}

/** True when neither its length nor being a number tells the key of a list or a table from the other options. */
export function hasFairOptions(key: string, distractors: readonly string[]): boolean {
  if (getWords(key).length > LONGEST_TERM) return looksAlike(key, distractors);
  const isAmount = (option: string) => /^[\p{Sc}]?[\d.,%\s]+\p{L}{0,4}$/u.test(option);
  return distractors.every(
    (distractor) => isAmount(distractor) === isAmount(key) && hasFairRatio(distractor, key),
  );
}

/** As `hasFairOptions`, and of terms at most one differs from the key in its form; "They believed the eyewitnesses" is none. */
export function areOfOneForm(key: string, distractors: readonly string[]): boolean {
  if (!hasFairOptions(key, distractors)) return false;
  const words = getWords(key);
  const isTerm = words.length <= LONGEST_TERM && words[0] !== undefined && !isStopWord(words[0].lower);
  return !isTerm || distractors.filter((option) => getForm(option) !== getForm(key)).length <= 1;
}

const LEAST_LOOSE_RATIO = 0.25;

function hasFairRatio(option: string, key: string): boolean {
  const ratio = option.length / Math.max(1, key.length);
  return ratio >= LEAST_LOOSE_RATIO && ratio <= 1 / LEAST_LOOSE_RATIO;
}

/** An option that is so much longer than the next one is chosen by students who know nothing. */
const CLEARLY_LONGER = 1.35;
const CHARACTERS_LONGER = 12;

/** True when the key can be told from all other options by its look: it is the only long one, or the only number. */
export function isConspicuous(key: string, distractors: readonly string[]): boolean {
  const maxLength = Math.max(...distractors.map(({ length }) => length));
  const isLong = key.length > maxLength * CLEARLY_LONGER && key.length - maxLength >= CHARACTERS_LONGER;
  return isLong || distractors.every((option) => isNumber(option) !== isNumber(key));
}
