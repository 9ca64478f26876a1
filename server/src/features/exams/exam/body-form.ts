import { createHash } from 'node:crypto';
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import { getVisibleForm } from '@akada/core/question-types/visible-form.ts';

/** @returns a hash of what students see of a body; null for a choice among options */
export function getBodyForm(body: QuestionBody | null): string | null {
  return body && createHash('sha256').update(getVisibleForm(body)).digest('base64url');
}
