/** The order of an exam that asks named questions as they were named, such as a past paper in its printed order. */
import type { ExamOrder } from '@akada/contract/work/exam-order.ts';
import { togetherByPassage } from '@akada/core/questions/passage-order.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import type { PaperQuestion } from './exam-paper.ts';

/**
 * @param selection the questions of the exam, in a random order
 * @returns the same questions in the order in which they were named, if the exam asks for it; questions of a passage stay together
 * @throws Fault `validation_failed` if the order names no questions
 */
export function applyNamedOrder(
  selection: readonly PaperQuestion[],
  { in_order: isOrdered = false, question_ids: ids }: ExamOrder,
): PaperQuestion[] {
  if (!isOrdered) return [...selection];
  if (ids === undefined) throw invalidField('in_order', 'Name the questions in their order');

  const positions = new Map(ids.map((id, index) => [id.toLowerCase(), index]));
  const placed = selection
    .map(({ question, section }) => ({
      question,
      section,
      passageId: question.passageId,
      position: positions.get(question.id) ?? ids.length,
    }))
    .sort((one, other) => one.position - other.position);
  return togetherByPassage(placed).map(({ question, section }) => ({ question, section }));
}
