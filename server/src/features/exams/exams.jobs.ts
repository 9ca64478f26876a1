import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { ExamFinish } from './exam-finish.service.ts';

/** Exams end on time whether or not anybody comes back. */
export function examsTasks(finish: ExamFinish): PeriodicTask[] {
  return [{ name: 'exams.finish_overdue', everyMs: 5_000, run: () => finish.finishAllOverdue() }];
}
