/** Profile pictures. The stored bytes are never the uploaded ones: pictures are encoded again, small and without metadata. */
import { Readable } from 'node:stream';
import type { User } from '@akada/contract/identity/accounts.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { rememberDeletedFile, removeDeletedFile } from '../../../platform/files/deleted-files.ts';
import { brokenOff } from '../../../platform/files/file-faults.ts';
import { FileMissing, type FileStore, newFileKey } from '../../../platform/files/file-store.ts';
import { makeLocalCopy } from '../../../platform/files/local-copy.ts';
import type { FileContent, IncomingFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { IsolationFailure } from '../../../platform/isolate/failure.ts';
import type { IsolationPool } from '../../../platform/isolate/pool.ts';
import type { Log } from '../../../platform/log/log.ts';
import { type EncodedPicture, encodePicture } from '../../../platform/pictures/encode-picture.ts';
import { createPresentUser, type PlanNowDeps } from '../account/account.present.ts';
import * as repo from './pictures.repo.ts';

/** Folder of the file store that holds pictures only. */
export const picturesFolder = 'pictures';

export interface PicturesDeps extends PlanNowDeps {
  database: Database;
  files: FileStore;
  /** Child processes that decode pictures. */
  pictures: IsolationPool;
  log: Log;
  /** Address of a picture, by its id. */
  pictureUrl(id: string): string;
}

export interface PicturesService {
  /** @throws Fault `type_refused`, `validation_failed`, `payload_too_large`, `storage_full`, `bad_request`, `unavailable` */
  savePicture(userId: string, file: IncomingFile, signal: AbortSignal): Promise<User>;
  removePicture(userId: string): Promise<User>;
  /** @throws Fault `not_found` */
  readPicture(id: string): Promise<FileContent>;
}

export function createPictures(deps: PicturesDeps): PicturesService {
  const { database, clock, files, pictureUrl } = deps;
  const presentUser = createPresentUser(deps);

  const save = async (userId: string, webp: Uint8Array): Promise<User> => {
    const id = newId();
    const storageKey = newFileKey(picturesFolder);
    // If no row follows, the sweep removes the bytes.
    await files.put(storageKey, Readable.from([webp], { objectMode: false }), webp.length);
    const { account, replaced } = await database.transaction(async (tx) => {
      const changed = await repo.setPictureUrl(tx, userId, pictureUrl(id));
      const previous = await repo.deletePicture(tx, userId);
      const createdAt = getInstant(clock.now());
      await repo.insertPicture(tx, { id, userId, storageKey, sizeBytes: webp.length, createdAt });
      if (previous) await rememberDeletedFile(tx, previous, createdAt);
      return { account: changed, replaced: previous };
    });
    await removeBytes(deps, replaced);
    return presentUser(account);
  };

  return {
    async savePicture(userId, file, signal) {
      const copy = await makeLocalCopy(Readable.from(arriving(file.stream), { objectMode: false }));
      try {
        await file.finish().catch((cause: unknown) => Promise.reject(brokenOff(cause)));
        return await save(userId, await encoded(deps, copy.path, signal));
      } finally {
        await copy.release();
      }
    },

    async removePicture(userId) {
      const { account, removed } = await database.transaction(async (tx) => {
        const changed = await repo.setPictureUrl(tx, userId, null);
        const previous = await repo.deletePicture(tx, userId);
        if (previous) await rememberDeletedFile(tx, previous, getInstant(clock.now()));
        return { account: changed, removed: previous };
      });
      await removeBytes(deps, removed);
      return presentUser(account);
    },

    async readPicture(id) {
      const picture = await repo.findPicture(database.db, id);
      if (!picture) throw notFound();

      return { stream: await opened(files, picture.storageKey), bytes: picture.sizeBytes };
    },
  };
}

/** The source is not destroyed when reading stops: a rejected sender must finish before it sees the answer. */
async function* arriving(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw brokenOff(cause);
  }
}

async function encoded(
  { pictures: pool }: PicturesDeps,
  path: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
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

/** Removes the bytes immediately if possible; otherwise the next sweep of deleted files does. */
async function removeBytes({ database, files, log }: PicturesDeps, key: string | null): Promise<void> {
  if (key === null) return;

  await removeDeletedFile({ db: database.db, files }, key).catch((error: unknown) =>
    log.warn({ storageKey: key, error }, 'replaced picture left for the next sweep'),
  );
}

/** The picture may have been removed since its row was read. */
function opened(files: FileStore, key: string): Promise<Readable> {
  return files.open(key).catch((error: unknown) => {
    throw error instanceof FileMissing ? notFound() : error;
  });
}
