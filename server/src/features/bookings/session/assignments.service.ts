/** Questions that a tutor gives after a session: copies from the tutor's bank, as a set of the student's own. */
import type { Assignment } from '@akada/contract/work/sessions.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { findMade, type KeyedCall, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { peopleById } from '../../accounts/accounts.ts';
import type { ImportedSets } from '../../generation/imported-sets.service.ts';
import type { SharedQuestions } from '../../questions/shared-questions.service.ts';
import type { PaperRights } from '../../rights/paper-rights.service.ts';
import { publishBooking, sayAssigned } from '../booking/booking-notices.service.ts';
import type { BookingRow } from '../booking/bookings.tables.ts';
import * as repo from './session.repo.ts';

const visibleCount = 10;
const ofOneBooking = 100;

export type AssignmentsService = ReturnType<typeof createAssignments>;

interface AssignmentsDeps extends Pick<Platform, 'database' | 'clock'> {
  sharedQuestions: SharedQuestions;
  importedSets: ImportedSets;
  sets: { byIds(userId: string, ids: readonly string[]): Promise<{ id: string }[]> };
  papers: Pick<PaperRights, 'openPapers' | 'markQuestions'>;
}

export function createAssignments(deps: AssignmentsDeps) {
  const { database, clock, sharedQuestions, importedSets, sets, papers } = deps;
  const { db } = database;

  const present = async (rows: readonly repo.FoundAssignment[]): Promise<Assignment[]> => {
    const people = await peopleById(db, [...new Set(rows.map(({ tutorId }) => tutorId))]);
    return rows.map(({ id, bookingId, tutorId, title, setId, questions, assignedAt }) => ({
      id,
      booking_id: bookingId,
      tutor_name: people.get(tutorId)?.fullName ?? '',
      title,
      set_id: setId,
      questions,
      assigned_at: assignedAt,
    }));
  };
  const byId = async (id: string): Promise<Assignment> => {
    const [assignment] = await present(await repo.findAssignments(db, { id }, 1));
    if (!assignment) throw notFound();
    return assignment;
  };

  return {
    /**
     * @throws Fault `booking_state` before the session has started, `conflict` while an exam with one of the
     * questions runs or one is taken down, `right_not_confirmed` for questions from past papers,
     * `validation_failed` for a question outside of the tutor's bank
     */
    async assign(
      booking: BookingRow,
      call: KeyedCall,
      { title, question_ids: ids }: { title: string; question_ids: string[] },
      signal: AbortSignal,
    ): Promise<Assignment> {
      const made = await findMade(db, call);
      if (made !== null) return byId(made);

      const { studentId, tutorId, state, startsAt } = booking;
      const hasBegun = Date.parse(startsAt) <= clock.now();
      if (!hasBegun || (state !== 'confirmed' && state !== 'completed')) {
        throw new Fault('booking_state', 'Questions are given after the session has started.', {
          facts: { state },
        });
      }
      const requested = [...new Set(ids)];
      const parts = await sharedQuestions.readBank(tutorId, requested);
      if (parts.length < requested.length)
        throw invalidField('question_ids', 'One of these questions is not in your bank any more.');

      const prepared = await sharedQuestions.prepare(parts, signal);
      const id = await makeOnce(deps, call, async (tx, newId) => {
        const drafts = await sharedQuestions.withPassages(tx, studentId, prepared);
        const added = await importedSets.add(tx, { userId: studentId, title, drafts });
        const found = await papers.openPapers(tx, tutorId, requested);
        await papers.markQuestions(
          tx,
          found,
          added.ids.flatMap((id) => id ?? []),
        );
        if (added.setId === null)
          throw new Fault('conflict', 'The student has all of these questions already.');
        const time = getInstant(clock.now());
        const row = { bookingId: booking.id, studentId, title, setId: added.setId, questions: added.added };
        await repo.insertAssignment(tx, { id: newId, ...row, assignedAt: time });
        await sayAssigned(tx, booking, title);
        await publishBooking(tx, booking);
      });
      return byId(id);
    },
    async ofBooking({ id }: BookingRow) {
      const items = await present(await repo.findAssignments(db, { bookingId: id }, ofOneBooking));
      return { items, total: items.length };
    },
    /** Finds sets that were not deleted. */
    async ofStudent(studentId: string) {
      const rows = await repo.findAssignments(db, { studentId }, visibleCount);
      const known = await sets.byIds(
        studentId,
        rows.map(({ setId }) => setId),
      );
      const items = await present(rows.filter(({ setId }) => known.some(({ id }) => id === setId)));
      return { items, total: items.length };
    },
  };
}
