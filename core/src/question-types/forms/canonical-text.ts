/** Bodies as text, so that equal ones are equal texts. */
import type { QuestionBody } from '../question-body.ts';

/**
 * Writes a body with its properties sorted, because the database does not keep their order.
 *
 * @param body null for a choice among options
 * @returns the same text for bodies that say the same
 */
export function getCanonicalText(body: QuestionBody | null): string {
  return JSON.stringify(body, (_, value) => (isRecord(value) ? sortProperties(value) : value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function sortProperties(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}
