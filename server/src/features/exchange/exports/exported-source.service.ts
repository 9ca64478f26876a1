/** Loads the questions of a course or a set, with the name of their file. */

import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { ownCourses } from '../../courses/course-ownership.service.ts';
import { readCourse } from '../../courses/course-reading.service.ts';
import type { NotesService } from '../../notes/notes.service.ts';
import type { BankFiles } from '../../questions/bank/bank-files.service.ts';
import { assertNotHeld, type QuestionHolds } from '../../questions/holds/question-holds.service.ts';

/** Rows of the bank and of sets, as exports need them. */
export type ExportedRow =
  | Awaited<ReturnType<BankFiles['ofCourse']>>[number]
  | Awaited<ReturnType<BankFiles['ofSet']>>[number];

export interface ExportedSource {
  title: string;
  rows: readonly ExportedRow[];
}

/** A set of the caller. */
export interface ExportedSet {
  id: string;
  userId: string;
  noteId: string | null;
  title: string | null;
}

export interface ExportedSources {
  /** @throws Fault `not_found` for a course that is not the caller's own */
  ofCourse(caller: Pick<Caller, 'userId' | 'role'>, courseId: string): Promise<ExportedSource>;
  /** @throws Fault `conflict` while an exam over questions of the set runs, which a file would answer */
  ofSet(set: Authorized<ExportedSet>): Promise<ExportedSource>;
}

export interface ExportedSourcesDeps {
  database: Database;
  notes: Pick<NotesService, 'titlesOf'>;
  questions: Pick<BankFiles, 'ofCourse' | 'ofSet'>;
  holds: QuestionHolds;
}

export function createExportedSources({
  database: { db },
  notes,
  questions,
  holds,
}: ExportedSourcesDeps): ExportedSources {
  return {
    async ofCourse(caller, courseId) {
      const { userId } = caller;
      if (!(await ownCourses(db, userId, [courseId])).has(courseId)) throw notFound();

      const { name } = await readCourse(db, courseId, caller);
      return { title: name, rows: await questions.ofCourse(db, { userId, courseId }) };
    },
    async ofSet({ id, userId, noteId, title }) {
      const titles = noteId === null ? new Map<string, string>() : await notes.titlesOf(db, [noteId]);
      const called = noteId === null ? title : titles.get(noteId);
      const rows = await questions.ofSet(db, { userId, generationId: id });
      await assertNotHeld(holds, { executor: db, userId, ids: rows.map((row) => row.id) });
      return { title: called ?? 'Questions', rows };
    },
  };
}

/** @throws Fault `conflict` if there is no question to write */
export function assertAny({ rows }: ExportedSource): void {
  if (rows.length === 0)
    throw new Fault('conflict', 'There are no questions here yet, so there is nothing to export.');
}
