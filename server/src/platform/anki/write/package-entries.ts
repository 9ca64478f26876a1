/** The members of an Anki package, for a zip that is made while it is sent. */
import { Readable } from 'node:stream';
import type { ZipEntry } from '../../archive/zip.ts';

/** The form that every Anki since 2.1.55 and AnkiDroid read. */
const legacy2 = Buffer.from([0x08, 0x02]);

export interface MediaToWrite {
  name: string;
  /** Opens the content when its turn comes. */
  open(): Promise<Readable>;
}

/**
 * @param collection a SQLite file of schema 11
 * @param older a collection for programs that are too old to read the other
 * @param media files in any order; texts name them
 */
export async function* packageEntries(
  collection: Uint8Array,
  older: Uint8Array,
  media: readonly MediaToWrite[],
): AsyncGenerator<ZipEntry> {
  const entry = (path: string, bytes: Uint8Array): ZipEntry => ({
    path,
    content: Readable.from([Buffer.from(bytes)], { objectMode: false }),
  });
  yield { ...entry('meta', legacy2), compressed: true };
  yield entry('collection.anki21', collection);
  yield entry('collection.anki2', older);
  const list = Object.fromEntries(media.map(({ name }, index) => [String(index), name]));
  yield entry('media', Buffer.from(JSON.stringify(list)));
  for (const [index, { open }] of media.entries())
    yield { path: String(index), content: await open(), compressed: true };
}
