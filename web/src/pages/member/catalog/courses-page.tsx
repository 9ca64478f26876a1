import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { departmentQuery } from '../../../features/catalog/api.ts';
import { deletedCoursesQuery } from '../../../features/courses/api.ts';
import { JoinForm } from '../../../features/courses/join-form.tsx';
import { CourseFilters, useRelation } from '../../../features/courses/list/course-filters.tsx';
import { CourseList } from '../../../features/courses/list/course-list.tsx';
import { NoCourses } from '../../../features/courses/list/no-courses.tsx';
import { deletableCourse } from '../../../features/courses/owner/course-deletion.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { RestorableList } from '../../../ui/list/restorable-list.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Columns, Section } from '../../../ui/page/panel.tsx';

export function Component() {
  const { role } = useAccount();
  const { read } = useListAddress();
  const relation = useRelation();
  const departmentId = read('department_id');
  const code = read('join');
  const { data: department } = useQuery({
    ...departmentQuery(departmentId),
    enabled: departmentId !== '',
  });

  const list = (
    <CourseList
      departmentId={departmentId === '' ? null : departmentId}
      relation={relation}
      filters={<CourseFilters department={departmentId === '' ? null : (department ?? null)} />}
      empty={<NoCourses relation={relation} isFiltered={departmentId !== ''} />}
    />
  );

  return (
    <Page
      title="Courses"
      action={role === 'tutor' && <ButtonLink to={links.newCourse()}>New course</ButtonLink>}
    >
      {role === 'student' ? (
        <Columns
          isSideFirst
          main={list}
          side={
            <Section title="Join by a code">
              <JoinForm key={code} code={code} />
            </Section>
          }
        />
      ) : (
        <Stack>
          {code !== '' && (
            <Notice kind="info">
              Only students can join a course with its code. Sign in as a student to join.
            </Notice>
          )}
          {list}
          {role === 'tutor' && <RestorableList query={deletedCoursesQuery} of={deletableCourse} />}
        </Stack>
      )}
    </Page>
  );
}
