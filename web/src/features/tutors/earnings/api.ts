import { exportEarnings, getEarnings, getTutorAnalytics } from '@akada/contract/work/money/earnings.ts';
import { listStatements } from '@akada/contract/work/money/statements.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { download } from '../../../lib/http/download.ts';
import { changedBy } from '../../../lib/query/topics.ts';

const monthQuery = (month: string) => (month === '' ? {} : { month });

/** @param month the month of the lines, such as `2026-11`, empty for all */
export const earningsQuery = (month = '', page = 0) =>
  queryOptions({
    queryKey: ['earnings', 'all', month, page],
    queryFn: ({ signal }) =>
      call(getEarnings, { query: { ...monthQuery(month), ...getPaging(page) }, signal }),
    staleTime: 0,
    meta: changedBy('account', 'booking', 'tutorial'),
  });

/** Reads only the lines: a request for the sums at the same time shares the answer. */
export const earningLinesQuery = (month: string, page: number) =>
  queryOptions({
    queryKey: ['earnings', 'lines', month, page],
    queryFn: async ({ client }) => (await client.fetchQuery(earningsQuery(month, page))).lines,
    staleTime: 0,
    meta: changedBy('booking', 'tutorial'),
  });

export const earningsFile = (month: string) => download(exportEarnings, { query: monthQuery(month) });

export const analyticsQuery = queryOptions({
  queryKey: ['earnings', 'analytics'],
  queryFn: ({ signal }) => call(getTutorAnalytics, { signal }),
  staleTime: 0,
  meta: changedBy('booking', 'tutorial'),
});

export const statementsQuery = queryOptions({
  queryKey: ['earnings', 'statements'],
  queryFn: ({ signal }) => call(listStatements, { signal }),
  staleTime: 0,
  meta: changedBy('booking', 'tutorial'),
});
