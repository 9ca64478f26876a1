/** The only way from an id that a caller sent to a question that they may practise. */
import { type Authorized, authorize } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type { StoredQuestion } from '../question/questions.tables.ts';
import { findInScope } from './practice-questions.repo.ts';

/**
 * @throws Fault `not_found`, exactly the same for a missing question, a deleted one and a question that the
 * caller must not see
 */
export type AuthorizePractisable = (
  caller: Pick<Caller, 'userId'>,
  questionId: string,
) => Promise<Authorized<StoredQuestion>>;

export function createAuthorizePractisable({ db }: Pick<Database, 'db'>): AuthorizePractisable {
  return async ({ userId }, questionId) => {
    const courseIds = (await joinedCourses(db, userId)).map(({ id }) => id);
    const [question] = await findInScope(db, { kind: 'everything', userId, courseIds }, [questionId]);
    return authorize(question ?? null, () => true);
  };
}
