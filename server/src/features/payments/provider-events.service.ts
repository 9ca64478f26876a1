/**
 * Events of the provider. An event is only a hint that a payment of ours may have changed: we trust only its
 * reference, and ask the provider about it. So every order, repetition and loss has the same end.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { getInstant } from '../../platform/clock/instant.ts';
import type { PaystackAccount } from '../../platform/config/payments.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { isSigned } from '../../platform/paystack/signature.ts';
import { createLeasedWork, declareWork, sendWork, type WorkDeps } from '../../platform/work/leased-work.ts';
import { firstLease, leaseEnded } from '../../platform/work/work-rows.ts';
import * as repo from './payments.repo.ts';
import { eventRows } from './payments.tables.ts';
import type { Refunds } from './refunds.service.ts';
import type { Settlement } from './settlement.service.ts';

const eventWork = declareWork('payments.handle_event', 'event_id', eventRows);

export type ProviderEvents = ReturnType<typeof createProviderEvents>;

interface ProviderEventsDeps extends WorkDeps {
  /** Null if nothing is sold: then no event can be verified. */
  account: Pick<PaystackAccount, 'secretKey'> | null;
  settlement: Settlement;
  refunds: Pick<Refunds, 'settle' | 'isKnown'>;
}

const Event = z.object({ event: z.string(), data: z.unknown() });

/** In published events `data` is also a list, and references are absent, null or not ours. */
const Hint = z.union([z.object({ reference: z.uuid() }), z.object({ transaction_reference: z.uuid() })]);

export function createProviderEvents(deps: ProviderEventsDeps) {
  const { database, queue, clock, account, settlement, refunds } = deps;

  return {
    work: createLeasedWork(deps, eventWork, {
      async run(row) {
        if (row.reference !== null) {
          await settlement.settle(row.reference);
          await refunds.settle(row.reference);
        }
        await repo.endEvent(database.db, row.id, 'done');
      },
      giveUp: (row) => repo.endEvent(database.db, row.id, 'given_up'),
    }),
    /** Stores the hint and sends its work. @throws Fault `signature_wrong`, and nothing is stored */
    async receive(body: Buffer, signature: string | undefined): Promise<void> {
      if (!account || !isSigned(body, signature, account.secretKey)) {
        throw new Fault('signature_wrong', 'This event is not signed with the key of this installation.');
      }
      const { event, reference } = getHint(body);
      const id = newId();
      const bodyHash = createHash('sha256').update(body).digest();
      const now = clock.now();
      await database.transaction(async (tx) => {
        const isOurs =
          reference !== null &&
          ((await repo.findPayment(tx, reference)) !== null || (await refunds.isKnown(reference)));
        const row = { id, bodyHash, event, reference, receivedAt: getInstant(now) };
        const work = isOurs
          ? ({ status: 'waiting', ...firstLease(now) } as const)
          : ({ status: 'done', attempts: 0, ...leaseEnded } as const);
        const isNew = await repo.insertEvent(tx, { ...row, ...work });
        if (isNew && isOurs) await sendWork(tx, queue, eventWork, id);
      });
    },
  };
}

function getHint(body: Buffer): { event: string; reference: string | null } {
  const read = Event.safeParse(parsed(body));
  if (!read.success) return { event: 'unreadable', reference: null };

  const hint = Hint.safeParse(read.data.data);
  const event = read.data.event.toWellFormed().replaceAll('\0', '').slice(0, 100);
  if (!hint.success) return { event, reference: null };

  const reference = 'reference' in hint.data ? hint.data.reference : hint.data.transaction_reference;
  return { event, reference: reference.toLowerCase() };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
