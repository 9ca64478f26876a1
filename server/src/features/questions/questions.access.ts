/** The only way from an id that a caller sent to a question that is shown. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findQuestion } from './question/questions.repo.ts';
import type { QuestionRow } from './question/questions.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing question, for a deleted one and for another's */
export type AuthorizeQuestion = (
  caller: Pick<Caller, 'userId'>,
  questionId: string,
) => Promise<Authorized<QuestionRow>>;

export function createAuthorizeQuestion({ db }: Pick<Database, 'db'>): AuthorizeQuestion {
  return (caller, questionId) => authorize(findQuestion(db, questionId), ownedBy(caller));
}
