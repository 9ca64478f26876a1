/** Figures for administrators, counted again from rows: after an upgrade that counts otherwise, or a restored backup. */
import { createAnalyticsRebuild } from '../features/admin/analytics/analytics.service.ts';
import { Fault } from '../platform/fault/fault.ts';
import type { DatabaseCommand } from './command.ts';

export const analyticsCommand: DatabaseCommand = {
  words: 'analytics rebuild',
  usage: '',
  about: 'counts the figures of all days for administrators again, also beside a running server',
  async run(args, deps) {
    if (args.length > 0)
      throw new Fault('bad_request', 'The command analytics rebuild takes no words behind it.');
    const days = await createAnalyticsRebuild(deps)();
    return `The figures of ${days} days were counted again.`;
  },
};
