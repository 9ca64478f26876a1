import { subscription } from '@akada/core/links/paths.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { ButtonLink } from '../links/links.tsx';
import { Notice } from './notice.tsx';

/** True if the account's plan does not include the requested feature. */
export const isPremiumRequired = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'premium_required';

interface PremiumNoticeProps {
  /** The server's error, or the same error if it is known before the request. */
  refusal: Pick<ApiError, 'facts' | 'message'>;
}

/** Shown instead of a premium feature: its advantage, and one link to premium. */
export function PremiumNotice({ refusal: { facts, message } }: PremiumNoticeProps) {
  return (
    <Notice
      kind="info"
      title={String(facts.label)}
      actions={<ButtonLink to={subscription({ wanted: String(facts.feature) })}>See premium</ButtonLink>}
    >
      {message}
    </Notice>
  );
}
