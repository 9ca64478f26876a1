import { queryOptions } from '@tanstack/react-query';
import { readCurrentUser } from './api.ts';

export const currentUserQuery = queryOptions({
  queryKey: ['accounts', 'current-user'],
  queryFn: ({ signal }) => readCurrentUser(signal),
});
