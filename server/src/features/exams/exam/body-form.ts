import { createHash } from 'node:crypto';
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import { getVisibleForm } from '@akada/core/question-types/forms/visible-form.ts';

/** @returns a hash of the visible part of a body; null for a choice among options */
export function getBodyForm(body: QuestionBody | null): string | null {
  return body && createHash('sha256').update(getVisibleForm(body)).digest('base64url');
}
