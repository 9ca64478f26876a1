/** Searches one note page by page, so that a book of two million characters is never completely in memory. */
import { setImmediate } from 'node:timers/promises';
import { mostSearchHits } from '@akada/contract/material/note-pages.ts';
import { findText } from '@akada/core/text/find-text.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import { findFormulasIn, findTexts, type PageText } from './note/note-pages.repo.ts';
import { type FoundText, foundText, presentHit, type SearchAnswer } from './note/search-hit.ts';
import type { Note } from './notes.access.ts';
import { assertReady } from './notes.service.ts';

export interface NoteSearch {
  /** @throws Fault `note_not_ready` */
  search(note: Authorized<Note>, query: string): Promise<SearchAnswer>;
}

const pagesAtOnce = 50;

export function createNoteSearch({ database }: { database: Database }): NoteSearch {
  return {
    async search(note, query) {
      assertReady(note);

      const found: FoundText[] = [];
      let total = 0;
      let after = 0;
      for (;;) {
        const pages = await findTexts(database.db, note.id, { after, limit: pagesAtOnce });
        for (const page of pages) {
          const first = await firstHit(page, query);
          if (!first) continue;
          total += 1;
          if (found.length < mostSearchHits) found.push(first);
        }
        if (pages.length < pagesAtOnce) break;
        after = pages.at(-1)?.number ?? after;
      }
      const formulas = await findFormulasIn(database.db, note.id, found);

      return { items: found.map((one) => presentHit(one, formulas.get(one.number) ?? [])), total };
    },
  };
}

/** Characters that are searched before others have their turn: about 10 ms. */
const searchedAtOnce = 50_000;
/** The overlap is longer than any query in a text, so that no match is lost between two parts. */
const overlap = 1_000;

async function firstHit(page: PageText, query: string): Promise<FoundText | null> {
  for (let from = 0; from < page.text.length; from += searchedAtOnce) {
    await setImmediate();
    const [span] = findText(page.text.slice(from, from + searchedAtOnce + overlap), query);
    if (span) return foundText(page, { start: from + span.start, end: from + span.end });
  }
  return null;
}
