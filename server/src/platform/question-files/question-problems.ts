/** The requirements for a question of a file in any format. */
import { getBodyProblems } from '@akada/core/question-types/question-types.ts';
import { getBodyProblem } from './bodies/body-problem.ts';
import type { FileQuestion } from './question-file.ts';

export const mostCharacters = { stem: 4_000, option: 1_000, feedback: 4_000, explanation: 4_000 } as const;
const optionCounts = { least: 2, most: 12 } as const;

/** @param index of an option @returns what it is called: A, B, C and so on */
export function optionLabel(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/**
 * @param question from a reader, with trimmed texts
 * @returns a sentence about its first problem, or null
 */
export function getProblem(question: FileQuestion): string | null {
  const { stem, options, keys, explanation } = question;
  if (stem === '') return 'This question has no text.';
  if (stem.length > mostCharacters.stem) return tooLong('The text of this question', 'stem');
  if (explanation.length > mostCharacters.explanation) return tooLong('The explanation', 'explanation');
  if (question.body !== null)
    return getBodyProblem(question.body, stem) ?? getPublishingProblem(question.body, stem);
  return problemOfCount(options.length) ?? problemOfOptions(options) ?? problemOfKeys(question, keys);
}

/**
 * @param count of options
 * @returns a sentence if no question has that many or that few, else null
 */
export function problemOfCount(count: number): string | null {
  if (count < optionCounts.least) return 'This question has fewer than two options.';
  return count > optionCounts.most
    ? `This question has ${count} options. ${optionCounts.most} is the most.`
    : null;
}

function problemOfOptions(options: FileQuestion['options']): string | null {
  const firstOf = new Map<string, number>();
  for (const [index, { text, feedback }] of options.entries()) {
    const label = `Option ${optionLabel(index)}`;
    const same = firstOf.get(text);
    if (text === '') return `${label} is empty.`;
    if (text.length > mostCharacters.option) return tooLong(label, 'option');
    if (feedback.length > mostCharacters.feedback)
      return tooLong(`The feedback of option ${optionLabel(index)}`, 'feedback');
    if (same !== undefined) return `Options ${optionLabel(same)} and ${optionLabel(index)} are the same.`;
    firstOf.set(text, index);
  }
  return null;
}

function problemOfKeys({ type, options }: FileQuestion, keys: readonly number[]): string | null {
  if (keys.length === 0) return 'This question has no right answer.';
  const isOfOptions = keys.every((key) => Number.isInteger(key) && key >= 0 && key < options.length);
  if (!isOfOptions) return 'The right answer is none of the options.';
  return type !== 'multiple' && keys.length > 1 ? 'This question has more than one right answer.' : null;
}

function tooLong(label: string, kind: keyof typeof mostCharacters): string {
  return `${label} is longer than ${mostCharacters[kind].toLocaleString('en')} characters.`;
}

/** The reader names a problem now that would keep the question from being published later. */
function getPublishingProblem(body: NonNullable<FileQuestion['body']>, stem: string): string | null {
  const [problem] = Object.values(getBodyProblems(body, stem));
  return problem === undefined ? null : `${problem}.`;
}
