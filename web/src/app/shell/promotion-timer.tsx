import { firstPromotionMs } from '@akada/core/subscriptions/promotion.ts';
import { useEffect, useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { useSale } from './use-sale.ts';

// Most visits are over before.
const promotion = lazyComponent(async () => (await import('./promotion.tsx')).Promotion);

/** The server is asked about the premium modal when it may be shown at the earliest, and not before. */
export function PromotionTimer() {
  const { isOpen, isPremium } = useSale();
  const [openedAt] = useState(Date.now);
  const [isAsked, setAsked] = useState(false);
  const isPossible = isOpen && !isPremium;

  useEffect(() => {
    if (!isPossible) return;

    const timer = setTimeout(() => setAsked(true), firstPromotionMs);
    return () => clearTimeout(timer);
  }, [isPossible]);

  if (!isPossible || !isAsked) return null;
  return <Lazy of={promotion} props={{ openedAt }} waiting={null} fault={() => null} />;
}
