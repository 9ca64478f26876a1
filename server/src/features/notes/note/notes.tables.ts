import type { PageFormula } from '@akada/contract/material/note-pages.ts';
import type { NoteStatus } from '@akada/contract/material/notes.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import type { PageReading, TextBlock, TextSpan } from '@akada/core/text/document.ts';
import { bigint, boolean, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, clothColumns, defaultInstant, instant } from '../../../platform/database/columns.ts';
import type { EncodingChoice } from '../../../platform/extract/encoding/encoding-choice.ts';
import type { UnreadableReason } from '../../../platform/extract/reasons.ts';
import type { ScanMember } from '../../../platform/extract/scan-page.ts';
import { undoColumns } from '../../../platform/undo/undo.ts';
import { workColumns } from '../../../platform/work/work-rows.ts';

/**
 * The reason why a note ended `failed`. `unreadable`: no attempt ended with a more specific reason.
 * `nothing_recognised`: its pages are pictures, and no text was found in them. `transcription_failed`: its
 * speech was not transcribed. `consent_missing`: consent to send it for transcription was withdrawn.
 */
export type NoteFailure =
  | UnreadableReason
  | 'unreadable'
  | 'nothing_recognised'
  | 'transcription_failed'
  | 'consent_missing';

/**
 * On the wire a note is `extracting` also while it is read for long, until its pages have been recognised, or its
 * recording is written down.
 */
export type StoredStatus =
  | NoteStatus
  | 'to_read_long'
  | 'reading_long'
  | 'to_recognise'
  | 'recognising'
  | 'to_transcribe'
  | 'transcribing';

export const notes = pgTable('notes', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  originalFilename: text('original_filename').notNull(),
  courseName: text('course_name'),
  /** The form by which the name is compared; null until a worker has read an older text. */
  courseKey: text('course_key'),
  /** The course that the name identifies, among courses that the owner joined or teaches, now or earlier. */
  courseId: uuid('course_id'),
  mediaType: text('media_type').notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  contentHash: bytes('content_hash').notNull(),
  /** Null if the note was written in the product and has no file. */
  storageKey: text('storage_key'),
  status: text().$type<StoredStatus>().notNull(),
  ...workColumns(),
  chargedPeriod: instant('charged_period'),
  failureCode: text('failure_code').$type<NoteFailure>(),
  warnings: text().array().notNull(),
  title: text(),
  pageCount: integer('page_count'),
  paged: boolean().notNull().default(false),
  wordCount: integer('word_count'),
  scanPages: integer('scan_pages').array().notNull().default([]),
  scansDone: integer('scans_done').notNull().default(0),
  pieces: integer().notNull().default(0),
  piecesDone: integer('pieces_done').notNull().default(0),
  scanMembers: jsonb('scan_members').$type<(ScanMember | null)[]>().notNull().default([]),
  lostPages: integer('lost_pages').notNull().default(0),
  /** The reason why no language model read the pages without text; null if none was requested. */
  unsentBecause: text('unsent_because').$type<OfflineReason>(),
  /** The encoding chosen by the owner, and the options; both are null if the encoding is certain. */
  encoding: text(),
  encodingChoice: jsonb('encoding_choice').$type<EncodingChoice>(),
  tags: text().array().notNull().default([]),
  /** Null while it is not put aside. */
  archivedAt: instant('archived_at'),
  createdAt: instant('created_at').notNull(),
  /** The time of the last edit of a written note; for an uploaded note the time of upload. */
  changedAt: defaultInstant('changed_at').notNull(),
  /** The version of the renderer that set the formulas of its pages; 0 before the note is ready. */
  formulasVersion: integer('formulas_version').notNull().default(0),
  ...clothColumns(),
  ...undoColumns(),
});

export type NoteRow = typeof notes.$inferSelect;

/** @returns whether the note is written in the product */
export const isWritten = ({ storageKey }: Pick<NoteRow, 'storageKey'>): boolean => storageKey === null;

/** @returns the location of an uploaded note's file */
export function getFile({ id, storageKey }: Pick<NoteRow, 'id' | 'storageKey'>): string {
  if (storageKey === null) throw new Error(`The note ${id} is written and has no file`);
  return storageKey;
}

/** `words`, by which the database looks for words, it makes of the text itself: no statement of the product writes it. */
export const notePages = pgTable('note_pages', {
  noteId: uuid('note_id').notNull(),
  number: integer().notNull(),
  section: text(),
  text: text().notNull(),
  blocks: jsonb().$type<TextBlock[]>().notNull(),
  bold: jsonb().$type<TextSpan[]>().notNull(),
  reading: text().$type<PageReading>().notNull().default('text'),
  confidence: real(),
  /** Name of the language model that read its picture. */
  readBy: text('read_by'),
  formulas: jsonb().$type<PageFormula[]>().notNull().default([]),
});
