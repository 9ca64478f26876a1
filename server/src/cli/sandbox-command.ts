/** The address that opens mailbox and stand-ins, again: the lines of the start may have left the terminal. */
import type { Config } from '../platform/config/config.ts';
import { sandboxStartAddress } from '../platform/config/sandbox-address.ts';
import { type Command, CommandFailure } from './command.ts';

/** @returns the line that the start prints below the address of the product */
export function sandboxLine(config: Pick<Config, 'publicUrl' | 'authSecret'>): string {
  return `Mail and stand-ins: ${sandboxStartAddress(config)}`;
}

export const sandboxCommand: Command = {
  words: 'sandbox',
  usage: '',
  about: 'prints the address that opens the mailbox and the stand-ins of this machine',
  async run({ config, print }) {
    if (!config.sandboxes) {
      throw new CommandFailure(
        'This installation has no mailbox and no stand-ins: its PUBLIC_URL is elsewhere, or NODE_ENV is production.',
      );
    }
    print(sandboxLine(config));
    return 0;
  },
};
