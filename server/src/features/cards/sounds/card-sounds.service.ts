/** Sounds of cards, kept as they were sent. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CardSound } from '@akada/contract/material/flashcards/card-sounds.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { brokenOff } from '../../../platform/files/file-faults.ts';
import { FileMissing, newFileKey } from '../../../platform/files/file-store.ts';
import { removeOrphans } from '../../../platform/files/orphaned-files.ts';
import type { FileContent, IncomingFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { PersonalFile } from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as repo from './card-sounds.repo.ts';
import type { CardSoundRow } from './card-sounds.tables.ts';
import { getSoundType } from './sound-kinds.ts';

export type CardSoundsDeps = Pick<Platform, 'database' | 'clock' | 'files' | 'media'>;
export type CardSounds = ReturnType<typeof createCardSounds>;

/** Folder of the file store that holds only these sounds. */
const folder = 'cardsounds';

/** Saving a sound takes minutes at most; bytes without a row after this time are orphans. */
const orphanAgeMs = 60 * 60_000;

/** A vocabulary with a sound for each word. */
const maxSounds = 20_000;

const uploadLimit: Limit = {
  most: 300,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have added too many sounds. Please wait ${wait}, then continue.`,
};

const uploadsKey = (userId: string) => `card-sounds:${userId}`;

/** Deletes the count of a person. */
export function clearSoundCount(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, uploadsKey(userId));
}

export function createCardSounds(deps: CardSoundsDeps) {
  const { database, clock, files } = deps;
  const { db } = database;

  return {
    /**
     * Keeps an uploaded sound. The same bytes of the same account answer the same sound.
     *
     * @throws Fault `type_refused`, `validation_failed`, `storage_full`, `conflict`, `too_many_requests`, `unavailable`
     */
    async upload(userId: string, file: IncomingFile, signal: AbortSignal): Promise<CardSound> {
      const bytes = await buffer(arriving(file.stream));
      await file.finish().catch((cause: unknown) => Promise.reject(brokenOff(cause)));
      await createLimits(deps).claim({ executor: db, key: uploadsKey(userId) }, uploadLimit);
      return save(deps, userId, bytes, signal);
    },
    /** Keeps a sound that was found in an imported file. It throws as `upload`. */
    save: (userId: string, bytes: Uint8Array, signal?: AbortSignal) => save(deps, userId, bytes, signal),
    /** @throws Fault `not_found` */
    async read(id: string): Promise<FileContent> {
      const sound = await repo.findSound(db, id);
      if (!sound) throw notFound();

      // It may have been removed since its row was read.
      const stream = await files.open(sound.storageKey).catch((error: unknown) => {
        throw error instanceof FileMissing ? notFound() : error;
      });
      return { stream, bytes: sound.sizeBytes, mediaType: sound.mediaType };
    },
    /** @returns by id how the names of these sounds end; deleted sounds are absent */
    endings: (ids: readonly string[]) => findEndings(deps, ids),
    /** @returns the sizes of these sounds; deleted sounds are absent */
    describe: async (ids: readonly string[]) => (await repo.findSounds(db, ids)).map(presented),
    /** Removes bytes that no row names. */
    sweep: () =>
      removeOrphans(files, folder, clock.now() - orphanAgeMs, (keys) => repo.keysWithoutSound(db, keys)),
    /** Files for an account's data export. */
    filesOf: (userId: string) => getFiles(deps, userId),
  };
}

async function save(
  deps: CardSoundsDeps,
  userId: string,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<CardSound> {
  const { database, clock, files } = deps;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const same = await repo.findSameSound(database.db, userId, sha256);
  if (same) return presented(same);

  const mediaType = await getSoundType(deps.media, bytes, signal);
  const storageKey = newFileKey(folder);
  const size = bytes.length;
  // If no row follows, the sweep removes the bytes.
  await files.put(storageKey, Readable.from([bytes], { objectMode: false }), size);
  const about = { userId, sha256, mediaType, sizeBytes: size, storageKey };
  const row = { ...about, id: newId(), createdAt: getInstant(clock.now()) };
  const isNew = await database.transaction(async (tx) => {
    if (!(await repo.insertSound(tx, row))) return false;
    await repo.lockOwnSounds(tx, userId);
    if ((await repo.countSounds(tx, userId)) > maxSounds) throw tooMany();
    return true;
  });
  if (isNew) return presented(row);

  const other = await repo.findSameSound(database.db, userId, sha256);
  if (!other) throw notFound();
  return presented(other);
}

const tooMany = () =>
  new Fault('conflict', `You have ${maxSounds.toLocaleString('en')} sounds, which is the most.`);

const presented = ({ id, sizeBytes }: CardSoundRow): CardSound => ({ id, bytes: sizeBytes });

/** Keeps the source open when reading stops: a rejected sender has to finish before it sees the response. */
async function* arriving(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw brokenOff(cause);
  }
}

async function findEndings(
  { database: { db } }: CardSoundsDeps,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = ids.length === 0 ? [] : await repo.findSounds(db, ids);
  return new Map(rows.map(({ id, mediaType }) => [id, getEnding(mediaType)]));
}

const getEnding = (mediaType: string) =>
  mediaType.replace('audio/', '').replace('mpeg', 'mp3').replace('mp4', 'm4a');

const filesAtOnce = 200;

async function* getFiles({ database: { db } }: CardSoundsDeps, userId: string): AsyncGenerator<PersonalFile> {
  for (let skip = 0; ; skip += filesAtOnce) {
    const rows = await repo.findOwnSounds(db, userId, filesAtOnce, skip);
    for (const { id, storageKey, mediaType } of rows) {
      yield { id, filename: `card-sound.${getEnding(mediaType)}`, storageKey, compressed: true };
    }
    if (rows.length < filesAtOnce) return;
  }
}
