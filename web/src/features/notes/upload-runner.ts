/**
 * Sends the queue, whichever page is on the screen: another page stops nothing. Only closing the tab
 * does, and the browser asks before.
 */
import { startUpload } from '@akada/contract/material/notes.ts';
import { useSyncExternalStore } from 'react';
import { randomId } from '../../lib/device/browser.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { upload } from '../../lib/http/upload.ts';
import { nextUpload, type QueuedUpload, type UploadEvent, uploadQueue } from './upload-queue.ts';

interface NoteToSend {
  file: File;
  courseName: string;
  idempotencyKey: string;
}

interface UploadListener {
  onReceived: () => void;
  onLimitReached: (error: ApiError) => void;
}

const files = new Map<string, NoteToSend>();
const listeners = new Set<() => void>();
let queue: readonly QueuedUpload[] = [];
let listener: UploadListener | null = null;

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

export function addUploads(chosen: readonly File[], courseName: string): void {
  const uploads = chosen.map((file) => ({ id: randomId(), name: file.name, size: file.size, file }));
  for (const { id, file } of uploads) files.set(id, { file, courseName, idempotencyKey: id });
  apply({ type: 'added', uploads: uploads.map(({ id, name, size }) => ({ id, name, size })) });
}

export function retryUpload(id: string): void {
  apply({ type: 'retried', id });
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
  if (!next || !note) return;

  const { id } = next;
  apply({ type: 'started', id });
  try {
    const { file, courseName, idempotencyKey } = note;
    await upload(startUpload, {
      body: { course_name: courseName },
      file,
      idempotencyKey,
      onProgress: ({ sentBytes }) => apply({ type: 'progressed', id, sentBytes }),
    });
    dismissUpload(id);
    listener?.onReceived();
  } catch (error) {
    apply({ type: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
    if (error instanceof ApiError && error.code === 'usage_limit_reached') listener?.onLimitReached(error);
  }
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function guardUnload(): void {
  const isBusy = queue.some(({ state }) => state !== 'failed');
  if (isBusy) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
