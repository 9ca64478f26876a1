import { coverage } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import { foldedAnswer } from '../folded-answer.ts';

/** The result of comparing two answers without a model. */
export type AnswersAre = 'equal' | 'not' | 'unclear';

const NEGATION = /\b(?:no|not|never|none|without|cannot|nor|neither)\b/i;
const NUMBER = /\p{N}+(?:[.,]\p{N}+)*/gu;

const findNumbers = (text: string) => (text.match(NUMBER) ?? []).sort().join(' ');

const NUMBER_WORDS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const NUMBER_WORD = new RegExp(`\\b(?:${NUMBER_WORDS.join('|')})\\b`, 'gi');
const withFigures = (text: string) =>
  text.replace(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase()) + 2));

/** An answer with more words than this for each of the other says more than the other does: "a chain", of all that Hawaii is. */
const MAX_TIMES = 2;

/** Compares an answer from a single passage with the back of a card. */
export function compareAnswers(givenText: string, requestedText: string): AnswersAre {
  const [input, requested] = [withFigures(givenText), withFigures(requestedText)];
  const [one, other] = [foldedAnswer(input), foldedAnswer(requested)];
  if (one === '' || other === '') return 'not';
  if (one === other) return 'equal';
  if (findNumbers(input) !== findNumbers(requested) || NEGATION.test(input) !== NEGATION.test(requested))
    return 'not';

  const [few, many] = [contentStems(input), contentStems(requested)].sort((a, b) => a.size - b.size);
  if (few === undefined || many === undefined || few.size === 0) return 'unclear';
  return coverage(few, many) === 1 && many.size <= MAX_TIMES * few.size ? 'equal' : 'unclear';
}

/** The result of the check: the passage gives one answer, several, or none. */
export type CheckStatus = 'one' | 'several' | 'none';

/** "Why" may be answered in several ways that are all right. */
const REASON = /^(?:why|how|pourquoi|comment|por qué|warum|wie|perché|come)\b/iu;

/** @returns whether a status lets a card pass whose answers are equal */
export function isDecided(status: CheckStatus, front: string): boolean {
  return status === 'one' || (status === 'several' && REASON.test(front));
}
