/**
 * Accepts an uploaded file. It stores the bytes first, without an owner; one transaction then turns them into
 * a note, with its unit and its job. If a failure comes between the two, the cleaning finds the bytes.
 */
import type { Readable } from 'node:stream';
import { startUpload, type UploadedFile } from '@akada/contract/material/notes.ts';
import type { ReadingAbility } from '@akada/core/notes/file-kinds.ts';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { brokenOff } from '../../../platform/files/file-faults.ts';
import { type FileStore, newFileKey } from '../../../platform/files/file-store.ts';
import { originalFilename } from '../../../platform/files/original-filename.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { claimKey, findMade, type KeyedCall } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { IsolationPool } from '../../../platform/isolate/pool.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { sendWork } from '../../../platform/work/leased-work.ts';
import { courseOfText } from '../../courses/course-texts/course-texts.service.ts';
import type { UsageService } from '../../usage/usage.service.ts';
import { noteReadingWork } from '../note/note-reading.repo.ts';
import { presentNote } from '../note/notes.present.ts';
import * as repo from '../note/notes.repo.ts';
import type { NoteRow } from '../note/notes.tables.ts';
import { countGivenUp } from '../note/slow-readings.repo.ts';
import type { PageSight } from '../sight/page-sight.service.ts';
import { type IncomingBytes, receiveBytes } from './incoming-bytes.ts';
import { acceptedArchive, acceptedMediaType, headBytes, isArchive } from './note-media-type.ts';
import { acceptRecording, assertSendable, type RecordingDoorDeps } from './recording-door.ts';

/** How many questions and cards are made of a note by themselves when it has been read; none switches it off. */
export interface WantedSets {
  questions: number;
  cards: number;
}

/** Stores the sets requested with the note. */
export type PlanFirstSets = (
  tx: Transaction,
  requested: WantedSets & { noteId: string; userId: string },
  now: number,
) => Promise<void>;

/** The folder of the file store that notes have to themselves. */
export const notesFolder = 'notes';

export interface IncomingNote {
  filename: string;
  source: Readable;
  /** Reads, when the source was read to its end, what came with it. @throws Fault */
  finish(): Promise<{ courseName: string; firstSets?: WantedSets }>;
  idempotencyKey: string | null;
}

export interface NoteUpload {
  /**
   * @returns the new note, or the first one of the same idempotency key
   * @throws Fault `usage_limit_reached`, `type_refused`, `payload_too_large`, `storage_full`, `bad_request`,
   *   `recording_consent_required`, `conflict` for a file whose reading was given up twice
   */
  take(caller: Caller, incoming: IncomingNote): Promise<UploadedFile>;
}

export interface NoteUploadDeps extends RecordingDoorDeps {
  database: Database;
  queue: Queue;
  clock: Clock;
  files: FileStore;
  inspectors: IsolationPool;
  abilities: ReadonlySet<ReadingAbility>;
  sight: Pick<PageSight, 'assertUsable'>;
  usage: Pick<UsageService, 'assertAvailable' | 'reserve'>;
  planFirstSets: PlanFirstSets;
  log: Log;
}

export function createNoteUpload(deps: NoteUploadDeps): NoteUpload {
  const { database } = deps;

  const getFirst = async (call: KeyedCall): Promise<NoteRow | null> => {
    const id = await findMade(database.db, call);
    if (id === null) return null;

    const note = await repo.findNote(database.db, id);
    if (!note) throw new Fault('conflict', 'You uploaded this before, and then deleted the note.');
    return note;
  };

  return {
    async take(caller, incoming) {
      const call = getCall(caller, incoming);
      const first = await getFirst(call);
      if (first) return presentNote(database.db, first);

      try {
        return presentNote(database.db, await uploadNew(deps, caller, incoming));
      } catch (error) {
        // The same upload was sent twice concurrently: whatever stopped this call, the other call has the
        // answer.
        const winner = await getFirst(call);
        if (winner) return presentNote(database.db, winner);
        throw error;
      }
    },
  };
}

function getCall({ userId }: Caller, { idempotencyKey: key }: IncomingNote): KeyedCall {
  return { userId, endpoint: startUpload.id, key };
}

