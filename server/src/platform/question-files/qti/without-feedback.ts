/** Feedback of accepted answers, which QTI cannot show next to them. */
import type { AcceptedNumber, AcceptedText } from '@akada/core/question-types/question-body.ts';

/** The sentence for a question that loses feedback. */
export const feedbackRemark = 'Feedback of its answers is left out: QTI has none for typed answers and gaps.';

/** @param rows accepted answers or options @returns whether one has feedback */
export function hasFeedback(rows: readonly Pick<AcceptedText | AcceptedNumber, 'feedback'>[]): boolean {
  return rows.some(({ feedback }) => feedback !== '');
}
