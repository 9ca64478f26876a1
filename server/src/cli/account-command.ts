import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { AccountCommand } from './account-commands.ts';
import type { Command } from './command.ts';

/** Gives a command about accounts its database. */
export function asCommand({ words, usage, about, run }: AccountCommand): Command {
  return {
    words,
    usage,
    about,
    async run({ config, log, print, ...context }, args) {
      const { connection } = await context.database();
      const database = openDatabase(connection, log, 2);
      try {
        print(await run(args, { database, clock: systemClock, config }));
        return 0;
      } finally {
        await database.close();
      }
    },
  };
}
