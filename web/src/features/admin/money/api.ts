import { listInvoices } from '@akada/contract/base/premium-groups.ts';
import type { moneyOrders, moneyStates, owedOrders } from '@akada/contract/observers/money.ts';
import * as endpoints from '@akada/contract/observers/money.ts';
import type { LedgerAccount } from '@akada/core/payments/postings.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';
import { lastMonths } from '@akada/core/tutors/teaching-figures.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { adminKey } from '../api.ts';
import type { MoneyRules } from './money-rules.ts';

interface PaymentsChoice {
  search: string;
  state: (typeof moneyStates)[number] | undefined;
  purpose: endpoints.AdminPayment['purpose'] | undefined;
  month: string | undefined;
  order: (typeof moneyOrders)[number] | undefined;
  page: number;
}

export const paymentsQuery = ({ page, ...filter }: PaymentsChoice) =>
  queryOptions({
    queryKey: [...adminKey, 'payments', filter, page],
    queryFn: ({ signal }) =>
      call(endpoints.listAdminPayments, { query: { ...filter, ...getPaging(page) }, signal }),
  });

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'payment', id],
    queryFn: ({ signal }) => call(endpoints.readAdminPayment, { params: { id }, signal }),
  });

export const unmatchedQuery = ({ decided, page }: { decided: 'yes' | undefined; page: number }) =>
  queryOptions({
    queryKey: [...adminKey, 'unmatched', decided, page],
    queryFn: ({ signal }) =>
      call(endpoints.listUnmatchedMoney, { query: { decided, ...getPaging(page) }, signal }),
  });

export const groupInvoicesQuery = ({ paid, page }: { paid: 'yes' | undefined; page: number }) =>
  queryOptions({
    queryKey: [...adminKey, 'group invoices', paid, page],
    queryFn: ({ signal }) => call(listInvoices, { query: { paid, ...getPaging(page) }, signal }),
  });

interface OwedChoice {
  search: string;
  order: (typeof owedOrders)[number] | undefined;
  page: number;
}

export const owedQuery = ({ page, ...filter }: OwedChoice) =>
  queryOptions({
    queryKey: [...adminKey, 'owed', filter, page],
    queryFn: ({ signal }) =>
      call(endpoints.listOwedTutors, { query: { ...filter, ...getPaging(page) }, signal }),
  });

interface LedgerChoice {
  account: LedgerAccount | undefined;
  month: string | undefined;
  page: number;
}

export const ledgerQuery = ({ page, ...filter }: LedgerChoice) =>
  queryOptions({
    queryKey: [...adminKey, 'ledger', filter, page],
    queryFn: ({ signal }) => call(endpoints.readLedger, { query: { ...filter, ...getPaging(page) }, signal }),
  });

/** Only the rows: a query for the accounts shares the same answer. */
export const ledgerLinesQuery = (choice: LedgerChoice) =>
  queryOptions({
    queryKey: [...adminKey, 'ledger lines', choice],
    queryFn: async ({ client }) => (await client.fetchQuery(ledgerQuery(choice))).lines,
  });

export const checkMoney = async (rules: MoneyRules, body: unknown) =>
  (await import('./money-rules.ts')).moneyErrors(rules, body);

/** The months of a year in Lagos, the latest first. */
export const chosenMonths = () =>
  lastMonths(wallTime(Date.now(), 'Africa/Lagos').slice(0, 10), 12).toReversed();
