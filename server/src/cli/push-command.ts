/** The key by which push services know this installation, on the command line. */
import { createPushKeys } from '../features/push/push-keys.service.ts';
import { Fault } from '../platform/fault/fault.ts';
import type { DatabaseCommand } from './command.ts';

export const pushCommand: DatabaseCommand = {
  words: 'push renew-key',
  usage: '',
  about: 'generates another key for reminders on devices, also beside a running server',
  async run(args, { database, clock, config, dataSecret }) {
    if (args.length > 0)
      throw new Fault('bad_request', `Nothing follows this command: leave out "${args.join(' ')}".`);
    if (config.push?.keys)
      throw new Fault(
        'conflict',
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set: change these two instead.',
      );

    const { publicKey } = await createPushKeys({ database, clock, dataSecret, configured: null }).renew();
    return `The new key is ${publicKey}. Devices subscribe with it at their next visit.`;
  },
};
