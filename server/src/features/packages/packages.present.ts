import type { LessonPackage } from '@akada/contract/work/money/packages.ts';
import type { PackageState } from '@akada/core/packages/package-rules.ts';
import type { Person } from '../accounts/accounts.ts';
import type { Returns } from '../payments/session-refunds.service.ts';
import type { CountedPackage } from './package-counts.service.ts';

/** Data that the row lacks. */
interface PackageAround {
  people: ReadonlyMap<string, Person>;
  returns: Returns | null;
}

/** @param userId the reader, who is one of the two sides */
export function presentPackage(
  row: CountedPackage,
  userId: string,
  { people, returns }: PackageAround,
): LessonPackage {
  const side = row.tutorId === userId ? 'tutor' : 'student';
  const state = getState(row);
  const presentPerson = (id: string | null) =>
    id === null ? null : { id, full_name: people.get(id)?.fullName ?? '' };
  return {
    id: row.id,
    side,
    state,
    student: presentPerson(row.studentId),
    tutor: presentPerson(row.tutorId),
    lessons: row.lessons,
    minutes: row.minutes,
    lesson_price: row.lessonPrice,
    booked: row.booked,
    used: row.used,
    valid_until: row.validUntil ?? row.createdAt,
    ended_by: state === 'ended' ? (row.endedBy ?? 'clock') : row.endedBy,
    refund: side === 'student' ? (returns?.refund ?? null) : null,
    chargeback: side === 'student' ? (returns?.chargeback ?? null) : null,
    frozen: row.frozen,
  };
}

/** A package with all lessons used has ended; its row follows at its date. */
function getState({ state, used, lessons }: CountedPackage): PackageState {
  return state === 'to_pay' || used === lessons ? 'ended' : state;
}
