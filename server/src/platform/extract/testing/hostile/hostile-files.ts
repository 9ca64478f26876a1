/** Files that attack their reader, three or more of each kind that is read without recognition. */
import type { ReadableKind } from '../right/right-file.ts';
import { hostileData } from './hostile-data.ts';
import { hostileDocuments } from './hostile-documents.ts';
import type { HostileFile } from './hostile-parts.ts';
import { hostileProse } from './hostile-prose.ts';
import { hostileTablesAndSlides } from './hostile-tables-and-slides.ts';

export const hostileFiles: Readonly<Record<ReadableKind, readonly HostileFile[]>> = {
  ...hostileDocuments,
  ...hostileTablesAndSlides,
  ...hostileProse,
  ...hostileData,
};
