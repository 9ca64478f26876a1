import {
  type FileKindName,
  fileKindOfMediaType,
  fileKindOfName,
  fileKinds,
  isRecording,
} from '@akada/core/notes/file-kinds.ts';
import { DOCUMENT_LIMITS } from '../../limits.ts';
import { findingOf, Unreadable, type UnreadableReason } from '../../reasons.ts';
import { isDrawn, type ScanMember } from '../../scan-page.ts';
import { sniffMediaType } from '../../sniffing/sniff-media-type.ts';
import { type Archive, withArchive } from '../archive/open-archive.ts';
import { archiveContent } from '../archive-content.ts';
import { type RawBlock, type RawDocument, textOf, underHeading } from '../blocks/raw-block.ts';
import { listInWarning } from '../compose/list-in-warning.ts';
import { isReadable } from '../compose/readable-text.ts';
import { type FileSource, nameWithoutEnding } from '../file-source.ts';
import { unreadableBy } from '../unreadable-by.ts';

/** An archive in an archive in an archive is still read. */
const MOST_DEPTH = 2;
/** What programs put into archives for themselves, and folders, which end in a slash. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;
const byName = new Intl.Collator('en', { numeric: true }).compare;

/** Reads a file of a kind. */
export type ReadMember = (kind: FileKindName, source: FileSource) => Promise<RawDocument>;

/** A member that was read. */
type ReadMemberFile = RawDocument & { mediaType: string };

/** A member that was left out. */
interface LeftOut {
  name: string;
  /** Null for a kind that is not read. */
  reason: UnreadableReason | null;
  /** A sentence that begins with "This file". */
  finding: string;
}

/**
 * Reads an archive of files as one note: its pages are those of its members, in the order of their names. A member that
 * cannot be read is left out, and the warnings name it.
 *
 * @throws {Unreadable} when not one member can be read
 */
export function readZip(source: FileSource, readMember: ReadMember): Promise<RawDocument> {
  if (source.depth > MOST_DEPTH) throw new Unreadable('too_deep', `${source.depth} archives around it`);

  return withArchive(source, async (archive) => {
    const pages: RawBlock[][] = [];
    const scans = new Map<number, ScanMember>();
    const warnings: string[] = [];
    const taken: string[] = [];
    const leftOut: LeftOut[] = [];
    let characters = 0;
    for (const name of archive.names.filter((name) => !HIDDEN.test(name)).sort(byName)) {
      if (characters > DOCUMENT_LIMITS.characters) break;

      const member = await tryMember(archive, name, source, readMember);
      if ('finding' in member) leftOut.push(member);
      else {
        taken.push(name);
        for (const [at, scan] of scansIn(name, member)) scans.set(pages.length + at, scan);
        pages.push(...member.pages.map((blocks, at) => underHeading(titleAt(at, name), blocks)));
        characters += charactersIn(member.pages);
        warnings.push(...member.warnings.map((warning) => `${name}: ${warning}`));
      }
    }
    if (pages.length === 0) throw new Unreadable(commonReason(leftOut), 'no member can be read');

    return {
      title: nameWithoutEnding(source.name),
      pages,
      scans,
      warnings: [...saysWhatIsTaken(taken, leftOut), ...warningsFor(leftOut), ...warnings],
    };
  });
}

async function tryMember(
  archive: Archive,
  name: string,
  around: FileSource,
  readMember: ReadMember,
): Promise<ReadMemberFile | LeftOut> {
  try {
    const source = { ...around, name, content: await archive.bytes(name), depth: around.depth + 1 };

    return await readSniffed(source, readMember);
  } catch (error) {
    // An error that no reader expected is the fault of this one member too.
    const { reason } = unreadableBy(error) ?? new Unreadable('damaged', String(error));

    return { name, reason, finding: findingOf(reason) };
  }
}

const HEAD_BYTES = 8 * 1024;

async function readSniffed(
  source: FileSource & { content: Buffer },
  readMember: ReadMember,
): Promise<ReadMemberFile | LeftOut> {
  const { name, content, recognises } = source;
  const named = fileKindOfName(fileName(name));
  // Recordings are sent away only after their owner's consent, which is asked for a file of its own.
  if (named && isRecording(named))
    return { name, reason: null, finding: `This file is ${fileKinds[named].name}. Upload it by itself.` };
  const isArchive = content.toString('latin1', 0, 2) === 'PK';
  const found = isArchive ? await archiveContent(content) : null;
  const sniffed = await sniffMediaType(content.subarray(0, HEAD_BYTES), fileName(name), {
    archive: found,
    abilities: new Set(recognises ? ['recognition'] : []),
  });
  const kind = sniffed.accepted ? fileKindOfMediaType(sniffed.mediaType) : null;
  if (!sniffed.accepted || !kind)
    return { name, reason: refusedAs(name), finding: sniffed.accepted ? '' : sniffed.finding };
  if (content.length === 0) throw new Unreadable('empty', 'a member without bytes');

  return { ...(await readMember(kind, source)), mediaType: fileKinds[kind].mediaType };
}

/** Pictures that are not read here are what a scan without text is. */
function refusedAs(name: string): UnreadableReason | null {
  const kind = fileKindOfName(fileName(name));

  return kind && fileKinds[kind].form === 'picture' ? 'no_text' : null;
}

/** The first page of a member is headed by its name. */
const titleAt = (at: number, name: string) => (at === 0 ? nameWithoutEnding(name) : null);

/** Pages of a member that can be drawn: of a PDF or a picture those without text, of an archive those that it found. */
function scansIn(name: string, { pages, paged, scans, mediaType }: ReadMemberFile): [number, ScanMember][] {
  if (scans)
    return [...scans].map(([at, member]) => [
      at,
      { ...member, members: [name, ...member.members], under: titleAt(at, name) ?? member.under },
    ]);
  if (!paged || !isDrawn(mediaType)) return [];

  return pages.flatMap((blocks, at): [number, ScanMember][] =>
    isReadable(blocks.map(textOf).join('\n'))
      ? []
      : [[at, { members: [name], mediaType, page: at + 1, under: titleAt(at, name) }]],
  );
}

const fileName = (name: string) => name.slice(name.lastIndexOf('/') + 1);

function charactersIn(pages: readonly RawBlock[][]): number {
  return pages.flat().reduce((sum, block) => sum + textOf(block).length, 0);
}

function commonReason(leftOut: readonly LeftOut[]): UnreadableReason {
  const reasons = new Set(leftOut.map(({ reason }) => reason));
  const [reason] = reasons;

  return reasons.size === 1 && reason ? reason : 'empty';
}

/** Of an archive that was taken whole nothing needs to be said. */
function saysWhatIsTaken(taken: readonly string[], leftOut: readonly LeftOut[]): string[] {
  if (leftOut.length === 0) return [];

  return [`Read from this archive: ${listInWarning(taken)}.`];
}

const LISTED = 20;

function warningsFor(leftOut: readonly LeftOut[]): string[] {
  const listed = leftOut.slice(0, LISTED).map(({ name, finding }) => `${name} was left out. ${finding}`);
  const more = leftOut.length - listed.length;

  return more > 0 ? [...listed, `${more} more files were left out.`] : listed;
}
