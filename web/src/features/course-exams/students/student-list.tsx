import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { rereadMs } from '../exam-now.ts';
import { studentsQuery } from './api.ts';
import { StudentRow } from './student-row.tsx';

const states = [
  ['', 'All students'],
  ['not_begun', 'Not started'],
  ['sitting', 'Sit now'],
  ['finished', 'Finished'],
] as const;

/** Members of the course, and former members who sat the exam, by name. */
export function StudentList({ exam }: { exam: CourseExam }) {
  const address = useListAddress();
  const { read, page } = address;
  const state = readOneOf(address, 'state', ['not_begun', 'sitting', 'finished']);

  return (
    <ResourceList
      what="the students"
      one="student"
      label="Students"
      address={address}
      query={{
        ...studentsQuery(exam.id, { search: read('search'), state, page }),
        refetchInterval: rereadMs(exam),
      }}
      filters={
        <ListFilters
          address={address}
          search="Find a student"
          filters={[{ name: 'state', label: 'Show', options: states }]}
        />
      }
      narrowedBy={['search', 'state']}
      shape={{ rows: 6, lines: 2, hasButton: true }}
      empty="No student is in the course yet. Give them its join code."
      noneFound="No students match."
      idOf={({ student_id }) => student_id}
      row={(student) => <StudentRow exam={exam} student={student} />}
    />
  );
}
