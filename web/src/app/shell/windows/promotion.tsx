import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dismiss, promotionQuery } from '../../../features/subscriptions/promotion-api.ts';
import { usageQuery } from '../../../features/usage/api.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useSuitableMoment } from '../../../ui/layers/suitable-moment.ts';

const modal = lazyComponent(
  async () => (await import('../../../features/subscriptions/promotion-modal.tsx')).PromotionModal,
);

/** Shows the premium modal once, at the server's time and as soon as it interrupts no work. */
export function Promotion({ since }: { since: number }) {
  const queries = useQueryClient();
  const { data } = useQuery(promotionQuery);
  const delay = data?.delay_ms ?? null;
  const isDue = useSuitableMoment(delay === null ? null : since + delay);
  // The modal does not return in this visit.
  const end = () =>
    queries.setQueryData(
      promotionQuery.queryKey,
      (promotion) => promotion && { ...promotion, delay_ms: null },
    );
  const { mutate: close } = useMutation({ mutationFn: dismiss, onMutate: end });

  if (data === undefined || data.delay_ms === null || !isDue) return null;
  return <DueModal isTrialAvailable={data.trial_available} onClose={() => close()} onStarted={end} />;
}

interface DueModalProps {
  isTrialAvailable: boolean;
  onClose: () => void;
  onStarted: () => void;
}

function DueModal(props: DueModalProps) {
  const { data: usage, isPending } = useQuery(usageQuery);

  if (isPending) return null;
  return <Lazy of={modal} props={{ ...props, usage }} waiting={null} fault={() => null} />;
}
