import type { Course } from '@akada/contract/base/courses.ts';
import { links } from '@akada/core/links/links.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import type { ForOwner } from '../course-state.ts';
import { useSubmitCourse, useWithdrawCourse } from './course-changes.ts';

interface CatalogStandingProps {
  course: Course;
  standing: ForOwner;
}

/** The course's status in the catalog, and the next step. */
export function CatalogStanding({ course: { id, department }, standing }: CatalogStandingProps) {
  const submission = useSubmitCourse(id);
  const withdrawal = useWithdrawCourse(id);
  const { state, is_open } = standing;
  const { kind, title, text } = standingText(standing);
  const isSubmitted = state === 'waiting' || state === 'approved';

  return (
    <div>
      <FormFault error={submission.error ?? withdrawal.error} />
      <Notice
        kind={kind}
        title={title}
        actions={
          isSubmitted ? (
            <ActionButton
              variant="default"
              isBusy={withdrawal.isPending}
              onClick={() => {
                submission.reset();
                withdrawal.mutate();
              }}
            >
              {state === 'waiting' ? 'Withdraw the course' : 'Take it out of the catalog'}
            </ActionButton>
          ) : is_open ? (
            <ActionButton
              isBusy={submission.isPending}
              onClick={() => {
                withdrawal.reset();
                submission.mutate();
              }}
            >
              {state === 'draft' ? 'Submit to the catalog' : 'Submit again'}
            </ActionButton>
          ) : (
            <ButtonLink to={links.tutorProfile()} variant="default">
              See my tutor profile
            </ButtonLink>
          )
        }
      >
        {text}
        {department.is_proposed &&
          ` ${department.name} is a new department, and is approved with the course.`}
      </Notice>
    </div>
  );
}

type Standing = { kind: 'info' | 'success' | 'warning'; title: string; text: string };

function standingText({ state, is_open, rejection_reason }: ForOwner): Standing {
  const untilApproved = 'Students cannot find or join it until your tutor profile is approved.';
  if (state === 'rejected') {
    return {
      kind: 'warning',
      title: 'Not approved for the catalog',
      text: `${rejection_reason ?? ''} Students with the code can still join.`,
    };
  }
  if (!is_open) {
    return { kind: 'warning', title: state === 'draft' ? 'Draft' : 'Closed', text: untilApproved };
  }
  if (state === 'draft') {
    return {
      kind: 'info',
      title: 'Draft',
      text: 'Students join it by its code. Once an administrator has approved it, all students find it in the catalog.',
    };
  }
  if (state === 'waiting') {
    return {
      kind: 'info',
      title: 'Waits for approval',
      text: 'An administrator will look at it. We will tell you the decision.',
    };
  }
  return {
    kind: 'success',
    title: 'In the catalog',
    text: 'All students can find it. If you change its name, department or description, it needs approval again.',
  };
}
