/**
 * Taking a file in. The bytes are stored first and owned by nobody; one transaction then makes them a note, with
 * its unit and its job. What happens to go wrong between the two leaves bytes that the cleaning finds.
 */
import type { Readable } from 'node:stream';
import type { UploadedFile } from '@akada/contract/notes.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { brokenOff } from '../../platform/files/broken-off.ts';
import { type FileStore, newFileKey } from '../../platform/files/file-store.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Caller } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { type IncomingBytes, receiveBytes } from './incoming-bytes.ts';
import { extractNoteJob } from './note-jobs.ts';
import { acceptedMediaType, acceptedMediaTypeOfStored, headBytes, isArchive } from './note-media-type.ts';
import * as repo from './notes.repo.ts';
import type { NoteRow } from './notes.tables.ts';
import { originalFilename } from './original-filename.ts';
import { presentNote } from './uploaded-file.ts';

/** The folder of the file store that notes have to themselves. */
export const notesFolder = 'notes';

export interface IncomingNote {
  filename: string;
  courseName: string;
  source: Readable;
  /** Tells, when the source was read to its end, whether that was all. @throws Fault */
  finish(): Promise<void>;
  idempotencyKey: string | null;
}

export interface NoteUpload {
  /**
   * @returns the new note, or the first one of the same idempotency key
   * @throws Fault `usage_limit_reached`, `type_refused`, `payload_too_large`, `storage_full`, `bad_request`
   */
  take(caller: Caller, incoming: IncomingNote): Promise<UploadedFile>;
}

export interface NoteUploadPorts {
  database: Database;
  queue: Queue;
  files: FileStore;
  usage: Pick<UsageService, 'assertAvailable' | 'reserve'>;
  log: Log;
}

export function createNoteUpload(ports: NoteUploadPorts): NoteUpload {
  const { database } = ports;

  const firstOf = async ({ userId }: Caller, key: string | null): Promise<NoteRow | null> =>
    key === null ? null : repo.findByIdempotencyKey(database.db, userId, key);

  return {
    async take(caller, incoming) {
      const first = await firstOf(caller, incoming.idempotencyKey);
      if (first) return presentNote(first);

      try {
        return presentNote(await takeAnew(ports, caller, incoming));
      } catch (error) {
        // The same upload, sent twice at once: whatever stopped this one, the other one is the answer.
        const winner = await firstOf(caller, incoming.idempotencyKey);
        if (winner) return presentNote(winner);
        throw error;
      }
    },
  };
}

async function takeAnew(ports: NoteUploadPorts, caller: Caller, incoming: IncomingNote): Promise<NoteRow> {
  const { userId, plan } = caller;
  await ports.usage.assertAvailable(ports.database.db, { userId, plan, kind: 'upload' });
  const bytes = receiveBytes(incoming.source);
  try {
    return await receive(ports, caller, incoming, bytes);
  } finally {
    bytes.leave();
  }
}

async function receive(
  ports: NoteUploadPorts,
  caller: Caller,
  { filename, courseName, finish, idempotencyKey }: IncomingNote,
  bytes: IncomingBytes,
): Promise<NoteRow> {
  const name = originalFilename(filename);
  const head = await bytes.head(headBytes);
  const early = isArchive(head) ? null : await acceptedMediaType(head, name);

  const storageKey = newFileKey(notesFolder);
  const { size, sha256 } = await ports.files.put(storageKey, bytes.whole(head));
  try {
    await finish().catch((error: unknown) => Promise.reject(brokenOff(error)));
    const mediaType = early ?? (await acceptedMediaTypeOfStored(ports.files, storageKey, head, name));
    return await keep(ports, caller, {
      id: newId(),
      userId: caller.userId,
      originalFilename: name,
      courseName: courseName || null,
      mediaType,
      sizeBytes: size,
      contentHash: sha256,
      storageKey,
      idempotencyKey,
    });
  } catch (error) {
    await discard(ports, storageKey, error);
    throw error;
  }
}

/** The row comes before the unit: of two uploads with one key the later one stops here and takes none. */
function keep(
  { database, usage, queue }: NoteUploadPorts,
  caller: Caller,
  note: repo.NewNote,
): Promise<NoteRow> {
  return database.transaction(async (tx) => {
    const row = await repo.insertNote(tx, note);
    if (!row) throw new Fault('conflict', 'This upload was received before.');

    const { userId, plan } = caller;
    const periodStart = await usage.reserve(tx, { userId, plan, kind: 'upload' });
    await repo.setChargedPeriod(tx, row.id, periodStart);
    await queue.send(tx, extractNoteJob, { note_id: row.id });
    await publishHint(tx, userId, { topic: 'note', id: row.id });
    await publishHint(tx, userId, { topic: 'usage', id: null });
    return row;
  });
}

/**
 * Removes the bytes of a refused upload. After any other failure the note may have been kept all the same (the
 * answer to COMMIT can get lost), so its bytes stay until the cleaning has asked the database.
 */
async function discard({ files, log }: NoteUploadPorts, storageKey: string, reason: unknown): Promise<void> {
  if (!(reason instanceof Fault)) return;

  await files
    .delete(storageKey)
    .catch((error: unknown) => log.warn({ storageKey, error }, 'refused upload left for the cleaning'));
}
