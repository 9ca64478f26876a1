/** Guides and notes of a plan's sources to read once, and whether they were. */
import { and, eq, inArray } from 'drizzle-orm';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { GuideSets } from '../guides/guide-sets.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { ExamPlanSourceRow } from './exam-plans.tables.ts';
import { finishedReadings } from './exam-plans.tables.ts';

export interface Reading {
  id: string;
  kind: 'guide' | 'note';
  title: string;
  /** Minutes of all of it. */
  minutes: number;
  /** The local day on which it was finished; null if it was not. */
  finishedDay: string | null;
}

export interface PlanReadingsDeps {
  database: Pick<Database, 'db'>;
  notes: Pick<NotesService, 'readable'>;
  guides: Pick<GuideSets, 'newestOfNotes'>;
}

export type FindReadings = (
  userId: string,
  sources: readonly Pick<ExamPlanSourceRow, 'kind' | 'sourceKey'>[],
) => Promise<Reading[]>;

/** A course of many notes is more than a plan can ask to read. */
const maxReadings = 30;
const wordsPerMinute = 200;

export function createPlanReadings({
  database: { db },
  notes,
  guides: guideSets,
}: PlanReadingsDeps): FindReadings {
  return async (userId, sources) => {
    const getKeys = (sourceKind: string) =>
      sources.flatMap(({ kind, sourceKey }) => (kind === sourceKind ? [sourceKey] : []));
    const [ids, courseIds] = [getKeys('note'), getKeys('course')];
    if (ids.length + courseIds.length === 0) return [];

    const readable = await notes.readable({ userId, ids, courseIds, limit: maxReadings });
    const noteIds = readable.map(({ id }) => id);
    const guides = new Map(
      (await guideSets.newestOfNotes(userId, noteIds)).map(({ noteId, ...guide }) => [noteId, guide]),
    );
    // A guide has everything of its note that is worth learning, in fewer words.
    const found = readable.map((note) => {
      const guide = guides.get(note.id);
      return guide ? { ...guide, kind: 'guide' as const } : { ...note, kind: 'note' as const };
    });
    const days = await findFinished(
      db,
      userId,
      found.map(({ id }) => id),
    );
    return found.map(({ words, ...reading }) => ({
      ...reading,
      minutes: Math.max(1, Math.ceil(words / wordsPerMinute)),
      finishedDay: days.get(reading.id) ?? null,
    }));
  };
}

async function findFinished(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { readingId, localDay } = finishedReadings;
  const rows = await executor
    .select({ readingId, localDay })
    .from(finishedReadings)
    .where(and(eq(finishedReadings.userId, userId), inArray(readingId, [...ids])));
  return new Map(rows.map((row) => [row.readingId, row.localDay]));
}

/** The first time counts; a reading that was not finished after all is one to read again. */
export async function writeFinished(
  executor: Executor,
  { userId, readingId }: { userId: string; readingId: string },
  finished: { now: number; localDay: string } | null,
): Promise<void> {
  if (finished === null) {
    await executor
      .delete(finishedReadings)
      .where(and(eq(finishedReadings.userId, userId), eq(finishedReadings.readingId, readingId)));
    return;
  }
  const { now, localDay } = finished;
  await executor
    .insert(finishedReadings)
    .values({ userId, readingId, finishedAt: getInstant(now), localDay })
    .onConflictDoNothing();
}
