/** Rules that a question of the bank has to fulfil, and the permission to publish. */
import { getContradictions, missingForPublishing } from '@akada/core/questions/question-rules.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { ownCourses } from '../../courses/course-ownership.service.ts';
import { isApprovedTutor } from '../../tutors/tutor-standing.service.ts';
import type { BankDraft } from './bank-draft.ts';

export type Author = Pick<Caller, 'userId' | 'role'>;

/** @throws Fault `validation_failed` for a contradictory draft, and for an incomplete published question */
export function assertSound(draft: BankDraft): void {
  const contradictions = getContradictions(draft);
  const missing = draft.status === 'published' ? missingForPublishing(draft) : {};
  const fields = { ...missing, ...contradictions };
  if (Object.keys(fields).length === 0) return;

  throw new Fault('validation_failed', 'Some fields need another look.', { fields });
}

/** @throws Fault `role_denied` for a tutor who is not approved; administrators need no approval */
export async function assertMayPublish(executor: Executor, { userId, role }: Author): Promise<void> {
  if (role === 'admin' || (await isApprovedTutor(executor, userId))) return;

  throw new Fault(
    'role_denied',
    'You can publish questions when you are approved as a tutor. Until then keep them as drafts.',
  );
}

/**
 * @param courses by the field that names each; null if a question leaves its course
 * @throws Fault `validation_failed` for each course that is not the author's own
 */
export async function assertOwnCourses(
  executor: Executor,
  { userId }: Pick<Author, 'userId'>,
  courses: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const named = Object.entries(courses).flatMap(([field, id]) => (id == null ? [] : [{ field, id }]));
  const ownIds = await ownCourses(executor, userId, [...new Set(named.map(({ id }) => id))]);
  const foreign = named.filter(({ id }) => !ownIds.has(id));
  if (foreign.length === 0) return;

  const fields = Object.fromEntries(foreign.map(({ field }) => [field, 'Choose one of your courses']));
  throw new Fault('validation_failed', 'Choose one of your courses.', { fields });
}
