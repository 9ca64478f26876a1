/** Files that attack their reader, three or more of each kind that is read without recognition. */
import type { UnreadableReason } from '../../reasons.ts';
import type { ReadableKind } from '../right/right-files.ts';
import { hostileData } from './hostile-data.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { hostileProse } from './hostile-prose.ts';
import { hostileSheetsAndSlides } from './hostile-sheets-and-slides.ts';

/** What it does, how its reading ends ("read" where text is left), and its bytes. */
export type HostileFile = readonly [
  what: string,
  ends: UnreadableReason | 'read',
  make: () => Uint8Array | string | Promise<Uint8Array>,
];

export const hostileFiles: Readonly<Record<ReadableKind, readonly HostileFile[]>> = {
  ...hostileDocuments,
  ...hostileSheetsAndSlides,
  ...hostileProse,
  ...hostileData,
};
