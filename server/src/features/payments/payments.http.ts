import * as endpoints from '@akada/contract/base/payments.ts';
import { authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { signatureHeader } from '../../platform/paystack/signature.ts';
import { findPayment } from './payments.repo.ts';
import type { PaymentsService } from './payments.service.ts';
import type { ProviderEvents } from './provider-events.service.ts';

export interface PaymentsHttpDeps {
  database: Database;
  payments: PaymentsService;
  events: Pick<ProviderEvents, 'receive'>;
}

export function paymentsRoutes({ database, payments, events }: PaymentsHttpDeps): Route[] {
  return [
    route(endpoints.getPayment)(async ({ caller, params }) => {
      const payment = await authorize(findPayment(database.db, params.reference), ownedBy(caller));
      return { status: 200, body: await payments.read(payment) };
    }),
    route(endpoints.listPayments)(async ({ caller, query }) => ({
      status: 200,
      body: await payments.list(caller.userId, query),
    })),
    route(endpoints.receivePaystackEvent)(async ({ rawBody, headers }) => {
      await events.receive(rawBody, headers[signatureHeader]);
      return { status: 200, body: { received: true } };
    }),
  ];
}
