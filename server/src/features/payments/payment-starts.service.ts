/** The beginning of a payment: our row first, then the provider, then the way there. */
import type { PaymentStart } from '@akada/contract/base/subscriptions.ts';
import { links } from '@akada/core/links/links.ts';
import type { LinkPurpose } from '@akada/core/payments/payment-links.ts';
import { monthlyPriceKobo } from '@akada/core/subscriptions/subscription-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { createOccupancy } from '../../platform/http/occupancy.ts';
import { newId } from '../../platform/ids/ids.ts';
import { isProviderError, type PaymentProvider } from '../../platform/payment-provider/payment-provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSubscriber, lockAccount } from '../accounts/accounts.ts';
import * as repo from './payment/payments.repo.ts';
import type { PaymentRow } from './payment/payments.tables.ts';

/** Within this time a second press of the payer returns the payment that was started before. */
const comesAgainForMs = 30 * 60_000;

/** Each holds a connection of the database while the provider is asked; others need those, also when it hangs. */
const startsAtOnce = {
  perPerson: 3,
  inAll: 6,
  refusal: 'Your payment is already starting. Please wait a moment.',
  retryAfter: 2,
};

/** A transfer and a USSD code are equal to a card; only a card can be charged again. */
const everyChannel = ['card', 'bank_transfer', 'ussd', 'bank'];
const channelsOf = {
  month: everyChannel,
  card: ['card'],
  session: everyChannel,
  seat: everyChannel,
  package: everyChannel,
  group: everyChannel,
};

export type PaymentOrder = {
  userId: string;
} & (
  | {
      purpose: 'month' | 'card';
      /** True if the card that pays is charged again at the end. */
      renews: boolean;
    }
  | {
      purpose: 'session' | 'seat' | 'package' | 'group';
      /** The session, the tutorial, the package or the invoice. */
      subjectId: string;
      /** In kobo. */
      amount: number;
      /** The path to which the provider returns the payer; the page of the payment if absent. */
      returnTo?: string;
    }
  | {
      purpose: LinkPurpose;
      /** The session; null for a month. */
      subjectId: string | null;
      /** In kobo. */
      amount: number;
      returnTo: string;
      /** Another person pays for the user by this link. */
      link: { id: string; payerEmail: string };
    }
);

/** @returns the columns that the order says */
function getColumns(order: PaymentOrder) {
  const { userId, purpose } = order;
  const payer =
    'link' in order
      ? { linkId: order.link.id, payerEmail: order.link.payerEmail }
      : { linkId: null, payerEmail: null };
  return 'amount' in order
    ? { ...payer, userId, purpose, renews: false, subjectId: order.subjectId, amount: order.amount }
    : { ...payer, userId, purpose, renews: order.renews, subjectId: null, amount: monthlyPriceKobo };
}

export type PaymentStarts = ReturnType<typeof createPaymentStarts>;

export function createPaymentStarts(
  { database, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  provider: Pick<PaymentProvider, 'name' | 'initialize'>,
) {
  const starts = createOccupancy(startsAtOnce);

  return {
    /**
     * Pressed twice it leads to one payment, and so does a charge of the card that waits for its owner.
     * @throws Fault `unavailable` while the provider does not answer, `too_many_requests`, `overloaded`
     */
    async start(order: PaymentOrder): Promise<PaymentStart> {
      // A payer by a link never gets the page of a charge of the student's own card.
      const isOfMonth = !('link' in order) && (order.purpose === 'month' || order.purpose === 'card');
      const unconfirmed = isOfMonth ? await repo.findUnconfirmedCharge(database.db, order.userId) : null;
      if (unconfirmed?.authorizationUrl) return presentStart(unconfirmed.id, unconfirmed.authorizationUrl);

      const { id } = await begun(order);
      const end = starts.enter('link' in order ? order.link.id : order.userId);
      const url = await getAddress(order, id).finally(end);
      // If the provider knows a payment but we lack its address, no payer can finish it, so another payment
      // starts.
      return url ? presentStart(id, url) : this.start(order);
    },
  };

  /** @returns the payment of this person that can still be finished, else a new one, committed before any call */
  function begun(order: PaymentOrder): Promise<PaymentRow> {
    const requested = getColumns(order);
    return database.transaction(async (tx) => {
      if (!(await lockAccount(tx, requested.userId))) throw notFound();

      const since = getInstant(clock.now() - comesAgainForMs);
      const open = await repo.findOpenPayment(tx, { ...requested, since });
      if (open && open.renews === requested.renews && open.amount === requested.amount) return open;

      const id = newId();
      await repo.insertPayment(tx, {
        ...requested,
        id,
        provider: provider.name,
        status: 'pending',
        attempts: 0,
        currency: 'NGN',
        createdAt: getInstant(clock.now()),
      });
      const row = await repo.findPayment(tx, id);
      if (!row) throw new Error('The payment was not written');
      return row;
    });
  }

  /**
   * The row is locked in the meantime, so that the second of two concurrent presses gets the address of the
   * first.
   */
  function getAddress(order: PaymentOrder, id: string): Promise<string | null> {
    const { userId, purpose } = order;
    const returnTo = 'returnTo' in order ? order.returnTo : undefined;
    return database.transaction(async (tx) => {
      const payment = await repo.lockPayment(tx, id);
      const account = await getSubscriber(tx, userId);
      if (!payment || !account) throw notFound();
      if (payment.authorizationUrl) return payment.authorizationUrl;

      try {
        const authorizationUrl = await provider.initialize({
          reference: id,
          email: payment.payerEmail ?? account.email,
          amount: payment.amount,
          callbackUrl: new URL(returnTo ?? links.payment(), config.publicUrl),
          channels: channelsOf[purpose],
        });
        await repo.updatePayment(tx, id, { authorizationUrl });
        return authorizationUrl;
      } catch (error) {
        if (!isProviderError(error)) throw error;
        if (error.failure === 'rejected' && payment.payerEmail !== null) throw addressRejected();
        if (error.failure !== 'reference_taken') throw providerAway();
        await repo.updatePayment(tx, id, { status: 'abandoned', failure: 'not_finished' });
        return null;
      }
    });
  }
}

const presentStart = (reference: string, url: string) => ({ reference, authorization_url: url });

/** Payers type the address, and the provider knows more about addresses than we do. */
function addressRejected(): Fault {
  return new Fault(
    'conflict',
    'The payment provider does not accept this email address. Please use another.',
  );
}

function providerAway(): Fault {
  return new Fault('unavailable', 'The payment provider does not answer. Please try again in a minute.', {
    retryAfter: 5,
  });
}
