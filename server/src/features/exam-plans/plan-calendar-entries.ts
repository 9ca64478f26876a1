/** Exam plans as entries of a calendar: the exam at its hour, and the minutes of each day of study. */
import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { getPlanTitle } from '@akada/core/exam-plans/plan-title.ts';
import { links } from '@akada/core/links/links.ts';
import type { CalendarEntry } from '../../platform/calendar/calendar-text.ts';

export function getCalendarEntries(plans: readonly ExamPlan[]): CalendarEntry[] {
  return plans.flatMap(({ id, exam_at, sources, days }) => {
    const exam = getPlanTitle(sources);
    const url = links.examPlan(id);
    const study = days
      .filter(({ kind, minutes }) => kind === 'study' && minutes > 0)
      .map(({ day, minutes, has_mock }) => ({
        id: `${id}-${day}`,
        start: day,
        title: `${exam}: ${minutes} min`,
        description: has_mock
          ? 'Today your plan has a practice exam.'
          : 'These are the minutes of your exam plan. They change as you study.',
        url,
      }));
    const examEntry = {
      id: `${id}-exam`,
      start: exam_at,
      title: `Exam: ${exam}`,
      description: 'Good luck.',
      url,
    };
    return [...study, examEntry];
  });
}
