/** The selection after an option was pressed. */
import type { QuestionType } from '../questions/bank-question.ts';

/**
 * @param selection indexes of options, null while none is
 * @returns what is chosen then, ascending: of several right ones a second press takes its option back, of one it stays
 */
export function optionsAfterPress(
  type: QuestionType,
  selection: readonly number[] | null,
  pressed: number,
): number[] | null {
  if (type !== 'multiple') return [pressed];

  const before = selection ?? [];
  const after = before.includes(pressed)
    ? before.filter((option) => option !== pressed)
    : [...before, pressed].toSorted((one, other) => one - other);
  return after.length === 0 ? null : after;
}
