import type { SetExam } from '@akada/contract/work/course-exams.ts';

const dayMs = 86_400_000;

/**
 * @param days the number of days within which an exam opens
 * @returns open and upcoming exams, without exams in progress, which have a separate list
 */
export function examsAhead(exams: readonly SetExam[], days = Number.POSITIVE_INFINITY): SetExam[] {
  return exams.filter(({ state, running_exam_id, attempts_left, opens_at, server_now }) => {
    if (running_exam_id !== null || attempts_left === 0) return false;
    if (state === 'open') return true;
    return state === 'coming' && Date.parse(opens_at) - Date.parse(server_now) <= days * dayMs;
  });
}
