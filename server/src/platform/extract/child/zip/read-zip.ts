import { fileKindOfMediaType, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { DOCUMENT_LIMITS } from '../../limits.ts';
import { Unreadable, type UnreadableReason } from '../../reasons.ts';
import { isDrawn, type ScanMember } from '../../scan-page.ts';
import { withArchive } from '../archive/open-archive.ts';
import { getText, type RawBlock, type RawDocument, underHeading } from '../blocks/raw-block.ts';
import { listInWarning } from '../compose/list-in-warning.ts';
import { isReadable } from '../compose/readable-text.ts';
import { type FileSource, nameWithoutEnding } from '../file-source.ts';
import { type LeftOut, type ReadMember, type ReadMemberFile, tryMember } from '../read-member.ts';

/** An archive in an archive in an archive is still read. */
const MOST_DEPTH = 2;
/** Files that programs add to archives, and folders, which end in a slash. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;
const byName = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Reads an archive of files as one note: its pages are the pages of its members, in the order of their names.
 * An unreadable member is omitted and named in a warning.
 *
 * @throws {Unreadable} if no member can be read
 */
export function readZip(source: FileSource, readMember: ReadMember): Promise<RawDocument> {
  if (source.depth > MOST_DEPTH) throw new Unreadable('too_deep', `${source.depth} archives around it`);

  return withArchive(source, async (archive) => {
    const pages: RawBlock[][] = [];
    const scans = new Map<number, ScanMember>();
    const warnings: string[] = [];
    const takenNames: string[] = [];
    let hasPicturesOnly = true;
    const leftOut: LeftOut[] = [];
    let characters = 0;
    for (const name of archive.names.filter((name) => !HIDDEN.test(name)).sort(byName)) {
      if (characters > DOCUMENT_LIMITS.characters) break;

      const member = await tryMember(archive, name, source, readMember);
      if ('finding' in member) leftOut.push(member);
      else {
        takenNames.push(name);
        hasPicturesOnly &&= isPicture(member.mediaType);
        for (const [at, scan] of findScans(name, member)) scans.set(pages.length + at, scan);
        pages.push(...member.pages.map((blocks, index) => underHeading(titleAt(index, name), blocks)));
        characters += findCharacters(member.pages);
        warnings.push(...member.warnings.map((warning) => `${name}: ${warning}`));
      }
    }
    if (pages.length === 0) throw new Unreadable(commonReason(leftOut), 'no member can be read');

    return {
      title: nameWithoutEnding(source.name),
      pages,
      scans,
      // Photos of pages are the pages of the note.
      ...(hasPicturesOnly && { paged: true }),
      warnings: [...saysWhatIsTaken(takenNames, leftOut), ...getWarnings(leftOut), ...warnings],
    };
  });
}

function isPicture(mediaType: string): boolean {
  const kind = fileKindOfMediaType(mediaType);
  return kind !== null && fileKinds[kind].form === 'picture';
}

/** The first page of a member is headed by its name. */
const titleAt = (index: number, name: string) => (index === 0 ? nameWithoutEnding(name) : null);

/**
 * Pages of a member that can be drawn: pages without text of a PDF or a picture, or the pages that an archive
 * reported.
 */
function findScans(name: string, { pages, paged, scans, mediaType }: ReadMemberFile): [number, ScanMember][] {
  if (scans)
    return [...scans].map(([at, member]) => [
      at,
      { ...member, members: [name, ...member.members], under: titleAt(at, name) ?? member.under },
    ]);
  if (!paged || !isDrawn(mediaType)) return [];

  return pages.flatMap((blocks, index): [number, ScanMember][] =>
    isReadable(blocks.map(getText).join('\n'))
      ? []
      : [[index, { members: [name], mediaType, page: index + 1, under: titleAt(index, name) }]],
  );
}

function findCharacters(pages: readonly RawBlock[][]): number {
  return pages.flat().reduce((sum, block) => sum + getText(block).length, 0);
}

function commonReason(leftOut: readonly LeftOut[]): UnreadableReason {
  const reasons = new Set(leftOut.map(({ reason }) => reason));
  const [reason] = reasons;

  return reasons.size === 1 && reason ? reason : 'empty';
}

/** A complete archive needs no warning. */
function saysWhatIsTaken(takenNames: readonly string[], leftOut: readonly LeftOut[]): string[] {
  if (leftOut.length === 0) return [];

  return [`Read from this archive: ${listInWarning(takenNames)}.`];
}

const LISTED = 20;

function getWarnings(leftOut: readonly LeftOut[]): string[] {
  const listedNames = leftOut.slice(0, LISTED).map(({ name, finding }) => `${name} was left out. ${finding}`);
  const more = leftOut.length - listedNames.length;

  return more > 0 ? [...listedNames, `${more} more files were left out.`] : listedNames;
}
