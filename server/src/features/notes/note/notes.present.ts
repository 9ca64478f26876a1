import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { sentenceForReason, type UnreadableReason } from '../../../platform/extract/reasons.ts';
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

const ownSentences: Readonly<Record<Exclude<NoteFailure, UnreadableReason>, string>> = {
  unreadable:
    'This file could not be read. Save it again as PDF, Word (.docx) or plain text and upload the new copy.',
  transcription_failed:
    'This recording could not be written down, because the service for it gave no text. Upload it again later, or upload its transcript (.srt, .vtt or plain text).',
  consent_missing:
    'This recording was not written down, because you have not agreed that it is sent away for that. Upload it again and agree, or upload its transcript (.srt, .vtt or plain text).',
};

/** @returns the sentence for the owner of the file */
export function noteFailureSentence(failure: NoteFailure): string {
  return isOwn(failure) ? ownSentences[failure] : sentenceForReason(failure);
}

const isOwn = (failure: NoteFailure): failure is keyof typeof ownSentences =>
  Object.hasOwn(ownSentences, failure);
