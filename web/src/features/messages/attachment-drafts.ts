/** Attachments on this device. A file is stored as well as its message, so that it is also sent after a reload. */
import * as endpoints from '@akada/contract/observers/message-attachments.ts';
import { bookingLengths } from '@akada/core/bookings/booking-rules.ts';
import type { AttachmentKind } from '@akada/core/messages/attachment-rules.ts';
import { getStoredFiles, removeStoredFile, storeFile } from '../../lib/device/stored-files.ts';
import { call } from '../../lib/http/call.ts';
import { upload } from '../../lib/http/upload.ts';

export interface AttachmentDraft {
  id: string;
  kind: AttachmentKind;
  /** The name of a file, a set or a note; the start of a proposed time. */
  title: string;
  /** The set or the note. */
  subject_id?: string;
  minutes?: number;
}

/** Thrown for a file that the browser has removed. */
export class FileGone extends Error {}

const folder = 'message-files';

/** Files that were chosen since the page was loaded. A browser without storage has only these. */
const files = new Map<string, File>();

export function storeDraftFile(id: string, file: File): void {
  files.set(id, file);
  void storeFile(folder, { id, file, facts: null });
}

export function removeDraftFile(id: string): void {
  files.delete(id);
  void removeStoredFile(folder, id);
}

async function findFile(id: string): Promise<File | undefined> {
  return files.get(id) ?? (await getStoredFiles(folder)).find((row) => row.id === id)?.file;
}

let progress: ReadonlyMap<string, number> = new Map();
const watchers = new Set<() => void>();

/** The share of each file that has left this device, from 0 to 1, by attachment. */
export const uploads = {
  state: () => progress,
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};

function report(id: string, share: number): void {
  progress = new Map([...progress, [id, share]]);
  for (const watcher of watchers) watcher();
}

/** Prepares an attachment for its message. Prepared again, it is the same one. */
export async function prepareDraft(
  conversationId: string,
  draft: AttachmentDraft,
  signal: AbortSignal,
): Promise<void> {
  const { id, kind, title } = draft;
  const params = { id: conversationId };
  if (kind === 'picture' || kind === 'file') {
    const file = await findFile(id);
    if (file === undefined) throw new FileGone();
    const onProgress = ({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number }) =>
      report(id, totalBytes === 0 ? 1 : sentBytes / totalBytes);
    await upload(endpoints.attachFile, { params, body: { id, kind }, file, onProgress, signal });
  } else if (kind === 'time') {
    const minutes = bookingLengths.find((length) => length === draft.minutes) ?? 60;
    await call(endpoints.attachTime, { params, body: { id, starts_at: title, minutes }, retries: 0, signal });
  } else {
    const body = { id, kind, subject_id: draft.subject_id ?? '' };
    await call(endpoints.attachShare, { params, body, retries: 0, signal });
  }
}

/** Checks only the kinds of the fields, because the server checks the rest. */
export function getDraft(value: unknown): AttachmentDraft | null {
  const { id, kind, title, subject_id, minutes } = Object(value);
  if (![id, kind, title].every((field) => typeof field === 'string')) return null;
  return {
    id,
    kind,
    title,
    ...(typeof subject_id === 'string' && { subject_id }),
    ...(typeof minutes === 'number' && { minutes }),
  };
}
