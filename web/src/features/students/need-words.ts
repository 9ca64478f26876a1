/** Visible texts about a reason to help. */
import type { StudentNeed } from '@akada/contract/observers/students.ts';
import { counted } from '../../lib/format/numbers.ts';

/** @returns the reason in a few words, and its details */
export function describeNeed(need: StudentNeed): { reason: string; rest: string } {
  switch (need.kind) {
    case 'fell':
      return { reason: `${need.topic} ${need.percent}%`, rest: `was ${need.past}%` };
    case 'weak':
      return { reason: `${need.topic} ${need.percent}%`, rest: `in ${counted(need.answers, 'answer')}` };
    default:
      return {
        reason: `Nothing for ${counted(need.days, 'day')}`,
        rest: need.exam_in_days === null ? '' : describeExam(need.exam_in_days),
      };
  }
}

function describeExam(days: number): string {
  return days === 0 ? 'exam today' : `exam in ${counted(days, 'day')}`;
}
