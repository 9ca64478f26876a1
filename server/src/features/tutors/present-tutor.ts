import type { TutorProfile } from '@akada/contract/tutors.ts';
import type { TutorProfileRow } from './tutors.tables.ts';

/** @param pictureUrl the account's own picture */
export function presentTutor(row: TutorProfileRow, pictureUrl: string | null): TutorProfile {
  return {
    headline: row.headline,
    biography: row.biography,
    subjects: row.subjects,
    languages: row.languages,
    qualifications: row.qualifications,
    hourly_rate: row.hourlyRate,
    time_zone: row.timeZone,
    picture_url: pictureUrl,
    state: row.state,
    rejection_reason: row.rejectionReason,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}
