/** The entry of `npm run akada -- <command>`. */

import { ArchiveError } from './cli/archive/manifest.ts';
import { CommandFailure } from './cli/command.ts';
import { createLazyDatabase } from './cli/command-database.ts';
import { findCommand, usage } from './cli/commands.ts';
import { explain } from './cli/explain.ts';
import { loadConfig } from './platform/config/config.ts';
import { Fault } from './platform/fault/fault.ts';
import { createLog } from './platform/log/log.ts';

async function run(words: string[]): Promise<number> {
  const found = findCommand(words);
  if (!found) throw new CommandFailure(usage());

  const config = loadConfig(process.env);
  // A connection that ends with the database of this command is expected.
  const log = createLog('error');
  const database = createLazyDatabase(config, log);
  try {
    const context = { config, log, print: console.log, database: database.open };
    return (await found.command.run(context, found.args)) ?? 0;
  } finally {
    await database.close();
  }
}

/** A failure that the operator can act on is one line; a programming error shows its stack. */
function getLine(error: unknown): unknown {
  if (error instanceof CommandFailure || error instanceof Fault || error instanceof ArchiveError)
    return error.message;

  // Such as a folder that is not there, with its path.
  if (error instanceof Error && 'syscall' in error) return error.message;

  return explain(error) ?? error;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(getLine(error));
  process.exitCode = 1;
}
