import type { ParentView, SeenWeek } from '@akada/contract/identity/parents.ts';
import { describeMinutes } from '@akada/core/parents/week-words.ts';
import { dayOfYearText, dayText } from '../../../lib/format/dates.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { FactTable } from './fact-table.tsx';

const percentText = (percent: number | null) => (percent === null ? '–' : `${percent}%`);

/** Noon, because a date alone would be the evening before in the west. */
const getNoon = (day: string) => `${day}T12:00:00Z`;

export function CourseTable({ courses }: { courses: SeenWeek['courses'] }) {
  return (
    <FactTable
      title="By course, this week"
      columns={['Course', 'Time', 'Answers', 'Right']}
      rows={courses.map(({ name, minutes, answers, right_percent }) => [
        name ?? 'Own notes',
        describeMinutes(minutes),
        numberText(answers),
        percentText(right_percent),
      ])}
    />
  );
}

export function WeekTable({ weeks }: { weeks: ParentView['weeks'] }) {
  return (
    <FactTable
      title="The last weeks"
      columns={['From', 'Days', 'Time', 'Answers', 'Right']}
      rows={weeks.map(({ from, days, minutes, answers, right_percent }, index) => [
        index === 0 ? 'This week' : dayOfYearText(getNoon(from), 'UTC'),
        String(days),
        describeMinutes(minutes),
        numberText(answers),
        percentText(right_percent),
      ])}
    />
  );
}

export function ExamTable({ exams, zone }: { exams: ParentView['exams']; zone: string }) {
  return (
    <FactTable
      title="Exams"
      columns={['Exam', 'Day', 'Result']}
      rows={exams.map(({ title, finished_at, percent }) => [
        title ?? 'Exam from own notes',
        dayText(finished_at, zone),
        percent === null ? 'Not published yet' : percentText(percent),
      ])}
    />
  );
}
