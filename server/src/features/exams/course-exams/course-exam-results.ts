/** Exports the results of each student as a table for spreadsheets. */
import type { CourseExamStudent } from '@akada/contract/work/course-exams.ts';
import { type CsvCell, csvText } from '../../../platform/question-files/csv/csv-text.ts';

const heading = [
  'Name',
  'In the course',
  'Extra time (%)',
  'Attempt',
  'Began (UTC)',
  'Ended (UTC)',
  'Ended by',
  'Answered',
  'Right',
  'Marks',
  'Of',
  'Per cent',
  'Essays without marks',
];

const endings = { submit: 'student', deadline: 'time' } as const;

/** @returns a line for each attempt, and one for a student without any */
export function resultsTable(students: readonly CourseExamStudent[]): string {
  return csvText([heading, ...students.flatMap(getLines)]);
}

function getLines({ full_name, is_enrolled, extra_percent, sittings }: CourseExamStudent): CsvCell[][] {
  const student = [full_name, is_enrolled ? 'yes' : 'no', extra_percent];
  if (sittings.length === 0) return [[...student, ...heading.slice(student.length).map(() => null)]];

  return sittings.map((sitting, index) => [
    ...student,
    index + 1,
    sitting.started_at,
    sitting.finished_at,
    sitting.finished_by && endings[sitting.finished_by],
    sitting.answered,
    sitting.correct,
    sitting.score,
    sitting.max_score,
    sitting.percent,
    sitting.finished_at === null ? null : (sitting.waiting ?? 0),
  ]);
}
