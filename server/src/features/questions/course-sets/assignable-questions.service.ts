/** Questions that a tutor can assign to students, for the feature that assigns them. */

import type { Executor } from '../../../platform/database/database.ts';
import { topicKeyOf } from '../bank/bank-draft.ts';
import * as queries from './assignable-questions.queries.ts';
import { findVisibleSet } from './course-sets.repo.ts';

/** @returns the ids among these that are published questions of this tutor's bank and no essays */
export const assignableIds = queries.findAssignableIds;

/** @returns ids of questions of this tutor's bank, drawn at random from these topics */
export function drawAssignable(
  executor: Executor,
  { topics, ...draw }: Omit<queries.AssignableDraw, 'topicKeys'> & { topics: readonly string[] },
): Promise<string[]> {
  return queries.drawAssignableIds(executor, {
    ...draw,
    topicKeys: topics.flatMap((topic) => topicKeyOf(topic) ?? []),
  });
}

/** @returns the assignable questions of a course set of this tutor, in its order; none for a set of someone else */
export async function assignableOfSet(executor: Executor, userId: string, setId: string): Promise<string[]> {
  const set = await findVisibleSet(executor, setId);
  if (set?.userId !== userId) return [];
  const ids = await queries.findAssignableIds(executor, userId, set.questionIds);
  return set.questionIds.filter((id) => ids.has(id));
}
