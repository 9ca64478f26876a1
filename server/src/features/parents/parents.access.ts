/** The ways from an id that a caller sent to a parent, and from an id to a student. */
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import { createAuthorizeDeletion } from '../../platform/undo/undo.ts';
import { peopleById } from '../accounts/accounts.ts';
import { parents } from './parents.tables.ts';

export type AuthorizedStudent = Authorized<{ userId: string }>;

export type ParentsAccess = ReturnType<typeof createParentsAccess>;

export function createParentsAccess(database: Pick<Database, 'db'>) {
  return {
    /** Also allows a parent who was ended within the hour. @throws Fault `not_found` */
    deletion: createAuthorizeDeletion(database, parents),
    /** Only administrators reach this. @throws Fault `not_found` */
    student: (userId: string): Promise<AuthorizedStudent> => authorize(findStudent(userId), () => true),
  };

  async function findStudent(userId: string) {
    const person = (await peopleById(database.db, [userId])).get(userId);
    return person?.role === 'student' ? { userId } : null;
  }
}
