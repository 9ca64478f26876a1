/** The password of the embedded server's one role. It lies in PostgreSQL's own folder and belongs to that cluster. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseRole } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Command, serverEnvironment } from './launch.ts';
import type { ServerAccount } from './server-account.ts';

const run = promisify(execFile);

const fileName = 'akada-password';

/**
 * @param folder PostgreSQL's data folder
 * @returns null if the cluster is from a version without passwords
 */
export function storedPassword(folder: string): string | null {
  const path = join(folder, fileName);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/**
 * Sets the role's password if it has none: in a new cluster, and in one of an earlier version. The file is
 * written last, so after a kill in between the next start sets another password.
 *
 * @param folder PostgreSQL's data folder, in which no server runs
 * @param singleUser PostgreSQL without a server, on its database `postgres`
 * @param account owner of the folder; null for this process's user
 * @throws EmbeddedPostgresError with PostgreSQL's last words
 */
export async function ensurePassword(
  folder: string,
  singleUser: Command,
  account: ServerAccount | null,
): Promise<void> {
  if (storedPassword(folder) !== null) return;

  const password = randomBytes(32).toString('base64url');
  await execute(singleUser, `ALTER ROLE ${databaseRole} PASSWORD '${password}'\n`);

  const path = join(folder, fileName);
  const draft = `${path}.new`;
  writeFileSync(draft, password, { mode: 0o600, flush: true });
  if (account) chownSync(draft, account.uid, account.gid);
  renameSync(draft, path);
}

/** PostgreSQL reads the statement from its input and ends with it. */
async function execute([program, ...args]: Command, statement: string): Promise<void> {
  const running = run(program, args, { env: serverEnvironment, cwd: '/' });
  // An early end shows in its exit code.
  running.child.stdin?.on('error', () => {}).end(statement);
  try {
    await running;
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new EmbeddedPostgresError(
      `The embedded database does not start: ${reason.trim().replaceAll('\n', '; ')}`,
    );
  }
}
