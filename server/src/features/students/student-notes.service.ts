/** A tutor's notes about a student: private ones, and ones that the student reads. */
import type { StudentNote } from '@akada/contract/observers/students.ts';
import { studentNoteLimits } from '@akada/core/tutors/seen-results.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { type KeyedCall, makeOnce } from '../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { createUndo, type Deletable } from '../../platform/undo/undo.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { OwnTie } from './students.access.ts';
import * as repo from './students.repo.ts';
import { type NoteRow, studentNotes } from './students.tables.ts';

export type StudentNotesService = ReturnType<typeof createStudentNotes>;

export function createStudentNotes({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const undo = createUndo({ database, clock }, studentNotes, {
    topic: 'student',
    onRestore: publishToStudent,
  });

  return {
    /** @throws Fault `conflict` if there are too many notes about this student */
    async add(
      { tutorId, studentId }: OwnTie,
      call: KeyedCall,
      { text, shared }: { text: string; shared: boolean },
    ): Promise<StudentNote> {
      const id = await makeOnce({ database, clock }, call, async (tx, newId) => {
        await lockAccount(tx, tutorId);
        if ((await repo.countNotes(tx, { tutorId, studentId })) >= studentNoteLimits.ofStudent)
          throw new Fault('conflict', 'There are 100 notes about this student. Delete one first.');
        const row = { id: newId, userId: tutorId, studentId, text, shared, deletedAt: null };
        await repo.insertNote(tx, { ...row, writtenAt: getInstant(clock.now()) });
        await publish(tx, { ...row, userId: tutorId });
      });
      return presentExisting(await repo.findNote(database.db, id));
    },
    async change({ id, userId, studentId, shared }: Authorized<NoteRow>, text: string): Promise<StudentNote> {
      const note = await database.transaction(async (tx) => {
        const row = await repo.updateNote(tx, id, text);
        await publish(tx, { id, userId, studentId, shared });
        return row;
      });
      return presentExisting(note);
    },
    async remove(row: Authorized<Deletable>): Promise<void> {
      await database.transaction(async (tx) => {
        const note = await repo.findNote(tx, row.id);
        if (note && (await undo.removeWith(tx, row))) await publishToStudent(tx, note);
      });
    },
    restore: async (row: Authorized<Deletable>): Promise<StudentNote> => presentNote(await undo.restore(row)),
  };
}

export function presentNote({ id, text, shared, writtenAt }: NoteRow): StudentNote {
  return { id, text, shared, written_at: writtenAt };
}

function presentExisting(row: NoteRow | null): StudentNote {
  if (!row) throw notFound();
  return presentNote(row);
}

type Published = Pick<NoteRow, 'id' | 'userId' | 'studentId' | 'shared'>;

async function publish(tx: Transaction, note: Published): Promise<void> {
  await publishHint(tx, note.userId, { topic: 'student', id: note.id });
  await publishToStudent(tx, note);
}

/** Even the hint of a private note would tell the student that there is one. */
async function publishToStudent(tx: Transaction, { id, studentId, shared }: Published): Promise<void> {
  if (shared) await publishHint(tx, studentId, { topic: 'student', id });
}
