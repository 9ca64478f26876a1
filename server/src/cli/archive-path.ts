import { resolve } from 'node:path';
import { CommandFailure } from './command.ts';

/**
 * @param words of the command, for the message
 * @returns the absolute path of the one archive that was named. npm runs scripts in the clone, so a relative path is
 *   meant from where npm was called.
 */
export function archivePathIn(words: string, args: readonly string[]): string {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) {
    throw new CommandFailure(`Give one file: npm run akada -- ${words} <file>`);
  }

  return resolve(process.env.INIT_CWD ?? '.', file);
}
