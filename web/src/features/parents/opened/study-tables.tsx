import type { ParentView, SeenWeek } from '@akada/contract/identity/parents.ts';
import { shortenMinutes } from '@akada/core/parents/week-words.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { FactTable } from './fact-table.tsx';

const percentText = (percent: number | null) => (percent === null ? '–' : `${percent}%`);

/** @returns `1 Dec` */
const mondayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

export function CourseTable({ courses }: { courses: SeenWeek['courses'] }) {
  return (
    <FactTable
      title="By course, this week"
      columns={['Course', 'Time', 'Answers', 'Right']}
      rows={courses.map(({ name, minutes, answers, right_percent }) => [
        name ?? 'Own notes',
        shortenMinutes(minutes),
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
        index === 0 ? 'This week' : mondayText(from),
        String(days),
        shortenMinutes(minutes),
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
