/** Searching one note: page by page, so that a book of two million characters is never in memory as a whole. */
import { mostSearchHits, type searchFile } from '@akada/contract/material/note-pages.ts';
import { findText } from '@akada/core/text/find-text.ts';
import type * as z from 'zod/mini';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import { findTexts, type PageText } from './note-pages.repo.ts';
import type { Note } from './notes.access.ts';
import { assertReady } from './notes.service.ts';

type SearchAnswer = z.output<(typeof searchFile.responses)[200]>;
type Hit = SearchAnswer['items'][number];

export interface NoteSearch {
  /** @throws Fault `note_not_ready` */
  search(note: Authorized<Note>, query: string): Promise<SearchAnswer>;
}

const pagesAtOnce = 50;
/** Characters around a hit. */
const aroundHit = 60;

export function createNoteSearch({ database }: { database: Database }): NoteSearch {
  return {
    async search(note, query) {
      assertReady(note);

      const items: Hit[] = [];
      let total = 0;
      let after = 0;
      for (;;) {
        const pages = await findTexts(database.db, note.id, { after, limit: pagesAtOnce });
        for (const hit of pages.map((page) => hitIn(page, query))) {
          if (!hit) continue;
          total += 1;
          if (items.length < mostSearchHits) items.push(hit);
        }
        if (pages.length < pagesAtOnce) return { items, total };
        after = pages.at(-1)?.number ?? after;
      }
    },
  };
}

function hitIn({ number, section, text }: PageText, query: string): Hit | null {
  const [span] = findText(text, query);
  if (!span) return null;

  const { start, end } = span;
  return {
    page: number,
    section,
    before: text.slice(Math.max(start - aroundHit, 0), start).toWellFormed(),
    match: text.slice(start, end),
    after: text.slice(end, end + aroundHit).toWellFormed(),
  };
}
