import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { departmentQuery } from '../../../features/catalog/api.ts';
import { CourseList } from '../../../features/courses/list/course-list.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

/** A department with its courses. */
export function Component() {
  const { departmentId = '' } = useParams();
  const query = departmentQuery(departmentId);
  const { data: department, error, refetch } = useQuery(query);

  return (
    <Page title={department?.name ?? 'Department'} subtitle={department?.school.name}>
      {error && department === undefined && <DepartmentFault error={error} onRetry={() => void refetch()} />}
      {department === undefined && !error && (
        <Panel>
          <Waiting what="this department" queries={[query.queryKey]}>
            <RowsShape rows={4} lines={2} />
          </Waiting>
        </Panel>
      )}
      {department && (
        <CourseList
          departmentId={department.id}
          relation={null}
          empty={<Text c="dimmed">This department has no courses in the catalog yet.</Text>}
        />
      )}
    </Page>
  );
}

function DepartmentFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="this department" error={error} onRetry={onRetry} />;

  return (
    <Notice
      kind="info"
      title="This department is not here."
      actions={<ButtonLink to={links.departments()}>All departments</ButtonLink>}
    >
      It was deleted, or its address is wrong.
    </Notice>
  );
}
