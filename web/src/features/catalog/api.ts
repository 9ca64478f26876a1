import * as endpoints from '@akada/contract/base/catalog.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';

/** Prefix of all keys here: each change reads these queries again. */
export const catalogKey = ['catalog'] as const;

export interface SearchedPage {
  search: string;
  page: number;
}

/** Departments of all schools. */
export const departmentSearchQuery = ({ search, page }: SearchedPage) =>
  queryOptions({
    queryKey: [...catalogKey, 'department-search', search, page],
    queryFn: ({ signal }) =>
      call(endpoints.listDepartments, {
        query: { search, ...getPaging(page) },
        signal,
      }),
  });

export const departmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogKey, 'department', id],
    queryFn: ({ signal }) => call(endpoints.getDepartment, { params: { id }, signal }),
  });
