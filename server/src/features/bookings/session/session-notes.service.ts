/** Notes that both people write. A save on an old version is rejected with the present notes. */
import type { SessionNotes } from '@akada/contract/work/sessions.ts';
import { bookingLimits } from '@akada/core/bookings/booking-rules.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getSide } from '../booking/booking-facts.ts';
import { publishBooking } from '../booking/booking-notices.service.ts';
import { lockBooking } from '../booking/bookings.repo.ts';
import type { BookingRow } from '../booking/bookings.tables.ts';
import * as repo from './session.repo.ts';

export type SessionNotesService = ReturnType<typeof createSessionNotes>;

export function createSessionNotes({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const present = async (executor: Executor, booking: BookingRow): Promise<SessionNotes> => {
    const notes = await repo.findNotes(executor, booking.id);
    if (!notes) return { text: '', version: 0, written_by: null, changed_at: null, earlier: 0 };
    const { text, version, writtenBy, changedAt } = notes;
    const earlier = await repo.countVersions(executor, booking.id);
    return { text, version, written_by: writer(booking, writtenBy), changed_at: changedAt, earlier };
  };

  return {
    read: (booking: BookingRow) => present(database.db, booking),
    async versions(booking: BookingRow) {
      const rows = await repo.listVersions(database.db, booking.id);
      const items = rows.map(({ version, text, writtenBy, replacedAt }) => ({
        version,
        text,
        written_by: writer(booking, writtenBy),
        replaced_at: replacedAt,
      }));
      return { items, total: rows.length };
    },
    /**
     * All saves of one visit of an editor are one version.
     *
     * @throws Fault `conflict` with the present notes in `notes`
     */
    write: (
      booking: BookingRow,
      userId: string,
      { text, version, editor_id: editorId }: { text: string; version: number; editor_id: string },
    ) =>
      database.transaction(async (tx) => {
        const row = await lockBooking(tx, booking.id);
        if (!row) throw notFound();
        const previous = await repo.findNotes(tx, row.id);
        const isSame = previous?.text === text;
        if (!isSame && (previous?.version ?? 0) !== version) {
          throw new Fault(
            'conflict',
            'The other person has changed these notes. Read them, then write yours.',
            {
              facts: { notes: await present(tx, row) },
            },
          );
        }
        if (isSame) return present(tx, row);

        const now = getInstant(clock.now());
        if (previous && (previous.editorId !== editorId || previous.writtenBy !== userId)) {
          const { writtenBy, text: was } = previous;
          await repo.putVersion(
            tx,
            { bookingId: row.id, version: previous.version, text: was, writtenBy, replacedAt: now },
            bookingLimits.noteVersions,
          );
        }
        const next = { bookingId: row.id, text, version: version + 1, editorId, writtenBy: userId };
        await repo.putNotes(tx, { ...next, changedAt: now });
        await publishBooking(tx, row);
        return present(tx, row);
      }),
  };
}

const writer = (booking: BookingRow, userId: string | null) =>
  userId === null ? null : getSide(booking, userId);
