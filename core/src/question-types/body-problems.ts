/** Sentences about the lists of a body that keep a question from being published. */

import { bodyLimits } from './question-body.ts';
import { tidyText } from './texts/answer-text.ts';
import { isBlank } from './texts/blank.ts';

/**
 * Reports the first problem, because an author mends one thing after the other.
 *
 * @param problems sentences in the order in which they are reported; null if there is no problem
 * @returns the first sentence under the name of its field; empty if there is none
 */
export function toBodyProblems(problems: readonly (string | null)[]): Record<string, string> {
  const first = problems.find((problem) => problem !== null);
  return first ? { body: first } : {};
}

/** A list of texts in the words of the author. */
interface TextList {
  texts: readonly string[];
  /** Such as "item"; its plural ends in s. */
  noun: string;
  min: number;
  max: number;
}

/**
 * Checks the number, the length and the content of texts.
 *
 * @param list with its limits
 * @returns a sentence, or null if nothing is wrong
 */
export function findTextProblem({ texts, noun, min, max }: TextList): string | null {
  if (texts.length < min) return `Give at least ${numberWords[min] ?? min} ${noun}${min === 1 ? '' : 's'}.`;
  if (texts.length > max) return `Give at most ${max} ${noun}s.`;
  if (texts.some(isBlank)) return `Write a text for each ${noun}.`;
  return texts.some((text) => text.length > bodyLimits.text)
    ? `Write at most 1,000 characters for each ${noun}.`
    : null;
}

const numberWords = ['zero', 'one', 'two'];

/**
 * Looks for texts that students could not tell apart.
 *
 * @param texts in any order
 * @returns true if two of them look equal
 */
export function hasDuplicates(texts: readonly string[]): boolean {
  return new Set(texts.map(tidyText)).size < texts.length;
}

/**
 * Checks the shares and the feedback of accepted answers or options.
 *
 * @param rows accepted answers
 * @returns a sentence, or null if nothing is wrong
 */
export function findRowProblem(rows: readonly { share: number; feedback: string }[]): string | null {
  if (rows.some(({ share }) => !isShare(share))) return 'Give each answer between 0 % and 100 % of the mark.';
  return rows.some(({ feedback }) => feedback.length > bodyLimits.feedback)
    ? 'Write at most 1,000 characters of feedback.'
    : null;
}

/**
 * Says whether a number can be a share of a mark.
 *
 * @param share any number
 * @returns true from 0 to 1
 */
export function isShare(share: number): boolean {
  return share >= 0 && share <= 1;
}
