/**
 * Sends the queue while any page is open. Closing the tab stops it, and the browser asks first; the next page of the
 * same account continues.
 */
import { findSameFile, startUpload } from '@akada/contract/material/notes.ts';
import { getRecordingConsent } from '@akada/contract/material/recordings.ts';
import type { ErrorCode } from '@akada/contract/wire/errors.ts';
import { fileKindOfName, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { useSyncExternalStore } from 'react';
import { randomId } from '../../../../lib/device/browser.ts';
import { ApiError, NetworkError, NotSignedInError } from '../../../../lib/http/api-error.ts';
import { call } from '../../../../lib/http/call.ts';
import { upload } from '../../../../lib/http/upload.ts';
import { sessionOwner, watchSession } from '../../../../lib/session/session-store.ts';
import { isGiven } from '../../recordings/consent-api.ts';
import type { NoteToSend, SentWith } from './note-to-send.ts';
import { getLeftUploads, removeStoredUpload, storeUpload } from './stored-uploads.ts';
import {
  isUnderWay,
  type KnownNote,
  nextUpload,
  type QueuedUpload,
  type UploadEvent,
  uploadQueue,
} from './upload-queue.ts';

interface UploadListener {
  /** The upload leaves the list when the promise settles, so that the new note has taken its place. */
  onReceived: () => Promise<void>;
  onLimitReached: (error: ApiError) => void;
}

const files = new Map<string, NoteToSend>();
/** The calls in progress, by upload: cancelling an upload stops its call. */
const calls = new Map<string, AbortController>();
const listeners = new Set<() => void>();
let queue: readonly QueuedUpload[] = [];
let listener: UploadListener | null = null;
/** The owner of the files in the queue. */
let owner: string | null = null;
/** The account whose left uploads were added to the queue. */
let continued: string | null = null;

// The same person may sign in again after a session ended. Another person's files are neither sent nor shown.
watchSession(() => {
  const account = sessionOwner();
  if (account !== null && account !== owner) for (const { id } of queue) hideUpload(id);
  else void sendNext();
  void continueUploads();
});
addEventListener('online', () => void sendNext());
void continueUploads();

/** Adds the uploads that an earlier page of this account has not sent. */
async function continueUploads(): Promise<void> {
  const account = sessionOwner();
  if (account === null || account === continued) return;

  continued = account;
  const left = await getLeftUploads(account);
  if (sessionOwner() === account) addToQueue(left.filter(({ idempotencyKey }) => !files.has(idempotencyKey)));
}

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
  const notes = selection.map((file) => ({
    ...sentWith,
    file,
    idempotencyKey: randomId(),
    isWanted: false,
  }));
  addToQueue(notes);
  const account = sessionOwner();
  if (account !== null) for (const note of notes) storeUpload(account, note);
}

function addToQueue(notes: readonly NoteToSend[]): void {
  if (notes.length === 0) return;

  owner = sessionOwner();
  for (const note of notes) files.set(note.idempotencyKey, note);
  const addedAt = Date.now();
  const uploads = notes.map(({ idempotencyKey: id, file: { name, size } }) => ({ id, name, size, addedAt }));
  apply({ type: 'added', uploads });
}

/** Sends a failed file again, or sends a file whose note exists already. */
export function retryUpload(id: string): void {
  markRequested(id);
  apply({ type: 'retried', id });
}

function markRequested(id: string): void {
  const note = files.get(id);
  if (note) files.set(id, { ...note, isWanted: true });
}

/** Applies the person's answer to all recordings that wait for it. */
export function answerConsent(isAgreed: boolean): void {
  apply({ type: 'answered', isGiven: isAgreed });
}

/** Cancels an upload, or removes an upload that the server has received. */
export function dismissUpload(id: string): void {
  if (owner !== null) removeStoredUpload(owner, id);
  hideUpload(id);
}

/** The device keeps the file: its owner is another account. */
function hideUpload(id: string): void {
  files.delete(id);
  calls.get(id)?.abort(new Error('This upload was given up.'));
  calls.delete(id);
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
  if (!next || !note || sessionOwner() !== owner || !navigator.onLine) return;

  const { id } = next;
  const giveUp = new AbortController();
  calls.set(id, giveUp);
  apply({ type: 'started', id });
  try {
    const { file, courseName, wanted, idempotencyKey, isWanted } = note;
    const knownNote = isWanted ? null : await findSame(file);
    if (knownNote) return apply({ type: 'recognised', id, note: knownNote });

    if (await mustAsk(file)) return apply({ type: 'asked', id });

    if (!files.has(id) || sessionOwner() !== owner) throw new NotSignedInError();
    const { id: noteId } = await upload(startUpload, {
      body: { course_name: courseName, make_questions: wanted.questions, make_cards: wanted.cards },
      file,
      idempotencyKey,
      signal: giveUp.signal,
      onProgress: ({ sentBytes }) => apply({ type: 'progressed', id, sentBytes }),
    });
    if (owner !== null) removeStoredUpload(owner, id);
    apply({ type: 'received', id, noteId });
    await listener?.onReceived();
    dismissUpload(id);
  } catch (error) {
    if (giveUp.signal.aborted) return void sendNext();
    if (error instanceof NetworkError && !navigator.onLine) {
      // The server may have received the file.
      markRequested(id);
      return apply({ type: 'interrupted', id });
    }
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
