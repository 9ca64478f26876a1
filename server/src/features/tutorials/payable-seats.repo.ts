import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { tutorialSeats, tutorials } from './tutorials.tables.ts';

export interface LessonPayer {
  userId: string;
  /** The tutorial. */
  subjectId: string;
}

/** @returns the seats of these tutorials that wait for their price */
export async function findSeatsToPay(
  executor: Executor,
  payers: readonly LessonPayer[],
): Promise<{ tutorialId: string; studentId: string }[]> {
  const { tutorialId, studentId, state } = tutorialSeats;
  return executor
    .select({ tutorialId, studentId })
    .from(tutorialSeats)
    .innerJoin(tutorials, eq(tutorials.id, tutorialId))
    .where(
      and(
        inArray(
          tutorialId,
          payers.map(({ subjectId }) => subjectId),
        ),
        inArray(
          studentId,
          payers.map(({ userId }) => userId),
        ),
        eq(state, 'to_pay'),
        isNull(tutorials.cancelledAt),
      ),
    );
}
