import { queryOptions } from '@tanstack/react-query';
import { changedBy } from '../../lib/query/topics.ts';
import { readCurrentUser } from './api.ts';

export const currentUserQuery = queryOptions({
  queryKey: ['accounts', 'current-user'],
  queryFn: ({ signal }) => readCurrentUser(signal),
  meta: changedBy('account'),
});
