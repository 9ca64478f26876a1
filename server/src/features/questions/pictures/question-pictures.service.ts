/** Pictures of questions. The stored bytes are never the ones that were sent: pictures are encoded again, without metadata. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PictureSize, QuestionPicture } from '@akada/contract/material/question-pictures.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { brokenOff } from '../../../platform/files/file-faults.ts';
import {
  FileMissing,
  type FileStore,
  type LocalCopy,
  newFileKey,
} from '../../../platform/files/file-store.ts';
import { makeLocalCopy } from '../../../platform/files/local-copy.ts';
import { removeOrphans } from '../../../platform/files/orphaned-files.ts';
import type { FileContent, IncomingFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { IsolationFailure } from '../../../platform/isolate/failure.ts';
import type { IsolationPool } from '../../../platform/isolate/pool.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { PersonalFile } from '../../../platform/personal-data/personal-data.ts';
import {
  type EncodedWhole,
  encodeWholePicture,
  type RefusedPicture,
} from '../../../platform/pictures/encode-picture.ts';
import * as repo from './question-pictures.repo.ts';
import type { QuestionPictureRow } from './question-pictures.tables.ts';

export interface QuestionPictures {
  /**
   * Keeps an uploaded picture. The same bytes of the same account answer the same picture.
   * @throws Fault `type_refused`, `validation_failed`, `payload_too_large`, `storage_full`, `conflict`, `too_many_requests`
   */
  upload(userId: string, file: IncomingFile, signal: AbortSignal): Promise<QuestionPicture>;
  /** As `upload`, of bytes that were found in a file of questions. @returns why it was not kept, where it was not */
  save(
    userId: string,
    bytes: Uint8Array,
    signal?: AbortSignal,
  ): Promise<({ ok: true } & QuestionPicture) | RefusedPicture>;
  /**
   * Checks if `save` would accept it, and stores nothing.
   *
   * @returns the reason if it would not
   */
  check(userId: string, bytes: Uint8Array, signal?: AbortSignal): Promise<{ ok: true } | RefusedPicture>;
  /** @returns the sizes of these pictures; unknown ids are omitted. A caller who has an id may also read the picture. */
  describe(ids: readonly string[]): Promise<PictureSize[]>;
  /** @throws Fault `not_found` */
  read(id: string): Promise<FileContent>;
  /** Removes bytes that no row names. */
  sweep(): Promise<void>;
  /** Files for an account's data export. */
  filesOf(userId: string): AsyncIterable<PersonalFile>;
}

export interface QuestionPicturesDeps {
  database: Database;
  clock: Clock;
  files: FileStore;
  /** Child processes that decode pictures. */
  pictures: IsolationPool;
}

/** Folder of the file store that holds these pictures only. */
const folder = 'questionpictures';

/** Saving a picture takes minutes at most; bytes without a row after this time are orphans. */
const orphanAgeMs = 60 * 60_000;

/** A whole syllabus with a picture in every third question. */
const mostPictures = 5_000;

