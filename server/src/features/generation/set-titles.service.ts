/** Titles of sets: the title of their note, or their own if they have no note. */
import type { Cloth } from '@akada/contract/wire/fields.ts';
import type { Database } from '../../platform/database/database.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { findSets } from './generation.repo.ts';
import type { GenerationRow } from './generation.tables.ts';

type Titled = Pick<GenerationRow, 'noteId' | 'title'>;

/** @returns the title of each of these sets; null if its note was deleted */
export async function getTitles(
  { database: { db }, notes }: { database: Database; notes: Pick<NotesService, 'titlesOf'> },
  sets: readonly Titled[],
): Promise<{ of(set: Titled): string | null }> {
  const titles = await notes.titlesOf(
    db,
    sets.flatMap(({ noteId }) => noteId ?? []),
  );
  return {
    of: ({ noteId, title }) => (noteId === null ? title : (titles.get(noteId) ?? null)),
  };
}

/** @returns the pattern of the note of each of these sets; null if it was deleted or there is no note */
export async function getCloths(
  { notes }: { notes: Pick<NotesService, 'clothsOf'> },
  userId: string,
  sets: readonly Pick<GenerationRow, 'noteId'>[],
): Promise<{ of(set: Pick<GenerationRow, 'noteId'>): Cloth | null }> {
  const cloths = await notes.clothsOf(
    userId,
    sets.flatMap(({ noteId }) => noteId ?? []),
  );
  return { of: ({ noteId }) => (noteId === null ? null : (cloths.get(noteId) ?? null)) };
}

/** The title if the note of a set was deleted. */
const untitled = 'Questions';

export interface PracticeSetsDeps {
  database: Database;
  notes: Pick<NotesService, 'titlesOf' | 'clothsOf'>;
  questions: Pick<QuestionsService, 'countBySet'>;
}

/** Serves the practice feature, which this feature must not import. */
export function createPracticeSets(deps: PracticeSetsDeps) {
  const { db } = deps.database;
  const named = async (userId: string, requested: readonly string[] | null, limit: number) => {
    const counts = await deps.questions.countBySet(db, userId);
    const ids = [...counts.keys()].filter((id) => requested?.includes(id) ?? true);
    const rows = await findSets(db, { userId, ids, skip: 0, limit });
    const [titles, cloths] = await Promise.all([getTitles(deps, rows), getCloths(deps, userId, rows)]);
    return rows.map((row) => ({
      id: row.id,
      title: titles.of(row) ?? untitled,
      cloth: cloths.of(row),
      questions: counts.get(row.id) ?? 0,
    }));
  };
  return {
    newest: (userId: string, limit: number) => named(userId, null, limit),
    byIds: (userId: string, ids: readonly string[]) => named(userId, ids, ids.length),
    async note(userId: string, noteId: string) {
      const titles = await deps.notes.titlesOf(db, [noteId]);
      const cloths = await deps.notes.clothsOf(userId, [noteId]);
      return { title: titles.get(noteId) ?? untitled, cloth: cloths.get(noteId) ?? null };
    },
  };
}
