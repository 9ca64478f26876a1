import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { type AuthorizeDeletion, createAuthorizeDeletion } from '../../platform/undo/undo.ts';
import { courseNames } from '../courses/course-members.service.ts';
import { findAssignment } from './assignments.repo.ts';
import { type AssignmentRow, assignments } from './assignments.tables.ts';

/** Each throws Fault `not_found`, with the same answer for a missing assignment and for someone else's. */
export interface AssignmentAccess {
  /** Allows the tutor, if the class exists. */
  toChange(caller: Pick<Caller, 'userId'>, id: string): Promise<Authorized<AssignmentRow>>;
  /** Allows the tutor, for a deleted assignment too. */
  deletion: AuthorizeDeletion;
}

export function createAssignmentAccess({ db }: Pick<Database, 'db'>): AssignmentAccess {
  const hasCourse = async ({ courseId }: AssignmentRow) =>
    courseId === null || (await courseNames(db, [courseId])).has(courseId);
  return {
    toChange: (caller, id) =>
      authorize(
        findAssignment(db, id),
        async (assignment) => (await ownedBy(caller)(assignment)) && (await hasCourse(assignment)),
      ),
    deletion: createAuthorizeDeletion({ db }, assignments),
  };
}
