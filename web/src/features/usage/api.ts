import { usageStats } from '@akada/contract/usage.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

export const usageQuery = queryOptions({
  queryKey: ['usage', 'stats'],
  queryFn: ({ signal }) => call(usageStats, { signal }),
});
