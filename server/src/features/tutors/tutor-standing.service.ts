/** Whether a tutor is approved, as other features ask. What follows from it is asked each time and never copied. */
import type { Executor } from '../../platform/database/database.ts';
import * as repo from './tutors.repo.ts';

export async function isApprovedTutor(executor: Executor, userId: string): Promise<boolean> {
  return (await repo.findTutor(executor, userId))?.profile.state === 'approved';
}

/** @returns their ids, as a part of another feature's statement */
export function approvedTutors(executor: Executor) {
  return repo.approvedTutors(executor);
}
