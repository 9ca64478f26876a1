// Runs inside the child process: a directory of names without end must not fill the memory of the server.
import { type FileKindName, fileKinds } from '@akada/core/notes/file-kinds.ts';
import yauzl from 'yauzl';
import { ARCHIVE_LIMITS } from '../limits.ts';

/** A kind that is read, or what else an archive is, in words that follow "This file is". */
export type ArchiveContent = FileKindName | `a ${string}` | `an ${string}`;

export const isKind = (content: ArchiveContent): content is FileKindName => content in fileKinds;

const BY_MEMBER: readonly { member: RegExp; content: ArchiveContent }[] = [
  { member: /^word\/document\.xml$/, content: 'docx' },
  { member: /^ppt\//, content: 'a PowerPoint presentation' },
  { member: /^xl\//, content: 'an Excel workbook' },
  { member: /^META-INF\/container\.xml$/, content: 'an e-book' },
  { member: /^content\.xml$/, content: 'an OpenDocument file' },
];

/**
 * Recognises an archive by the names in its directory; of several the first of the list above counts.
 *
 * @returns null when the directory is lost, as in a download that broke off
 */
export async function archiveContent(path: string): Promise<ArchiveContent | null> {
  const archive = await yauzl.openPromise(path).catch(() => null);
  if (!archive) return null;

  let best = BY_MEMBER.length;
  let entries = 0;
  try {
    for await (const { fileName } of archive.eachEntry()) {
      const found = BY_MEMBER.findIndex(({ member }) => member.test(fileName));
      if (found >= 0) best = Math.min(best, found);
      entries += 1;
      if (entries === ARCHIVE_LIMITS.entries) break;
    }
  } catch {
    return null;
  }
  return BY_MEMBER[best]?.content ?? 'a ZIP archive';
}
