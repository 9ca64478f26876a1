/** The files in the archive of a person's data, each made when its turn comes. */
import { Readable } from 'node:stream';
import { createEntryNames } from '../../platform/archive/entry-name.ts';
import type { ZipEntry } from '../../platform/archive/zip.ts';
import type { Executor } from '../../platform/database/database.ts';
import { FileMissing, type FileStore } from '../../platform/files/file-store.ts';
import type {
  PersonalData,
  PersonalFile,
  PersonalTable,
} from '../../platform/personal-data/personal-data.ts';

export interface ExportSource {
  executor: Executor;
  files: Pick<FileStore, 'open'>;
  personalData: readonly PersonalData[];
}

/** The row that a file of the archive belongs to. */
interface FiledAs {
  id: string;
  filename: string;
  /** The path in the archive; null if the instance has the row but not the bytes. */
  path: string | null;
}

export async function* exportEntries(source: ExportSource, userId: string): AsyncGenerator<ZipEntry> {
  const tables = source.personalData.flatMap((data) => data.tables);
  yield { path: 'README.txt', content: getText([readMe(tables)]) };
  for (const table of tables) {
    yield { path: `${table.name}.json`, content: getText(jsonArray(table.rows(source.executor, userId))) };
  }
  const filed: FiledAs[] = [];
  yield* fileEntries(source, userId, filed);
  yield { path: 'files.json', content: getText(jsonArray(filed)) };
}

/** @param filed is called with every file, so that rows and files can be matched again */
async function* fileEntries(
  { executor, files, personalData }: ExportSource,
  userId: string,
  filed: FiledAs[],
): AsyncGenerator<ZipEntry> {
  const getName = createEntryNames();
  for (const data of personalData) {
    for await (const file of data.files?.(executor, userId) ?? []) {
      const content = await opened(files, file);
      const path = content && `files/${getName(file.filename)}`;
      filed.push({ id: file.id, filename: file.filename, path });
      if (path && content) yield { path, content, compressed: file.compressed };
    }
  }
}

/** Its owner may have deleted it since the list was read. */
async function opened(
  files: Pick<FileStore, 'open'>,
  { storageKey }: PersonalFile,
): Promise<Readable | null> {
  return files.open(storageKey).catch((error: unknown) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
}

function getText(parts: AsyncIterable<string> | Iterable<string>): Readable {
  return Readable.from(parts, { objectMode: false });
}

/** One row a line: programs read it whole, people and `grep` line by line. */
async function* jsonArray(rows: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let previous = '[\n';
  for await (const row of rows) {
    yield previous + JSON.stringify(row);
    previous = ',\n';
  }
  yield previous === '[\n' ? '[]\n' : '\n]\n';
}

function readMe(tables: readonly PersonalTable[]): string {
  const lists = tables.map(({ name }) => `  ${name}.json`).join('\n');
  return `Your data at Akada

Each list is a file in JSON. Times are in UTC (ISO 8601).

${lists}

The files that you uploaded are in the folder files; files.json says which note each belongs to.
Passwords and other secrets that open your account are not in here.
While an exam is open, keys and explanations of its questions are empty here, and so is whether you were right.
Download your data again when its results show.
`;
}
