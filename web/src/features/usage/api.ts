import { usageStats } from '@akada/contract/base/usage.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

export const usageQuery = queryOptions({
  queryKey: ['usage', 'stats'],
  queryFn: ({ signal }) => call(usageStats, { signal }),
  meta: changedBy('usage', 'note', 'generation'),
});
