import type { Config } from '../config/config.ts';
import { getFreeBytes } from '../files/disk-room.ts';
import { mailHealth } from '../mail/mail-health.ts';
import type { Queue } from '../queue/queue.ts';
import type { WaitingSource } from './waiting-source.ts';

/** Four times the reserve below which uploads are rejected. */
const littleRoom = 1024 ** 3;

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

/** A process whose files and database are elsewhere has no data folder. */
function hasLittleRoom({ files, databaseUrl, dataDir }: Config): boolean {
  if (files.kind === 's3' && databaseUrl !== undefined) return false;
  return getFreeBytes(dataDir) < littleRoom;
}
