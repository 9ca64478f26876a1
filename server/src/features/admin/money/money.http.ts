import { Readable } from 'node:stream';
import * as endpoints from '@akada/contract/observers/money.ts';
import { type Caller, type Route, route } from '../../../platform/http/route.ts';
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
    route(endpoints.retryRefund)(async (call) => ({ status: 200, body: await money.retry(getCall(call)) })),
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
    route(endpoints.listOwedTutors)(async ({ query: { search, order, ...page } }) => ({
      status: 200,
      body: await money.owed({ search, order }, page),
    })),
    route(endpoints.exportOwedTutors)(async ({ caller, query }) => {
      const bytes = await money.owedTable(caller.userId, query);
      const stream = Readable.from([bytes], { objectMode: false });
      return { status: 200, content: { stream, bytes: bytes.length, filename: 'akada-owed.csv' } };
    }),
    route(endpoints.recordPayout)(async ({ caller, params, body }) => {
      const { amount, bank_reference: bankReference, paid_on: paidOn, seen_available: seen } = body;
      const payout = { tutorId: params.id, amount, bankReference, paidOn };
      return { status: 200, body: await money.recordPayout(caller.userId, payout, seen) };
    }),
  ];
}

const getRange = (month: string | undefined) => (month === undefined ? undefined : lagosMonth(month));

/** Lagos has one offset all year. @returns where a month begins and ends */
function lagosMonth(month: string): { from: string; until: string } {
  const [year, number] = month.split('-').map(Number);
  const startOf = (index: number) => new Date(Date.UTC(year ?? 0, index, 1, -1)).toISOString();
  return { from: startOf((number ?? 1) - 1), until: startOf(number ?? 1) };
}

interface Deciding<Body> {
  caller: Pick<Caller, 'userId'>;
  params: { id: string };
  body: Body;
}

function getCall<Body extends { reason: string }>({ caller, params: { id }, body }: Deciding<Body>) {
  return { ...body, actorId: caller.userId, id };
}
