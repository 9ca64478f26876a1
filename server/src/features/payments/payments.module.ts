import { chargebackNotifications } from '@akada/core/notifications/chargebacks.ts';
import { unmatchedMoneyNotifications } from '@akada/core/notifications/selling/unmatched-money.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { type PaymentProvider, ProviderError } from '../../platform/payment-provider/payment-provider.ts';
import { createPaystack } from '../../platform/paystack/paystack.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { workBookkeeping } from '../../platform/work/work-rows.ts';
import type { Receipts } from '../receipts/receipts.service.ts';
import { createCardCharges } from './card-charges.service.ts';
import { createLedger } from './ledger/ledger.service.ts';
import { createLinkCodes } from './links/link-codes.ts';
import { clearLinks } from './links/link-erasure.service.ts';
import { createLinkGuard } from './links/link-guard.service.ts';
import { createAuthorizeLink } from './links/payment-links.access.ts';
import { createPaymentLinks } from './links/payment-links.service.ts';
import { paymentLinks } from './links/payment-links.tables.ts';
import { createOpenedLinks } from './opened-links.service.ts';
import { waitingMoney } from './payment/administered.repo.ts';
import { createPaymentReceipts } from './payment/payment-receipts.service.ts';
import { moneySetAside } from './payment/payments.events.ts';
import { payments } from './payment/payments.tables.ts';
import type { Purposes } from './payment/purposes.service.ts';
import { paymentLinkRoutes } from './payment-links.http.ts';
import { createPaymentStarts } from './payment-starts.service.ts';
import { createAuthorizePayment } from './payments.access.ts';
import { paymentsRoutes } from './payments.http.ts';
import { createPaymentsService } from './payments.service.ts';
import { createPaymentsAdministration } from './payments-administration.service.ts';
import { createProviderEvents, type TransferHints } from './provider-events.service.ts';
import { createReconciler } from './reconciler.service.ts';
import { chargebackDecided, chargebackOpened } from './returns/chargebacks.events.ts';
import { createChargebacks } from './returns/chargebacks.service.ts';
import { createRefunds } from './returns/refunds.service.ts';
import { createSettlement } from './settlement.service.ts';

export type { TransferHints };

/** Payments: our rows, the provider's answers, the ledger. The selling features provide the purposes. */
export function createPayments(
  platform: Platform,
  uses: {
    purposes: Purposes;
    receipts: Receipts;
    transfers: () => TransferHints;
    /** The configured provider if absent. */
    provider?: PaymentProvider;
  },
) {
  const account = platform.config.payments.provider;
  const provider = uses.provider ?? (account ? createPaystack(account) : nothingIsSold);
  const ledger = createLedger(platform.config.payments);
  const receipts = createPaymentReceipts({ ...platform, ...uses, ledger });
  const guard = createLinkGuard(platform);
  const posting = { ...platform, ...uses, ledger, receipts, guard };
  const refunds = createRefunds(posting, provider);
  const deps = { ...posting, refunds };
  const settlement = createSettlement(deps, provider);
  const chargebacks = createChargebacks(deps, provider);
  const charges = createCardCharges({ ...deps, settlement }, provider);
  const events = createProviderEvents({ ...deps, settlement, chargebacks }, provider);
  const starts = createPaymentStarts(deps, provider);
  const service = createPaymentsService({ ...deps, settlement, starts, charges });
  const module: FeatureModule = {
    routes: [
      ...paymentsRoutes({
        authorizePayment: createAuthorizePayment(platform.database),
        payments: service,
        events,
      }),
      ...paymentLinkRoutes(
        createAuthorizeLink(platform.database),
        createPaymentLinks({ ...deps, codes: createLinkCodes({ ...platform, ...platform.config }) }),
        createOpenedLinks({ ...deps, starts, settlement }),
      ),
    ],
    jobs: [charges.handler, events.work.handler, refunds.work.handler],
    tasks: [
      charges.resendTask,
      events.work.resendTask,
      refunds.work.resendTask,
      ...(account ? [createReconciler({ ...deps, settlement, charges, chargebacks }, provider)] : []),
    ],
    notifications: [
      notifyOf(chargebackOpened, chargebackNotifications.opened, ({ facts }) => facts),
      notifyOf(chargebackDecided, chargebackNotifications.decided, ({ facts: { from_tutor, ...facts } }) => ({
        ...facts,
        from_tutor,
      })),
      notifyOf(moneySetAside, unmatchedMoneyNotifications.setAside, ({ facts }) => facts),
    ],
    waitingSources: waitingMoney,
    personalData: [
      {
        tables: [
          personalTable(payments, {
            name: 'payments',
            owned: payments.userId,
            order: [payments.createdAt, payments.id],
            withheld: {
              authorization_url: 'opens a page of the provider',
              payer_email: 'belongs to the payer of a link',
              ...workBookkeeping,
            },
          }),
          personalTable(paymentLinks, {
            name: 'payment-links',
            owned: paymentLinks.userId,
            order: [paymentLinks.createdAt, paymentLinks.id],
            withheld: { code_hash: 'a secret: the code behind it opens the link' },
          }),
        ],
        clear: (tx, { userId }) => clearLinks(tx, { userId, now: platform.clock.now() }),
      },
    ],
  };
  const administration = createPaymentsAdministration({ ...deps, settlement, chargebacks });
  return { service, administration, provider, module };
}

/** Payments of a time when something was sold are not asked for any more. */
const rejection = new ProviderError('rejected', 'Nothing is sold here');
const refuse = () => Promise.reject(rejection);
const nothingIsSold: PaymentProvider = {
  name: 'paystack',
  initialize: refuse,
  verify: refuse,
  charge: refuse,
  refund: refuse,
  listBanks: refuse,
  findHolder: refuse,
  quoteFee: () => 0,
  transfer: refuse,
  findTransfer: refuse,
  listRefunds: refuse,
  findChargebacks: refuse,
  isAboutChargeback: () => false,
  readEvent: () => null,
  listSince: () => {
    throw rejection;
  },
  listChargebacksSince: () => {
    throw rejection;
  },
};
