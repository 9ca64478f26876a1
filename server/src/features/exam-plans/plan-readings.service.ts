/** Guides and notes of a plan's sources to read once, and whether they were. */
import type { Database } from '../../platform/database/database.ts';
import type { GuideSets } from '../guides/guide-sets.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { ExamPlanSourceRow } from './exam-plans.tables.ts';
import { findFinished } from './plan-readings.repo.ts';

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
