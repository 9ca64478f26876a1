/** The list of media files in a package: which member has which name. */
import { packageLimits } from '../package-limits.ts';
import { UnreadablePackage } from '../package-problem.ts';
import { safeMediaName } from './media-name.ts';
import { bytesField, integerField, readProtobuf, textField } from './protobuf.ts';

export interface MediaEntry {
  name: string;
  member: string;
  /** The declared size of the content; null if the list does not say it. */
  size: number | null;
}

export interface MediaList {
  /** The files by their names, each once. */
  entries: ReadonlyMap<string, MediaEntry>;
  /** The number of files whose names are paths or otherwise not allowed. */
  rejected: number;
}

export const noMedia: MediaList = { entries: new Map(), rejected: 0 };

/** @param bytes of the JSON list of older packages @throws {UnreadablePackage} `damaged` */
export function readJsonMediaList(bytes: Uint8Array): MediaList {
  let list: unknown;
  try {
    list = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UnreadablePackage('damaged', 'the list of media is no JSON');
  }
  if (typeof list !== 'object' || list === null || Array.isArray(list))
    throw new UnreadablePackage('damaged', 'the list of media is no object');

  return buildList(
    Object.entries(list).map(([member, name]) => ({
      member,
      name: typeof name === 'string' ? name : '',
      size: null,
    })),
  );
}

/** @param bytes of the list of current packages, unpacked @throws {UnreadablePackage} `damaged` */
export function readProtobufMediaList(bytes: Uint8Array): MediaList {
  const entries: MediaEntry[] = [];
  for (const { number, value } of readProtobuf(bytes)) {
    if (number !== 1 || !(value instanceof Uint8Array)) continue;
    const fields = [...readProtobuf(value)];
    entries.push({
      member: String(entries.length),
      name: textField(fields, 1),
      size: bytesField(fields, 2) === null ? integerField(fields, 2) : null,
    });
    if (entries.length > packageLimits.members)
      throw new UnreadablePackage('too_large', 'too many media files');
  }
  return buildList(entries);
}

function buildList(entriesOfList: readonly MediaEntry[]): MediaList {
  const entries = new Map<string, MediaEntry>();
  let rejected = 0;
  for (const entry of entriesOfList) {
    const name = safeMediaName(entry.name);
    if (name === null || !/^\d{1,9}$/.test(entry.member)) rejected += 1;
    else if (!entries.has(name)) entries.set(name, { ...entry, name });
  }
  return { entries, rejected };
}
