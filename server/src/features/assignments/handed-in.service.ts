/** Notifies the tutor of submissions, grouped by assignment and hour. */
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { peopleById } from '../accounts/accounts.ts';
import { assignmentSubmitted } from './assignments.events.ts';
import type { WorkRow } from './assignments.tables.ts';
import * as works from './works.repo.ts';

/** The caller has written the moment of the hand-in with this transaction. */
export async function recordSubmission(
  tx: Transaction,
  { assignmentId, userId }: Pick<WorkRow, 'assignmentId' | 'userId'>,
  now: number,
): Promise<void> {
  const assignment = await works.findOwner(tx, assignmentId);
  if (assignment === null) return;
  const name = (await peopleById(tx, [userId])).get(userId)?.fullName ?? '';
  const hour = `${assignmentId} ${getInstant(now).slice(0, 13)}`;
  await record(tx, assignmentSubmitted, {
    userId: assignment.userId,
    subjectId: newId(),
    facts: { id: assignmentId, title: assignment.title, name, hour },
  });
}
