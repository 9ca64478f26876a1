/** Every command of `npm run akada`. A new one is a file of its own and one line here. */

import { asCommand } from './account-command.ts';
import { accountCommands } from './account-commands.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { restore } from './restore.ts';

const commands: readonly Command[] = [backup, restore, doctor, ...accountCommands.map(asCommand)];

/** @returns the command that the words name and what follows them; null when there is none */
export function findCommand(words: readonly string[]): { command: Command; args: readonly string[] } | null {
  for (const command of commands) {
    const own = command.words.split(' ');
    if (own.every((word, index) => word === words[index])) return { command, args: words.slice(own.length) };
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
