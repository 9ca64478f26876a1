import { diskLevel } from '@akada/core/operations/health.ts';
import type { Config } from '../config/config.ts';
import { getDataRoom } from '../files/data-room.ts';
import { mailHealth } from '../mail/mail-health.ts';
import type { Queue } from '../queue/queue.ts';
import type { WaitingSource } from './waiting-source.ts';

/** @returns the failures of this server that an administrator has to see */
export function waitingOfPlatform({
  queue,
  config,
}: {
  queue: Queue;
  config: Config;
}): readonly WaitingSource[] {
  return [
    { kind: 'jobs', count: async () => (await queue.health()).failed },
    { kind: 'emails', count: async (executor) => (await mailHealth(executor)).given_up },
    { kind: 'disk', count: async () => (hasLittleRoom(config) ? 1 : 0) },
  ];
}

function hasLittleRoom(config: Config): boolean {
  const freeBytes = getDataRoom(config);
  return freeBytes !== null && diskLevel(freeBytes) !== 'green';
}
