/** What sets are called: by their note, or by a title of their own where they have none. */
import type { Database } from '../../platform/database/database.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { GenerationRow } from './generation.tables.ts';

type Titled = Pick<GenerationRow, 'noteId' | 'title'>;

/** @returns the title of each of these sets; null where its note was deleted */
export async function titlesOf(
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
