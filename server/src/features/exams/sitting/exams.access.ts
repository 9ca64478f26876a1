/** The only way from an id that a caller sent to an exam. */
import { type Authorized, authorize, ownedBy } from '../../../platform/access/authorize.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { LoadedExam, SittingQueries } from './sitting.queries.ts';

/** @throws Fault `not_found`, exactly the same for a missing exam and for another's */
export type AuthorizeExam = (
  caller: Pick<Caller, 'userId'>,
  examId: string,
) => Promise<Authorized<LoadedExam>>;

/** One statement loads the exam and its items: a whole hall of students does this at the same moment. */
export function createAuthorizeExam({ load }: SittingQueries): AuthorizeExam {
  return (caller, examId) => authorize(load(examId), ({ exam }) => ownedBy(caller)(exam));
}
