import type { TutorProfile, TutorRevision } from '@akada/contract/base/tutors.ts';
import type { AdminTutor } from '@akada/contract/observers/admin.ts';
import type { ReviewedContent } from '@akada/core/tutors/profile-revision.ts';
import type { Person } from '../accounts/accounts.ts';
import type { StoredTutor, TutorRevisionRow } from './tutors.tables.ts';

/** @param pictureUrl the account's own picture */
export function presentTutor({ profile, revision }: StoredTutor, pictureUrl: string | null): TutorProfile {
  return {
    ...reviewedContent(profile),
    hourly_rate: profile.hourlyRate,
    time_zone: profile.timeZone,
    picture_url: pictureUrl,
    state: profile.state,
    rejection_reason: profile.rejectionReason,
    version: profile.version,
    revision: revision && presentRevision(revision),
    created_at: profile.createdAt,
    updated_at: profile.updatedAt,
  };
}

/** As administrators see a tutor. */
export function presentApplication(
  { id, fullName, email, pictureUrl }: Person,
  tutor: StoredTutor,
): AdminTutor {
  return { user_id: id, full_name: fullName, email, profile: presentTutor(tutor, pictureUrl) };
}

/** @returns of a row what a decision is about */
export function reviewedContent(row: ReviewedContent): ReviewedContent {
  const { headline, biography, subjects, languages, qualifications, video_url } = row;
  return { headline, biography, subjects, languages, qualifications, video_url };
}

function presentRevision(row: TutorRevisionRow): TutorRevision {
  return {
    version: row.version,
    state: row.state,
    rejection_reason: row.rejectionReason,
    pending_since: row.pendingSince,
    content: reviewedContent(row),
  };
}
