import type { FoundTutor, PublicTutor, Rating } from '@akada/contract/base/tutor-search.ts';
import type { TutorProfile, TutorRevision } from '@akada/contract/base/tutors.ts';
import type { AdminTutor } from '@akada/contract/observers/admin.ts';
import type { ReviewedContent } from '@akada/core/tutors/profile-revision.ts';
import type { Person } from '../accounts/accounts.ts';
import type { StoredTutor, TutorProfileRow, TutorRevisionRow } from './tutors.tables.ts';

/** @param pictureUrl the account's own picture */
export function presentTutor({ profile, revision }: StoredTutor, pictureUrl: string | null): TutorProfile {
  return {
    ...reviewedContent(profile),
    hourly_rate: profile.hourlyRate,
    time_zone: profile.timeZone,
    picture_url: pictureUrl,
    state: profile.state,
    rejection_reason: profile.rejectionReason,
    hidden_at: profile.hiddenAt,
    version: profile.version,
    revision: revision && presentRevision(revision),
    created_at: profile.createdAt,
    updated_at: profile.updatedAt,
  };
}

/** As students find a tutor. @param now a free time that has passed is none */
export function presentFound(
  { fullName, pictureUrl }: Pick<Person, 'fullName' | 'pictureUrl'>,
  row: TutorProfileRow,
  now: string,
): FoundTutor {
  return {
    id: row.userId,
    full_name: fullName,
    headline: row.headline,
    subjects: row.subjects,
    languages: row.languages,
    hourly_rate: row.hourlyRate,
    time_zone: row.timeZone,
    picture_url: pictureUrl,
    rating: getRating(row.stars),
    completed_sessions: row.completedSessions,
    next_free_at: row.nextFreeAt !== null && row.nextFreeAt > now ? row.nextFreeAt : null,
  };
}

/** Other features' figures about a tutor's work; null if there is too little data. */
export type TeachingFigures = Pick<PublicTutor, 'answer_hours' | 'returning_percent'>;

/** As students read the profile. */
export function presentPublic(
  found: FoundTutor,
  row: TutorProfileRow,
  figures: TeachingFigures,
): PublicTutor {
  const { biography, qualifications, video_url, stars } = row;
  return { ...found, ...figures, biography, qualifications, video_url, stars };
}

/** @param stars reviews by stars, from one to five */
export function getRating(stars: readonly number[]): Rating {
  const count = stars.reduce((sum, one) => sum + one, 0);
  const total = stars.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return { average: count === 0 ? null : Math.round((100 * total) / count) / 100, count };
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
