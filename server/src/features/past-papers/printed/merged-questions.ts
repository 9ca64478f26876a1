/** Matches the questions of a new reading with the stored ones, which keep the student's changes. */
import type { PrintedQuestion } from '@akada/core/papers/printed-paper.ts';
import type { PaperQuestionContent } from './paper-content.ts';

/**
 * @param printed questions of the new reading, in order
 * @param previous questions as they are stored, in order
 * @returns the new questions; one with the number, the section and the printed stem of a stored question keeps its student's
 *   changes and its question of the set
 */
export function mergeQuestions(
  printed: readonly PrintedQuestion[],
  previous: readonly PaperQuestionContent[],
): PaperQuestionContent[] {
  const storedByName = Map.groupBy(previous, (question) => getName(question.printed));
  return printed.map((question) => {
    const match = storedByName.get(getName(question))?.shift();
    return match === undefined ? asPrinted(question) : merge(question, match);
  });
}

function getName({ number, section, stem }: PrintedQuestion): string {
  return JSON.stringify([number, section, stem]);
}

/** @returns a question without changes of a person */
export function asPrinted(printed: PrintedQuestion): PaperQuestionContent {
  const { key, answer, keySource } = printed;
  const keyGiver = keySource === null ? null : 'paper';
  return {
    printed,
    stem: null,
    options: null,
    key,
    answer,
    keyGiver,
    isExcluded: false,
    questionId: null,
    topic: null,
  };
}

function merge(printed: PrintedQuestion, match: PaperQuestionContent): PaperQuestionContent {
  const { stem, options, isExcluded, questionId, topic } = match;
  const fresh = asPrinted(printed);
  const key = match.keyGiver === 'person' ? match : fresh;
  const merged = { ...fresh, stem, options, isExcluded, questionId, topic };
  const count = options?.length ?? printed.options.length;
  // A key of other options would be wrong, and the database rejects it.
  const isFitting = count === 0 ? key.key.length === 0 : key.key.every((index) => index < count);
  if (!isFitting) return { ...merged, key: [], answer: '', keyGiver: null };
  return { ...merged, key: key.key, answer: count === 0 ? key.answer : '', keyGiver: key.keyGiver };
}
