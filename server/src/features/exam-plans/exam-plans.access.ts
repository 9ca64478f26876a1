import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { type AuthorizeDeletion, createAuthorizeDeletion } from '../../platform/undo/undo.ts';
import { findPlan } from './exam-plans.repo.ts';
import { type ExamPlanRow, examPlans } from './exam-plans.tables.ts';

/** Each throws Fault `not_found`, exactly the same for a missing plan and for another student's. */
export interface ExamPlanAccess {
  findReadable(caller: Pick<Caller, 'userId'>, id: string): Promise<Authorized<ExamPlanRow>>;
  /** Allows the owner, for a deleted plan too. */
  findDeletable: AuthorizeDeletion;
}

export function createExamPlanAccess({ db }: Pick<Database, 'db'>): ExamPlanAccess {
  return {
    findReadable: (caller, id) => authorize(findPlan(db, id), ownedBy(caller)),
    findDeletable: createAuthorizeDeletion({ db }, examPlans),
  };
}
