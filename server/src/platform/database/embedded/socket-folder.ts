import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ServerAccount } from './server-account.ts';

const prefix = 'akada-pg-';

/** The kernel's limit for the path of a socket, in bytes. */
const longestPath = 107;

/**
 * A new folder for the socket, with a name that nobody can foresee and that only the server's account and root
 * may enter. It lies among the temporary files because a data folder's path may be too long for a socket.
 */
export function makeSocketFolder(account: ServerAccount | null): string {
  const example = join(tmpdir(), `${prefix}XXXXXX`, '.s.PGSQL.5432');
  const parent = Buffer.byteLength(example) > longestPath ? '/tmp' : tmpdir();
  const folder = mkdtempSync(join(parent, prefix));
  if (account) chownSync(folder, account.uid, account.gid);

  return folder;
}

/** Removes a socket folder of ours. A database that someone else started may name a folder of the system's. */
export function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(prefix)) rmSync(folder, { recursive: true, force: true });
}
