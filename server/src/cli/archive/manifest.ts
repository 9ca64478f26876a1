/** The archive's description of itself, after all its contents. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.gte(0));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Names of the migrations that made the schema, in order: the schema's version. */
  migrations: z.array(z.string()),
  /** The order puts rows after the rows they refer to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count, sha256 })),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
  files: z.array(z.object({ key: z.string(), size: count, sha256 })),
});

export type Manifest = z.output<typeof Manifest>;

export const manifestEntry = 'manifest.json';

/** The last entry: an archive that was cut short has none. */
export const sealEntry = 'manifest.sha256';

/** @returns what the last entry says of the manifest's own text */
export function getSeal(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex');
}

export function tableFolder(table: string): string {
  return `tables/${table}/`;
}

/** Tables come in parts of bounded size, because a tar entry's length stands before its bytes. */
export function tableEntry(table: string, part: number): string {
  return tableFolder(table) + String(part).padStart(6, '0');
}

export function fileEntry(key: string): string {
  return `files/${key}`;
}

/** @returns the key of the file that an entry holds, null for other entries */
export function fileKeyOf(entry: string): string | null {
  return entry.startsWith(fileEntry('')) ? entry.slice(fileEntry('').length) : null;
}

/** @throws Error when this is no manifest */
export function parseManifest(text: string): Manifest {
  return Manifest.parse(JSON.parse(text));
}

/** A backup or a restore that cannot be; the message is one line for the person at the terminal. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
