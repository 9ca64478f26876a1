/**
 * Chooses PostgreSQL's user: it does not run as root, so root creates a system user for it, even if that user
 * has no access to the required folders, such as a clone under /root.
 */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const run = promisify(execFile);
const systemUser = 'akada-postgres';

export interface ServerAccount {
  name: string;
  uid: number;
  gid: number;
}

/**
 * @param dataFolder PostgreSQL's data folder; if it exists, its owner runs the server, as PostgreSQL demands
 * @returns null if this process's user is enough
 * @throws EmbeddedPostgresError if another user is required but unavailable
 */
export async function serverAccount(dataFolder: string): Promise<ServerAccount | null> {
  const owner = statSync(dataFolder, { throwIfNoEntry: false })?.uid;
  const me = process.getuid?.();
  if (me !== 0) {
    if (owner === undefined || owner === me) return null;

    throw new EmbeddedPostgresError(
      `The database in ${dataFolder} belongs to the user with id ${owner}: start as that user or as root.`,
    );
  }
  if (process.platform !== 'linux') {
    throw new EmbeddedPostgresError('PostgreSQL refuses to run as root: start as an ordinary user.');
  }

  return owner ? getAccount(String(owner)) : madeSystemUser();
}

async function madeSystemUser(): Promise<ServerAccount> {
  const options = [
    '--system',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
  ];
  let reason: unknown;
  // A second start on a new machine can be creating the same user at this moment, and holds the password
  // file.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const account = await getAccount(systemUser).catch(() => null);
    if (account) return account;

    reason = await run('useradd', [...options, systemUser]).catch((error: Error) => error.message.trim());
    await setTimeout(100);
  }

  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, and its own user ${systemUser} cannot be made: ${reason}. ` +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

async function getAccount(user: string): Promise<ServerAccount> {
  const [name, uid, gid] = await Promise.all(
    ['-un', '-u', '-g'].map(async (flag) => (await run('id', [flag, user])).stdout.trim()),
  );
  return { name: name ?? user, uid: Number(uid), gid: Number(gid) };
}
