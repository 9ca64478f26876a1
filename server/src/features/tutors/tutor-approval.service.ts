import type { TutorProfile, TutorState } from '@akada/contract/tutors.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import { pictureOf } from '../accounts/accounts-people.service.ts';
import { presentTutor } from './present-tutor.ts';
import * as repo from './tutors.repo.ts';

export interface Verdict {
  userId: string;
  approved: boolean;
  /** For a rejection: what the tutor reads. */
  reason: string | null;
  now: string;
}

export interface DecidedTutor {
  profile: TutorProfile;
  /** False when it was so before: nothing happened. */
  changed: boolean;
}

/**
 * An administrator decides; what is approved can be taken back, what is rejected can be approved after all.
 * @throws Fault `not_found`
 */
export async function decideTutor(tx: Transaction, verdict: Verdict): Promise<DecidedTutor> {
  const { userId, approved, reason, now } = verdict;
  const to = approved ? 'approved' : 'rejected';
  const from: TutorState[] = approved ? ['pending', 'rejected'] : ['pending', 'approved'];
  const decided = await repo.decideProfile(tx, { userId, from, to, reason }, now);
  const row = decided ?? (await repo.findProfile(tx, userId));
  if (!row) throw notFound();

  if (decided) await recordEvent(tx, { name: `tutors.${to}`, userId, subjectId: newId(), facts: { reason } });
  return { profile: presentTutor(row, await pictureOf(tx, userId)), changed: decided !== null };
}

/** @returns profiles in a state with their owners, the one that waits longest first */
export async function listTutors(
  executor: Executor,
  state: TutorState,
  page: { skip: number; limit: number },
): Promise<{ items: { userId: string; profile: TutorProfile }[]; total: number }> {
  const { rows, total } = await repo.listByState(executor, state, page);
  const items = rows.map((row) => ({ userId: row.userId, profile: presentTutor(row, null) }));
  return { items, total };
}

/** @returns how many wait */
export async function countWaitingTutors(executor: Executor): Promise<number> {
  return (await repo.listByState(executor, 'pending', { skip: 0, limit: 1 })).total;
}
