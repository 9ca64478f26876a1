import {
  type FileKindName,
  fileKindOfMediaType,
  fileKindOfName,
  fileKinds,
  isRecording,
} from '@akada/core/notes/file-kinds.ts';
import { getFinding, Unreadable, type UnreadableReason } from '../reasons.ts';
import { sniffMediaType } from '../sniffing/sniff-media-type.ts';
import type { Archive } from './archive/open-archive.ts';
import { archiveContent } from './archive-content.ts';
import type { RawDocument } from './blocks/raw-block.ts';
import type { FileSource } from './file-source.ts';
import { unreadableBy } from './unreadable-by.ts';

/** Reads a file of a kind. */
export type ReadMember = (kind: FileKindName, source: FileSource) => Promise<RawDocument>;

/** A member that was read. */
export type ReadMemberFile = RawDocument & { mediaType: string };

/** An omitted member. */
export interface LeftOut {
  name: string;
  /** Null for a kind that is not read. */
  reason: UnreadableReason | null;
  /** A sentence that begins with "This file". */
  finding: string;
}

/**
 * Reads a file inside of an outer file, by its content.
 *
 * @param around the outer file
 */
export async function tryMember(
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

    return { name, reason, finding: getFinding(reason) };
  }
}

const HEAD_BYTES = 8 * 1024;

async function readSniffed(
  source: FileSource & { content: Buffer },
  readMember: ReadMember,
): Promise<ReadMemberFile | LeftOut> {
  const { name, content, recognises } = source;
  const named = fileKindOfName(fileName(name));
  // A recording is sent away only after its owner's consent, which is requested for a separate file.
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

const fileName = (name: string) => name.slice(name.lastIndexOf('/') + 1);
