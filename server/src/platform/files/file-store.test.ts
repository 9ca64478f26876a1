/** Tests the promises of every file store. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFileStore } from './disk-file-store.ts';
import { FileMissing, type FileStore, type ListedFile, newFileKey } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { openTestS3Server, testBucket } from './testing/s3-server.ts';

interface OpenStore {
  store: FileStore;
  /** Every byte that is left anywhere in the store, also where no key shows it. */
  names(): Promise<string[]>;
  close(): Promise<void>;
}

async function listed(store: FileStore, folder?: string): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of store.list(folder)) files.push(file);
  return files;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function onDisk(): Promise<OpenStore> {
  const root = await mkdtemp(join(tmpdir(), 'akada-files-'));
  return {
    store: createDiskFileStore(root),
    names: () => filesBelow(root),
    close: () => rm(root, { recursive: true }),
  };
}

async function onS3(): Promise<OpenStore> {
  const directory = await mkdtemp(join(tmpdir(), 'akada-s3-'));
  const server = await openTestS3Server(directory);
  const store = createS3FileStore({
    kind: 's3',
    endpoint: new URL(`http://127.0.0.1:${server.port}`),
    bucket: testBucket.S3_BUCKET,
    region: testBucket.S3_REGION,
    accessKeyId: testBucket.S3_ACCESS_KEY_ID,
    secretAccessKey: testBucket.S3_SECRET_ACCESS_KEY,
  });
  const names = async () => (await listed(store)).map(({ key }) => key);
  const close = async () => {
    await store.close();
    await server.close();
    await rm(directory, { recursive: true });
  };
  return { store, names, close };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Gives these bytes in pieces as small as a network does. */
const inPieces = (bytes: Buffer, size = 60_000) =>
  Readable.from(
    (function* () {
      for (let index = 0; index < bytes.length; index += size) yield bytes.subarray(index, index + size);
    })(),
  );

async function* breaksOffAfter(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
  throw new Error('the phone lost its network');
}

describe.each([
  { name: 'the disk', open: onDisk },
  { name: 'S3', open: onS3 },
])('a file store on $name', ({ open }) => {
  let opened: OpenStore;
  let store: FileStore;

  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.close());

  it.each([
    ['an empty file', 0],
    ['a page', 4_000],
    ['a file of several parts', 12_000_000],
  ])('returns %s unchanged, and counts it', async (_name, size) => {
    const key = newFileKey('notes');
    const bytes = randomBytes(size);

    const storedFile = await store.put(key, inPieces(bytes));

    expect(storedFile).toEqual({ size, sha256: sha256(bytes) });
    expect(bytes.equals(await buffer(await store.open(key)))).toBe(true);
  });

  it.each([
    ['within its first part', 100_000],
    ['after its first part', 7_000_000],
  ])('stores nothing of a source that breaks off %s, and says why', async (_name, size) => {
    const previous = await opened.names();
    const source = Readable.from(breaksOffAfter(randomBytes(size)));

    await expect(store.put(newFileKey('notes'), source)).rejects.toThrow('the phone lost its network');

    expect(await opened.names()).toEqual(previous);
  });

  it('lists its files, by folder', async () => {
    const note = newFileKey('notes');
    const picture = newFileKey('pictures');
    const startedAt = Date.now();
    await store.put(note, Readable.from([Buffer.from('abc')]));
    await store.put(picture, Readable.from([Buffer.from('de')]));

    const pictures = await listed(store, 'pictures');
    expect(pictures).toEqual([{ key: picture, size: 2, storedAt: expect.any(Number) }]);
    // S3 counts whole seconds.
    expect(pictures[0]?.storedAt).toBeGreaterThan(startedAt - 2_000);

    const keys = (await listed(store)).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([note, picture]));
  });

  it('has nothing in a folder that no file was put into', async () => {
    expect(await listed(store, 'nothing')).toEqual([]);
  });

  it('clears a deleted file, and deletes twice without complaint', async () => {
    const key = newFileKey('notes');
    await store.put(key, Readable.from([Buffer.from('abc')]));

    await store.delete(key);
    await store.delete(key);

    await expect(store.open(key)).rejects.toThrow(FileMissing);
    await expect(store.localCopy(key)).rejects.toThrow(FileMissing);
  });

  it('hands out a copy that stays right while it is read again and again, until the file is deleted', async () => {
    const key = newFileKey('notes');
    await store.put(key, Readable.from([Buffer.from('chapter one')]));
    for (let page = 0; page < 3; page += 1) {
      const copy = await store.localCopy(key);
      expect(await readFile(copy.path, 'utf8')).toBe('chapter one');
      await copy.release();
    }

    await store.delete(key);
    await expect(store.localCopy(key)).rejects.toThrow(FileMissing);
  });

  it('hands out a copy on this disk, whose release does not touch what is stored', async () => {
    const key = newFileKey('notes');
    await store.put(key, Readable.from([Buffer.from('chapter one')]));

    const copy = await store.localCopy(key);
    expect(await readFile(copy.path, 'utf8')).toBe('chapter one');
    await copy.release();
    await copy.release();

    expect(await buffer(await store.open(key))).toEqual(Buffer.from('chapter one'));
  });

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'notes/../../../etc/passwd',
    'notes/ab',
    'notes/ab/x.part',
    '',
  ])('takes no key of another form than its own: %j', async (key) => {
    const refusal = 'This is not the key of a file';
    await expect(store.put(key, Readable.from([]))).rejects.toThrow(refusal);
    await expect(store.open(key)).rejects.toThrow(refusal);
    await expect(store.delete(key)).rejects.toThrow(refusal);
    await expect(store.localCopy(key)).rejects.toThrow(refusal);
  });
});
