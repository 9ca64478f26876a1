/** Notes as sharing passes them on: only their text, which becomes a written note of another person. */

import type { Cloth } from '@akada/contract/wire/fields.ts';
import { getTitle } from '@akada/core/notes/written-note.ts';
import type { DocumentPage, StudyDocument } from '@akada/core/text/document.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { sendWork } from '../../../platform/work/leased-work.ts';
import { insertPages } from '../note/note-pages.repo.ts';
import { noteReadingWork } from '../note/note-reading.repo.ts';
import { findNote, insertNote } from '../note/notes.repo.ts';
import * as repo from './written.repo.ts';
import { saidOf, type WrittenNotesDeps } from './written-notes.service.ts';

/** A text in Markdown under its title. */
export interface SharedText {
  title: string;
  text: string;
}

export type SharedTexts = ReturnType<typeof createSharedTexts>;

interface SharedTextsDeps extends Pick<WrittenNotesDeps, 'database' | 'queue' | 'clock'> {
  /** Reads titles, patterns and documents of notes. */
  notes: {
    titlesOf(executor: Executor, ids: readonly string[]): Promise<Map<string, string>>;
    clothsOf(userId: string, ids: readonly string[]): Promise<Map<string, Cloth>>;
    loadDocument(executor: Executor, id: string): Promise<StudyDocument | null>;
  };
}

const noCourse = { courseName: null, courseKey: null, courseId: null };

export function createSharedTexts({ database: { db }, queue, clock, notes }: SharedTextsDeps) {
  const ownNote = async (userId: string, noteId: string) => {
    const note = await findNote(db, noteId);
    return note?.userId === userId ? note : null;
  };

  return {
    /** @returns null for a note that is not there, or another's */
    async describe(userId: string, noteId: string): Promise<{ title: string; cloth: Cloth } | null> {
      if (!(await ownNote(userId, noteId))) return null;
      const title = (await notes.titlesOf(db, [noteId])).get(noteId) ?? '';
      const cloth = (await notes.clothsOf(userId, [noteId])).get(noteId);
      return cloth ? { title, cloth } : null;
    },
    /** @returns what was written, or the text of all pages, which is empty before they are read; null as `describe` */
    async read(userId: string, noteId: string): Promise<SharedText | null> {
      if (!(await ownNote(userId, noteId))) return null;
      const title = (await notes.titlesOf(db, [noteId])).get(noteId) ?? '';
      const written = await repo.findWritten(db, noteId);
      if (written) return { title, text: written.text };

      const document = await notes.loadDocument(db, noteId);
      const { plainToMarkdown } = await import('../../../platform/question-files/html/html-to-markdown.ts');
      const text = document?.pages.map((page) => plainToMarkdown(page.text)).join('\n\n') ?? '';
      return { title, text };
    },
    /** @returns the id of the note */
    async create(tx: Transaction, userId: string, { title, text }: SharedText): Promise<string> {
      const now = clock.now();
      const time = getInstant(now);
      const id = newId();
      const note = { ...saidOf({ title, text }), ...noCourse, id, userId, mediaType: 'text/markdown' };
      await insertNote(tx, { ...note, storageKey: null }, now);
      const written = { noteId: id, title: getTitle({ title, text }), text, editorId: newId() };
      await repo.insertWritten(tx, { ...written, retainedAt: time, changedAt: time });
      await sendWork(tx, queue, noteReadingWork, id);
      await publishHint(tx, userId, { topic: 'note', id });
      return id;
    },
    /**
     * Works like `create`, for a text whose pages are known: the note is ready immediately.
     *
     * @returns the id of the note
     */
    async createRead(
      tx: Transaction,
      userId: string,
      { title, text }: SharedText,
      pages: readonly DocumentPage[],
    ): Promise<string> {
      const now = clock.now();
      const time = getInstant(now);
      const id = newId();
      const note = { ...saidOf({ title, text }), ...noCourse, id, userId, mediaType: 'text/markdown' };
      await insertNote(tx, { ...note, storageKey: null }, now);
      const written = { noteId: id, title: getTitle({ title, text }), text, editorId: newId() };
      await repo.insertWritten(tx, { ...written, retainedAt: time, changedAt: time });
      await repo.setRead(tx, id, { pageCount: pages.length, wordCount: getWords(pages) });
      await insertPages(
        tx,
        id,
        pages.map((page) => ({ ...page, formulas: [] })),
      );
      await publishHint(tx, userId, { topic: 'note', id });
      return id;
    },
    /** Keeps the previous text as an earlier version. */
    async replace(tx: Transaction, noteId: string, { title, text }: SharedText): Promise<void> {
      const stored = await repo.lockWritten(tx, noteId);
      const note = stored && (await findNote(tx, noteId));
      if (!stored || !note) return;

      const now = clock.now();
      const time = getInstant(now);
      const previous = { version: stored.version, title: stored.title, text: stored.text };
      await repo.insertVersion(tx, { ...previous, noteId, replacedAt: time });
      const next = { title, text, editorId: newId(), version: stored.version + 1 };
      await repo.updateWritten(tx, noteId, { ...next, retainedAt: time, changedAt: time });
      await repo.readTextAgain(tx, noteId, { ...saidOf({ title, text }), changedAt: time }, now);
      await sendWork(tx, queue, noteReadingWork, noteId);
      await publishHint(tx, note.userId, { topic: 'note', id: noteId });
    },
    versionsOf: repo.findWrittenVersions,
  };
}

const getWords = (pages: readonly DocumentPage[]) =>
  pages.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