async function uploadNew(deps: NoteUploadDeps, caller: Caller, incoming: IncomingNote): Promise<NoteRow> {
  const { userId, plan } = caller;
  await deps.usage.assertAvailable(deps.database.db, { userId, plan, kind: 'upload' });
  const bytes = receiveBytes(incoming.source);
  try {
    return await receive(deps, caller, incoming, bytes);
  } finally {
    bytes.release();
  }
}

async function receive(
  deps: NoteUploadDeps,
  caller: Caller,
  incoming: IncomingNote,
  bytes: IncomingBytes,
): Promise<NoteRow> {
  const { filename, finish } = incoming;
  const name = originalFilename(filename);
  const head = await bytes.head(headBytes);
  const early = isArchive(head) ? null : await acceptedMediaType(head, name, deps);

  if (early) {
    await assertSendable(deps, { userId: caller.userId, mediaType: early });
    await deps.sight.assertUsable(caller.userId, early);
  }

  const storageKey = newFileKey(notesFolder);
  const { size, sha256 } = await deps.files.put(storageKey, bytes.whole(head), uploadMaxBytes);
  try {
    await assertNotGivenUp(deps, { userId: caller.userId, contentHash: sha256 });
    const { courseName, firstSets = noSets } = await finish().catch((error: unknown) =>
      Promise.reject(brokenOff(error)),
    );
    const mediaType = early ?? (await acceptedArchive(deps, { storageKey, head, filename: name }));
    await acceptRecording(deps, { userId: caller.userId, mediaType, storageKey, size });
    const note = {
      id: newId(),
      userId: caller.userId,
      originalFilename: name,
      ...(await courseOfText(deps.database.db, caller.userId, courseName)),
      mediaType,
      sizeBytes: size,
      contentHash: sha256,
      storageKey,
    };
    return await saveNote(deps, caller, { call: getCall(caller, incoming), note, firstSets });
  } catch (error) {
    await discard(deps, storageKey, error);
    throw error;
  }
}

/** The first time may be an accident of a busy machine; what came to nothing twice does so again, and holds up others. */
const maxGivenUp = 2;

async function assertNotGivenUp(
  { database }: NoteUploadDeps,
  file: Pick<NoteRow, 'userId' | 'contentHash'>,
): Promise<void> {
  if ((await countGivenUp(database.db, file)) < maxGivenUp) return;
  throw new Fault(
    'conflict',
    'We tried to read this file twice, and it took too long. Split it into parts, or save it again in another format.',
  );
}

const noSets: WantedSets = { questions: 0, cards: 0 };

interface ReceivedNote {
  call: KeyedCall;
  note: repo.NewNote;
  firstSets: WantedSets;
}

/** The key comes before the unit: of two uploads with one key the later one stops here and takes none. */
function saveNote(
  { database, usage, queue, clock, planFirstSets }: NoteUploadDeps,
  caller: Caller,
  { call, note, firstSets }: ReceivedNote,
): Promise<NoteRow> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    if (!(await claimKey(tx, call, note.id, now))) {
      throw new Fault('conflict', 'We already have this upload.');
    }
    const row = await repo.insertNote(tx, note, now);

    const { userId, plan } = caller;
    const periodStart = await usage.reserve(tx, { userId, plan, kind: 'upload' });
    await repo.setChargedPeriod(tx, row.id, periodStart);
    if (firstSets.questions + firstSets.cards > 0)
      await planFirstSets(tx, { ...firstSets, noteId: row.id, userId }, now);
    await sendWork(tx, queue, noteReadingWork, row.id);
    await publishHint(tx, userId, { topic: 'note', id: row.id });
    await publishHint(tx, userId, { topic: 'usage', id: null });
    return row;
  });
}

/**
 * Removes the bytes of a rejected upload. After any other failure the note may have been kept (the answer to
 * COMMIT can get lost), so its bytes stay until the cleaning has queried the database.
 */
async function discard({ files, log }: NoteUploadDeps, storageKey: string, reason: unknown): Promise<void> {
  if (!(reason instanceof Fault)) return;

  await files
    .delete(storageKey)
    .catch((error: unknown) => log.warn({ storageKey, error }, 'refused upload left for the cleaning'));
}
