/** The source of an exam's questions, as students read it. */
import type { ExamSource } from '@akada/contract/work/exam-order.ts';
import type { ExamRow } from './exams.tables.ts';

export function presentExamSource({
  sourceKind,
  sourceKey,
}: Pick<ExamRow, 'sourceKind' | 'sourceKey'>): ExamSource | null {
  return sourceKind && { kind: sourceKind, id: sourceKind === 'hall' ? null : sourceKey };
}
