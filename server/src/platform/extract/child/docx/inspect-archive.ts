import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ARCHIVE_LIMITS } from '../../limits.ts';
import { Unreadable } from '../unreadable.ts';
import { createDoctypeScan } from './doctype-scan.ts';

/** A DOCX is a ZIP archive in which this entry is the text. */
const MAIN_PART = 'word/document.xml';

/**
 * Inflates every entry of an archive once, keeps nothing, and counts what really comes out: the parser
 * after it inflates into memory, and the sizes that an archive declares are the attacker's to choose.
 *
 * @throws {Unreadable} for bombs, locked entries, document type declarations, and archives that are
 *   broken or no Word document
 */
export async function inspectArchive(path: string): Promise<void> {
  const archive = await openArchive(path);
  try {
    await inspectEntries(archive);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged', String(error));
  } finally {
    archive.close();
  }
}

async function openArchive(path: string): Promise<ZipFile> {
  try {
    // Declared sizes are not validated here, so that a lie is counted instead of trusted.
    return await yauzl.openPromise(path, { autoClose: false, validateEntrySizes: false });
  } catch (error) {
    throw new Unreadable('damaged', `no archive: ${error}`);
  }
}

async function inspectEntries(archive: ZipFile): Promise<void> {
  if (archive.entryCount > ARCHIVE_LIMITS.entries)
    throw new Unreadable('too_large', `${archive.entryCount} entries`);

  let total = 0;
  let hasMainPart = false;
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw new Unreadable('encrypted', `${entry.fileName} is locked`);

    hasMainPart ||= entry.fileName === MAIN_PART;
    total += await countBytes(archive, entry, ARCHIVE_LIMITS.totalBytes - total);
  }
  if (!hasMainPart) throw new Unreadable('wrong_type', `no ${MAIN_PART} in the archive`);
}

async function countBytes(archive: ZipFile, entry: Entry, room: number): Promise<number> {
  const most = Math.min(room, ARCHIVE_LIMITS.entryBytes);
  const scan = createDoctypeScan();
  const isMarkup = /\.(?:xml|rels)$/i.test(entry.fileName);
  let bytes = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    bytes += chunk.length;
    if (bytes > most || isBomb(bytes, entry.compressedSize))
      throw new Unreadable('too_large', `${entry.fileName} inflates to over ${bytes} bytes`);
    if (isMarkup && scan(chunk))
      throw new Unreadable('damaged', `document type declared in ${entry.fileName}`);
  }

  return bytes;
}

function isBomb(bytes: number, packed: number): boolean {
  return bytes > ARCHIVE_LIMITS.ratioFromBytes && bytes > packed * ARCHIVE_LIMITS.ratio;
}
