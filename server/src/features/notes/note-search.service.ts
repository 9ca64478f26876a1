/** Searching one note: page by page, so that a book of two million characters is never in memory as a whole. */
import { setImmediate } from 'node:timers/promises';
import { mostSearchHits, type searchFile } from '@akada/contract/material/note-pages.ts';
import { findText } from '@akada/core/text/find-text.ts';
import type * as z from 'zod/mini';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import { findTexts, type PageText } from './note/note-pages.repo.ts';
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
        for (const page of pages) {
          const hit = await firstHit(page, query);
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

/** Characters that are searched before others have their turn: about 10 ms. */
const searchedAtOnce = 50_000;
/** Longer than any query as it stands in a text, so that none is lost between two parts. */
const overlap = 1_000;

async function firstHit(page: PageText, query: string): Promise<Hit | null> {
  for (let from = 0; from < page.text.length; from += searchedAtOnce) {
    await setImmediate();
    const [span] = findText(page.text.slice(from, from + searchedAtOnce + overlap), query);
    if (span) return hitAt(page, from + span.start, from + span.end);
  }
  return null;
}

function hitAt({ number, section, text }: PageText, start: number, end: number): Hit {
  return {
    page: number,
    section,
    before: text.slice(Math.max(start - aroundHit, 0), start).toWellFormed(),
    match: text.slice(start, end),
    after: text.slice(end, end + aroundHit).toWellFormed(),
  };
}
