/** Files in the bucket of any S3 store, which many processes can share. */
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FilesConfig } from '../config/config.ts';
import { createByteMeter } from './byte-meter.ts';
import { storeFailure } from './file-faults.ts';
import { checkedKey, FileMissing, type FileStore } from './file-store.ts';
import { makeLocalCopy, removeForsakenCopies } from './local-copy.ts';
import { createRetainedCopies } from './retained-copies.ts';

export type S3Config = Extract<FilesConfig, { kind: 's3' }>;

/** Max duration of one request to the store, in milliseconds: a part of 5 MiB, or the first byte of a file. */
export interface S3Limits {
  requestMs: number;
}

/** A store that hangs or trickles is given up twice before the sender of an upload would give up. */
const usualLimits: S3Limits = { requestMs: 20_000 };

/** Number of parallel parts of 5 MiB, which bounds the memory of one upload. */
const partsAtOnce = 2;

/**
 * Parts of an upload whose process died stay in the bucket, unseen: the bucket's own rule for incomplete
 * multipart uploads has to remove them.
 */
export function createS3FileStore(config: S3Config, limits: S3Limits = usualLimits): FileStore {
  const client = connect(config, limits);
  const Bucket = config.bucket;

  const read = async (key: string): Promise<Readable> => {
    const command = new GetObjectCommand({ Bucket, Key: checkedKey(key) });
    const { Body } = await client.send(command).catch((error) => missingOr(error, key));
    if (!(Body instanceof Readable)) throw new Error('the object store sent no body');

    return Body;
  };

  const dropParts = async (key: string, UploadId: string | undefined): Promise<void> => {
    if (UploadId === undefined) return;

    // The bucket's lifecycle rule removes what cannot be dropped now.
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId })).catch(() => {});
  };

  const copies = createRetainedCopies(async (key) => makeLocalCopy(await read(key)));

  return {
    async put(key, source) {
      const meter = createByteMeter();
      const Body = Readable.from(meter.pass(source), { objectMode: false });
      const params = { Bucket, Key: checkedKey(key), Body };
      // The library's own tidying would report its own failure instead of the first one.
      const upload = new Upload({ client, params, queueSize: partsAtOnce, leavePartsOnError: true });
      try {
        await upload.done();
      } catch (error) {
        await dropParts(key, upload.uploadId);
        // An interrupted source is the sender's error, and no failure of the store.
        throw error === source.errored ? error : storeFailure(error);
      }

      return meter.result();
    },
    open: read,
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) })).catch(throwFailure);
      await copies.drop(key);
    },
    async *list(folder) {
      const Prefix = folder === undefined ? undefined : `${folder}/`;
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key, Size = 0, LastModified } of Contents) {
          if (Key && LastModified) yield { key: Key, size: Size, storedAt: LastModified.getTime() };
        }
      }
    },
    localCopy: copies.take,
    removeUnfinished: removeForsakenCopies,
    close: copies.close,
  };
}

function connect(config: S3Config, { requestMs }: S3Limits): S3Client {
  return new S3Client({
    endpoint: config.endpoint.href,
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // The one addressing that every store understands, also under a bare host name or address.
    forcePathStyle: true,
    // Checksum trailers are new with AWS and unknown to many stores of others.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 5_000,
      socketTimeout: requestMs,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
    },
  });
}

function missingOr(error: unknown, key: string): never {
  throw error instanceof NoSuchKey ? new FileMissing(key, { cause: error }) : storeFailure(error);
}

function throwFailure(error: unknown): never {
  throw storeFailure(error);
}
