import { links } from '@akada/core/links/links.ts';
import type { ReactNode } from 'react';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { counted } from '../../lib/format/numbers.ts';
import { Cover } from '../../ui/cloth/cover.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { classesQuery } from './api.ts';

/** The tutor's courses as classes, by name. */
export function ClassList({ empty }: { empty: ReactNode }) {
  const address = useListAddress();
  const { read, page } = address;

  return (
    <ResourceList
      what="your classes"
      one="class"
      label="Classes"
      address={address}
      query={classesQuery(read('search'), page)}
      filters={<ListFilters address={address} search="Find a class" />}
      shape={{ rows: 4, lines: 2 }}
      empty={empty}
      noneFound="No class of yours has this name."
      idOf={({ id }) => id}
      row={(course) => (
        <RowText cover={<Cover of={course} size={56} />} title={course.name} to={links.tutorClass(course.id)}>
          <RowFacts>
            {counted(course.for_owner?.member_count ?? 0, 'student')}. {course.department.name},{' '}
            {course.department.school.name}
          </RowFacts>
        </RowText>
      )}
    />
  );
}
