/**
 * Sends the queue, whichever page is on the screen: another page stops nothing. Only closing the tab
 * does, and the browser asks before.
 */
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
  /** What is made of each by itself when it has been read. */
  wanted: { questions: number; cards: number };
}

interface NoteToSend extends SentWith {
  file: File;
  idempotencyKey: string;
  /** Whether it is to be sent even if it is among the notes: a person said so, or a first try may have arrived. */
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
/** Whose files the queue has. */
let owner: string | null = null;

// A session that ended may be the same person's again. Of another person nothing is sent, and nothing is shown.
watchSession(() => {
  const account = sessionOwner();
  if (account !== null && account !== owner) for (const { id } of queue) dismissUpload(id);
  else void sendNext();
});

export function useUploads(): readonly QueuedUpload[] {
  return useSyncExternalStore(subscribe, () => queue);
}

/** @returns what stops the listening */
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

/** Sends one again that failed, or one at all that is among the notes already. */
export function retryUpload(id: string): void {
  const note = files.get(id);
  if (note) files.set(id, { ...note, isWanted: true });
  apply({ type: 'retried', id });
}

/** The person has answered for all recordings that wait for it. */
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

    // The month is used up for the rest as well: their bytes are not worth sending.
    apply({ type: 'stopped', reason });
    listener?.onLimitReached(error);
  }
}

function isRefused(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/**
 * Sound is only read by sending it away. Of a film the server knows: one with subtitles is read where it is, and for the
 * others the server asks.
 */
async function mustAsk({ name }: File): Promise<boolean> {
  const kind = fileKindOfName(name);
  if (!kind || fileKinds[kind].form !== 'sound') return false;

  const consent = await call(getRecordingConsent, {});
  // Where nothing is sent away, the server refuses the file.
  return consent.host !== null && !isGiven(consent);
}

/** @returns the note that these bytes were made into; null also where that cannot be found out */
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
