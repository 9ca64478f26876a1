import { links } from '@akada/core/links/links.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import type { CourseChoice } from '../api.ts';

interface NoCoursesProps {
  relation: CourseChoice['relation'];
  isFiltered: boolean;
}

/** Shown if the list is empty without a search. */
export function NoCourses({ relation, isFiltered }: NoCoursesProps) {
  const { role } = useAccount();

  if (isFiltered || relation === 'member') {
    return (
      <Empty
        title={relation === null ? 'No course in this department' : 'None of your courses'}
        action={<ButtonLink to={links.courses()}>All courses</ButtonLink>}
      >
        {relation === 'member' && !isFiltered
          ? 'You have not joined a course yet. Choose one from the catalog, or join with a tutor’s code.'
          : 'Choose another department, or look at all courses.'}
      </Empty>
    );
  }
  if (role === 'tutor') {
    return (
      <Empty title="No courses yet" action={<ButtonLink to={links.newCourse()}>New course</ButtonLink>}>
        Make a course, invite your students with its code, and submit it to the catalog so that others can
        find it.
      </Empty>
    );
  }
  return (
    <Empty title="No courses yet">
      Tutors make courses. They appear here after an administrator approves them.
    </Empty>
  );
}
