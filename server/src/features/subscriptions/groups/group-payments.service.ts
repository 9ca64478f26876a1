/** Payments of group invoices, by card or by a transfer that an administrator confirms: the months are added once. */
import { shownJoinCode } from '@akada/core/catalog/join-code.ts';
import { postingsOfChargeback } from '@akada/core/payments/postings.ts';
import { extendGroup, getInvoiceNumber } from '@akada/core/subscriptions/group-rules.ts';
import { dayText } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getZone, lockAccount } from '../../accounts/accounts.ts';
import type { Purpose } from '../../payments/payment/purposes.service.ts';
import { groupExtended, groupPaid, groupPaymentNotNeeded } from './groups.events.ts';
import * as repo from './groups.repo.ts';
import type { UpdateAccess } from './seats.service.ts';

type InvoicePayment = { paidBy: 'card'; bankReference: null } | { paidBy: 'transfer'; bankReference: string };

/**
 * Adds the months of an open invoice.
 *
 * @param actorId the account that is named in the events of a group without an owner
 * @returns false if the invoice is paid or was replaced
 */
export async function settleInvoice(
  tx: Transaction,
  id: string,
  payment: InvoicePayment & { actorId: string; now: number },
): Promise<boolean> {
  const { actorId, now, ...payer } = payment;
  const found = await repo.findInvoice(tx, id);
  const group = found && (await repo.lockGroup(tx, found.groupId));
  // Read again, because the lock of the group decides between two payments.
  const invoice = group && (await repo.findInvoice(tx, id));
  if (!invoice || invoice.paidAt !== null) return false;

  const paidUntil = getInstant(
    extendGroup(group.paidUntil === null ? null : Date.parse(group.paidUntil), invoice.months, now),
  );
  await repo.payInvoice(tx, id, { ...payer, paidAt: getInstant(now) });
  await repo.updateGroup(tx, group.id, { paidUntil, seats: invoice.seats });
  const userId = group.ownerId ?? actorId;
  await recordOnce(tx, groupExtended, { userId, subjectId: id, facts: { group_id: group.id } });
  if (group.ownerId !== null) {
    const day = dayText(paidUntil, await getZone(tx, group.ownerId));
    const facts = { group_id: group.id, name: group.name, day, code: shownJoinCode(group.joinCode) };
    await recordOnce(tx, groupPaid, { userId: group.ownerId, subjectId: id, facts });
    await publishHint(tx, group.ownerId, { topic: 'account', id: null });
  }
  return true;
}

/** The purpose of card payments. Money for an invoice that is paid or replaced returns completely. */
export function createGroupPurpose({ clock }: Pick<Platform, 'clock'>): Purpose {
  return {
    account: 'subscription_income',
    async describe(executor, { subjectId }) {
      const invoice = subjectId === null ? null : await repo.findInvoice(executor, subjectId);
      if (!invoice) return null;
      const { number, seats, months } = invoice;
      return `Invoice ${getInvoiceNumber(number)}, ${seats} seats for ${months} ${months === 1 ? 'month' : 'months'}`;
    },
    // The group keeps its paid time, because its members are not the payer. The income and its VAT go back.
    chargedBack: async (_tx, _payment, { rest }) => ({
      postings: postingsOfChargeback({ amount: rest }, 'subscription_income'),
    }),
    async paid(tx, { id, userId, subjectId, amount }) {
      const payment = { paidBy: 'card', bankReference: null, actorId: userId, now: clock.now() } as const;
      const isPaid = subjectId !== null && (await settleInvoice(tx, subjectId, payment));
      if (!isPaid) await recordOnce(tx, groupPaymentNotNeeded, { userId, subjectId: id, facts: { amount } });
      return isPaid;
    },
  };
}

/** Members get the new end one by one, after the payment: their accounts are locked without the lock of the group. */
export async function extendMembers(
  tx: Transaction,
  groupId: string,
  updateAccess: UpdateAccess,
): Promise<void> {
  for (const { userId } of await repo.listSeats(tx, groupId, null)) {
    if (await lockAccount(tx, userId)) await updateAccess(tx, userId);
  }
}
