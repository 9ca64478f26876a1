/** Measures the parts of the installation; the thresholds are in core. */
import type { Health } from '@akada/contract/observers/health.ts';
import { judgeHealth, worse } from '@akada/core/operations/health.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { measureOffset } from '../../../platform/clock/database-clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { readInTime } from '../../../platform/database/read-in-time.ts';
import { compareMigrations } from '../../../platform/database/schema/applied-migrations.ts';
import { migrationNames } from '../../../platform/database/schema/migrate.ts';
import { getDataRoom } from '../../../platform/files/data-room.ts';
import { mailHealth } from '../../../platform/mail/mail-health.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as repo from './health.repo.ts';

export function createHealthService({
  database,
  clock,
  queue,
  config,
}: Pick<Platform, 'database' | 'clock' | 'queue' | 'config'>) {
  return {
    async read(): Promise<Health> {
      const jobs = await queue.health();
      const now = clock.now();
      const clockMs = Math.abs(await measureOffset(database, systemClock));
      const age = (since: string | null) => (since === null ? 0 : Math.max(0, now - Date.parse(since)));
      const parts = await readInTime(database, async (tx) => {
        const { bytes, used, max, oldestTransaction } = await repo.findDatabaseFacts(tx);
        const mail = await mailHealth(tx);
        const { missing, foreign } = compareMigrations(
          await repo.findAppliedMigrations(tx),
          migrationNames(),
        );
        return judgeHealth({
          databaseBytes: bytes,
          connections: { used, max },
          transactionMs: age(oldestTransaction),
          jobs: { waitingCount: jobs.waiting, running: jobs.running, failed: jobs.failed },
          outboxMs: age(await repo.findOldestEvent(tx)),
          mail: {
            kind: config.mail.kind,
            waitingCount: mail.waiting,
            unsent: mail.given_up,
            oldestMs: age(mail.oldest_waiting_at),
          },
          freeBytes: getDataRoom(config),
          migrations: { missing: missing.length, foreign: foreign.length },
          clockMs,
        });
      });
      const level = parts.map((part) => part.level).reduce(worse, 'green');
      return { checked_at: getInstant(now), level, parts };
    },
  };
}
