/** Marks in notes: they name words, so that they outlast a text that is written on. */
import type { Highlight } from '@akada/contract/material/my-notes.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { NoteRow } from '../note/notes.tables.ts';
import * as repo from './highlights.repo.ts';

/** The limit for each note allows a line on every page of a book. */
const mostHighlights = 1_000;

export type Highlights = ReturnType<typeof createHighlights>;

export function createHighlights({ database, clock }: { database: Database; clock: Clock }) {
  return {
    list: async ({ id }: Authorized<NoteRow>): Promise<Highlight[]> =>
      (await repo.findHighlights(database.db, id)).map(presented),
    /** @throws Fault `conflict` if the note has reached the limit */
    async add(note: Authorized<NoteRow>, marked: Pick<Highlight, 'page' | 'quote'>): Promise<Highlight> {
      const existing = await repo.findHighlights(database.db, note.id);
      if (existing.length >= mostHighlights)
        throw new Fault(
          'conflict',
          'This note has too many highlights. Remove some, then highlight these words.',
        );

      return database.transaction(async (tx) => {
        const row = { ...marked, id: newId(), noteId: note.id, createdAt: getInstant(clock.now()) };
        const stored = await repo.insertHighlight(tx, row);
        await publishHint(tx, note.userId, { topic: 'note', id: note.id });
        return presented(stored);
      });
    },
    async remove(note: Authorized<NoteRow>, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        if (await repo.deleteHighlight(tx, note.id, id))
          await publishHint(tx, note.userId, { topic: 'note', id: note.id });
      });
    },
  };
}

function presented({ id, page, quote, createdAt }: repo.HighlightRow): Highlight {
  return { id, page, quote, created_at: createdAt };
}
