/** A link is paid once, and only while its student can be paid for. Everything else that arrives goes back to its payer. */

import { formatNairaKobo } from '@akada/core/payments/naira.ts';
import { linkedItems, readLinkState, takesMoney } from '@akada/core/payments/payment-links.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getSubscriber } from '../../accounts/accounts.ts';
import type { PaymentRow } from '../payment/payments.tables.ts';
import * as repo from './payment-links.repo.ts';
import type { PaymentLinkRow } from './payment-links.tables.ts';

export type LinkGuard = ReturnType<typeof createLinkGuard>;

export function createLinkGuard({ clock, mailer }: Pick<Platform, 'clock' | 'mailer'>) {
  return {
    /**
     * Decides a payment by a link, while the student's account is locked.
     *
     * @param give gives the paid thing; false if it is too late
     * @returns false if the money goes back
     */
    async pay(
      tx: Transaction,
      payment: Pick<PaymentRow, 'id' | 'linkId' | 'payerEmail' | 'amount'>,
      give: () => Promise<boolean>,
    ): Promise<boolean> {
      const link = payment.linkId === null ? null : await repo.lockLink(tx, payment.linkId);
      if (!link) return false;

      const now = clock.now();
      const isTaken = takesMoney(getFacts(link, await hasOpenAccount(tx, link)), now) && (await give());
      if (isTaken) await repo.updateLink(tx, link.id, { paidAt: getInstant(now), paymentId: payment.id });
      else await sayReturned(tx, payment, link);
      return isTaken;
    },
    /** Mails the payer the decision of an administrator. A payment without a link has no such payer. */
    saySetAside: (tx: Transaction, payment: Pick<PaymentRow, 'payerEmail' | 'amount'>, reason: string) =>
      mailPayer(tx, payment, 'We have checked your payment', [
        `You paid by a link that asks for ${formatNairaKobo(payment.amount)}, and a different amount arrived. A person has checked it: the money does not count as the payment.`,
        `An administrator wrote: “${reason}”`,
      ]),
    /** @param hasOffer false if the thing is paid or over */
    async readState(executor: Executor, link: PaymentLinkRow, hasOffer: boolean) {
      const isNeeded = hasOffer && (await hasOpenAccount(executor, link));
      return readLinkState(getFacts(link, isNeeded), clock.now());
    },
  };

  async function sayReturned(
    tx: Transaction,
    payment: Pick<PaymentRow, 'payerEmail' | 'amount'>,
    link: PaymentLinkRow,
  ): Promise<void> {
    const cause =
      link.paidAt === null ? 'The link is no longer open.' : 'Somebody else paid this link before you.';
    await mailPayer(tx, payment, 'Your money goes back to you', [
      `Your payment arrived: ${linkedItems[link.purpose]}, ${formatNairaKobo(payment.amount)}. ${cause}`,
      'We send all of your money back to where it came from. Your bank may need some days to show it. You do not have to do anything.',
    ]);
  }

  async function mailPayer(
    tx: Transaction,
    { payerEmail }: Pick<PaymentRow, 'payerEmail'>,
    subject: string,
    paragraphs: string[],
  ): Promise<void> {
    if (payerEmail === null) return;
    await mailer.enqueue(tx, { to: payerEmail, content: { subject, name: payerName, paragraphs } });
  }
}

/** Payers tell us no name. */
const payerName = 'there';

async function hasOpenAccount(executor: Executor, { userId }: PaymentLinkRow): Promise<boolean> {
  const account = userId === null ? null : await getSubscriber(executor, userId);
  return account?.closing === false;
}

function getFacts({ expiresAt, endedAt, paidAt }: PaymentLinkRow, isNeeded: boolean) {
  return {
    expiresAt: Date.parse(expiresAt),
    ended: endedAt !== null,
    paid: paidAt !== null,
    needed: isNeeded,
  };
}
