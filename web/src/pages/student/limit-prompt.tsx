import type { UsageItem } from '@akada/contract/base/usage.ts';
import { links } from '@akada/core/links/links.ts';
import { isPremium } from '@akada/core/plans/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../features/accounts/api.ts';
import { useReachedLimit } from '../../features/usage/allowance.tsx';
import { LimitDialog } from '../../features/usage/limit-dialog.tsx';
import type { ApiError } from '../../lib/http/api-error.ts';
import { ButtonLink } from '../../ui/links/links.tsx';

interface LimitRefusalProps {
  /** The server's `usage_limit_reached`, null while there is none. */
  refusal: ApiError | null;
  onClose: () => void;
}

/** Says that a limit is reached as soon as it is: the last unit of the month was spent on this page. */
export function LimitPrompt({
  kind,
  refusal,
  onClose,
}: { kind: UsageItem['kind'] } & Partial<LimitRefusalProps>) {
  const { reached, close } = useReachedLimit(kind);
  const end = () => {
    close();
    onClose?.();
  };
  return <LimitDialog facts={refusal?.facts ?? reached} onClose={end} more={<SeePremium />} />;
}

/** Says it to those who are refused. */
export function LimitRefusal({ refusal, onClose }: LimitRefusalProps) {
  return <LimitDialog facts={refusal?.facts ?? null} onClose={onClose} more={<SeePremium />} />;
}

/** Nothing where premium is not sold, or is there already. */
function SeePremium() {
  const { data } = useQuery(currentUserQuery);
  if (data === undefined || !data.premium_on_sale || isPremium(data.subscription_plan)) return null;
  return (
    <ButtonLink to={links.subscription()} variant="default">
      See premium
    </ButtonLink>
  );
}
