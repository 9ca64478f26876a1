import type { Course } from '@akada/contract/base/courses.ts';
import { links } from '@akada/core/links/links.ts';
import { isGone } from '../../lib/http/api-error.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { useComeBack } from './membership.ts';

interface CourseFaultProps {
  error: Error;
  /** The course that its reader has just left, if that is why it disappeared. */
  left: Course | null;
  onRetry: () => void;
}

/** Shown if a course cannot be shown. */
export function CourseFault({ error, left, onRetry }: CourseFaultProps) {
  if (!isGone(error)) return <LoadFault what="this course" error={error} onRetry={onRetry} />;
  if (left !== null) return <LeftCourse course={left} />;

  return (
    <Notice
      kind="info"
      title="This course is not here."
      actions={<ButtonLink to={links.courses()}>All courses</ButtonLink>}
    >
      It was deleted, or it is not in the catalog and you are not in it. With its code you can join it.
    </Notice>
  );
}

/**
 * A course outside the catalog becomes inaccessible to a student who leaves; this Undo stays longer than the
 * toast.
 */
function LeftCourse({ course }: { course: Course }) {
  const comingBack = useComeBack(course);

  return (
    <Notice
      kind="info"
      title={`You have left ${course.name}.`}
      actions={
        <>
          <ActionButton isBusy={comingBack.isPending} onClick={() => comingBack.mutate()}>
            Come back
          </ActionButton>
          <ButtonLink to={links.courses()} variant="default">
            All courses
          </ButtonLink>
        </>
      }
    >
      For an hour you can come back without a code.
    </Notice>
  );
}
