import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { findUnusedKeys } from '../../../platform/files/stored-keys.repo.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { firstLease } from '../../../platform/work/work-rows.ts';
import { type NoteRow, notes } from './notes.tables.ts';

export type NewNote = Pick<
  NoteRow,
  | 'id'
  | 'userId'
  | 'originalFilename'
  | 'courseName'
  | 'courseKey'
  | 'courseId'
  | 'mediaType'
  | 'sizeBytes'
  | 'contentHash'
  | 'storageKey'
> &
  Partial<Pick<NoteRow, 'title'>>;

export interface NotesPage {
  userId: string;
  skip: number;
  limit: number;
}

/** The list opens every page of tools, so its statements are prepared once, by name. */
export function prepareNotesQueries({ db }: Pick<Database, 'db'>) {
  const owned = and(eq(notes.userId, sql.placeholder('userId')), notDeleted(notes));
  const page = db
    .select()
    .from(notes)
    .where(owned)
    .orderBy(desc(notes.createdAt), asc(notes.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'))
    .prepare('notes.list');
  const total = db.select({ total: count() }).from(notes).where(owned).prepare('notes.count');

  return {
    list: (requestedNotesPage: NotesPage): Promise<NoteRow[]> => page.execute({ ...requestedNotesPage }),
    async count(userId: string): Promise<number> {
      const [row] = await total.execute({ userId });
      return row?.total ?? 0;
    },
  };
}

/** @returns the notes among these ids that belong to the account */
export function findOwn(executor: Executor, userId: string, ids: readonly string[]): Promise<NoteRow[]> {
  return executor
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), inArray(notes.id, [...ids]), notDeleted(notes)));
}

/** A ready note of a file, with the words of its text. */
export interface ReadableNote {
  id: string;
  title: string | null;
  filename: string;
  words: number;
}

/** @returns the notes among these ids and of these courses, the oldest first; notes that the student wrote are absent */
export async function findReadable(
  executor: Executor,
  {
    userId,
    ids,
    courseIds,
    limit,
  }: { userId: string; ids: readonly string[]; courseIds: readonly string[]; limit: number },
): Promise<ReadableNote[]> {
  const { id, title, originalFilename: filename, wordCount, courseId, storageKey, status } = notes;
  const rows = await executor
    .select({ id, title, filename, words: wordCount })
    .from(notes)
    .where(
      and(
        eq(notes.userId, userId),
        or(inArray(id, [...ids]), inArray(courseId, [...courseIds])),
        eq(status, 'ready'),
        isNotNull(storageKey),
        gt(wordCount, 0),
        notDeleted(notes),
      ),
    )
    .orderBy(asc(notes.createdAt), asc(id))
    .limit(limit);
  return rows.map(({ words, ...note }) => ({ ...note, words: words ?? 0 }));
}

/** @returns the newest note of the account with these bytes, unless reading it failed */
export async function findSame(
  executor: Executor,
  { userId, contentHash }: Pick<NoteRow, 'userId' | 'contentHash'>,
): Promise<NoteRow | null> {
  const [row] = await executor
    .select()
    .from(notes)
    .where(
      and(
        eq(notes.userId, userId),
        eq(notes.contentHash, contentHash),
        ne(notes.status, 'failed'),
        notDeleted(notes),
      ),
    )
    .orderBy(desc(notes.createdAt))
    .limit(1);
  return row ?? null;
}

export async function insertNote(executor: Executor, note: NewNote, now: number): Promise<NoteRow> {
  const [row] = await executor
    .insert(notes)
    .values({
      ...note,
      ...firstLease(now),
      status: 'uploaded',
      warnings: [],
      createdAt: getInstant(now),
      changedAt: getInstant(now),
    })
    .returning();
  if (!row) throw new Error('The note was not written');

  return row;
}

