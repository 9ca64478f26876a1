import type { TutorProfile } from '@akada/contract/base/tutors.ts';
import { links } from '@akada/core/links/links.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';

interface ApprovalNoticeProps {
  profile: TutorProfile;
  /** True to link to the profile, on every other page. */
  leadsToProfile?: boolean;
}

/** The state of a tutor's approval, and the next step. */
export function ApprovalNotice({ profile, leadsToProfile = false }: ApprovalNoticeProps) {
  const { revision } = profile;
  const wayToProfile = (text: string) =>
    leadsToProfile ? <ButtonLink to={links.tutorProfile()}>{text}</ButtonLink> : undefined;

  if (profile.state === 'pending') {
    return (
      <Notice kind="info" title="Your profile waits for approval">
        An administrator will look at it. We will tell you the decision.
      </Notice>
    );
  }
  if (profile.state === 'rejected') {
    return (
      <Notice kind="warning" title="Your profile needs a change" actions={wayToProfile('Change my profile')}>
        {profile.rejection_reason}
      </Notice>
    );
  }
  if (profile.hidden_at !== null) {
    return (
      <Notice kind="warning" title="Students do not see your profile at present">
        You have missed several sessions. An administrator will look at it. Your booked sessions still take
        place.
      </Notice>
    );
  }
  if (revision === null) {
    return (
      <Notice kind="success" title="Your profile is approved">
        Students can now find you and book your weekly hours.
      </Notice>
    );
  }
  if (revision.state === 'pending') {
    return (
      <Notice kind="info" title="Your change is in review" actions={wayToProfile('See the change')}>
        Your profile stays approved. Students see the approved version until an administrator has decided.
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title="Your change was not approved" actions={wayToProfile('Change my profile')}>
      {revision.rejection_reason} Your profile stays approved as it was. Change it again, or withdraw the
      change.
    </Notice>
  );
}
