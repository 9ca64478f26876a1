import * as endpoints from '@akada/contract/work/money/payouts.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { PayoutAccounts } from './payouts/payout-accounts.service.ts';
import { presentPayout } from './payouts/payouts.present.ts';
import type { TransferOrders } from './payouts/transfer-orders.service.ts';
import type { PayoutsReading } from './payouts-overview.service.ts';

interface PayoutsHttpDeps {
  accounts: PayoutAccounts;
  orders: Pick<TransferOrders, 'request'>;
  overview: PayoutsReading;
}

export function payoutsRoutes({ accounts, orders, overview }: PayoutsHttpDeps): Route[] {
  return [
    route(endpoints.listBanks)(async () => ({ status: 200, body: await accounts.listBanks() })),
    route(endpoints.readPayoutAccount)(async ({ caller }) => ({
      status: 200,
      body: { account: await accounts.read(caller.userId) },
    })),
    route(endpoints.nameHolder)(async ({ caller, body }) => ({
      status: 200,
      body: { account_name: await accounts.nameHolder(caller.userId, body) },
    })),
    route(endpoints.savePayoutAccount)(async ({ caller, body, signal }) => ({
      status: 200,
      body: { account: await accounts.save(caller.userId, body, signal) },
    })),
    route(endpoints.getPayouts)(async ({ caller, query }) => ({
      status: 200,
      body: await overview.read(caller.userId, query),
    })),
    route(endpoints.requestPayout)(async ({ caller, body, idempotencyKey }) => ({
      status: 201,
      body: presentPayout(await orders.request(caller.userId, body, idempotencyKey)),
    })),
    route(endpoints.setWeeklyPayouts)(async ({ caller, body }) => {
      await accounts.holdBack(caller.userId, body.is_held_back);
      return { status: 200, body };
    }),
  ];
}
