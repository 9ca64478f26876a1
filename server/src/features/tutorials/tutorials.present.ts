import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { freeUntil, tutorialState } from '@akada/core/tutorials/tutorial-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Person } from '../accounts/accounts.ts';
import type { SeatRow, TutorialRow } from './tutorials.tables.ts';

/** @returns the moments that the rules are about, in milliseconds */
export function getFacts({ startsAt, endsAt, cancelledAt }: TutorialRow) {
  return {
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    isCancelled: cancelledAt !== null,
  };
}

interface Reader {
  userId: string;
  tutor: Pick<Person, 'id' | 'fullName' | 'pictureUrl'>;
  /** The reader's seat. */
  seat: SeatRow | null;
  now: number;
}

export function presentTutorial(row: TutorialRow, { userId, tutor, seat, now }: Reader): Tutorial {
  const facts = getFacts(row);
  const isMine = row.tutorId === userId;
  const isHeld = seat !== null && (seat.payUntil === null || Date.parse(seat.payUntil) > now);
  const state = isHeld && seat.state !== 'left' ? seat.state : null;
  return {
    id: row.id,
    tutor: { id: tutor.id, full_name: tutor.fullName, picture_url: tutor.pictureUrl },
    title: row.title,
    description: row.description,
    subject: row.subject,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    seats: row.seats,
    seats_taken: row.seatsTaken,
    least_seats: row.leastSeats,
    price: row.price,
    state: tutorialState(facts, now),
    cancelled_by: row.cancelledBy,
    cancel_reason: row.cancelReason ?? '',
    free_until: getInstant(freeUntil(facts)),
    is_mine: isMine,
    seat: state && { state, pay_until: seat?.payUntil ?? null },
    meeting_url: isMine || state === 'joined' ? row.meetingUrl : null,
  };
}
