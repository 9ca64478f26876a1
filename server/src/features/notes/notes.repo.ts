import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { rememberDeletedFile } from '../../platform/files/deleted-files.ts';
import { newLease } from '../../platform/queue/lease.ts';
import { type NoteRow, notes } from './notes.tables.ts';

export type NewNote = Pick<
  NoteRow,
  | 'id'
  | 'userId'
  | 'originalFilename'
  | 'courseName'
  | 'mediaType'
  | 'sizeBytes'
  | 'contentHash'
  | 'storageKey'
  | 'idempotencyKey'
>;

export interface NotesPage {
  userId: string;
  skip: number;
  limit: number;
}

/** The list opens every page of tools, so its statements are prepared once, by name. */
export function prepareNotesQueries({ db }: Pick<Database, 'db'>) {
  const owned = eq(notes.userId, sql.placeholder('userId'));
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
    list: (wanted: NotesPage): Promise<NoteRow[]> => page.execute({ ...wanted }),
    async count(userId: string): Promise<number> {
      const [row] = await total.execute({ userId });
      return row?.total ?? 0;
    },
  };
}

/** @returns null when the same idempotency key made one before */
export async function insertNote(executor: Executor, note: NewNote): Promise<NoteRow | null> {
  const [row] = await executor
    .insert(notes)
    .values({
      ...note,
      status: 'uploaded',
      attempts: 0,
      warnings: [],
      leaseUntil: newLease(),
      createdAt: sql`now()`,
    })
    .onConflictDoNothing({
      target: [notes.userId, notes.idempotencyKey],
      where: sql`${notes.idempotencyKey} IS NOT NULL`,
    })
    .returning();
  return row ?? null;
}

export async function setChargedPeriod(executor: Executor, id: string, periodStart: string): Promise<void> {
  await executor.update(notes).set({ chargedPeriod: periodStart }).where(eq(notes.id, id));
}

export async function findNote(executor: Executor, userId: string, id: string): Promise<NoteRow | null> {
  const [row] = await executor
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.userId, userId)));
  return row ?? null;
}

/** @returns the title of a ready note, null when there is none */
export async function findTitle(executor: Executor, id: string): Promise<string | null> {
  const [row] = await executor
    .select({ title: notes.title })
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.status, 'ready')));
  return row?.title ?? null;
}

/** @returns the name under which it was uploaded, null when it is gone */
export async function findFilename(executor: Executor, id: string): Promise<string | null> {
  const [row] = await executor
    .select({ filename: notes.originalFilename })
    .from(notes)
    .where(eq(notes.id, id));
  return row?.filename ?? null;
}

export async function findByIdempotencyKey(
  executor: Executor,
  userId: string,
  key: string,
): Promise<NoteRow | null> {
  const [row] = await executor
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), eq(notes.idempotencyKey, key)));
  return row ?? null;
}

/** Its pages go with it; its bytes are remembered as still to be removed. @returns false when it is gone */
export async function deleteNote(
  executor: Executor,
  { id, storageKey }: Pick<NoteRow, 'id' | 'storageKey'>,
): Promise<boolean> {
  const deleted = await executor.delete(notes).where(eq(notes.id, id)).returning({ id: notes.id });
  if (deleted.length === 0) return false;

  await rememberDeletedFile(executor, storageKey);
  return true;
}

/** @returns those of these keys that no note has */
export async function keysWithoutNote(executor: Executor, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];

  const rows = await executor
    .select({ key: notes.storageKey })
    .from(notes)
    .where(inArray(notes.storageKey, keys));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

/** @returns where the bytes of an account's notes are: the next in the order of their ids */
export function findStoredFiles(
  executor: Executor,
  userId: string,
  after: string | null,
): Promise<Pick<NoteRow, 'id' | 'originalFilename' | 'storageKey' | 'mediaType'>[]> {
  const { id, originalFilename, storageKey, mediaType } = notes;
  return executor
    .select({ id, originalFilename, storageKey, mediaType })
    .from(notes)
    .where(and(eq(notes.userId, userId), after === null ? undefined : gt(notes.id, after)))
    .orderBy(asc(notes.id))
    .limit(200);
}
