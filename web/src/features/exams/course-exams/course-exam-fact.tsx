import type { SetExam } from '@akada/contract/work/course-exams.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { shortCountdownText } from './course-exam-window.ts';
import { useCountdown, useWindowState } from './use-window.ts';

interface CourseExamFactProps {
  exam: SetExam;
  receivedAt: number;
}

/** The single fact about an exam in a list: the remaining time, or the result. */
export function CourseExamFact({ exam, receivedAt }: CourseExamFactProps) {
  const state = useWindowState(exam, receivedAt);
  const countdown = useCountdown(exam, receivedAt, shortCountdownText);
  const zone = useTimeZone();

  if (exam.running_exam_id !== null) return 'In progress';
  if (state === 'closed' || exam.attempts_left === 0) return getOutcome(exam, zone);
  // Has no timer role, because the name of the surrounding link would then lack the time.
  return state === 'open' ? `${countdown} left` : `Opens in ${countdown}`;
}

/** The best visible result. */
function getOutcome({ finished, closes_at }: SetExam, zone: string | undefined): string {
  if (finished.length === 0) return `Closed ${dayText(closes_at, zone)}`;
  const shown = finished.flatMap(({ percent }) => percent ?? []);
  return shown.length === 0 ? 'Handed in' : `${Math.max(...shown)}%`;
}
