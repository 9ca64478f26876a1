import type { ClassStudent } from '@akada/contract/work/plans/class-exams.ts';
import { useListState } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { Panel, Part } from '../../../ui/page/panel.tsx';
import { classStudentsQuery } from './api.ts';

/** The students of a course with the progress that each shows. */
export function ClassProgress({ courseId }: { courseId: string }) {
  const address = useListState();

  return (
    <Part title="Progress that students show you">
      <Panel>
        <ResourceList
          what="the progress of your students"
          one="student"
          label="Progress of students"
          address={address}
          query={classStudentsQuery(courseId, address.page)}
          shape={{ rows: 3, lines: 2 }}
          empty="No student has joined yet."
          idOf={({ id }) => id}
          row={({ full_name, progress }) => (
            <RowText title={full_name}>
              <RowFacts>{getFacts(progress)}</RowFacts>
            </RowText>
          )}
        />
      </Panel>
    </Part>
  );
}

function getFacts(progress: ClassStudent['progress']): string {
  if (progress === null) return 'Shares nothing with you';

  const { known, studied_days, planned_days } = progress;
  const share = known === null ? 'No cards or questions in the plan yet' : `Knows ${getRange(known)}`;
  return planned_days === 0
    ? `${share}, started today`
    : `${share}, studied ${studied_days} of ${counted(planned_days, 'planned day')}`;
}

function getRange({ low, high }: { low: number; high: number }): string {
  return low === high ? `${low}%` : `${low} to ${high}%`;
}
