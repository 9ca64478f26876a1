import { firstPromotionMs } from '@akada/core/subscriptions/promotion.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useSale } from '../use-sale.ts';

// Most visits end before the timer, so the code loads late.
const promotion = lazyComponent(async () => (await import('./promotion.tsx')).Promotion);

/** Stores the start of this account's visit, because a change of area renders the frame again. */
const visitQuery = {
  queryKey: ['app', 'visit-since'],
  queryFn: () => Date.now(),
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/** Requests the promotion only at the earliest time at which the modal may open. */
export function PromotionTimer() {
  const { isOpen, isPremium } = useSale();
  const { data: since } = useQuery(visitQuery);
  const [isAsked, setAsked] = useState(false);
  const isPossible = isOpen && !isPremium;

  useEffect(() => {
    if (!isPossible || since === undefined) return;

    const timer = setTimeout(() => setAsked(true), since + firstPromotionMs - Date.now());
    return () => clearTimeout(timer);
  }, [isPossible, since]);

  if (!isPossible || !isAsked || since === undefined) return null;
  return <Lazy of={promotion} props={{ since }} waiting={null} fault={() => null} />;
}
