/** The students of an assignment as a table for spreadsheets. */
import type { AssignmentStudent } from '@akada/contract/work/classes/assignment-work.ts';
import { type CsvCell, csvText } from '../../platform/question-files/csv/csv-text.ts';

const heading = [
  'Name',
  'In the class',
  'State',
  'Late',
  'Done',
  'Of',
  'Points',
  'Of points',
  'Handed in (UTC)',
  'Marked (UTC)',
  'Due (UTC)',
  'Extended until (UTC)',
  'Reason',
  'Reminded (UTC)',
];

/** @returns a line for each student */
export function getAssignmentTable(students: readonly AssignmentStudent[]): string {
  return csvText([heading, ...students.map(getLine)]);
}

function getLine(student: AssignmentStudent): CsvCell[] {
  return [
    student.full_name,
    student.is_student ? 'yes' : 'no',
    student.state.replaceAll('_', ' '),
    student.is_late ? 'yes' : 'no',
    student.done,
    student.total,
    student.score?.points ?? null,
    student.score?.max ?? null,
    student.handed_in_at,
    student.marked_at,
    student.due_at,
    student.extended_until,
    student.extension_reason,
    student.reminded_at,
  ];
}
