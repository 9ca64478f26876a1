/** Texts of remarks. */
import type { PaperRemark } from '@akada/contract/work/marking/remarks.ts';
import { numberText } from '../../lib/format/numbers.ts';

/** @returns the author of a remark, such as `You` or `Kelechi` */
export function authorText({ by, is_mine }: PaperRemark, otherName: string): string {
  if (is_mine) return 'You';
  return by === 'tutor' ? 'Your tutor' : otherName;
}

/** @returns `contests the marks`, `keeps the marks` or `changed 11 to 13 marks`; empty for a comment */
export function actText({ kind, is_mine, points_before, points_after }: PaperRemark): string {
  switch (kind) {
    case 'comment':
      return '';
    case 'contest':
      return is_mine ? 'contest the marks' : 'contests the marks';
    case 'confirmed':
      return is_mine ? 'keep the marks' : 'keeps the marks';
    case 'changed':
      return `changed ${numberText(points_before ?? 0)} to ${numberText(points_after ?? 0)} marks`;
  }
}

/** @returns the questions whose contested marks wait for the tutor */
export function getOpenContests(remarks: readonly PaperRemark[]): string[] {
  const open = new Set<string>();
  for (const { kind, question_id } of remarks) {
    if (question_id === null) continue;
    if (kind === 'contest') open.add(question_id);
    if (kind === 'confirmed' || kind === 'changed') open.delete(question_id);
  }
  return [...open];
}
