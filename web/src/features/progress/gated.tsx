import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { isPremiumRequired, PremiumNotice } from '../../ui/feedback/premium-notice.tsx';

interface GatedProps<Data, Key extends QueryKey> {
  what: string;
  query: UseQueryOptions<Data, Error, Data, Key>;
  shape: ReactNode;
  children: (data: Data, isPrevious: boolean) => ReactNode;
}

/** Shows a figure, or the premium notice if the plan excludes it. */
export function Gated<Data, Key extends QueryKey>(props: GatedProps<Data, Key>) {
  const { error } = useQuery(props.query);
  return isPremiumRequired(error) ? <PremiumNotice refusal={error} /> : <Loaded {...props} />;
}
