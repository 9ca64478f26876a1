/** Payment links as their student makes, copies and ends them. */
import type { PaymentLink } from '@akada/contract/base/payment-links.ts';
import { getLinkEnd, type LinkPurpose, paymentLinkLimits } from '@akada/core/payments/payment-links.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { type KeyedCall, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import type { Purposes } from '../payment/purposes.service.ts';
import type { LinkCodes } from './link-codes.ts';
import type { LinkGuard } from './link-guard.service.ts';
import * as repo from './payment-links.repo.ts';
import type { PaymentLinkRow } from './payment-links.tables.ts';

interface PaymentLinksDeps extends Pick<Platform, 'database' | 'clock' | 'config'> {
  purposes: Purposes;
  codes: LinkCodes;
  guard: LinkGuard;
}

export type PaymentLinks = ReturnType<typeof createPaymentLinks>;

export function createPaymentLinks(deps: PaymentLinksDeps) {
  const { database, clock, config, purposes, codes, guard } = deps;
  const { db } = database;

  return {
    /** @returns the links that payers can open, the latest first */
    async list(userId: string): Promise<{ items: PaymentLink[] }> {
      if (!config.payments.provider) return { items: [] };
      const items: PaymentLink[] = [];
      for (const row of await repo.findOpenLinks(db, userId, getInstant(clock.now()))) {
        const offer = await purposes[row.purpose].findOffer?.(db, { userId, subjectId: row.subjectId });
        if ((await guard.readState(db, row, Boolean(offer))) === 'open') items.push(present(row));
      }
      return { items };
    },
    /**
     * @throws Fault `conflict` if nothing is sold here, or for too many open links; `not_found` for a thing that this student
     *   cannot pay
     */
    async create(call: KeyedCall, wish: LinkWish): Promise<PaymentLink> {
      if (!config.payments.provider) {
        throw new Fault('conflict', 'There are no paid plans here: everyone has the same plan.');
      }
      const { userId } = call;
      const { purpose, showsName } = wish;
      const subjectId = purpose === 'month' ? null : wish.subjectId;
      const id = await makeOnce(deps, call, async (tx, linkId) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const now = clock.now();
        const open = await repo.findOpenLinks(tx, userId, getInstant(now));
        if (open.length >= paymentLinkLimits.open) throw tooManyLinks();
        const offer = await purposes[purpose].findOffer?.(tx, { userId, subjectId });
        if (!offer) throw notFound();

        const until = offer.until === null ? null : Date.parse(offer.until);
        await repo.insertLink(tx, {
          id: linkId,
          userId,
          codeHash: codes.makeHash(linkId),
          purpose,
          subjectId,
          amount: offer.amount,
          showsName,
          createdAt: getInstant(now),
          expiresAt: getInstant(getLinkEnd(now, until)),
        });
        await publishHint(tx, userId, { topic: 'account', id: null });
      });
      const row = await repo.findLink(db, id);
      if (!row) throw notFound();
      return present(row);
    },
    /** Money that arrives later goes back. */
    async end({ id }: PaymentLinkRow): Promise<void> {
      await database.transaction(async (tx) => {
        const row = await repo.lockLink(tx, id);
        if (!row || row.endedAt !== null || row.paidAt !== null) return;
        await repo.updateLink(tx, id, { endedAt: getInstant(clock.now()) });
        if (row.userId !== null) await publishHint(tx, row.userId, { topic: 'account', id: null });
      });
    },
  };

  function present(row: PaymentLinkRow): PaymentLink {
    return {
      ...presentOffer(row),
      id: row.id,
      url: codes.makeUrl(row.id),
      shows_name: row.showsName,
      created_at: row.createdAt,
    };
  }
}

interface LinkWish {
  purpose: LinkPurpose;
  subjectId: string | null;
  showsName: boolean;
}

/** @returns what student and payer both see of a link */
export function presentOffer({ purpose, amount, expiresAt }: PaymentLinkRow) {
  return { purpose, amount, currency: 'NGN' as const, expires_at: expiresAt };
}

function tooManyLinks(): Fault {
  return new Fault(
    'conflict',
    `You have ${paymentLinkLimits.open} open links. End one of them, then make another.`,
  );
}
