/** Every command of `npm run akada`. A new one is a separate file and one line here. */

import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openDataSecret } from '../platform/sealing/data-secret.ts';
import { accountCommands } from './account-commands.ts';
import { analyticsCommand } from './analytics-command.ts';
import { backup, restore } from './archive-commands.ts';
import type { Command, DatabaseCommand } from './command.ts';
import { configCommand } from './config-command.ts';
import { doctor } from './doctor.ts';
import { habitsCommand } from './habits-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { progressCommand } from './progress-command.ts';
import { pushCommand } from './push-command.ts';
import { reportsCommand } from './report-commands.ts';
import { sampleCommands } from './sample-commands.ts';
import { sandboxCommand } from './sandbox-command.ts';

/** Gives a command its database. */
function asCommand({ words, usage, about, run }: DatabaseCommand): Command {
  return {
    words,
    usage,
    about,
    async run({ config, log, print, ...context }, args) {
      const { connection } = await context.database();
      const database = openDatabase(connection, log, 2);
      try {
        const dataSecret = await openDataSecret({ database, config, log });
        print(await run(args, { database, clock: systemClock, config, dataSecret }));
        return 0;
      } finally {
        await database.close();
      }
    },
  };
}

const commands: readonly Command[] = [
  backup,
  restore,
  doctor,
  migrateCommand,
  configCommand,
  sandboxCommand,
  ...sampleCommands,
  ...[...accountCommands, analyticsCommand, habitsCommand, progressCommand, pushCommand, reportsCommand].map(
    asCommand,
  ),
];

/** @returns the command that the words name and what follows them; null when there is none */
export function findCommand(words: readonly string[]): { command: Command; args: readonly string[] } | null {
  for (const command of commands) {
    const ownIds = command.words.split(' ');
    if (ownIds.every((word, index) => word === words[index]))
      return { command, args: words.slice(ownIds.length) };
  }

  return null;
}

/** @returns the list of commands, a line each */
export function usage(): string {
  const calls = commands.map(({ words, usage }) => `${words} ${usage}`.trim());
  const width = Math.max(...calls.map((call) => call.length));
  const lines = commands.map(({ about }, index) => `  ${calls[index]?.padEnd(width)}  ${about}`);
  return ['npm run akada -- <command>', '', ...lines].join('\n');
}
