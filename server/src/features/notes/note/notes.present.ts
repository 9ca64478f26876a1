import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { sentenceForReason } from '../../../platform/extract/reasons.ts';
import type { NoteFailure, NoteRow } from './notes.tables.ts';

/** The fields that a student sees of a note of their own. */
export function presentNote(note: NoteRow): UploadedFile {
  return {
    id: note.id,
    gemini_file_id: `files/${note.id}`,
    original_filename: note.originalFilename,
    title: note.title,
    course_name: note.courseName,
    media_type: note.mediaType,
    size: note.sizeBytes,
    status: note.status,
    page_count: note.pageCount,
    paged: note.paged,
    word_count: note.wordCount,
    error: note.failureCode && { code: note.failureCode, message: noteFailureSentence(note.failureCode) },
    warnings: note.warnings,
    created_at: note.createdAt,
  };
}

const unreadable =
  'This file could not be read. Save it again as PDF, Word (.docx) or plain text and upload the new copy.';

/** @returns the sentence for the owner of the file */
export function noteFailureSentence(failure: NoteFailure): string {
  return failure === 'unreadable' ? unreadable : sentenceForReason(failure);
}
