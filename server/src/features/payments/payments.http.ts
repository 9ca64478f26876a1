import * as endpoints from '@akada/contract/base/payments.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { signatureHeader } from '../../platform/paystack/signature.ts';
import type { AuthorizePayment } from './payments.access.ts';
import type { PaymentsService } from './payments.service.ts';
import type { ProviderEvents } from './provider-events.service.ts';

interface PaymentsHttpDeps {
  authorizePayment: AuthorizePayment;
  payments: PaymentsService;
  events: Pick<ProviderEvents, 'receive'>;
}

export function paymentsRoutes({ authorizePayment, payments, events }: PaymentsHttpDeps): Route[] {
  return [
    route(endpoints.getPayment)(async ({ caller, params }) => {
      const payment = await authorizePayment(caller, params.reference);
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
