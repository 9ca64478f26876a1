import { Readable } from 'node:stream';
import * as endpoints from '@akada/contract/work/earnings.ts';
import { payForSeat } from '@akada/contract/work/tutorials.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { BookingAccess } from '../bookings/bookings.access.ts';
import type { EarningsService } from './earnings.service.ts';
import type { SessionPayments } from './session-payments.service.ts';

interface EarningsHttpDeps {
  access: Pick<BookingAccess, 'asStudent'>;
  earnings: EarningsService;
  payments: SessionPayments;
}

export function earningsRoutes({ access, earnings, payments }: EarningsHttpDeps): Route[] {
  return [
    route(endpoints.getEarnings)(async ({ caller, query }) => ({
      status: 200,
      body: await earnings.read(caller.userId, query),
    })),
    route(endpoints.exportEarnings)(async ({ caller, query }) => {
      const bytes = await earnings.table(caller.userId, query.month);
      const stream = Readable.from([bytes], { objectMode: false });
      const filename = `akada-earnings${query.month ? `-${query.month}` : ''}.csv`;
      return { status: 200, content: { stream, bytes: bytes.length, filename } };
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
