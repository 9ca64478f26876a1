/** PostgreSQL's own folder: made once, and made to ask for the password at each start. */
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Launch, serverEnvironment } from './launch.ts';
import type { ServerAccount } from './server-account.ts';

const run = promisify(execFile);

/** The major version whose data files the packaged programs read. */
const majorVersion = '18';

/** The one role of the embedded server. */
export const databaseRole = 'akada';

/** @returns PostgreSQL's own folder in a data folder */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** Without these options initdb takes encoding and order from LANG, and creates SQL_ASCII without LANG. */
const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Makes the folder whole under another name first, so that a killed first start never leaves an incomplete one.
 *
 * @throws EmbeddedPostgresError when initdb fails or the folder is of another major version
 */
export async function prepareCluster(
  folder: string,
  initdb: string,
  account: ServerAccount | null,
  launch: Launch,
): Promise<void> {
  if (!existsSync(folder)) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true, mode: 0o700 });
    if (account) chownSync(draft, account.uid, account.gid);
    await initialise(launch(initdb, '-D', draft, `--username=${databaseRole}`, '--auth=peer', ...encoding));
    renameSync(draft, folder);
  }

  refuseOtherVersion(folder);
  requirePassword(folder);
}

async function initialise([program, ...args]: [string, ...string[]]): Promise<void> {
  try {
    await run(program, args, { env: serverEnvironment, cwd: '/' });
  } catch (error) {
    const reason =
      error instanceof Error && 'stderr' in error ? String(error.stderr || error.message) : String(error);
    throw new EmbeddedPostgresError(
      `The embedded database cannot be made: ${reason.trim().replaceAll('\n', '; ')}`,
    );
  }
}

function refuseOtherVersion(folder: string): void {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;

  throw new EmbeddedPostgresError(
    `The database in ${folder} is of PostgreSQL ${version}, this is ${majorVersion}: ` +
      'take a backup with the Akada that made it and restore it into an empty DATA_DIR.',
  );
}

/**
 * Allows only the socket, with a password. It is written at each start, because earlier versions admitted
 * callers by account.
 */
function requirePassword(folder: string): void {
  writeFileSync(join(folder, 'pg_hba.conf'), 'local all all scram-sha-256\n');
}
