import { coverage } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import { foldedAnswer } from '../folded-answer.ts';

/** The result of comparing two answers without a model. */
export type AnswersAre = 'equal' | 'not' | 'unclear';

const NEGATION = /\b(?:no|not|never|none|without|cannot|nor|neither)\b/i;
const NUMBER = /\p{N}+(?:[.,]\p{N}+)*/gu;

const findNumbers = (text: string) => (text.match(NUMBER) ?? []).sort().join(' ');

/** Compares an answer from a single passage with the back of a card. */
export function compareAnswers(input: string, requested: string): AnswersAre {
  const [one, other] = [foldedAnswer(input), foldedAnswer(requested)];
  if (one === '' || other === '') return 'not';
  if (one === other) return 'equal';
  if (findNumbers(input) !== findNumbers(requested) || NEGATION.test(input) !== NEGATION.test(requested))
    return 'not';

  const [few, many] = [contentStems(input), contentStems(requested)].sort((a, b) => a.size - b.size);
  return few !== undefined && many !== undefined && few.size > 0 && coverage(few, many) === 1
    ? 'equal'
    : 'unclear';
}

/** The result of the check: the passage gives one answer, several, or none. */
export type CheckStatus = 'one' | 'several' | 'none';

/** "Why" may be answered in several ways that are all right. */
const REASON = /^(?:why|how|pourquoi|comment|por qué|warum|wie|perché|come)\b/iu;

/** @returns whether a status lets a card pass whose answers are equal */
export function isDecided(status: CheckStatus, front: string): boolean {
  return status === 'one' || (status === 'several' && REASON.test(front));
}
