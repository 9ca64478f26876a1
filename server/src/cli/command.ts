import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database, DatabaseConnection } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';

/** The context of a command. */
export interface CommandContext {
  config: Config;
  log: Log;
  /** Writes a line for the person at the terminal. */
  print(line: string): void;
  /**
   * The database of this installation: of the running server, else started for this command and stopped after it.
   *
   * @throws the errors of `openRunDatabase`, each with one clear line
   */
  database(): Promise<CommandDatabase>;
}

export interface CommandDatabase {
  connection: DatabaseConnection;
  /** The readable location of the database. */
  description: string;
}

/** One command of `npm run akada`. */
export interface Command {
  /** The words that call it, such as `admin create`. */
  words: string;
  /** The arguments after the words. */
  usage: string;
  about: string;
  /**
   * @param args the arguments after the words
   * @returns the exit code; 0 if nothing is returned
   * @throws CommandFailure or Fault, whose message is the one line for the person at the terminal
   */
  run(context: CommandContext, args: readonly string[]): Promise<number | undefined>;
}

export interface DatabaseCommandDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'push'>;
  dataSecret: string;
}

/** A command that needs only rows. */
export interface DatabaseCommand extends Pick<Command, 'words' | 'usage' | 'about'> {
  /**
   * @param args what followed the words
   * @returns what to print
   * @throws Fault whose message is the one line for the person at the terminal
   */
  run(args: readonly string[], deps: DatabaseCommandDeps): Promise<string>;
}

/** A command that cannot do its work; the message says why and what to do. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
}
