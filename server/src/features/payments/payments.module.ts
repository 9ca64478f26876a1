import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { createPaystack, PaystackRefused } from '../../platform/paystack/paystack.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { workBookkeeping } from '../../platform/work/work-rows.ts';
import { createCardCharges } from './card-charges.service.ts';
import type { Fulfilment, SessionFulfilment } from './payment-fulfilment.service.ts';
import { createPaymentStarts } from './payment-starts.service.ts';
import { createAuthorizePayment } from './payments.access.ts';
import { paymentsRoutes } from './payments.http.ts';
import { createPaymentsService } from './payments.service.ts';
import { payments } from './payments.tables.ts';
import { createPaymentsAdministration } from './payments-administration.service.ts';
import { createProviderEvents } from './provider-events.service.ts';
import { createReconciler } from './reconciler.service.ts';
import { createRefunds } from './refunds.service.ts';
import { createSettlement } from './settlement.service.ts';

/** Payments: our rows, the provider's answers, the ledger. The fulfilment knows their purpose. */
export function createPayments(
  platform: Platform,
  uses: { fulfilment: Fulfilment; sessions: SessionFulfilment },
) {
  const account = platform.config.payments.provider;
  const provider = account ? createPaystack(account) : nothingIsSold;
  const refunds = createRefunds({ ...platform, ...uses }, provider);
  const deps = { ...platform, ...uses, refunds };
  const settlement = createSettlement(deps, provider);
  const charges = createCardCharges({ ...deps, settlement }, provider);
  const events = createProviderEvents({ ...deps, account, settlement });
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
      ...(account ? [createReconciler({ ...deps, settlement, charges }, provider)] : []),
    ],
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
  const administration = createPaymentsAdministration({ ...deps, settlement });
  return { service, administration, module };
}

/** Payments of a time when something was sold are not asked for any more. */
const refuse = async () => {
  throw new PaystackRefused(404, 'nothing is sold here');
};
const nothingIsSold: ReturnType<typeof createPaystack> = {
  initialize: refuse,
  verify: refuse,
  charge: refuse,
  refund: refuse,
  refundOf: refuse,
  listSince: () => {
    throw new PaystackRefused(404, 'nothing is sold here');
  },
};
