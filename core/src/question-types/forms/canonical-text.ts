/** Bodies and answers as text, so that equal ones are equal texts. */
import type { QuestionBody } from '../question-body.ts';
import type { QuestionResponse } from '../type-module.ts';

/**
 * Writes a body or an answer with its properties sorted, because the database does not keep their order.
 *
 * @param value null for a choice among options
 * @returns the same text for values that say the same
 */
export function getCanonicalText(value: QuestionBody | QuestionResponse | null): string {
  return JSON.stringify(value, (_, part) => (isRecord(part) ? sortProperties(part) : part));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function sortProperties(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}
