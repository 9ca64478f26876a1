import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaTypeOfName } from '@akada/core/notes/file-kinds.ts';
import type { DocumentPage, StudyDocument } from '@akada/core/text/document.ts';
import { createIsolationPool } from '../../isolate/pool.ts';
import type { ArchiveContent } from '../child/archive-content.ts';
import { readDocument } from '../child/read-document.ts';
import { extractDocument } from '../extract-document.ts';
import { inspectArchive } from '../inspect-archive.ts';
import { READING_LIMITS } from '../limits.ts';
import type { ExtractOutcome, FileToRead, ReadFile } from '../outcome.ts';
import type { RepeatedReading } from './read-repeatedly.ts';

const REPEATEDLY = new URL('./read-repeatedly.ts', import.meta.url);

/** Reads files that a test made up. */
export interface Reading {
  /** Reads in this process, to save the start of a child. */
  read(filename: string, bytes: Uint8Array | string): Promise<ExtractOutcome>;
  /** For files that must be readable. */
  open(filename: string, bytes: Uint8Array | string): Promise<ReadFile>;
  /** In a child process, as the product does it. */
  readIsolated(filename: string, bytes: Uint8Array | string): Promise<ExtractOutcome>;
  /** Each twice, in one child process, which keeps to the memory and the time of a single reading with all of them. */
  readRepeatedly(filename: string, contents: readonly (Uint8Array | string)[]): Promise<RepeatedReading[]>;
  write(filename: string, bytes: Uint8Array | string): string;
  /** Looks into an archive in a child process. */
  inspect(path: string): Promise<ArchiveContent | null>;
  end(): Promise<void>;
}

export function startReading(): Reading {
  const folder = mkdtempSync(join(tmpdir(), 'extract-'));
  const pool = createIsolationPool({ size: 2 });

  function write(filename: string, bytes: Uint8Array | string): string {
    const path = join(folder, filename);
    writeFileSync(path, bytes);

    return path;
  }

  function stored(filename: string, bytes: Uint8Array | string): FileToRead {
    return { path: write(filename, bytes), filename, mediaType: mediaTypeOfName(filename) ?? '' };
  }

  async function open(filename: string, bytes: Uint8Array | string): Promise<ReadFile> {
    const outcome = await readDocument(stored(filename, bytes));
    if (!outcome.ok) throw new Error(`${filename} is ${outcome.reason}: ${outcome.detail}`);

    return outcome;
  }

  async function end(): Promise<void> {
    await pool.close();
    rmSync(folder, { recursive: true });
  }

  return {
    read: (filename, bytes) => readDocument(stored(filename, bytes)),
    open,
    readIsolated: (filename, bytes) => extractDocument(stored(filename, bytes), { pool }),
    readRepeatedly: (filename, contents) => {
      const files = contents.map((bytes, index) => ({ ...stored(`${index}-${filename}`, bytes), filename }));
      return pool.run<FileToRead[], RepeatedReading[]>({
        module: REPEATEDLY,
        exportName: 'readRepeatedly',
        input: files,
        limits: READING_LIMITS,
        readPaths: [folder],
        reuse: true,
      });
    },
    write,
    inspect: (path) => inspectArchive(path, { pool }),
    end,
  };
}

/** Every block as "kind text", with the level of headings and items and "#" before a number: what tests compare structure by. */
export function outline(page: DocumentPage | undefined): string[] {
  return (page?.blocks ?? []).map(
    ({ kind, level, ordinal, start, end }) =>
      `${kind}${level || ''}${ordinal === undefined ? '' : `#${ordinal}`} ${page?.text.slice(start, end)}`,
  );
}

/** All bold ranges of a document, as text. */
export function boldIn({ pages }: StudyDocument): string[] {
  return pages.flatMap(({ text, bold }) => bold.map(({ start, end }) => text.slice(start, end)));
}
