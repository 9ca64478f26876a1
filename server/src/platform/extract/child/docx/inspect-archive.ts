import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ARCHIVE_LIMITS } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';

/** A DOCX is a ZIP archive in which this entry is the text. */
const MAIN_PART = 'word/document.xml';

/**
 * Inflates every entry of an archive once, stores nothing, and counts the real bytes: the parser
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
    if (entry.isEncrypted()) throw new Unreadable('encrypted', 'a part is locked');

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
      throw new Unreadable('too_large', `a part inflates to over ${bytes} bytes`);
    if (isMarkup && scan(chunk)) throw new Unreadable('damaged', 'a part declares a document type');
  }

  return bytes;
}

function isBomb(bytes: number, packed: number): boolean {
  return bytes > ARCHIVE_LIMITS.ratioFromBytes && bytes > packed * ARCHIVE_LIMITS.ratio;
}

const DECLARATION = '<!DOCTYPE';

/**
 * Looks for a document type declaration in a stream of chunks, also across their borders. Word writes
 * none; they are there to expand entities. Zero bytes are passed over, which finds it in UTF-16 too.
 *
 * @returns a function that takes the next chunk and returns whether a declaration has been seen
 */
function createDoctypeScan(): (chunk: Uint8Array) => boolean {
  let tail = '';

  return (chunk) => {
    const text = tail + Buffer.from(chunk).toString('latin1').replaceAll('\0', '');
    tail = text.slice(-(DECLARATION.length - 1));

    return text.includes(DECLARATION);
  };
}
