import type { TutorProfile, TutorState } from '@akada/contract/tutors.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import { pictureOf, picturesOf } from '../accounts/accounts-people.service.ts';
import { presentTutor } from './present-tutor.ts';
import * as repo from './tutors.repo.ts';
import type { TutorProfileRow } from './tutors.tables.ts';

export interface Verdict {
  userId: string;
  approved: boolean;
  /** For a rejection: what the tutor reads. */
  reason: string | null;
  now: string;
}

export interface DecidedTutor {
  profile: TutorProfile;
  /** The state before; where it is the one decided on, nothing happened. */
  before: TutorState;
}

/**
 * An administrator decides; what is approved can be taken back, what is rejected can be approved after all.
 * @throws Fault `not_found`
 */
export async function decideTutor(tx: Transaction, verdict: Verdict): Promise<DecidedTutor> {
  const { userId } = verdict;
  const found = await repo.lockProfile(tx, userId);
  if (!found) throw notFound();

  const row = await decided(tx, found, verdict);
  return { profile: presentTutor(row, await pictureOf(tx, userId)), before: found.state };
}

/** @returns profiles in a state with their owners, the one that waits longest first */
export async function listTutors(
  executor: Executor,
  state: TutorState,
  page: { skip: number; limit: number },
): Promise<{ items: { userId: string; profile: TutorProfile }[]; total: number }> {
  const { rows, total } = await repo.listByState(executor, state, page);
  const pictures = await picturesOf(
    executor,
    rows.map(({ userId }) => userId),
  );
  const items = rows.map((row) => ({
    userId: row.userId,
    profile: presentTutor(row, pictures.get(row.userId) ?? null),
  }));
  return { items, total };
}

/** @returns how many wait */
export async function countWaitingTutors(executor: Executor): Promise<number> {
  return (await repo.listByState(executor, 'pending', { skip: 0, limit: 1 })).total;
}

/** @param row held, so that nobody else decides meanwhile */
async function decided(
  tx: Transaction,
  row: TutorProfileRow,
  { userId, approved, reason, now }: Verdict,
): Promise<TutorProfileRow> {
  const state = approved ? 'approved' : 'rejected';
  if (row.state === state) return row;

  await recordEvent(tx, { name: `tutors.${state}`, userId, subjectId: newId(), facts: { reason } });
  return repo.decideProfile(tx, { userId, state, reason }, now);
}
