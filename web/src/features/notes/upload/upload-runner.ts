/** Sends the queue while any page is open. Only closing the tab stops it, and the browser asks first. */
import { findSameFile, startUpload } from '@akada/contract/material/notes.ts';
import { getRecordingConsent } from '@akada/contract/material/recordings.ts';
import type { ErrorCode } from '@akada/contract/wire/errors.ts';
import { fileKindOfName, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { useSyncExternalStore } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { ApiError, NotSignedInError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { upload } from '../../../lib/http/upload.ts';
import { sessionOwner, watchSession } from '../../../lib/session/session-store.ts';
import { isGiven } from '../recordings/consent-api.ts';
import {
  isUnderWay,
  type KnownNote,
  nextUpload,
  type QueuedUpload,
  type UploadEvent,
  uploadQueue,
} from './upload-queue.ts';

/** The choices for files that are sent together. */
export interface SentWith {
  courseName: string;
  /** The number of items to create automatically from each note after it was read. */
  wanted: { questions: number; cards: number };
}

interface NoteToSend extends SentWith {
  file: File;
  idempotencyKey: string;
  /** True if it is sent even though the note exists: a person requested it, or a first try may have arrived. */
  isWanted: boolean;
}

interface UploadListener {
  onReceived: () => void;
  onLimitReached: (error: ApiError) => void;
}

const files = new Map<string, NoteToSend>();
const listeners = new Set<() => void>();
let queue: readonly QueuedUpload[] = [];
let listener: UploadListener | null = null;
/** The owner of the files in the queue. */
let owner: string | null = null;

// The same person may sign in again after a session ended. Another person's files are neither sent nor shown.
watchSession(() => {
  const account = sessionOwner();
  if (account !== null && account !== owner) for (const { id } of queue) dismissUpload(id);
  else void sendNext();
});

export function useUploads(): readonly QueuedUpload[] {
  return useSyncExternalStore(subscribe, () => queue);
}

/** @returns a function that stops listening */
export function listenToUploads(to: UploadListener): () => void {
  listener = to;
  return () => {
    if (listener === to) listener = null;
  };
}

export function addUploads(selection: readonly File[], sentWith: SentWith): void {
  owner = sessionOwner();
  const uploads = selection.map((file) => ({ id: randomId(), name: file.name, size: file.size, file }));
  for (const { id, file } of uploads)
    files.set(id, { ...sentWith, file, idempotencyKey: id, isWanted: false });
  apply({ type: 'added', uploads: uploads.map(({ id, name, size }) => ({ id, name, size })) });
}

/** Sends a failed file again, or sends a file whose note exists already. */
export function retryUpload(id: string): void {
  const note = files.get(id);
  if (note) files.set(id, { ...note, isWanted: true });
  apply({ type: 'retried', id });
}

/** Applies the person's answer to all recordings that wait for it. */
export function answerConsent(isAgreed: boolean): void {
  apply({ type: 'answered', isGiven: isAgreed });
}

export function dismissUpload(id: string): void {
  files.delete(id);
  apply({ type: 'removed', id });
}

function apply(event: UploadEvent): void {
  queue = uploadQueue(queue, event);
  for (const notify of listeners) notify();
  guardUnload();
  void sendNext();
}

async function sendNext(): Promise<void> {
  const next = nextUpload(queue);
  const note = next && files.get(next.id);
  if (!next || !note || sessionOwner() !== owner) return;

  const { id } = next;
  apply({ type: 'started', id });
  try {
    const { file, courseName, wanted, idempotencyKey, isWanted } = note;
    const knownNote = isWanted ? null : await findSame(file);
    if (knownNote) return apply({ type: 'recognised', id, note: knownNote });

    if (await mustAsk(file)) return apply({ type: 'asked', id });

    if (!files.has(id) || sessionOwner() !== owner) throw new NotSignedInError();
    await upload(startUpload, {
      body: { course_name: courseName, make_questions: wanted.questions, make_cards: wanted.cards },
      file,
      idempotencyKey,
      onProgress: ({ sentBytes }) => apply({ type: 'progressed', id, sentBytes }),
    });
    dismissUpload(id);
    listener?.onReceived();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (isRefused(error, 'recording_consent_required')) return apply({ type: 'asked', id });
    if (!isRefused(error, 'usage_limit_reached')) return apply({ type: 'failed', id, reason });

    // The monthly allowance is used up for the other files too, so they are not sent.
    apply({ type: 'stopped', reason });
    listener?.onLimitReached(error);
  }
}

function isRefused(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/**
 * Sound is always sent to another host to be read. The server inspects films: it reads subtitles itself and
 * asks for consent otherwise.
 */
async function mustAsk({ name }: File): Promise<boolean> {
  const kind = fileKindOfName(name);
  if (!kind || fileKinds[kind].form !== 'sound') return false;

  const consent = await call(getRecordingConsent, {});
  // Without a host for recordings, the server rejects the file.
  return consent.host !== null && !isGiven(consent);
}

/** @returns the note that was made from these bytes; null if there is none or the search failed */
async function findSame(file: File): Promise<KnownNote | null> {
  try {
    const { getSha256 } = await import('./file-hash.ts');
    const answer = await call(findSameFile, { query: { sha256: await getSha256(file) } });
    return answer.file;
  } catch {
    return null;
  }
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function guardUnload(): void {
  const isBusy = queue.some(isUnderWay);
  if (isBusy) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
