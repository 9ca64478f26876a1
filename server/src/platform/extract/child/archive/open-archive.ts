import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ARCHIVE_LIMITS } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import type { FileSource } from '../file-source.ts';
import type { InflationBudget } from './inflation-budget.ts';

// Declared sizes are not validated, so that a lie is counted instead of trusted.
const OPTIONS = { autoClose: false, validateEntrySizes: false };

/**
 * An archive whose members are inflated on demand, each byte counted against `ARCHIVE_LIMITS`. Names of members find
 * members and are shown; they are never used as paths.
 */
export class Archive {
  readonly #zip: ZipFile;
  readonly #budget: InflationBudget;
  readonly #entries: Map<string, Entry>;

  constructor(zip: ZipFile, entries: readonly Entry[], budget: InflationBudget) {
    this.#zip = zip;
    this.#budget = budget;
    // If two members have one name, every reader sees the first.
    this.#entries = new Map(entries.toReversed().map((entry) => [entry.fileName, entry]));
  }

  /** In the order of the archive's directory. */
  get names(): string[] {
    return [...this.#entries.keys()].reverse();
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  isLocked(name: string): boolean {
    return this.#entries.get(name)?.isEncrypted() ?? false;
  }

  /**
   * Inflates a member piece by piece.
   *
   * @throws {Unreadable} `encrypted`, `too_large` by the bytes that really come out, `damaged` when it is not there or
   *   broken
   */
  async *stream(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new Unreadable('damaged', 'a part that others refer to is missing');
    if (entry.isEncrypted()) throw new Unreadable('encrypted', 'a part is locked');

    let bytes = 0;
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        bytes += chunk.length;
        if (bytes > ARCHIVE_LIMITS.entryBytes || isBomb(bytes, entry.compressedSize))
          throw new Unreadable('too_large', `a part inflates to over ${bytes} bytes`);
        this.#budget.takeBytes(chunk.length);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof Unreadable ? error : new Unreadable('damaged', `a part is broken: ${error}`);
    }
  }

  /** Returns the complete content of a member. */
  async bytes(name: string): Promise<Buffer> {
    // Pieces that are joined at the end are in memory twice. A declared size that is a lie is bounded, and made up for.
    const declared = this.#entries.get(name)?.uncompressedSize ?? 0;
    let bytes = Buffer.allocUnsafeSlow(Math.min(declared, ARCHIVE_LIMITS.entryBytes));
    let length = 0;
    for await (const chunk of this.stream(name)) {
      if (length + chunk.length > bytes.length) bytes = grown(bytes, length + chunk.length);
      length += chunk.copy(bytes, length);
    }

    return bytes.subarray(0, length);
  }
}

function grown(bytes: Buffer, needed: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * bytes.length));
  bytes.copy(larger);
  return larger;
}

/**
 * Opens an archive for as long as `use` takes.
 *
 * @throws {Unreadable} `damaged` without a readable directory, `too_large` with too many members; and what `use` throws
 */
export async function withArchive<Result>(
  source: FileSource,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const { budget } = source;
  const zip = await openZip(source);
  try {
    budget.takeEntries(zip.entryCount);

    return await use(new Archive(zip, await listEntries(zip), budget));
  } finally {
    zip.close();
  }
}

async function openZip({ content }: FileSource): Promise<ZipFile> {
  try {
    return typeof content === 'string'
      ? await yauzl.openPromise(content, OPTIONS)
      : await yauzl.fromBufferPromise(content, OPTIONS);
  } catch (error) {
    throw new Unreadable('damaged', `no archive: ${error}`);
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);

    return entries;
  } catch (error) {
    throw new Unreadable('damaged', `a broken directory: ${error}`);
  }
}

function isBomb(bytes: number, packed: number): boolean {
  return bytes > ARCHIVE_LIMITS.ratioFromBytes && bytes > packed * ARCHIVE_LIMITS.ratio;
}
