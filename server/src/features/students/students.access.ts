/** The ways from an id that a caller sent to a student, a tutor or a note. A person without a tie to the caller is not found. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AuthorizeDeletion, createAuthorizeDeletion } from '../../platform/undo/undo.ts';
import { findNote } from './students.repo.ts';
import { type NoteRow, studentNotes } from './students.tables.ts';
import { type FoundTie, findTie } from './ties.service.ts';

type Reader = Pick<Caller, 'userId'>;

export type OwnTie = Authorized<FoundTie>;
export type StudentsAccess = ReturnType<typeof createStudentsAccess>;

export function createStudentsAccess({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;
  const tie = (side: 'tutor' | 'student', { userId }: Reader, otherId: string): Promise<OwnTie> =>
    authorize(findTie(db, { side, userId, otherId, now: clock.now() }), ({ visibility }) => visibility.page);
  const deletion: AuthorizeDeletion = createAuthorizeDeletion(database, studentNotes);

  return {
    /** @throws Fault `not_found` */
    student: (caller: Reader, id: string) => tie('tutor', caller, id),
    /** @throws Fault `not_found` */
    tutor: (caller: Reader, id: string) => tie('student', caller, id),
    /**
     * A tutor keeps notes about a student who has left, and may still change or delete them.
     *
     * @throws Fault `not_found`
     */
    note: (caller: Reader, id: string): Promise<Authorized<NoteRow>> =>
      authorize(findNote(db, id), (row) => ownedBy(caller)(row) && row.deletedAt === null),
    /** Also allows a deleted note. @throws Fault `not_found` */
    deletion,
  };
}
