import { Readable } from 'node:stream';
import * as endpoints from '@akada/contract/observers/money.ts';
import { type Caller, type Route, route } from '../../../platform/http/route.ts';
import { lagosMonth } from './lagos-month.ts';
import type { MoneyService } from './money.service.ts';

/** Administrators' endpoints for money. */
export function moneyRoutes(money: MoneyService): Route[] {
  return [
    route(endpoints.listAdminPayments)(async ({ query: { search, state, purpose, month, ...page } }) => ({
      status: 200,
      body: await money.list({ search, state, purpose, began: getRange(month) }, page),
    })),
    route(endpoints.readAdminPayment)(async ({ params }) => ({
      status: 200,
      body: await money.read(params.id),
    })),
    route(endpoints.refundPayment)(async ({ idempotencyKey, ...call }) => ({
      status: 200,
      body: await money.refund(getCall(call), call.body.amount, idempotencyKey),
    })),
    route(endpoints.retryRefund)(async (call) => ({
      status: 200,
      body: await money.retry(getCall(call), call.body.refund_id),
    })),
    route(endpoints.listUnmatchedMoney)(async ({ query: { decided, ...page } }) => ({
      status: 200,
      body: await money.unmatched(decided === 'no', page),
    })),
    route(endpoints.assignMoney)(async (call) => ({
      status: 200,
      body: await money.assign(getCall(call), call.body.payment_id),
    })),
    route(endpoints.setMoneyAside)(async (call) => ({
      status: 200,
      body: await money.setAside(getCall(call)),
    })),
    route(endpoints.readLedger)(async ({ query: { account, month, ...page } }) => ({
      status: 200,
      body: await money.ledger({ account, written: getRange(month) }, page),
    })),
    route(endpoints.exportLedger)(async ({ caller, query }) => {
      const stream = Readable.from(await money.ledgerFile(caller.userId, query), { objectMode: false });
      return { status: 200, content: { stream, filename: `akada-ledger-${query.from}-${query.until}.csv` } };
    }),
    route(endpoints.listOwedTutors)(async ({ query: { search, order, ...page } }) => ({
      status: 200,
      body: await money.owed({ search, order }, page),
    })),
    route(endpoints.exportOwedTutors)(async ({ caller, query }) => {
      const bytes = await money.owedTable(caller.userId, query);
      const stream = Readable.from([bytes], { objectMode: false });
      return { status: 200, content: { stream, bytes: bytes.length, filename: 'akada-owed.csv' } };
    }),
    route(endpoints.readTutorAccount)(async ({ caller, params }) => ({
      status: 200,
      body: await money.readAccount(caller.userId, params.id),
    })),
    route(endpoints.recordPayout)(async ({ caller, params, body }) => {
      const { amount, bank_reference: bankReference, paid_on: paidOn, seen_available: seen } = body;
      const payout = { tutorId: params.id, amount, bankReference, paidOn };
      return { status: 200, body: await money.recordPayout(caller.userId, payout, seen) };
    }),
  ];
}

const getRange = (month: string | undefined) => (month === undefined ? undefined : lagosMonth(month));

interface Deciding<Body> {
  caller: Pick<Caller, 'userId'>;
  params: { id: string };
  body: Body;
}

function getCall<Body extends { reason: string }>({ caller, params: { id }, body }: Deciding<Body>) {
  return { ...body, actorId: caller.userId, id };
}
