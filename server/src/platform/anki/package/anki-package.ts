/** Opens Anki packages of all three generations, and collections without a package. */
import { open, stat } from 'node:fs/promises';
import { zstdDecompressSync } from 'node:zlib';
import { packageLimits } from '../package-limits.ts';
import { UnreadablePackage } from '../package-problem.ts';
import {
  type MediaEntry,
  type MediaList,
  noMedia,
  readJsonMediaList,
  readProtobufMediaList,
} from './media-list.ts';
import { integerField, readProtobuf } from './protobuf.ts';
import { withZipMembers, type ZipMembers } from './zip-members.ts';

/** The forms of packages: `legacy1` of Anki 2.0, `legacy2` of 2.1, `latest` since 2.1.50. */
export type Generation = 'legacy1' | 'legacy2' | 'latest';

/** An open package; nothing but its list of media is in memory. */
export interface OpenPackage {
  media: MediaList;
  /** @returns the SQLite file @throws {UnreadablePackage} */
  collection(): Promise<Buffer>;
  /** @returns the content of one media file @throws {UnreadablePackage} */
  mediaFile(entry: MediaEntry): Promise<Buffer>;
}

const sqliteMagic = 'SQLite format 3\0';

/** Opens a package for as long as `use` takes. @throws {UnreadablePackage} and what `use` throws */
export async function withAnkiPackage<Result>(
  path: string,
  use: (opened: OpenPackage) => Promise<Result>,
): Promise<Result> {
  const { size } = await stat(path);
  if (size > packageLimits.packageBytes) throw new UnreadablePackage('too_large', `${size} bytes`);
  if (await isSqlite(path)) return use(packageOfCollection(path));

  return withZipMembers(path, async (members) => {
    const generation = await findGeneration(members);
    return use({
      media: await readMediaList(members, generation),
      collection: () => readCollection(members, generation),
      mediaFile: (entry) => readMediaFile(members, generation, entry),
    });
  });
}

async function isSqlite(path: string): Promise<boolean> {
  const { buffer, bytesRead } = await readStart(path);
  return buffer.subarray(0, bytesRead).toString('latin1') === sqliteMagic;
}

async function readStart(path: string) {
  const handle = await open(path);
  try {
    return await handle.read(Buffer.alloc(sqliteMagic.length), 0, sqliteMagic.length, 0);
  } finally {
    await handle.close();
  }
}

function packageOfCollection(path: string): OpenPackage {
  return {
    media: noMedia,
    collection: async () => {
      const handle = await open(path);
      try {
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    },
    mediaFile: async () => {
      throw new UnreadablePackage('damaged', 'a collection has no media');
    },
  };
}

async function findGeneration(members: ZipMembers): Promise<Generation> {
  if (!members.has('meta')) {
    if (members.has('collection.anki21')) return 'legacy2';
    if (members.has('collection.anki2')) return 'legacy1';
    throw new UnreadablePackage('wrong_type', 'a zip without a collection');
  }
  const version = integerField([...readProtobuf(await members.bytes('meta', 1_000))], 1);
  const generation = ([undefined, 'legacy1', 'legacy2', 'latest'] as const)[version];
  if (generation === undefined) throw new UnreadablePackage('too_new', `version ${version}`);
  return generation;
}

async function readCollection(members: ZipMembers, generation: Generation): Promise<Buffer> {
  const { collectionBytes } = packageLimits;
  // Newer packages also hold a `collection.anki2` whose only note asks for an update.
  if (generation === 'latest')
    return unpacked(await members.bytes('collection.anki21b', collectionBytes), collectionBytes);
  const isSecond = generation === 'legacy2' && members.has('collection.anki21');
  return members.bytes(isSecond ? 'collection.anki21' : 'collection.anki2', collectionBytes);
}

async function readMediaList(members: ZipMembers, generation: Generation): Promise<MediaList> {
  if (!members.has('media')) return noMedia;
  const bytes = await members.bytes('media', packageLimits.listBytes);
  return generation === 'latest'
    ? readProtobufMediaList(unpacked(bytes, packageLimits.listBytes))
    : readJsonMediaList(bytes);
}

async function readMediaFile(
  members: ZipMembers,
  generation: Generation,
  { member, size }: MediaEntry,
): Promise<Buffer> {
  const bytes = await members.bytes(member, packageLimits.mediaBytes);
  if (generation !== 'latest') return bytes;

  const content = unpacked(bytes, packageLimits.mediaBytes);
  // Only the first of several frames is unpacked, which shows only in the size.
  if (size !== null && size !== content.length) throw new UnreadablePackage('damaged', 'another size');
  return content;
}

function unpacked(bytes: Uint8Array, maxBytes: number): Buffer {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadablePackage(isTooLarge ? 'too_large' : 'damaged', `${error}`);
  }
}
