import type { NoteStatus, UploadedFile } from '@akada/contract/material/notes.ts';
import { sentenceForReason } from '../../../platform/extract/reasons.ts';
import type { NoteFailure, NoteRow, StoredStatus } from './notes.tables.ts';

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
    status: wireStatus(note.status),
    progress: progressOf(note),
    page_count: note.pageCount,
    paged: note.paged,
    word_count: note.wordCount,
    error: note.failureCode && { code: note.failureCode, message: noteFailureSentence(note.failureCode) },
    warnings: note.warnings,
    created_at: note.createdAt,
  };
}

function wireStatus(status: StoredStatus): NoteStatus {
  return status === 'to_recognise' || status === 'recognising' ? 'extracting' : status;
}

function progressOf({ status, scansDone, scanPages }: NoteRow): UploadedFile['progress'] {
  if (status !== 'to_recognise' && status !== 'recognising') return null;

  return { done: scansDone, total: scanPages.length };
}

const unreadable =
  'This file could not be read. Save it again as PDF, Word (.docx) or plain text and upload the new copy.';

const nothingRecognised =
  'No text was found in the pictures of this file. Take the photo again in good light, straight from above and close enough to read, or upload a copy with text in it.';

/** @returns the sentence for the owner of the file */
export function noteFailureSentence(failure: NoteFailure): string {
  if (failure === 'unreadable') return unreadable;

  return failure === 'nothing_recognised' ? nothingRecognised : sentenceForReason(failure);
}
