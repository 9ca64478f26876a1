import yauzl from 'yauzl';
import { ARCHIVE_LIMITS } from './limits.ts';

/** `docx`, or what else an archive is, in words that follow "This file is". */
export type ArchiveContent = 'docx' | `a${string}`;

const BY_MEMBER: readonly { member: RegExp; content: ArchiveContent }[] = [
  { member: /^word\/document\.xml$/, content: 'docx' },
  { member: /^ppt\//, content: 'a PowerPoint presentation' },
  { member: /^xl\//, content: 'an Excel workbook' },
  { member: /^META-INF\/container\.xml$/, content: 'an e-book' },
  { member: /^content\.xml$/, content: 'an OpenDocument file' },
];

/**
 * Tells an archive by the names in its directory. One whose directory is lost (a download that broke
 * off) is taken for what it began as, so that the reading can call it damaged.
 *
 * @param start the file's first bytes, one per character
 */
export async function archiveContent(start: string, path?: string): Promise<ArchiveContent> {
  const names = path === undefined ? null : await namesIn(path);
  if (names === null) return /\[Content_Types\]\.xml|word\//.test(start) ? 'docx' : 'a ZIP archive';

  return BY_MEMBER.find(({ member }) => names.some((name) => member.test(name)))?.content ?? 'a ZIP archive';
}

async function namesIn(path: string): Promise<string[] | null> {
  try {
    const archive = await yauzl.openPromise(path);
    const names: string[] = [];
    for await (const { fileName } of archive.eachEntry()) {
      names.push(fileName);
      if (names.length === ARCHIVE_LIMITS.entries) break;
    }

    return names;
  } catch {
    return null;
  }
}
