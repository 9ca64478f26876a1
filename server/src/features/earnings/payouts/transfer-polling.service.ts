/** Repairs lost events: it asks for open transfers until they end, and for paid ones once a day while they may come back. */
import { getInstant } from '../../../platform/clock/instant.ts';
import { isProviderError } from '../../../platform/payment-provider/payment-provider.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findToAsk } from './transfers.repo.ts';
import type { Transfers } from './transfers.service.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A bank sends money back within days. */
const mayReturnForMs = 30 * dayMs;

export function createTransferPolling(
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  transfers: Pick<Transfers, 'settle'>,
): PeriodicTask {
  const ago = (milliseconds: number) => getInstant(clock.now() - milliseconds);

  return {
    name: 'earnings.follow_transfers',
    everyMs: 5 * minuteMs,
    async run(stop) {
      const moments = {
        openLimit: ago(5 * minuteMs),
        paidLimit: ago(dayMs),
        oldestPaid: ago(mayReturnForMs),
      };
      for (const reference of await findToAsk(database.db, moments)) {
        if (stop?.aborted) return;
        try {
          await transfers.settle(reference);
        } catch (error) {
          if (!isProviderError(error)) throw error;
          log.warn({ reason: error.failure }, 'the provider cannot be asked for transfers');
          if (error.failure === 'unreachable') return;
        }
      }
    },
  };
}
