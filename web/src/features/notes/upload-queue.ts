/** What is on its way to the server. Files go one after the other: on a thin line, one whole beats two halves. */

export type UploadState = 'waiting' | 'sending' | 'failed';

export interface QueuedUpload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  sentBytes: number;
  state: UploadState;
  /** Why it failed, in a sentence. */
  reason: string | null;
}

export type UploadEvent =
  | { type: 'added'; uploads: readonly { id: string; name: string; size: number }[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; sentBytes: number }
  | { type: 'failed'; id: string; reason: string }
  | { type: 'retried'; id: string }
  /** Received by the server, or given up by the person: it leaves the list. */
  | { type: 'left'; id: string };

export function uploadQueue(queue: readonly QueuedUpload[], event: UploadEvent): readonly QueuedUpload[] {
  switch (event.type) {
    case 'added':
      return [...queue, ...event.uploads.map(toWaiting)];
    case 'left':
      return queue.filter((upload) => upload.id !== event.id);
    default:
      return queue.map((upload) => (upload.id === event.id ? { ...upload, ...changeOf(event) } : upload));
  }
}

/** @returns the upload whose turn it is, null while another one is being sent or none waits */
export function nextUpload(queue: readonly QueuedUpload[]): QueuedUpload | null {
  if (queue.some(({ state }) => state === 'sending')) return null;
  return queue.find(({ state }) => state === 'waiting') ?? null;
}

function toWaiting(upload: { id: string; name: string; size: number }): QueuedUpload {
  return { ...upload, sentBytes: 0, state: 'waiting', reason: null };
}

function changeOf(event: Exclude<UploadEvent, { type: 'added' | 'left' }>): Partial<QueuedUpload> {
  switch (event.type) {
    case 'started':
      return { state: 'sending', sentBytes: 0, reason: null };
    case 'progressed':
      return { sentBytes: event.sentBytes };
    case 'failed':
      return { state: 'failed', reason: event.reason };
    case 'retried':
      return { state: 'waiting', reason: null, sentBytes: 0 };
  }
}
