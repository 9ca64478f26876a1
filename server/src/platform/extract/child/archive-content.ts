// Runs inside the child process: a directory of names without end must not fill the memory of the server.
import { type FileKindName, fileKinds } from '@akada/core/notes/file-kinds.ts';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ARCHIVE_LIMITS } from '../limits.ts';

/** A kind that is read, or what else an archive is, in words that follow "This file is". */
export type ArchiveContent = FileKindName | `a ${string}` | `an ${string}`;

export const isKind = (content: ArchiveContent): content is FileKindName => content in fileKinds;

/** Contents by the first member of OpenDocument files and e-books. */
const BY_MIME_TYPE: Readonly<Record<string, ArchiveContent>> = {
  'application/epub+zip': 'epub',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.';

const IWORK = 'a Pages, Numbers or Keynote file';
const UNTYPED = 'an OpenDocument file without its type';

const BY_MEMBER: readonly { member: RegExp; content: ArchiveContent }[] = [
  { member: /^word\/document\d*\.xml$/, content: 'docx' },
  { member: /^ppt\/presentation\.xml$/, content: 'pptx' },
  { member: /^xl\/workbook\.xml$/, content: 'xlsx' },
  { member: /^xl\//, content: 'an Excel workbook in the binary form' },
  { member: /^META-INF\/container\.xml$/, content: 'epub' },
  { member: /^collection\.anki2(?:1b?)?$/, content: 'an Anki deck' },
  { member: /^h5p\.json$/, content: 'an H5P activity' },
  { member: /^moodle_backup\.xml$/, content: 'a Moodle backup' },
  { member: /^visio\/document\.xml$/, content: 'a Visio drawing' },
  { member: /^(?:index\.apxl(?:\.gz)?|buildVersionHistory\.plist)$/, content: IWORK },
  { member: /^content\.xml$/, content: UNTYPED },
  { member: /^Index(?:\/Document\.iwa|\.zip)$/, content: IWORK },
  { member: /^META-INF\/MANIFEST\.MF$|^AndroidManifest\.xml$/, content: 'a program' },
];

/**
 * Recognises an archive by its first member, where that names a type, and by the names in its directory; of several the
 * first of the list above counts.
 *
 * @param content path of the archive, or its bytes
 * @returns `zip` for an archive of anything else, null when the directory is lost, as in a download that broke off
 */
export async function archiveContent(content: string | Buffer): Promise<ArchiveContent | null> {
  const archive = await openArchive(content);
  if (!archive) return null;

  let best = BY_MEMBER.length;
  let statedFurtherOn: ArchiveContent | null = null;
  let entries = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      const statedArchiveContent = await statedType(archive, entry);
      if (statedArchiveContent && entries === 0) return statedArchiveContent;
      statedFurtherOn ??= statedArchiveContent;

      const found = BY_MEMBER.findIndex(({ member }) => member.test(entry.fileName));
      if (found >= 0) best = Math.min(best, found);
      entries += 1;
      if (entries === ARCHIVE_LIMITS.entries) break;
    }
  } catch {
    return null;
  } finally {
    archive.close();
  }
  const found = BY_MEMBER[best]?.content ?? 'zip';

  // Programs that are no office put the type of an OpenDocument file somewhere else.
  return found === UNTYPED ? (statedFurtherOn ?? found) : found;
}

async function openArchive(content: string | Buffer): Promise<ZipFile | null> {
  const options = { autoClose: false, validateEntrySizes: false };
  const opening =
    typeof content === 'string'
      ? yauzl.openPromise(content, options)
      : yauzl.fromBufferPromise(content, options);

  return opening.catch(() => null);
}

const LONGEST_TYPE = 100;

async function statedType(archive: ZipFile, entry: Entry): Promise<ArchiveContent | null> {
  if (entry.fileName !== 'mimetype' || entry.isEncrypted()) return null;

  let type = '';
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    type += chunk;
    if (type.length > LONGEST_TYPE) return null;
  }
  const name = type.trim().replace(/-template$/, '');

  return BY_MIME_TYPE[name] ?? (name.startsWith(OPEN_DOCUMENT) ? 'an OpenDocument drawing or formula' : null);
}
