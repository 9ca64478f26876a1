import type { ClassPerson } from '@akada/contract/work/classes/classes.ts';
import type { ReactNode } from 'react';
import { readOneOf, useListAddress } from '../../lib/address/use-list-address.ts';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowText } from '../../ui/list/row-text.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { peopleQuery } from './api.ts';
import { getActivityText, getPercentText, getReasonText } from './class-words.ts';
import { StudentName } from './student-name.tsx';

const orders = [
  ['', 'Needs help first'],
  ['activity', 'Longest without work first'],
  ['name', 'By name'],
] as const;

interface ClassPeopleProps {
  courseId: string;
  /** The button of a student. */
  renderAction: (student: Pick<ClassPerson, 'student_id' | 'full_name'>) => ReactNode;
}

/** All students of the class: a table on wide screens, else rows. */
export function ClassPeople({ courseId, renderAction }: ClassPeopleProps) {
  const address = useListAddress();
  const { read, page } = address;
  const order = readOneOf(address, 'order', ['activity', 'name']);

  return (
    <ResourceList
      what="your students"
      one="student"
      label="Students"
      address={address}
      query={peopleQuery(courseId, { search: read('search'), order, page })}
      filters={
        <ListFilters
          address={address}
          search="Find a student"
          filters={[{ name: 'order', label: 'Order', options: orders }]}
        />
      }
      shape={{ rows: 6, lines: 2, hasButton: true }}
      empty="No student has joined yet. Invite them by a link, a code or their addresses."
      noneFound="No students match."
      idOf={({ student_id }) => student_id}
      row={({ student_id, full_name }) => (
        <RowText
          cover={<Avatar name={full_name} url={null} size={44} />}
          title={<StudentName studentId={student_id} name={full_name} />}
        />
      )}
      columns={[
        { label: 'Needs help', textOf: ({ reason }) => (reason ? getReasonText(reason).title : '') },
        { label: 'Last work', textOf: getActivityText },
        { label: 'Knows', textOf: getKnownText },
        {
          label: 'Weakest topic',
          textOf: ({ weakest }) => (weakest ? `${weakest.topic} ${getPercentText(weakest.share)}` : ''),
        },
      ]}
      actions={renderAction}
    />
  );
}

function getKnownText({ known }: ClassPerson): string {
  if (known === null) return '';
  return `${getPercentText(known.low)} to ${getPercentText(known.high)}`;
}
