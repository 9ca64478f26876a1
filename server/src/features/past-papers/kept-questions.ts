/** What stays of a past paper's questions when its note is read again. */
import type { PrintedQuestion } from '@akada/core/papers/printed-paper.ts';
import type { PaperQuestionContent } from './past-papers.tables.ts';

/**
 * @param printed questions of the new reading, in order
 * @param previous questions as they are stored, in order
 * @returns the new questions; one with the number, the section and the printed stem of a stored question keeps what its student
 *   did with it, and its place in the set
 */
export function keepQuestions(
  printed: readonly PrintedQuestion[],
  previous: readonly PaperQuestionContent[],
): PaperQuestionContent[] {
  const waiting = Map.groupBy(previous, (question) => getName(question.printed));
  return printed.map((question) => {
    const stored = waiting.get(getName(question))?.shift();
    return stored === undefined ? asPrinted(question) : keep(question, stored);
  });
}

function getName({ number, section, stem }: PrintedQuestion): string {
  return JSON.stringify([number, section, stem]);
}

function asPrinted(printed: PrintedQuestion): PaperQuestionContent {
  const { key, answer, keySource } = printed;
  const keyFrom = keySource === null ? null : 'paper';
  return { printed, stem: null, options: null, key, answer, keyFrom, leftOut: false, questionId: null };
}

function keep(printed: PrintedQuestion, stored: PaperQuestionContent): PaperQuestionContent {
  const { stem, options, leftOut, questionId } = stored;
  const fresh = asPrinted(printed);
  const key = stored.keyFrom === 'person' ? stored : fresh;
  const kept = { ...fresh, stem, options, leftOut, questionId };
  const count = options?.length ?? printed.options.length;
  // A key of other options would be wrong, and would not be stored.
  const isFitting = count === 0 ? key.key.length === 0 : key.key.every((index) => index < count);
  if (!isFitting) return { ...kept, key: [], answer: '', keyFrom: null };
  return { ...kept, key: key.key, answer: count === 0 ? key.answer : '', keyFrom: key.keyFrom };
}