export async function setChargedPeriod(executor: Executor, id: string, periodStart: string): Promise<void> {
  await executor.update(notes).set({ chargedPeriod: periodStart }).where(eq(notes.id, id));
}

const shown = (id: string) => and(eq(notes.id, id), notDeleted(notes));

/** @returns the note of whichever account, null when it is deleted, also while it can be restored */
export async function findNote(executor: Executor, id: string): Promise<NoteRow | null> {
  const [row] = await executor.select().from(notes).where(shown(id));
  return row ?? null;
}

export type NoteChange = Partial<
  Pick<
    NoteRow,
    | 'title'
    | 'courseName'
    | 'courseKey'
    | 'courseId'
    | 'encoding'
    | 'encodingChoice'
    | 'clothSeed'
    | 'clothColour'
    | 'tags'
    | 'archivedAt'
  >
>;

/** @returns the current note, or null if it was deleted in the meantime */
export async function updateNote(
  executor: Executor,
  id: string,
  change: NoteChange,
): Promise<NoteRow | null> {
  const [row] = await executor.update(notes).set(change).where(shown(id)).returning();
  return row ?? null;
}

/** @returns the title of a note that has pages: of a written one also while they are read again; null when there is none */
export async function findTitle(executor: Executor, id: string): Promise<string | null> {
  const [row] = await executor
    .select({ title: notes.title })
    .from(notes)
    .where(and(shown(id), or(eq(notes.status, 'ready'), isNull(notes.storageKey))));
  return row?.title ?? null;
}

/** @returns of each of these notes that is not deleted what it is called */
export function findNames(
  executor: Executor,
  ids: readonly string[],
): Promise<{ id: string; title: string | null; filename: string }[]> {
  return executor
    .select({ id: notes.id, title: notes.title, filename: notes.originalFilename })
    .from(notes)
    .where(and(inArray(notes.id, [...ids]), notDeleted(notes)));
}

/** @returns of each of these notes that is not deleted how it is woven */
export function findCloths(
  executor: Executor,
  ids: readonly string[],
): Promise<Pick<NoteRow, 'id' | 'courseId' | 'clothSeed' | 'clothColour'>[]> {
  const { id, courseId, clothSeed, clothColour } = notes;
  return executor
    .select({ id, courseId, clothSeed, clothColour })
    .from(notes)
    .where(and(inArray(notes.id, [...ids]), notDeleted(notes)));
}

/** @returns the courses that these notes are filed under */
export function findCourseTexts(executor: Executor, ids: readonly string[]) {
  const { id, courseName, courseKey, courseId } = notes;
  return executor
    .select({ id, courseName, courseKey, courseId })
    .from(notes)
    .where(and(inArray(id, [...ids]), notDeleted(notes)));
}

/** @returns the keys among these that no note uses; a deleted note that can be restored needs its file */
export const keysWithoutNote = (executor: Executor, keys: readonly string[]): Promise<string[]> =>
  findUnusedKeys(executor, notes, keys);

/** @returns notes of an account in the order of their ids: the next ones */
export function findOwnNotes(executor: Executor, userId: string, after: string | null): Promise<NoteRow[]> {
  return executor
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), notDeleted(notes), after === null ? undefined : gt(notes.id, after)))
    .orderBy(asc(notes.id))
    .limit(50);
}

/** @returns the locations of the bytes of an account's uploaded notes: the next ones by id */
export function findStoredFiles(
  executor: Executor,
  userId: string,
  after: string | null,
): Promise<Pick<NoteRow, 'id' | 'originalFilename' | 'storageKey' | 'mediaType'>[]> {
  const { id, originalFilename, storageKey, mediaType } = notes;
  return executor
    .select({ id, originalFilename, storageKey, mediaType })
    .from(notes)
    .where(
      and(
        eq(notes.userId, userId),
        isNotNull(notes.storageKey),
        after === null ? undefined : gt(notes.id, after),
      ),
    )
    .orderBy(asc(notes.id))
    .limit(200);
}
