import type { TutorProfile } from '@akada/contract/tutors.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Where a tutor stands, and what happens next. */
export function ApprovalNotice({ profile }: { profile: TutorProfile }) {
  if (profile.state === 'approved') {
    return (
      <Notice kind="success" title="Your profile is approved">
        Students will find you here once booking opens.
      </Notice>
    );
  }
  if (profile.state === 'pending') {
    return (
      <Notice kind="info" title="Your profile waits for approval">
        An administrator looks at it. You get a notification as soon as it is decided.
      </Notice>
    );
  }
  return (
    <Notice
      kind="warning"
      title="Your profile needs a change"
      actions={<ButtonLink to="/tutor/profile">Change my profile</ButtonLink>}
    >
      {profile.rejection_reason}
    </Notice>
  );
}
