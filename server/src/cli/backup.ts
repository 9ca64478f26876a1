import { openFileStore } from '../platform/files/open-file-store.ts';
import { writeArchive } from './archive/write-archive.ts';
import { archivePathIn } from './archive-path.ts';
import type { Command } from './command.ts';

export const backup: Command = {
  words: 'backup',
  usage: '<file>',
  about: 'writes all rows and files into one archive, also beside a running server',
  async run(context, args) {
    const path = archivePathIn('backup', args);
    const { connection } = await context.database();
    const files = await openFileStore(context.config.files);
    const manifest = await writeArchive(path, { connection, files });

    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    context.print(
      `${rows} rows and ${manifest.files.length} files are in ${path}. It holds everything: keep it safe.`,
    );
    return 0;
  },
};
