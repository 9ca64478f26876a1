/** Anki packages, read and written in child processes. */
import { readingJob, writingJob } from '../isolate/file-jobs.ts';
import type { IsolationLimits } from '../isolate/job.ts';
import type { IsolationPool } from '../isolate/pool.ts';
import type {
  CardFileToRead,
  MediaToRead,
  PackageToRead,
  ReadCardFile,
  ReadMedia,
  ReadPackage,
} from './anki-import.ts';
import type { CollectionToWrite, TextToWrite, WrittenCollections } from './child/write-package.ts';

const reader = new URL('./child/read-package.ts', import.meta.url);
const fileReader = new URL('./child/read-card-file.ts', import.meta.url);
const writer = new URL('./child/write-package.ts', import.meta.url);

/** Ten thousand notes take about 4 s; a collection of 300 MB is in memory twice while it is opened. */
const limits: IsolationLimits = { cpuMs: 60_000, timeoutMs: 180_000, oldSpaceMb: 384, rssMb: 1_024 };

export interface AnkiPackages {
  /**
   * Reads one page of notes.
   *
   * @param signal aborts; the promise rejects
   * @throws {IsolationFailure} if the child did not finish
   */
  read(input: PackageToRead, signal: AbortSignal): Promise<ReadPackage>;
  /** Reads one page of a package, or a text. @throws {IsolationFailure} as above */
  readFile(input: CardFileToRead, signal: AbortSignal): Promise<ReadCardFile>;
  /** Reads media files by their names, one after the other. @throws {IsolationFailure} as above */
  readMedia(input: MediaToRead, signal: AbortSignal): Promise<ReadMedia>;
  /** Writes cards as a text. @throws {IsolationFailure} as above */
  writeText(input: TextToWrite, signal: AbortSignal): Promise<string>;
  /** Writes the collections of a package; `packageEntries` adds its media. @throws {IsolationFailure} as above */
  write(input: CollectionToWrite, signal: AbortSignal): Promise<WrittenCollections>;
}

/**
 * @param pool runs the children
 * @param readingLimits default to the product's
 */
export function createAnkiPackages(
  pool: Pick<IsolationPool, 'run'>,
  readingLimits: IsolationLimits = limits,
): AnkiPackages {
  const reading = (module: URL, exportName: string) => ({ module, exportName, limits: readingLimits });
  const writing = (exportName: string) => ({ module: writer, exportName, limits });
  return {
    read: readingJob(pool, reading(reader, 'readPackage')),
    readFile: readingJob(pool, reading(fileReader, 'readCardFile')),
    readMedia: readingJob(pool, reading(reader, 'readMedia')),
    writeText: writingJob(pool, writing('writeText')),
    write: writingJob(pool, writing('writePackage')),
  };
}
