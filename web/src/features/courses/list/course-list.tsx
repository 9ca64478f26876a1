import type { CourseSummary } from '@akada/contract/base/courses.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Cover } from '../../../ui/cloth/cover.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { type CourseChoice, coursesQuery } from '../api.ts';
import { courseFacts, relationText } from '../course-state.ts';

interface CourseListProps extends Pick<CourseChoice, 'departmentId' | 'relation'> {
  /** Fields next to the search. */
  filters?: ReactNode;
  /** Shown if the list is empty without a search. */
  empty: ReactNode;
}

/** Courses by their names, searched and turned by the address. */
export function CourseList({ filters, empty, ...fixed }: CourseListProps) {
  const address = useListAddress();
  const { read, page } = address;

  return (
    <ResourceList
      what="the courses"
      one="course"
      label="Courses"
      address={address}
      empty={empty}
      query={coursesQuery({ ...fixed, search: read('search'), page })}
      filters={
        <ListFilters address={address} search="Find a course">
          {filters}
        </ListFilters>
      }
      shape={{ rows: 4, lines: 2 }}
      noneFound="No course here has this name."
      idOf={({ id }) => id}
      row={(course) => <CourseRow course={course} />}
    />
  );
}

function CourseRow({ course }: { course: CourseSummary }) {
  const relation = relationText(course);

  return (
    <RowText cover={<Cover of={course} size={56} />} title={course.name} to={links.course(course.id)}>
      <RowFacts>{courseFacts(course)}</RowFacts>
      {relation !== '' && <Text size="sm">{relation}</Text>}
    </RowText>
  );
}
