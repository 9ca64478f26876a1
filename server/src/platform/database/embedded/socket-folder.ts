import { chownSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ServerAccount } from './server-account.ts';

const prefix = 'akada-pg-';

/** The kernel's limit for the path of a socket, in bytes. */
const longestPath = 107;

/**
 * A new folder for the socket, with an unpredictable name that only the server's account and root
 * may enter. It lies among the temporary files because a data folder's path may be too long for a socket; a link
 * in the data folder remembers it for the next start, should this run end without removing it.
 *
 * @returns its absolute path
 */
export function makeSocketFolder(dataDir: string, account: ServerAccount | null): string {
  const example = join(tmpdir(), `${prefix}XXXXXX`, '.s.PGSQL.5432');
  const parent = Buffer.byteLength(example) > longestPath ? '/tmp' : tmpdir();
  const folder = mkdtempSync(join(parent, prefix));
  symlinkSync(folder, linkIn(dataDir));
  if (account) chownSync(folder, account.uid, account.gid);

  return folder;
}

/** Removes the socket folder of this data folder, if it has one. */
export function removeSocketFolder(dataDir: string): void {
  const folder = linkedFolder(dataDir);
  // The link might have been made by hand, and what it names is removed whole.
  if (folder && basename(folder).startsWith(prefix)) rmSync(folder, { recursive: true, force: true });
  rmSync(linkIn(dataDir), { force: true });
}

function linkIn(dataDir: string): string {
  return join(dataDir, 'postgres-socket');
}

function linkedFolder(dataDir: string): string | null {
  try {
    return readlinkSync(linkIn(dataDir));
  } catch {
    return null;
  }
}
