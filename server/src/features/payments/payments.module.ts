import { chargebackNotifications } from '@akada/core/notifications/chargebacks.ts';
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
import { waitingMoney } from './payment/administered.repo.ts';
import { createPaymentReceipts } from './payment/payment-receipts.service.ts';
import { payments } from './payment/payments.tables.ts';
import type { Purposes } from './payment/purposes.service.ts';
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
  const posting = { ...platform, ...uses, ledger, receipts };
  const refunds = createRefunds(posting, provider);
  const deps = { ...posting, refunds };
  const settlement = createSettlement(deps, provider);
  const chargebacks = createChargebacks(deps, provider);
  const charges = createCardCharges({ ...deps, settlement }, provider);
  const events = createProviderEvents({ ...deps, settlement, chargebacks }, provider);
  const starts = createPaymentStarts(deps, provider);
  const service = createPaymentsService({ ...deps, settlement, starts, charges });
  const module: FeatureModule = {
    routes: paymentsRoutes({
      authorizePayment: createAuthorizePayment(platform.database),
      payments: service,
      events,
    }),
    jobs: [charges.handler, events.work.handler, refunds.work.handler],
    tasks: [
      charges.resendTask,
      events.work.resendTask,
      refunds.work.resendTask,
      ...(account ? [createReconciler({ ...deps, settlement, charges, chargebacks }, provider)] : []),
    ],
    notifications: [
      notifyOf(chargebackOpened, chargebackNotifications.opened, ({ facts }) => facts),
      notifyOf(chargebackDecided, chargebackNotifications.decided, ({ facts }) => facts),
    ],
    waitingSources: waitingMoney,
    personalData: [
      {
        tables: [
          personalTable(payments, {
            name: 'payments',
            owned: payments.userId,
            order: [payments.createdAt, payments.id],
            withheld: { authorization_url: 'opens a page of the provider', ...workBookkeeping },
          }),
        ],
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
