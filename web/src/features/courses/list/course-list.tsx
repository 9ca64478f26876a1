import type { CourseSummary } from '@akada/contract/base/courses.ts';
import { links } from '@akada/core/links/links.ts';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { PageTurner } from '../../../ui/page/page-turner.tsx';
import rows from '../../../ui/page/rows.module.css';
import { type CourseChoice, coursesPageSize, coursesQuery } from '../api.ts';
import { courseFacts, relationText } from '../course-state.ts';

interface CourseListProps extends Pick<CourseChoice, 'departmentId' | 'relation'> {
  /** Fields beside the search. */
  filters?: ReactNode;
  /** What stands there where nothing was searched for and there is nothing. */
  empty: ReactNode;
}

/** Courses by their names, searched and turned by the address. */
export function CourseList({ filters, empty, ...fixed }: CourseListProps) {
  const { read, page, choose, turn } = useListAddress();
  const search = read('search');
  const query = coursesQuery({ ...fixed, search, page });
  const { data, error, refetch } = useQuery(query);

  return (
    <>
      <div className={rows.filters}>
        <SearchField label="Find a course" value={search} onSearch={(typed) => choose({ search: typed })} />
        {filters}
      </div>
      {error && <LoadFault what="the courses" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting what="the courses" queries={[query.queryKey]}>
          <RowsShape rows={4} lines={2} />
        </Waiting>
      )}
      {data?.items.length === 0 &&
        (search === '' ? empty : <Text c="dimmed">No course here has such a name.</Text>)}
      {data !== undefined && data.items.length > 0 && (
        <ul className={rows.list} aria-label="Courses">
          {data.items.map((course) => (
            <CourseRow key={course.id} course={course} />
          ))}
        </ul>
      )}
      {data !== undefined && data.total > coursesPageSize && (
        <PageTurner
          {...{ page, total: data.total, pageSize: coursesPageSize, what: 'course' }}
          onTurn={turn}
        />
      )}
    </>
  );
}

function CourseRow({ course }: { course: CourseSummary }) {
  const relation = relationText(course);

  return (
    <li className={rows.entry}>
      <div className={rows.text}>
        <Anchor component={Link} to={links.course(course.id)} fw={600} display="inline-block" py={4}>
          {course.name}
        </Anchor>
        <Text c="dimmed" size="sm">
          {courseFacts(course)}
        </Text>
        {relation !== '' && <Text size="sm">{relation}</Text>}
      </div>
    </li>
  );
}
