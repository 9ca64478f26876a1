/**
 * Events of the provider. An event is only a hint that a payment of ours may have changed: we trust only its
 * reference, and ask the provider about it. So every order, repetition and loss has the same end.
 */
import { createHash } from 'node:crypto';
import { getInstant } from '../../platform/clock/instant.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { PaymentProvider } from '../../platform/payment-provider/payment-provider.ts';
import { createLeasedWork, declareWork, sendWork, type WorkDeps } from '../../platform/work/leased-work.ts';
import { firstLease, leaseEnded } from '../../platform/work/work-rows.ts';
import { isPosted } from './ledger/ledger.repo.ts';
import * as repo from './payment/payments.repo.ts';
import { eventRows } from './payment/payments.tables.ts';
import type { Chargebacks } from './returns/chargebacks.service.ts';
import type { Refunds } from './returns/refunds.service.ts';
import type { Settlement } from './settlement.service.ts';

const eventWork = declareWork('payments.handle_event', 'event_id', eventRows);

export type ProviderEvents = ReturnType<typeof createProviderEvents>;

/** The transfers of money that is paid out. Another feature has them, and its provider's events come here. */
export interface TransferHints {
  isKnown(reference: string): Promise<boolean>;
  /** Asks the provider for the present state and applies it. @throws ProviderError */
  settle(reference: string): Promise<void>;
}

interface ProviderEventsDeps extends WorkDeps {
  settlement: Settlement;
  refunds: Pick<Refunds, 'settle' | 'isKnown'>;
  transfers: () => TransferHints;
  chargebacks: Pick<Chargebacks, 'settle'>;
}

export function createProviderEvents(
  deps: ProviderEventsDeps,
  provider: Pick<PaymentProvider, 'name' | 'readEvent' | 'isAboutChargeback'>,
) {
  const { database, queue, clock, settlement, refunds, transfers, chargebacks } = deps;

  return {
    work: createLeasedWork(deps, eventWork, {
      async run(row) {
        if (row.reference !== null) {
          await settlement.settle(row.reference);
          await refunds.settle(row.reference);
          await transfers().settle(row.reference);
          if (provider.isAboutChargeback(row.event)) await chargebacks.settle(row.reference);
        }
        await repo.endEvent(database.db, row.id, 'done');
      },
      giveUp: (row) => repo.endEvent(database.db, row.id, 'given_up'),
    }),
    /** Stores the hint and sends its work. @throws Fault `signature_wrong`, and nothing is stored */
    async receive(body: Buffer, signature: string | undefined): Promise<void> {
      const received = provider.readEvent(body, signature);
      if (!received) {
        throw new Fault('signature_wrong', 'This event is not signed with the key of this installation.');
      }
      const { name: event, reference } = received;
      const id = newId();
      const bodyHash = createHash('sha256').update(body).digest();
      const now = clock.now();
      await database.transaction(async (tx) => {
        const isOurs =
          reference !== null &&
          ((await repo.findPayment(tx, reference)) !== null ||
            (await refunds.isKnown(reference)) ||
            (await transfers().isKnown(reference)) ||
            (await isPosted(tx, reference)));
        const row = { id, provider: provider.name, bodyHash, event, reference, receivedAt: getInstant(now) };
        const work = isOurs
          ? ({ status: 'waiting', ...firstLease(now) } as const)
          : ({ status: 'done', attempts: 0, ...leaseEnded } as const);
        const isNew = await repo.insertEvent(tx, { ...row, ...work });
        if (isNew && isOurs) await sendWork(tx, queue, eventWork, id);
      });
    },
  };
}
