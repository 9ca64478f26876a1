/** Prints the table of environment variables. */
import { configurationTable } from '../platform/config/configuration-table.ts';
import { type Command, CommandFailure } from './command.ts';

export const configCommand: Command = {
  words: 'config',
  usage: '',
  about: 'prints every environment variable with its default and meaning',
  async run({ print }, args) {
    if (args.length > 0)
      throw new CommandFailure(`This command takes no arguments: omit "${args.join(' ')}".`);

    print(configurationTable());
    return 0;
  },
};
