/** Uploads in progress. Files go one after the other: on a slow line, one complete file is better than two halves. */
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { fileKindOfName, getEnding, isReadWith, type ReadingAbility } from '@akada/core/notes/file-kinds.ts';
import { refusedFormat } from '@akada/core/notes/refused-formats.ts';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import { fileSize } from '../../../../lib/format/numbers.ts';

export type Abilities = ReadonlySet<ReadingAbility>;

// The server checks the files themselves; this check only saves an upload.
export const acceptedInWords =
  'PDF, Word, slides, spreadsheets, e-books, web pages, subtitles, mail, program text, Markdown, plain text, or a ZIP of those';

/** The kinds that most people have. */
export function kindsInBrief(abilities: Abilities): string {
  const media = [
    abilities.has('recognition') && 'photos',
    abilities.has('transcription') && 'recordings',
  ].filter((name) => name !== false);
  return `${['PDF', 'Word', 'slides', ...media].join(', ')} and more`;
}

/** Continues the sentence of `acceptedInWords`: tells whether this instance can read a photo of a page. */
export function picturesInWords(abilities: Abilities): string {
  return abilities.has('recognition')
    ? 'Photos and scans of pages too (JPEG, PNG, WebP)'
    : 'Photos and scans of pages are not read here';
}

/** Works like `picturesInWords`, for sound and film. */
export function recordingsInWords(abilities: Abilities): string {
  const films = abilities.has('subtitle_tracks');
  if (abilities.has('transcription'))
    return `Recordings too (MP3, WAV, M4A, OGG${films ? ', MP4, MOV, MKV' : ''})`;

  return films ? 'Films with subtitles too (MP4, MOV, MKV)' : 'Recordings are not read here';
}

export const largestInWords = fileSize(uploadMaxBytes);

/** @returns why a file cannot be sent, null if it can */
export function getRejection(file: Pick<File, 'name' | 'size'>, abilities: Abilities): string | null {
  const kind = fileKindOfName(file.name);
  if (!kind || !isReadWith(kind, abilities)) return unreadableKind(file.name, abilities);
  if (file.size > uploadMaxBytes) {
    return `${file.name} has ${fileSize(file.size)}; up to ${largestInWords} can be sent. Split it into parts.`;
  }
  return file.size === 0 ? `${file.name} is empty. Check that you chose the right file.` : null;
}

function unreadableKind(name: string, abilities: Abilities): string {
  const known = refusedFormat(getEnding(name), abilities);

  return known
    ? `${name} is ${known.name}, which cannot be read. ${known.instead}`
    : `${name}: Akada cannot read this kind of file. Choose ${acceptedInWords}.`;
}

/**
 * `received`: the server has it, and the lists of notes are read again. `known`: a note with exactly these bytes
 * exists, so nothing was sent. `asking`: a recording waits for the person's consent.
 */
export type UploadState = 'waiting' | 'sending' | 'received' | 'failed' | 'known' | 'asking';

/** The existing note of the same file. */
export type KnownNote = Pick<UploadedFile, 'id' | 'title' | 'original_filename'>;

export interface QueuedUpload {
  id: string;
  name: string;
  /** The size in bytes. */
  size: number;
  sentBytes: number;
  state: UploadState;
  /** The reason of the failure, as a sentence. */
  reason: string | null;
  /** Set only for a file that is `known`. */
  note: KnownNote | null;
  /** The id of the new note; null until the server has received the file. */
  noteId: string | null;
  /** The time at which it was chosen on this page, in milliseconds. */
  addedAt: number;
}

/** A file that joins the queue. */
export type AddedUpload = Pick<QueuedUpload, 'id' | 'name' | 'size' | 'addedAt'>;

export type UploadEvent =
  | { type: 'added'; uploads: readonly AddedUpload[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; sentBytes: number }
  | { type: 'failed'; id: string; reason: string }
  /** No waiting or active upload can be sent. */
  | { type: 'stopped'; reason: string }
  | { type: 'received'; id: string; noteId: string }
  | { type: 'recognised'; id: string; note: KnownNote }
  | { type: 'asked'; id: string }
  | { type: 'answered'; isGiven: boolean }
  | { type: 'retried'; id: string }
  /** The network went away: it is sent again when the network is back. */
  | { type: 'interrupted'; id: string }
  /** The server received the file, or the person gave it up: it disappears from the list. */
  | { type: 'removed'; id: string };

export function uploadQueue(queue: readonly QueuedUpload[], event: UploadEvent): readonly QueuedUpload[] {
  switch (event.type) {
    case 'added':
      return [...queue, ...event.uploads.map(toWaiting)];
    case 'removed':
      return queue.filter((upload) => upload.id !== event.id);
    case 'stopped':
      return queue.map((upload) =>
        isUnderWay(upload) ? { ...upload, state: 'failed', reason: event.reason } : upload,
      );
    case 'answered':
      return queue.map((upload) =>
        upload.state === 'asking' ? { ...upload, ...afterAnswer(event.isGiven) } : upload,
      );
    default:
      return queue.map((upload) => (upload.id === event.id ? { ...upload, ...changeOf(event) } : upload));
  }
}

function afterAnswer(isGiven: boolean): Partial<QueuedUpload> {
  if (isGiven) return { state: 'waiting' };

  const reason =
    'You did not agree to send it. Upload its transcript or subtitles (.srt, .vtt or plain text) instead.';
  return { state: 'failed', reason };
}

/** True if it is being sent, or will be sent without further action by the person. */
export function isUnderWay({ state }: Pick<QueuedUpload, 'state'>): boolean {
  return state === 'waiting' || state === 'sending';
}

/** True until it is a note, has failed, or is one already. */
export function isOnItsWay({ state }: Pick<QueuedUpload, 'state'>): boolean {
  return state !== 'failed' && state !== 'known';
}

/** @returns the next upload, null while another upload is being sent or none waits */
export function nextUpload(queue: readonly QueuedUpload[]): QueuedUpload | null {
  if (queue.some(({ state }) => state === 'sending')) return null;
  return queue.find(({ state }) => state === 'waiting') ?? null;
}

function toWaiting(upload: AddedUpload): QueuedUpload {
  return { ...upload, sentBytes: 0, state: 'waiting', reason: null, note: null, noteId: null };
}

function changeOf(
  event: Exclude<UploadEvent, { type: 'added' | 'removed' | 'stopped' | 'answered' }>,
): Partial<QueuedUpload> {
  switch (event.type) {
    case 'started':
      return { state: 'sending', sentBytes: 0, reason: null };
    case 'progressed':
      return { sentBytes: event.sentBytes };
    case 'failed':
      return { state: 'failed', reason: event.reason };
    case 'received':
      return { state: 'received', noteId: event.noteId };
    case 'recognised':
      return { state: 'known', note: event.note };
    case 'asked':
      return { state: 'asking' };
    case 'interrupted':
      return { state: 'waiting', sentBytes: 0 };
    case 'retried':
      return { state: 'waiting', reason: null, note: null, sentBytes: 0 };
  }
}
