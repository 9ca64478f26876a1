import type { NoteStatus, UploadedFile } from '@akada/contract/material/notes.ts';
import type { Cloth } from '@akada/contract/wire/fields.ts';
import { stepAfterUnsent } from '@akada/core/notes/pages-by-model.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { sentenceForReason, type UnreadableReason } from '../../../platform/extract/reasons.ts';
import { getCourses, type NamedCourse } from '../../courses/course-texts/course-texts.service.ts';
import type { NoteFailure, NoteRow, StoredStatus } from './notes.tables.ts';

/** Notes of one account, as it sees them. */
export async function presentNotes(executor: Executor, rows: readonly NoteRow[]): Promise<UploadedFile[]> {
  const [first] = rows;
  if (!first) return [];

  const courses = await getCourses(executor, first.userId, rows);
  return rows.map((row) => getFields(row, courses.of(row)));
}

export async function presentNote(executor: Executor, note: NoteRow): Promise<UploadedFile> {
  const courses = await getCourses(executor, note.userId, [note]);
  return getFields(note, courses.of(note));
}

function getFields(note: NoteRow, course: NamedCourse | null): UploadedFile {
  return {
    id: note.id,
    gemini_file_id: `files/${note.id}`,
    original_filename: note.originalFilename,
    title: note.title,
    course_name: note.courseName,
    course,
    media_type: note.mediaType,
    size: note.sizeBytes,
    status: wireStatus(note.status),
    progress: getProgress(note),
    page_count: note.pageCount,
    paged: note.paged,
    word_count: note.wordCount,
    error: note.failureCode && {
      code: note.failureCode,
      message: noteFailureSentence(note.failureCode, note.unsentBecause),
    },
    warnings: note.warnings,
    encoding_choice: note.encodingChoice,
    ...presentCloth(note, course),
    is_written: note.storageKey === null,
    tags: note.tags,
    is_archived: note.archivedAt !== null,
    created_at: note.createdAt,
  };
}

/** The colour says which course: a note of one has the course's. */
export function presentCloth(
  { clothSeed, clothColour }: Pick<NoteRow, 'clothSeed' | 'clothColour'>,
  course: NamedCourse | null,
): Cloth {
  return { cloth_seed: clothSeed, cloth_colour: course?.clothColour ?? clothColour };
}

function wireStatus(status: StoredStatus): NoteStatus {
  return isReadLong(status) || isRecognised(status) || isTranscribed(status) ? 'extracting' : status;
}

const isReadLong = (status: StoredStatus) => status === 'to_read_long' || status === 'reading_long';
const isRecognised = (status: StoredStatus) => status === 'to_recognise' || status === 'recognising';
const isTranscribed = (status: StoredStatus) => status === 'to_transcribe' || status === 'transcribing';

function getProgress({
  status,
  scansDone,
  scanPages,
  piecesDone,
  pieces,
}: NoteRow): UploadedFile['progress'] {
  if (isTranscribed(status)) return { done: piecesDone, total: pieces };

  return isRecognised(status) ? { done: scansDone, total: scanPages.length } : null;
}

const ownSentences: Readonly<Record<Exclude<NoteFailure, UnreadableReason>, string>> = {
  unreadable:
    'This file could not be read. Save it again as PDF, Word (.docx) or plain text and upload the new copy.',
  nothing_recognised:
    'No text was found in the pictures of this file. Take the photo again in good light, straight from above and close enough to read, or upload a copy with text in it.',
  transcription_failed:
    'We got no text from this recording. Upload it again later, or upload its transcript (.srt, .vtt or plain text).',
  consent_missing:
    'This recording was not turned into text, because you did not agree to send it. Upload it again and agree, or upload its transcript (.srt, .vtt or plain text).',
};

/** True for failures that a language model with vision might have avoided. */
const isWithoutText = (failure: NoteFailure) => failure === 'no_text' || failure === 'nothing_recognised';

/**
 * @param unsentBecause as of the note
 * @returns what is wrong and what helps, for the owner of the file
 */
export function noteFailureSentence(failure: NoteFailure, unsentBecause: NoteRow['unsentBecause']): string {
  const sentence = isOwn(failure) ? ownSentences[failure] : sentenceForReason(failure);
  const step = isWithoutText(failure) ? stepAfterUnsent(unsentBecause) : null;
  return step === null ? sentence : `${sentence} ${step}`;
}

const isOwn = (failure: NoteFailure): failure is keyof typeof ownSentences =>
  Object.hasOwn(ownSentences, failure);
