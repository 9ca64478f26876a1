import type { AdminCourse } from '@akada/contract/base/course-approval.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { isConflict } from '../../../lib/http/api-error.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import rows from '../../../ui/list/rows.module.css';
import { CourseDescription } from '../course-description.tsx';
import { useDecideCourse, waitingCoursesQuery } from './course-decisions.ts';
import { RejectCourse } from './course-rejection.tsx';

/** Courses that tutors have submitted to the catalog. */
export function WaitingCourses() {
  // Shown above the list, because the course in question may have left it.
  const [conflict, setConflict] = useState<Error | null>(null);

  return (
    <>
      <FormFault error={conflict} />
      <Loaded
        what="the courses that wait"
        query={waitingCoursesQuery}
        shape={<RowsShape rows={2} lines={2} hasButton />}
      >
        {({ items, total }) => (
          <>
            {items.length === 0 && <Text c="dimmed">No courses are waiting for approval.</Text>}
            {items.length > 0 && (
              <ul className={rows.list} aria-label="Courses waiting for approval">
                {items.map((waiting) => (
                  <li key={waiting.course.id} className={rows.entry}>
                    <WaitingCourse waiting={waiting} onConflict={setConflict} />
                  </li>
                ))}
              </ul>
            )}
            {total > items.length && (
              <Text c="dimmed">{counted(total - items.length, 'course')} more wait after these.</Text>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

interface WaitingCourseProps {
  waiting: AdminCourse;
  onConflict: (conflict: Error | null) => void;
}

function WaitingCourse({ waiting, onConflict }: WaitingCourseProps) {
  const approval = useDecideCourse(onConflict);
  const { course, tutor } = waiting;
  const { name, department, description, topics } = course;

  return (
    <>
      <div className={rows.text}>
        <TextLink to={links.course(course.id)}>{name}</TextLink>
        <Text c="dimmed" size="sm">
          {department.name}, {department.school.name} · {tutor.full_name}, {tutor.email}
        </Text>
        {department.is_proposed && (
          <Text>
            <b>New department.</b> Approving the course adds {department.name} of {department.school.name} to
            the catalog. If the school has it under another name,{' '}
            <TextLink to={links.adminDepartments({ search: department.name })}>merge the two first</TextLink>.
          </Text>
        )}
        <CourseDescription text={description} />
        {topics.length > 0 && <Text c="dimmed">Topics: {topics.map((topic) => topic.name).join(' · ')}</Text>}
        {approval.error && !isConflict(approval.error) && <FormFault error={approval.error} />}
      </div>
      <div className={rows.actions}>
        <ActionButton
          isBusy={approval.isPending}
          aria-label={`Approve ${name}`}
          onClick={() => {
            onConflict(null);
            approval.mutate({ shown: waiting, reason: null });
          }}
        >
          Approve
        </ActionButton>
        <RejectCourse waiting={waiting} onConflict={onConflict} />
      </div>
    </>
  );
}
