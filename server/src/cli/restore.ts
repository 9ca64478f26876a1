import { openFileStore } from '../platform/files/open-file-store.ts';
import { restoreArchive } from './archive/restore-archive.ts';
import { archivePathIn } from './archive-path.ts';
import type { Command } from './command.ts';

export const restore: Command = {
  words: 'restore',
  usage: '<file>',
  about: 'fills an empty place from an archive',
  async run(context, args) {
    const path = archivePathIn('restore', args);
    const { connection } = await context.database();
    const files = await openFileStore(context.config.files);
    const manifest = await restoreArchive(path, { connection, files });

    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    context.print(`${rows} rows and ${manifest.files.length} files of ${manifest.made_at} are restored.`);
    return 0;
  },
};
