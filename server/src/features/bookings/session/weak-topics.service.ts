/** A student's weakest topics, for the tutor as long as the student says so and the session is not over. */
import type { WeakTopics } from '@akada/contract/work/sessions.ts';
import { bookingLimits } from '@akada/core/bookings/booking-rules.ts';
import { openStates } from '@akada/core/bookings/booking-state.ts';
import { basicDays } from '@akada/core/progress/range.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProgressReading } from '../../progress/reading/progress-reading.service.ts';
import { getSide } from '../booking/booking-facts.ts';
import { publishBooking } from '../booking/booking-notices.service.ts';
import { updateBooking } from '../booking/bookings.repo.ts';
import type { BookingRow } from '../booking/bookings.tables.ts';

export type WeakTopicsService = ReturnType<typeof createWeakTopics>;

interface WeakTopicsDeps extends Pick<Platform, 'database' | 'clock'> {
  progress: Pick<ProgressReading, 'read'>;
}

export function createWeakTopics({ database, clock, progress }: WeakTopicsDeps) {
  const isOver = ({ state, endsAt }: BookingRow) =>
    !openStates.some((open) => open === state) || Date.parse(endsAt) <= clock.now();

  const read = async (booking: BookingRow, userId: string): Promise<WeakTopics> => {
    const shared = booking.shareWeakTopics && !isOver(booking);
    if (!shared && getSide(booking, userId) === 'tutor') return { shared, topics: [] };

    const { studentId, subject } = booking;
    const reader = { userId: studentId, plan: 'free', role: 'student' } as const;
    const { topics, weakest } = await progress.read(reader, { days: basicDays });
    const known = topics.filter(({ estimate }) => estimate !== null);
    const ofSubject = known.filter(({ source }) =>
      source.title.toLowerCase().includes(subject.toLowerCase()),
    );
    const selection = (ofSubject.length > 0 ? ofSubject : weakest).slice(0, bookingLimits.weakTopics);
    return {
      shared,
      topics: selection.map(({ topic, source, estimate, answers }) => ({
        title: topic ?? source.title,
        answers,
        percent_right: Math.round(100 * (estimate?.share ?? 0)),
      })),
    };
  };

  return {
    read,
    /** Only its student says so. */
    async share(booking: BookingRow, shared: boolean): Promise<WeakTopics> {
      const next = await database.transaction(async (tx) => {
        const change = { shareWeakTopics: shared, changedAt: getInstant(clock.now()) };
        const row = await updateBooking(tx, booking.id, change);
        await publishBooking(tx, row);
        return row;
      });
      return read(next, booking.studentId);
    },
  };
}
