import type { TutorReview } from '@akada/contract/work/tutor-reviews.ts';
import type { Person } from '../accounts/accounts.ts';
import type { TutorReviewRow } from './tutor-reviews.tables.ts';

/** @param readerId whose own review says so */
export function presentReview(
  row: TutorReviewRow,
  people: ReadonlyMap<string, Pick<Person, 'fullName'>>,
  readerId: string,
): TutorReview {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    author: shortName(people.get(row.studentId)?.fullName ?? ''),
    sessions: row.sessions,
    reply:
      row.reply === null || row.repliedAt === null ? null : { text: row.reply, written_at: row.repliedAt },
    is_mine: row.studentId === readerId,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}

/** @returns the first name and the initial of the last one: a review is read by everyone */
export function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial}.`;
}
