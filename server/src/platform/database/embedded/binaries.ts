import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Absolute paths of the two programs that we run. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds PostgreSQL in this platform's npm package and creates its library links. npm cannot carry links, and
 * the package's install script, which would create them, does not run here.
 *
 * @throws EmbeddedPostgresError if the platform has none or the links cannot be created
 */
export function postgresBinaries(): Binaries {
  const root = packageFolder();
  makeLibraryLinks(root);

  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  // Windows has no sockets of the kind that a folder's permissions protect.
  if (process.platform !== 'win32') {
    try {
      return dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)));
    } catch {
      // The package is not installed because there is none; this is reported below.
    }
  }

  throw new EmbeddedPostgresError(
    `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

interface LibraryLink {
  /** The file, below the package. */
  source: string;
  /** The name under which the programs look for it, in the same folder. */
  target: string;
}

function makeLibraryLinks(root: string): void {
  const links: LibraryLink[] = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    if (lstatSync(join(root, target), { throwIfNoEntry: false })) continue;

    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue;

      throw new EmbeddedPostgresError(`A library link of PostgreSQL is missing and cannot be made: ${error}`);
    }
  }
}
