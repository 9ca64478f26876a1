import { Readable } from 'node:stream';
import * as endpoints from '@akada/contract/work/money/earnings.ts';
import * as statementEndpoints from '@akada/contract/work/money/statements.ts';
import { payForSeat } from '@akada/contract/work/tutorials.ts';
import { type FileContent, type Route, route } from '../../platform/http/route.ts';
import type { BookingAccess } from '../bookings/bookings.access.ts';
import type { EarningsService } from './earnings.service.ts';
import type { SessionPayments } from './session-payments.service.ts';
import type { Statements } from './statements.service.ts';

interface EarningsHttpDeps {
  access: Pick<BookingAccess, 'asStudent'>;
  earnings: EarningsService;
  statements: Statements;
  payments: SessionPayments;
}

export function earningsRoutes({ access, earnings, statements, payments }: EarningsHttpDeps): Route[] {
  return [
    route(endpoints.getEarnings)(async ({ caller, query }) => ({
      status: 200,
      body: await earnings.read(caller.userId, query),
    })),
    route(endpoints.exportEarnings)(async ({ caller, query }) => {
      const bytes = await earnings.table(caller.userId, query.month);
      const filename = `akada-earnings${query.month ? `-${query.month}` : ''}.csv`;
      return { status: 200, content: sendBytes(bytes, filename) };
    }),
    route(statementEndpoints.listStatements)(async ({ caller }) => ({
      status: 200,
      body: { items: await statements.list(caller.userId) },
    })),
    route(statementEndpoints.printStatement)(async ({ caller, params: { month } }) => {
      const bytes = await statements.print(caller.userId, month);
      return { status: 200, content: sendBytes(bytes, `akada-statement-${month}.pdf`) };
    }),
    route(statementEndpoints.exportStatement)(async ({ caller, params: { month } }) => {
      const bytes = await statements.export(caller.userId, month);
      return { status: 200, content: sendBytes(bytes, `akada-statement-${month}.csv`) };
    }),
    route(endpoints.getTutorAnalytics)(async ({ caller }) => ({
      status: 200,
      body: await earnings.analyse(caller.userId),
    })),
    route(endpoints.payForSession)(async ({ caller, params }) => {
      const { id } = await access.asStudent(caller, params.id);
      return { status: 201, body: await payments.payBooking(caller, id) };
    }),
    route(endpoints.getSessionPayment)(async ({ caller, params }) => {
      const { id } = await access.asStudent(caller, params.id);
      return { status: 200, body: await payments.read(caller, id) };
    }),
    route(payForSeat)(async ({ caller, params }) => ({
      status: 201,
      body: await payments.paySeat(caller, params.id),
    })),
  ];
}

function sendBytes(bytes: Buffer, filename: string): FileContent {
  return { stream: Readable.from([bytes], { objectMode: false }), bytes: bytes.length, filename };
}
