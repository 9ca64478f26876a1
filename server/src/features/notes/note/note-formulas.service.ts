/** The formulas of notes: set once, when a note is read, and again when the renderer has changed. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import { contentRenewal } from '../../../platform/content/stored/content-renewal.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import { findNotesOfOlderFormulas, markFormulas } from './note-formulas.repo.ts';
import { findPages, replaceFormulas } from './note-pages.repo.ts';

export interface NoteFormulasDeps {
  database: Database;
  content: ContentRenderer;
}

/** @returns the workers' task that renders the formulas of notes again for this version of the renderer */
export function formulasRenewal({ database, content }: NoteFormulasDeps): PeriodicTask {
  return contentRenewal('notes.renew_formulas', {
    // A note may have two million characters.
    rowsAtOnce: 5,
    findOlder: (version, limit) => findNotesOfOlderFormulas(database.db, version, limit),
    async renew(ids) {
      for (const id of ids) await renewFormulas({ database, content }, id);
    },
  });
}

/** All pages of a note in one transaction: what they may have together depends on all of them. */
async function renewFormulas({ database, content }: NoteFormulasDeps, noteId: string): Promise<void> {
  const pages = await findPages(database.db, noteId);
  const formulas = await content.formulasOf(pages);
  await database.transaction(async (tx) => {
    if (!(await markFormulas(tx, noteId, contentVersion))) return;

    const created = pages.map(({ number }, index) => ({ number, formulas: formulas[index] ?? [] }));
    await replaceFormulas(tx, noteId, created);
  });
}
