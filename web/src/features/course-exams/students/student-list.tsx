import type { CourseExam, SittingState } from '@akada/contract/work/course-exams.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { PageTurner } from '../../../ui/page/page-turner.tsx';
import rows from '../../../ui/page/rows.module.css';
import { rereadMs } from '../exam-now.ts';
import { studentsPageSize, studentsQuery } from './api.ts';
import { StudentRow } from './student-row.tsx';

const states: readonly (readonly [SittingState, string])[] = [
  ['not_begun', 'Not begun'],
  ['sitting', 'Sit now'],
  ['finished', 'Finished'],
];

/** Who is in the course, and who sat and has left, by name. */
export function StudentList({ exam }: { exam: CourseExam }) {
  const { read, page, choose, turn } = useListAddress();
  const search = read('search');
  const state = states.find(([value]) => value === read('state'))?.[0] ?? null;
  const query = studentsQuery(exam.id, { search, state, page });
  const { data, error, refetch } = useQuery({ ...query, refetchInterval: rereadMs(exam) });
  const isAll = search === '' && state === null;

  return (
    <>
      <div className={rows.filters}>
        <SearchField label="Find a student" value={search} onSearch={(typed) => choose({ search: typed })} />
        <SelectField
          label="Show"
          value={state ?? ''}
          options={[['', 'All students'], ...states]}
          onChange={(value) => choose({ state: value })}
        />
      </div>
      {error && data === undefined && (
        <LoadFault what="the students" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && (
        <Waiting what="the students" queries={[query.queryKey]}>
          <RowsShape rows={6} lines={2} hasButton />
        </Waiting>
      )}
      {data?.total === 0 && (
        <Text c="dimmed">
          {isAll
            ? 'No student is in the course yet. Give them its join code.'
            : 'No student here is like that.'}
        </Text>
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={rows.list} aria-label="Students">
            {data.items.map((student) => (
              <StudentRow key={student.student_id} exam={exam} student={student} />
            ))}
          </ul>
          <PageTurner
            {...{ page, total: data.total, pageSize: studentsPageSize, what: 'student' }}
            onTurn={turn}
          />
        </>
      )}
    </>
  );
}
