/**
 * Reads written text by the same means as a file: one version of the text becomes the pages from which
 * questions and cards are made. A version that was replaced in the meantime is not stored.
 */
import { Readable } from 'node:stream';
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { DocumentPage } from '@akada/core/text/document.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { RecordingOutcome } from '../../../platform/extract/media/recording-outcome.ts';
import type { FileToRead } from '../../../platform/extract/outcome.ts';
import { makeLocalCopy } from '../../../platform/files/local-copy.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { WorkDeps } from '../../../platform/work/leased-work.ts';
import { deletePages, insertPages } from '../note/note-pages.repo.ts';
import { markReady, type NoteWork } from '../note/note-reading.repo.ts';
import type { NoteRow } from '../note/notes.tables.ts';
import { findWritten, lockWritten } from './written.repo.ts';

export interface WrittenReadingDeps extends WorkDeps {
  content: ContentRenderer;
  extract(file: FileToRead, signal: AbortSignal): Promise<RecordingOutcome>;
}

/** @param work whose attempt it is */
export async function readWritten(
  deps: WrittenReadingDeps,
  work: NoteWork,
  note: NoteRow,
  signal: AbortSignal,
): Promise<void> {
  const { database, content } = deps;
  const written = await findWritten(database.db, note.id);
  if (!written) return;

  const { pages, words } = await getPages(deps, note, written.text, signal);
  const formulas = await content.formulasOf(pages, signal);
  const stored = pages.map((page, index) => ({ ...page, formulas: formulas[index] ?? [] }));
  const result = { pageCount: pages.length, wordCount: words, formulasVersion: contentVersion };
  await database.transaction(async (tx) => {
    const present = await lockWritten(tx, note.id);
    if (present?.version !== written.version) return;
    if (!(await markReady(tx, work, note, result))) return;

    await deletePages(tx, note.id);
    await insertPages(tx, note.id, stored);
    await publishHint(tx, note.userId, { topic: 'note', id: note.id });
  });
}

/** A text without readable content is still a note: its author has only started. */
async function getPages(
  { extract }: WrittenReadingDeps,
  { originalFilename: filename, mediaType }: NoteRow,
  text: string,
  signal: AbortSignal,
): Promise<{ pages: DocumentPage[]; words: number }> {
  const { path, release } = await makeLocalCopy(Readable.from([Buffer.from(text)], { objectMode: false }));
  try {
    const outcome = await extract({ path, filename, mediaType, encoding: 'utf-8' }, signal);
    if ('document' in outcome) return { pages: outcome.document.pages, words: outcome.words };
    return { pages: [{ number: 1, section: null, text, blocks: [], bold: [], reading: 'text' }], words: 0 };
  } finally {
    await release();
  }
}