const uploadLimit: Limit = {
  most: 300,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have added too many pictures. Please wait ${wait}, then continue.`,
};

const uploadsKey = (userId: string) => `question-pictures:${userId}`;

/** Deletes the count of a person. */
export function forgetPictures(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, uploadsKey(userId));
}

export function createQuestionPictures(deps: QuestionPicturesDeps): QuestionPictures {
  const { database, clock, files } = deps;
  const { db } = database;

  const saveCopy = async (userId: string, copy: LocalCopy, signal?: AbortSignal) => {
    const sha256 = await getHash(copy.path);
    const same = await repo.findSamePicture(db, userId, sha256);
    if (same) return { ok: true as const, ...presented(same) };

    // Before the costly work; `store` decides.
    if ((await repo.countPictures(db, userId)) >= mostPictures) throw tooMany();
    const encodedPicture = await encodeWholePicture(copy.path, {
      pool: deps.pictures,
      ...(signal && { signal }),
    });
    return encodedPicture.ok
      ? { ok: true as const, ...presented(await store(deps, { userId, sha256 }, encodedPicture)) }
      : encodedPicture;
  };

  return {
    async upload(userId, file, signal) {
      const copy = await makeLocalCopy(Readable.from(arriving(file.stream), { objectMode: false }));
      try {
        await file.finish().catch((cause: unknown) => Promise.reject(brokenOff(cause)));
        await createLimits(deps).claim({ executor: db, key: uploadsKey(userId) }, uploadLimit);
        const saved = await saveCopy(userId, copy, signal).catch((error: unknown) => {
          throw error instanceof IsolationFailure || signal.aborted ? notNow(error) : error;
        });
        if (saved.ok) return { id: saved.id, width: saved.width, height: saved.height };
        throw refused(saved);
      } finally {
        await copy.release();
      }
    },
    async save(userId, bytes, signal) {
      const copy = await makeLocalCopy(Readable.from([bytes], { objectMode: false }));
      try {
        return await saveCopy(userId, copy, signal);
      } finally {
        await copy.release();
      }
    },
    async check(userId, bytes, signal) {
      const copy = await makeLocalCopy(Readable.from([bytes], { objectMode: false }));
      try {
        if (await repo.findSamePicture(db, userId, await getHash(copy.path))) return { ok: true };
        return await encodeWholePicture(copy.path, { pool: deps.pictures, ...(signal && { signal }) });
      } finally {
        await copy.release();
      }
    },
    async describe(ids) {
      const rows = await repo.findPictures(db, ids);
      return rows.map(({ id, width, height, sizeBytes }) => ({ id, width, height, bytes: sizeBytes }));
    },
    async read(id) {
      const picture = await repo.findPicture(db, id);
      if (!picture) throw notFound();

      // It may have been removed since its row was read.
      const stream = await files.open(picture.storageKey).catch((error: unknown) => {
        throw error instanceof FileMissing ? notFound() : error;
      });
      return { stream, bytes: picture.sizeBytes };
    },
    sweep: () =>
      removeOrphans(files, folder, clock.now() - orphanAgeMs, (keys) => repo.keysWithoutPicture(db, keys)),
    filesOf: (userId) => getFiles(deps, userId),
  };
}

async function store(
  { database, clock, files }: QuestionPicturesDeps,
  { userId, sha256 }: Pick<QuestionPictureRow, 'userId' | 'sha256'>,
  { webp, width, height }: Extract<EncodedWhole, { ok: true }>,
): Promise<QuestionPictureRow> {
  const storageKey = newFileKey(folder);
  // If no row follows, the sweep removes the bytes.
  await files.put(storageKey, Readable.from([webp], { objectMode: false }), webp.length);
  const about = { userId, sha256, width, height, sizeBytes: webp.length };
  const row = { ...about, id: newId(), storageKey, createdAt: getInstant(clock.now()) };
  const isNew = await database.transaction(async (tx) => {
    if (!(await repo.insertPicture(tx, row))) return false;
    await repo.lockPicturesOf(tx, userId);
    if ((await repo.countPictures(tx, userId)) > mostPictures) throw tooMany();
    return true;
  });
  if (isNew) return row;

  const same = await repo.findSamePicture(database.db, userId, sha256);
  if (!same) throw notFound();
  return same;
}

const tooMany = () =>
  new Fault('conflict', `You have ${mostPictures.toLocaleString('en')} pictures, which is the most.`);

function presented({ id, width, height }: QuestionPictureRow): QuestionPicture {
  return { id, width, height };
}

/** Keeps the source open when reading stops: a rejected sender has to finish before it sees the response. */
async function* arriving(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw brokenOff(cause);
  }
}

async function getHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function notNow(cause: unknown): Fault {
  return new Fault('unavailable', 'The picture could not be read just now. Please try again.', {
    retryAfter: 2,
    cause,
  });
}

function refused({ reason }: RefusedPicture): Fault {
  return reason === 'type'
    ? new Fault('type_refused', 'Choose a picture in JPEG, PNG, WebP or AVIF format.')
    : invalidField('file', 'This picture is damaged or too large to be read. Choose another one.');
}

const filesAtOnce = 200;

async function* getFiles(
  { database: { db } }: QuestionPicturesDeps,
  userId: string,
): AsyncGenerator<PersonalFile> {
  for (let skip = 0; ; skip += filesAtOnce) {
    const rows = await repo.findPicturesOf(db, userId, filesAtOnce, skip);
    for (const { id, storageKey } of rows)
      yield { id, filename: 'question-picture.webp', storageKey, compressed: true };
    if (rows.length < filesAtOnce) return;
  }
}
