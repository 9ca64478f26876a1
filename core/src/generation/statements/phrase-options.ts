import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems, wordsOf } from '../../text/words.ts';
import { classAgreement, classesOf } from '../classes/noun-classes.ts';
import { lengthRatio } from '../gate/option-form.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import type { StatedPhrase } from './stated-phrases.ts';

/** The gate takes no key that is so much longer or shorter than the mean of the others. */
const LIKE_LENGTH_RATIO = 1.6;
export const MOST_LENGTH_RATIO = 2.1;
const SAME_PHRASE = 0.35;
/** Two sentences that share so much may say the same, and then both phrases are right. */
const SAME_STATEMENT = 0.4;
/** What stands right beside a statement often goes on about it. */
const NEXT_SENTENCES = 1;
/** What stands further away, in sentences, is struck out by its subject. */
const FARTHEST = 150;
const MOST_OPTIONS = 24;
const FEWEST_ALIKE = 3;
/** In sentences: so much nearer counts what is of the same part, and what carries a word of what is asked. */
const SAME_PART = 20;
const SAME_WORD = 25;
const MOST_SAME_WORDS = 2;

/**
 * Phrases that can stand beside a key without being right: of its form and length, from statements about other things.
 *
 * @param key the phrase that is right
 * @param asked the stems of what the question says
 * @param candidates of the whole note, in its order: a book has thousands of keys and of candidates
 * @returns their texts, those first that are hardest to strike out: near the key, and about what is asked
 */
export function phraseOptions(
  key: StatedPhrase,
  asked: ReadonlySet<string>,
  candidates: readonly StatedPhrase[],
): string[] {
  const fitting = near(key, candidates).filter((other) => isFormed(other, key) && isOther(other, key));
  const alike = fitting.filter(({ text }) => lengthRatio(text, key.text) <= LIKE_LENGTH_RATIO);
  return (alike.length >= FEWEST_ALIKE ? alike : fitting)
    .map((other) => ({ text: other.text, distance: distanceOf(other, key, asked) }))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, MOST_OPTIONS)
    .map(({ text }) => text);
}

/** Those of the candidates that are not too far from the key. */
function near({ sentence }: StatedPhrase, candidates: readonly StatedPhrase[]): readonly StatedPhrase[] {
  let [low, high] = [0, candidates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candidates[middle]?.sentence.index ?? 0) < sentence.index - FARTHEST) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while ((candidates[end]?.sentence.index ?? Number.POSITIVE_INFINITY) <= sentence.index + FARTHEST) end += 1;
  return candidates.slice(low, end);
}

function isFormed(other: StatedPhrase, key: StatedPhrase): boolean {
  if (other.form !== key.form || lengthRatio(other.text, key.text) > MOST_LENGTH_RATIO) return false;
  return key.form !== 'thing' || classAgreement(classesOfThing(other), classesOfThing(key)) > 0;
}

/** Not right beside the key, and from a sentence that says something else. */
function isOther(other: StatedPhrase, key: StatedPhrase): boolean {
  return Math.abs(other.sentence.index - key.sentence.index) > NEXT_SENTENCES && !saysTheSame(other, key);
}

/** Whether two phrases, or the sentences that they are from, have so much in common that both may be right. */
export function saysTheSame(one: StatedPhrase, other: StatedPhrase): boolean {
  if (overlapF1(one.stems, other.stems) >= SAME_PHRASE) return true;
  return overlapF1(stemsOf(one.sentence), stemsOf(other.sentence)) >= SAME_STATEMENT;
}

function distanceOf(
  { sentence, stems }: StatedPhrase,
  key: StatedPhrase,
  asked: ReadonlySet<string>,
): number {
  const sameWords = Math.min(MOST_SAME_WORDS, stems.intersection(asked).size);
  const apart = Math.abs(sentence.index - key.sentence.index);
  return apart - (sentence.part === key.sentence.part ? SAME_PART : 0) - SAME_WORD * sameWords;
}

const AFTER_HEAD =
  /,? (?:of|in|for|to|from|by|with|that|which|who|when|where|between|on|at|among|against|and|or|full|rich|made|used|found|formed|caused|called|known|able) |,/;

/** The noun of a phrase: "the loss of water" is a loss. */
export function headOf(text: string): string {
  const [named = ''] = text.toLowerCase().split(AFTER_HEAD);
  return wordsOf(named).at(-1)?.lower ?? '';
}

const classesOfThing = ({ text }: StatedPhrase) => classesOf(headOf(text));

const stemsBySentence = new WeakMap<NoteSentence, ReadonlySet<string>>();

function stemsOf(sentence: NoteSentence): ReadonlySet<string> {
  const known = stemsBySentence.get(sentence) ?? contentStems(sentence.text);
  stemsBySentence.set(sentence, known);
  return known;
}
