import { subscription } from '@akada/core/links/paths.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dismiss, promotionQuery } from '../../features/subscriptions/promotion-api.ts';
import { usageQuery } from '../../features/usage/usage-meters.tsx';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';

const modal = lazyComponent(
  async () => (await import('../../features/subscriptions/promotion-modal.tsx')).PromotionModal,
);

/** How often it is looked whether the modal would still be in the way. */
const lookMs = 5_000;

/** Shows the premium modal once, when the server says so and as soon as it is in no one's way. */
export function Promotion({ since }: { since: number }) {
  const queries = useQueryClient();
  const { data } = useQuery(promotionQuery);
  const isDue = useDue(data?.delay_ms ?? null, since);
  // Not again in this visit.
  const end = () =>
    queries.setQueryData(promotionQuery.queryKey, (shown) => shown && { ...shown, delay_ms: null });
  const { mutate: close } = useMutation({ mutationFn: dismiss, onMutate: end });

  if (data === undefined || data.delay_ms === null || !isDue) return null;
  return <Shown isTrialAvailable={data.trial_available} onClose={() => close()} onStarted={end} />;
}

interface ShownProps {
  isTrialAvailable: boolean;
  onClose: () => void;
  onStarted: () => void;
}

function Shown(props: ShownProps) {
  const { data: usage, isPending } = useQuery(usageQuery);

  if (isPending) return null;
  return <Lazy of={modal} props={{ ...props, usage }} waiting={null} fault={() => null} />;
}

/** @param delayMs after the visit began; null for never @returns whether that time has come, and a moment that suits */
function useDue(delayMs: number | null, since: number): boolean {
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (delayMs === null || isDue) return;

    let timer = setTimeout(look, Math.max(0, since + delayMs - Date.now()));
    function look() {
      if (mayInterrupt()) setDue(true);
      else timer = setTimeout(look, lookMs);
    }
    return () => clearTimeout(timer);
  }, [delayMs, since, isDue]);

  return isDue;
}

/** A page of one thing at a time, such as an exam, another layer, and a field in which somebody types; toasts are none. */
const inTheWay =
  '[data-focus], dialog[open], [popover="auto"]:popover-open, :is(input, textarea, select):focus';

/** Nor over a payment, nor in a tab that is not looked at. */
function mayInterrupt(): boolean {
  const isBusy = document.querySelector(inTheWay) !== null;
  return !isBusy && !document.hidden && !location.pathname.startsWith(subscription());
}
