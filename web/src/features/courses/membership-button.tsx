import type { Course } from '@akada/contract/base/courses.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { useEnrol, useUnenrol } from './membership.ts';

interface MembershipButtonProps {
  course: Course;
  /** Called before the course is read again, because outside the catalog it is then no longer visible. */
  onUnenrolled: () => void;
}

/** Lets a student join a course of the catalog, or leave any course. */
export function MembershipButton({ course, onUnenrolled }: MembershipButtonProps) {
  const enrolling = useEnrol();
  const unenrolling = useUnenrol(course, onUnenrolled);
  const isMember = course.relation === 'member';
  const { error, isPending } = isMember ? unenrolling : enrolling;

  return (
    <div>
      <FormFault error={error} />
      <ActionButton
        variant={isMember ? 'default' : 'filled'}
        isBusy={isPending}
        onClick={() => (isMember ? unenrolling.mutate() : enrolling.mutate(course.id))}
      >
        {isMember ? 'Leave the course' : 'Enrol'}
      </ActionButton>
    </div>
  );
}
