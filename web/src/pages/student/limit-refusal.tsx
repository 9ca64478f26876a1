import { links } from '@akada/core/links/links.ts';
import { isPremium } from '@akada/core/plans/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentUserQuery } from '../../features/accounts/api.ts';
import { isAnnounced, rememberAnnounced } from '../../features/usage/announced-limits.ts';
import { LimitDialog } from '../../features/usage/limit-dialog.tsx';
import { isKind, limitText } from '../../features/usage/limit-text.ts';
import type { ApiError } from '../../lib/http/api-error.ts';
import { useAccount } from '../../lib/session/account.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';

interface LimitRefusalProps {
  /** The server's `usage_limit_reached`, null without one. */
  refusal: ApiError | null;
  onClose: () => void;
}

/** Announces a reached limit: in a dialog the first time in a month, later in the page. */
export function LimitRefusal({ refusal, onClose }: LimitRefusalProps) {
  if (refusal === null) return null;
  return <Refused key={JSON.stringify(refusal.facts)} refusal={refusal} onClose={onClose} />;
}

function Refused({ refusal: { facts }, onClose }: { refusal: ApiError; onClose: () => void }) {
  const { id: userId } = useAccount();
  const kind = isKind(facts.kind) ? facts.kind : null;
  const [wasAnnounced] = useState(() => kind !== null && isAnnounced(userId, kind));
  useEffect(() => {
    if (kind !== null) rememberAnnounced(userId, kind);
  }, [userId, kind]);

  if (!wasAnnounced) return <LimitDialog facts={facts} onClose={onClose} more={<SeePremium />} />;
  const { message, resetsOn } = limitText(facts);
  return (
    <Notice kind="info" title={message} actions={<SeePremium />}>
      {resetsOn !== null && `Your allowance starts again on ${resetsOn}.`}
    </Notice>
  );
}

/** Renders nothing if premium is not sold, or if the person has it. */
export function SeePremium() {
  const { data } = useQuery(currentUserQuery);
  if (data === undefined || !data.premium_on_sale || isPremium(data.subscription_plan)) return null;
  return (
    <ButtonLink to={links.subscription()} variant="default">
      See premium
    </ButtonLink>
  );
}
