/** The form by which two bodies are compared as students see them. */
import type { QuestionBody } from '../question-body.ts';
import { presentBody } from '../question-types.ts';

/**
 * Writes what students see of a body, in an order that depends on no seed and no key.
 *
 * @param body of the question
 * @returns a text to compare; equal bodies differ in their keys at most
 */
export function getVisibleForm(body: QuestionBody): string {
  return JSON.stringify(presentBody(body, ''), (_, value) => (isTextList(value) ? value.toSorted() : value));
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
