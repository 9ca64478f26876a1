/** Commands that remove and restore the sample paper, for operators who do not want it. */
import {
  createSampleInstallation,
  type SampleInstallation,
} from '../features/questions/sample/sample-installation.service.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { secretPaths } from '../platform/config/secret-paths.ts';
import { createContentRenderer } from '../platform/content/content-renderer.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createIsolationPool } from '../platform/isolate/pool.ts';
import { type Command, type CommandContext, CommandFailure } from './command.ts';

export const sampleCommands: readonly Command[] = [
  {
    words: 'sample remove',
    usage: '',
    about: 'removes the sample paper; no later start brings it back',
    run: onSample(async (sample) => {
      const removed = await sample.remove();
      return removed === null
        ? 'The sample paper was removed already.'
        : `${removed} questions of the sample paper are removed, and no start brings them back.`;
    }),
  },
  {
    words: 'sample restore',
    usage: '',
    about: 'brings the sample paper back',
    run: onSample(async (sample) => {
      const restored = await sample.restore();
      return restored === null
        ? 'The sample paper is there.'
        : `${restored} questions of the sample paper are there again.`;
    }),
  },
];

/** Makes content in a separate child process, as the server does. */
function onSample(act: (sample: SampleInstallation) => Promise<string>): Command['run'] {
  return async ({ config, log, print, database: open }: CommandContext, args) => {
    if (args.length > 0)
      throw new CommandFailure(`Nothing follows this command: leave out "${args.join(' ')}".`);

    const { connection } = await open();
    const database = openDatabase(connection, log, 2);
    const pool = createIsolationPool({ size: 1, hiddenPaths: secretPaths(config, connection) });
    try {
      const content = createContentRenderer({ pool, log });
      print(await act(createSampleInstallation({ database, clock: systemClock, content })));
      return 0;
    } finally {
      await pool.close();
      await database.close();
    }
  };
}
