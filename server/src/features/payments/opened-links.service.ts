/** Payment links as payers open and pay them, without an account. Nothing here tells who the student is, except by choice. */
import type { LinkedPayment, OpenedLink } from '@akada/contract/base/payment-links.ts';
import type { PaymentStart } from '@akada/contract/base/subscriptions.ts';
import { links } from '@akada/core/links/links.ts';
import { getFirstName, type LinkState } from '@akada/core/payments/payment-links.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { hashSecret } from '../../platform/ids/ids.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import { isProviderError } from '../../platform/payment-provider/payment-provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import type { LinkGuard } from './links/link-guard.service.ts';
import * as repo from './links/payment-links.repo.ts';
import { presentOffer } from './links/payment-links.service.ts';
import type { PaymentLinkRow } from './links/payment-links.tables.ts';
import { findPayment } from './payment/payments.repo.ts';
import { isSettled, type PaymentRow } from './payment/payments.tables.ts';
import type { Purposes } from './payment/purposes.service.ts';
import type { PaymentStarts } from './payment-starts.service.ts';
import type { Settlement } from './settlement.service.ts';

const hourMs = 60 * 60_000;
const describeWait = (wait: string) => `Too many attempts. Please wait ${wait} and try again.`;

/** Codes of one source that no link has. A payer with a code is never counted here. */
const misses: Limit = { most: 60, windowMs: hourMs, refusal: describeWait };
const startsOfSource: Limit = { most: 60, windowMs: hourMs, refusal: describeWait };
const startsOfLink: Limit = { most: 20, windowMs: hourMs, refusal: describeWait };

interface OpenedLinksDeps extends Pick<Platform, 'database' | 'clock' | 'config' | 'log' | 'mailer'> {
  purposes: Purposes;
  guard: LinkGuard;
  starts: PaymentStarts;
  settlement: Pick<Settlement, 'settle'>;
}

export type OpenedLinks = ReturnType<typeof createOpenedLinks>;

/** Each function takes the code of a link and the source of the call. @throws Fault `not_found` for an unknown code */
export function createOpenedLinks(deps: OpenedLinksDeps) {
  const { database, clock, config, log, mailer, purposes, guard, starts, settlement } = deps;
  const { db } = database;
  const limits = createLimits({ clock });

  return {
    async open(code: string, source: string): Promise<OpenedLink> {
      const link = await find(code, source);
      const state = await readState(link);
      if (state !== 'open') return { state, offer: null };
      const extra = { first_name: await readFirstName(link), has_receipt: mailer.delivers };
      return { state, offer: { ...presentOffer(link), ...extra } };
    },
    /** @throws Fault `conflict` if the link is not open, and as the start of a payment */
    async pay(code: string, source: string, payerEmail: string): Promise<PaymentStart> {
      const link = await find(code, source);
      const state = await readState(link);
      if (state !== 'open' || link.userId === null) throw closed(state);

      const { id, userId, purpose, subjectId, amount } = link;
      await limits.claim({ executor: db, key: `payment-link-start:${source}` }, startsOfSource);
      await limits.claim({ executor: db, key: `payment-link:${id}` }, startsOfLink);
      const returnTo = links.pay(code);
      return starts.start({ userId, purpose, subjectId, amount, returnTo, link: { id, payerEmail } });
    },
    /** @throws Fault `not_found` for a payment of another link */
    async readPayment(code: string, source: string, reference: string): Promise<LinkedPayment> {
      const link = await find(code, source);
      const payment = await findPayment(db, reference);
      if (payment?.linkId !== link.id) throw notFound();

      const settled = isSettled(payment) ? payment : await settlement.settle(reference).catch(providerIsAway);
      const current = (await repo.findLink(db, link.id)) ?? link;
      return {
        state: getPaymentState(settled ?? payment, current),
        amount: payment.amount,
        has_receipt: mailer.delivers,
      };
    },
  };

  async function find(code: string, source: string): Promise<PaymentLinkRow> {
    const link = await repo.findLinkOfCode(db, hashSecret(code));
    if (link) return link;
    await limits.claim({ executor: db, key: `payment-link-miss:${source}` }, misses);
    throw notFound();
  }

  async function readState(link: PaymentLinkRow): Promise<LinkState> {
    const { userId, purpose, subjectId } = link;
    const isSold = config.payments.provider !== null && userId !== null;
    const offer = isSold ? await purposes[purpose].findOffer?.(db, { userId, subjectId }) : null;
    return guard.readState(db, link, Boolean(offer));
  }

  async function readFirstName({ userId, showsName }: PaymentLinkRow): Promise<string | null> {
    if (!showsName || userId === null) return null;
    const person = (await peopleById(db, [userId])).get(userId);
    return person ? getFirstName(person.fullName) : null;
  }

  /** The page asks again in a few seconds. */
  function providerIsAway(error: unknown): null {
    if (!isProviderError(error)) throw error;
    log.warn({ reason: error.failure }, 'a payment by a link could not be asked for');
    return null;
  }
}

const closedTexts: Readonly<Record<Exclude<LinkState, 'open'>, string>> = {
  paid: 'Somebody has paid this link already. Thank you all the same.',
  ended: 'This link is no longer open.',
  expired: 'This link has expired. Ask for a new one.',
};

function closed(state: LinkState): Fault {
  return new Fault('conflict', closedTexts[state === 'open' ? 'ended' : state]);
}

function getPaymentState(
  { id, status, refundState }: PaymentRow,
  link: PaymentLinkRow,
): LinkedPayment['state'] {
  if (status === 'in_review' || status === 'set_aside') return status;
  if (status === 'failed' || status === 'abandoned') return 'failed';
  if (status !== 'paid') return 'checking';
  if (link.paymentId === id) return refundState === null ? 'paid' : 'returned';
  return link.paymentId === null ? 'too_late' : 'already_paid';
}
