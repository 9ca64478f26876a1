/** The student's side: own tutors, and the answer to what each sees. */
import type { OwnTutor } from '@akada/contract/observers/students.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount, peopleById } from '../accounts/accounts.ts';
import type { OwnTie } from './students.access.ts';
import * as repo from './students.repo.ts';
import { listTies } from './ties.service.ts';

export type SharingService = ReturnType<typeof createSharingOfResults>;

export function createSharingOfResults({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;
  return {
    async listTutors(
      userId: string,
      { skip, limit }: { skip: number; limit: number },
    ): Promise<{ items: OwnTutor[]; total: number }> {
      const ties = await listTies(db, { side: 'student', userId, now: clock.now() });
      const page = ties.slice(skip, skip + limit);
      const people = await peopleById(
        db,
        page.map(({ tutorId }) => tutorId),
      );
      const items = page.map(({ tutorId, otherName, courses, state }) => ({
        id: tutorId,
        full_name: otherName,
        picture_url: people.get(tutorId)?.pictureUrl ?? null,
        courses: courses.map(({ name }) => name),
        sharing: state,
      }));
      return { items, total: ties.length };
    },
    /** Sent twice it is one answer: the time of the first stays. */
    async share(
      { studentId, tutorId }: OwnTie,
      { classes, sessions }: { classes: boolean; sessions: boolean },
    ): Promise<void> {
      await database.transaction(async (tx) => {
        // The account is locked, because the first answer has no row to lock.
        await lockAccount(tx, studentId);
        const row = await repo.lockSharing(tx, { studentId, tutorId });
        const now = getInstant(clock.now());
        const isOpen = classes || sessions;
        const wasOpen = row !== null && (row.classes || row.sessions);
        const stoppedAt = isOpen ? null : wasOpen ? now : (row?.stoppedAt ?? null);
        await repo.putSharing(tx, { studentId, tutorId, classes, sessions, answeredAt: now, stoppedAt });
        for (const userId of [studentId, tutorId])
          await publishHint(tx, userId, { topic: 'student', id: userId === tutorId ? studentId : tutorId });
      });
    },
  };
}
