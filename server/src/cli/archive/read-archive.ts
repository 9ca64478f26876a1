import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import {
  ArchiveError,
  fileEntry,
  getSeal,
  type Manifest,
  manifestEntry,
  parseManifest,
  sealEntry,
} from './manifest.ts';

/** The bytes of one entry, under its name. */
export interface Entry extends AsyncIterable<unknown> {
  header: { name: string; size: number };
  /** Reads the rest and drops it. */
  resume(): unknown;
}

/** Yields the entries in order; read each one to its end before requesting the next. */
export async function* getEntries(path: string): AsyncGenerator<Entry> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), tar);
  // The loop below reports it as well; an unhandled rejection would end the process.
  reading.catch(() => {});
  yield* tar;
  await reading;
}

/** The library declares chunks of an unknown type; a tar has bytes. */
export async function* getBytes(entry: Entry): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}

/**
 * Reads an archive from end to end and changes nothing.
 *
 * @throws ArchiveError when anything in it is not as its manifest says
 */
export async function checkArchive(path: string): Promise<Manifest> {
  const hashes = new Map<string, Hash>();
  let manifest = '';
  let seal = '';
  try {
    for await (const entry of getEntries(path)) {
      if (seal) throw new Error('something follows its seal');
      if (entry.header.name === sealEntry) seal = await text(entry);
      else if (entry.header.name === manifestEntry) manifest = await text(entry);
      else await addTo(hashes, entry);
    }
  } catch (error) {
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
  if (!seal) throw damaged(path, 'it was cut short');
  if (seal !== getSeal(manifest)) throw damaged(path, 'its manifest is not what was written');

  const stated = parseManifest(manifest);
  compare(path, stated, hashes);
  return stated;
}

function damaged(path: string, reason: string): ArchiveError {
  return new ArchiveError(`${path} is no whole archive of Akada: ${reason}. Nothing was changed.`);
}

/** The parts of a table count as one. */
async function addTo(hashes: Map<string, Hash>, entry: Entry): Promise<void> {
  const { name } = entry.header;
  const subject = name.startsWith('tables/') ? name.slice(0, name.lastIndexOf('/')) : name;
  const hash = hashes.get(subject) ?? createHash('sha256');
  hashes.set(subject, hash);
  for await (const chunk of getBytes(entry)) hash.update(chunk);
}

function compare(path: string, manifest: Manifest, hashes: Map<string, Hash>): void {
  const expected = new Map([
    ...manifest.tables.map(({ name, sha256 }) => [`tables/${name}`, sha256] as const),
    ...manifest.files.map(({ key, sha256 }) => [fileEntry(key), sha256] as const),
  ]);
  for (const [subject, sha256] of expected) {
    const hash = hashes.get(subject) ?? createHash('sha256');
    if (hash.digest('hex') !== sha256) throw damaged(path, `${subject} is not what was written`);
  }
  for (const subject of hashes.keys()) {
    if (!expected.has(subject)) throw damaged(path, `${subject} is not in its manifest`);
  }
}
