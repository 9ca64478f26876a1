/** A student's notes once they are there: listing and their text. */
import { parse } from 'node:path';
import type { NotePage } from '@akada/contract/material/note-pages.ts';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Cloth } from '@akada/contract/wire/fields.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { type CourseText, getCourses } from '../courses/course-texts/course-texts.service.ts';
import { findPage, findPages, findPagesNumbered, findTextDigest } from './note/note-pages.repo.ts';
import { noteFailureSentence, presentCloth, presentNote, presentNotes } from './note/notes.present.ts';
import * as repo from './note/notes.repo.ts';
import type { Note } from './notes.access.ts';

export interface NotesService {
  /** As its owner sees it. */
  present(note: Authorized<Note>): Promise<UploadedFile>;
  /** @returns by id as their owner sees them; deleted ones and another's are absent */
  presentAll(userId: string, ids: readonly string[]): Promise<Map<string, UploadedFile>>;
  /** Newest first. */
  list(requestedNotesPage: repo.NotesPage): Promise<{ items: UploadedFile[]; total: number }>;
  /** @param sha256 of the bytes, in hexadecimal */
  findSame(userId: string, sha256: string): Promise<UploadedFile | null>;
  /** @throws Fault `note_not_ready`, `not_found` for a page that the note does not have */
  page(note: Authorized<Note>, number: number): Promise<NotePage>;
  /** @returns the whole text of a ready note, null when the note is deleted or has none */
  loadDocument(executor: Executor, noteId: string): Promise<StudyDocument | null>;
  /** @returns a digest of the text that `loadDocument` returns: it changes with it */
  textDigest(executor: Executor, noteId: string): Promise<string>;
  /** @returns by number the texts of the existing pages with these numbers */
  pageTexts(executor: Executor, noteId: string, numbers: readonly number[]): Promise<Map<number, string>>;
  /** @returns by note what its student knows it by: the document's own title, else the name of its file without the ending; deleted notes have none */
  titlesOf(executor: Executor, noteIds: readonly string[]): Promise<Map<string, string>>;
  /** @returns ready files among these notes and of these courses with the words of their text, the oldest first */
  readable(requested: RequestedReadable): Promise<{ id: string; title: string; words: number }[]>;
  /** @returns by note the course that it is filed under; deleted notes have none */
  courseTextsOf(executor: Executor, noteIds: readonly string[]): Promise<Map<string, CourseText>>;
  /** @returns by note its pattern, as its student sees it; deleted notes have none */
  clothsOf(userId: string, noteIds: readonly string[]): Promise<Map<string, Cloth>>;
}

export type RequestedReadable = Parameters<typeof repo.findReadable>[1];

export function createNotesService({ database }: { database: Database }): NotesService {
  const queries = repo.prepareNotesQueries(database);

  return {
    present: (note) => presentNote(database.db, note),
    async presentAll(userId, ids) {
      const rows = ids.length === 0 ? [] : await repo.findOwn(database.db, userId, ids);
      const presented = await presentNotes(database.db, rows);
      return new Map(presented.map((note) => [note.id, note]));
    },
    async list(requestedNotesPage) {
      const [rows, total] = await Promise.all([
        queries.list(requestedNotesPage),
        queries.count(requestedNotesPage.userId),
      ]);
      return { items: await presentNotes(database.db, rows), total };
    },
    async findSame(userId, sha256) {
      const row = await repo.findSame(database.db, { userId, contentHash: Buffer.from(sha256, 'hex') });
      return row && presentNote(database.db, row);
    },
    async page(note, number) {
      assertReady(note);
      const found = await findPage(database.db, note.id, number);
      if (!found) throw notFound();

      const { number: page, readBy: read_by, ...content } = found;
      return { page, ...content, read_by, page_count: note.pageCount ?? 0, paged: note.paged };
    },
    async loadDocument(executor, noteId) {
      const title = await repo.findTitle(executor, noteId);
      return title === null ? null : { title, pages: await findPages(executor, noteId) };
    },
    textDigest: findTextDigest,
    async pageTexts(executor, noteId, numbers) {
      const pages = numbers.length === 0 ? [] : await findPagesNumbered(executor, noteId, numbers);
      return new Map(pages.map((page) => [page.number, page.text]));
    },
    async titlesOf(executor, noteIds) {
      if (noteIds.length === 0) return new Map();
      const names = await repo.findNames(executor, noteIds);
      return new Map(names.map(({ id, title, filename }) => [id, title || withoutEnding(filename)]));
    },
    async readable(requested) {
      const found = await repo.findReadable(database.db, requested);
      return found.map(({ id, title, filename, words }) => ({
        id,
        title: title || withoutEnding(filename),
        words,
      }));
    },
    async courseTextsOf(executor, noteIds) {
      const rows = noteIds.length === 0 ? [] : await repo.findCourseTexts(executor, noteIds);
      return new Map(rows.map(({ id, ...course }) => [id, course]));
    },
    async clothsOf(userId, noteIds) {
      if (noteIds.length === 0) return new Map();
      const rows = await repo.findCloths(database.db, noteIds);
      const courses = await getCourses(database.db, userId, rows);
      return new Map(rows.map((row) => [row.id, presentCloth(row, courses.of(row))]));
    },
  };
}

function withoutEnding(filename: string): string {
  return parse(filename).name || filename;
}

/** @throws Fault `note_not_ready` with advice for the student */
export function assertReady(note: Note): void {
  if (note.status === 'ready') return;

  const sentence = note.failureCode
    ? noteFailureSentence(note.failureCode, note.unsentBecause)
    : 'This file is still being read. Please try again in a moment.';
  throw new Fault('note_not_ready', sentence);
}
