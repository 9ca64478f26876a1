/** The picture beside a name. What is kept is never what was sent: it is encoded anew, small and without a past. */
import { Readable } from 'node:stream';
import type { User } from '@akada/contract/accounts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { brokenOff } from '../../platform/files/broken-off.ts';
import { rememberDeletedFile, removeDeletedFile } from '../../platform/files/deleted-files.ts';
import { FileMissing, type FileStore, newFileKey } from '../../platform/files/file-store.ts';
import { keepLocalCopy } from '../../platform/files/local-copy.ts';
import type { FileContent, IncomingFile } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids/ids.ts';
import { IsolationFailure } from '../../platform/isolate/failure.ts';
import type { IsolationPool } from '../../platform/isolate/pool.ts';
import type { Log } from '../../platform/log/log.ts';
import { type EncodedPicture, encodePicture } from '../../platform/pictures/encode-picture.ts';
import * as repo from './pictures.repo.ts';
import { presentUser } from './present-user.ts';

/** The folder of the file store that pictures have to themselves. */
export const picturesFolder = 'pictures';

export interface PicturesPorts {
  database: Database;
  clock: Clock;
  files: FileStore;
  /** Where pictures are decoded. */
  pool: IsolationPool;
  log: Log;
  /** Of a picture, by its id. */
  pictureUrl(id: string): string;
}

export interface PicturesService {
  /** @throws Fault `type_refused`, `validation_failed`, `payload_too_large`, `storage_full`, `bad_request`, `unavailable` */
  savePicture(userId: string, file: IncomingFile, signal: AbortSignal): Promise<User>;
  removePicture(userId: string): Promise<User>;
  /** @throws Fault `not_found` */
  readPicture(id: string): Promise<FileContent>;
}

export function createPictures(ports: PicturesPorts): PicturesService {
  const { database, clock, files, pictureUrl } = ports;

  const keep = async (userId: string, webp: Uint8Array): Promise<User> => {
    const id = newId();
    const storageKey = newFileKey(picturesFolder);
    // Bytes that no row comes to name are found by the cleaning.
    await files.put(storageKey, Readable.from([webp], { objectMode: false }));
    const { account, replaced } = await database.transaction(async (tx) => {
      const changed = await repo.setPictureUrl(tx, userId, pictureUrl(id));
      const before = await repo.deletePicture(tx, userId);
      const createdAt = instantOf(clock.now());
      await repo.insertPicture(tx, { id, userId, storageKey, sizeBytes: webp.length, createdAt });
      if (before) await rememberDeletedFile(tx, before);
      return { account: changed, replaced: before };
    });
    await removeBytes(ports, replaced);
    return presentUser(account);
  };

  return {
    async savePicture(userId, file, signal) {
      const copy = await keepLocalCopy(Readable.from(arriving(file.stream), { objectMode: false }));
      try {
        await file.finish().catch((cause: unknown) => Promise.reject(brokenOff(cause)));
        return await keep(userId, await encoded(ports, copy.path, signal));
      } finally {
        await copy.release();
      }
    },

    async removePicture(userId) {
      const { account, removed } = await database.transaction(async (tx) => {
        const changed = await repo.setPictureUrl(tx, userId, null);
        const before = await repo.deletePicture(tx, userId);
        if (before) await rememberDeletedFile(tx, before);
        return { account: changed, removed: before };
      });
      await removeBytes(ports, removed);
      return presentUser(account);
    },

    async readPicture(id) {
      const picture = await repo.findPicture(database.db, id);
      if (!picture) throw notFound();

      return { stream: await opened(files, picture.storageKey), bytes: picture.sizeBytes };
    },
  };
}

/** The source is not destroyed by who stops reading: a refused sender has to get to the end to see the answer. */
async function* arriving(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw brokenOff(cause);
  }
}

async function encoded({ pool }: PicturesPorts, path: string, signal: AbortSignal): Promise<Uint8Array> {
  const picture = await encodePicture(path, { pool, signal }).catch((error: unknown): EncodedPicture => {
    if (!(error instanceof IsolationFailure) && !signal.aborted) throw error;
    throw new Fault('unavailable', 'The picture could not be read just now. Please try again.', {
      retryAfter: 2,
      cause: error,
    });
  });
  if (picture.ok) return picture.webp;
  if (picture.reason === 'type') {
    throw new Fault('type_refused', 'Choose a picture in JPEG, PNG, WebP or AVIF format.');
  }
  throw invalidField('file', 'This picture is damaged or too large to be read. Choose another one.');
}

/** At once where that works; what is left is remembered and goes with the next cleaning. */
async function removeBytes({ database, files, log }: PicturesPorts, key: string | null): Promise<void> {
  if (key === null) return;

  await removeDeletedFile({ db: database.db, files }, key).catch((error: unknown) =>
    log.warn({ storageKey: key, error }, 'replaced picture left for the cleaning'),
  );
}

/** Somebody may have removed it since its row was read. */
function opened(files: FileStore, key: string): Promise<Readable> {
  return files.open(key).catch((error: unknown) => {
    throw error instanceof FileMissing ? notFound() : error;
  });
}
