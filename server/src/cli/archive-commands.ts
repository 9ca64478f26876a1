import { resolve } from 'node:path';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { restoreArchive } from './archive/restore-archive.ts';
import { writeArchive } from './archive/write-archive.ts';
import { type Command, CommandFailure } from './command.ts';

export const backup: Command = {
  words: 'backup',
  usage: '<file>',
  about: 'writes all rows and files into one archive, also beside a running server',
  async run(context, args) {
    const path = findArchivePath('backup', args);
    const { connection } = await context.database();
    const files = await openFileStore(context.config.files);
    const manifest = await writeArchive(path, { connection, files });

    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    context.print(
      `${rows} rows and ${manifest.files.length} files are in ${path}. It holds all data: store it safely.`,
    );
    return 0;
  },
};

export const restore: Command = {
  words: 'restore',
  usage: '<file>',
  about: 'restores an archive into an empty installation',
  async run(context, args) {
    const path = findArchivePath('restore', args);
    const { connection } = await context.database();
    const files = await openFileStore(context.config.files);
    const manifest = await restoreArchive(path, { connection, files });

    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    context.print(`${rows} rows and ${manifest.files.length} files of ${manifest.made_at} are restored.`);
    return 0;
  },
};

/**
 * @param words of the command, for the message
 * @returns the absolute path of the one archive that was named. npm runs scripts in the clone, so a relative path is
 *   meant from where npm was called.
 */
function findArchivePath(words: string, args: readonly string[]): string {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) {
    throw new CommandFailure(`Give one file: npm run akada -- ${words} <file>`);
  }

  return resolve(process.env.INIT_CWD ?? '.', file);
}
